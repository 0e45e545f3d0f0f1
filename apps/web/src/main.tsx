import '@fontsource-variable/archivo/wdth.css'
import '@fontsource-variable/besley/wght.css'
import '@fontsource/abril-fatface/400.css'
import '@south-street/ui/tokens.css'
import { registerSW } from 'virtual:pwa-register'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startLanguage } from './language/language.ts'
import { applyTheme, readPreferences } from './preferences.ts'

applyTheme(readPreferences().theme)
registerSW({ immediate: true })
await startLanguage()
createRoot(document.getElementById('page')!).render(<App />)
