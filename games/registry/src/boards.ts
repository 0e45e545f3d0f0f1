import { shown as packetRow } from '@south-street/packet-row/ui/manifest'
import { shown as transatlantic } from '@south-street/transatlantic/ui/manifest'
import { openShowcase } from './showcase.ts'

export type { Illustration, RuleBook } from './showcase.ts'

const showcase = openShowcase([packetRow, transatlantic])

/** The games that a page shows, in this order. */
export const SHOWN_GAMES = showcase.ids
/** Every version of them that a page can show. */
export const SHOWN_VERSIONS = showcase.versions
/** What there is to know of a game before anybody sits down: seats, variants, levels. */
export const aboutGame = showcase.about
export const { loadBook, loadCover, loadIllustration, loadTable, loadWords } = showcase
