import '@fontsource-variable/archivo/wdth.css'
import '@fontsource-variable/besley/wght.css'
import '@fontsource/abril-fatface/400.css'
import '@south-street/ui/tokens.css'
import '@south-street/ui/motion.css'
import { watchWindow } from '@south-street/ui'
import { createRoot } from 'react-dom/client'
import { App, openPage } from './app.tsx'
import { watchEdition } from './edition/edition.ts'
import { startLanguage } from './language/language.ts'
import { applyLooks, readPreferences } from './preferences.ts'
import { currentPath } from './router.ts'

applyLooks(readPreferences())
watchWindow()
watchEdition()
const wordsAreThere = startLanguage()
openPage(currentPath())
await wordsAreThere
createRoot(document.getElementById('page')!).render(<App />)
