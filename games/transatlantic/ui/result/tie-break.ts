import type { Score } from '@south-street/engine'
import type { Words } from '@south-street/ui'
import { SHIPS } from '../../src/catalogue.ts'

/** TA-15.7: whose youngest steamship stands before all others, where the points are level. */
export function sayDecided(words: Words, best: Score): string {
  const { name, year } = SHIPS[best.tieBreaks[0]!.points]!
  return words.say('result.ship-decides', { ship: name, year })
}
