import './fonts/fonts.css'
import './first-paint.css'
import '@south-street/ui/tokens.css'
import '@south-street/ui/motion.css'
import { watchWindow } from '@south-street/ui'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, openPage } from './app.tsx'
import { watchEdition } from './edition/edition.ts'
import { readKept } from './kept.ts'
import { startLanguage } from './language/language.ts'
import { PUSH_KEY } from './notices/push-key.ts'
import { applyLooks, readPreferences } from './preferences.ts'
import { currentPath } from './router.ts'

/** The page in the language of whoever looks at it, as soon as both are there. */
function start(): void {
  applyLooks(readPreferences())
  watchWindow()
  watchEdition()
  const wordsAreThere = startLanguage()
  const page = openPage(currentPath()).catch(() => null)
  // Not with a top-level `await`: what a page loads imports this script, and each would wait for the other.
  Promise.all([page, wordsAreThere]).then(([first]) => {
    const root = createRoot(document.getElementById('page')!)
    // In small pieces, between which the browser may do something else.
    startTransition(() => root.render(<App first={first} />))
  })
}

function renew({ renewSubscription }: typeof import('./notices/renewal.ts')): void {
  renewSubscription().catch(() => {})
}

// Only where notices were turned on: elsewhere this is never loaded.
if (readKept(PUSH_KEY)) window.addEventListener('load', () => void import('./notices/renewal.ts').then(renew, () => {}))
// To run this script takes a slow phone long enough: what it begins is a task of its own.
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
  port1.close()
  start()
}
port2.postMessage(null)
