import type { LessonShelf } from '@south-street/engine/lesson'
import aRound from './a-round.json' with { type: 'json' }
import { rules } from './rules.ts'

/** In the order in which they are taught. */
export const shelf: LessonShelf = { lessons: [aRound], rules }
