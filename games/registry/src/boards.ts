import { FOUND } from './found/boards.ts'
import { openShowcase } from './showcase.ts'

export type { HabitPicture, Illustration, RuleBook } from './showcase.ts'

const showcase = openShowcase(FOUND)

/** The games that a page shows, in this order. */
export const SHOWN_GAMES = showcase.ids
/** Every version of them that a page can show. */
export const SHOWN_VERSIONS = showcase.versions
/** What there is to know of a game before anybody sits down: seats, variants, levels. */
export const aboutGame = showcase.about
export const { loadBook, loadCover, loadGallery, loadHabitPicture, loadIllustration, loadSign, loadTable, loadWords } =
  showcase
