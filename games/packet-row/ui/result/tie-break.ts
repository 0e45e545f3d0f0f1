import type { Score } from '@south-street/engine'
import { sayMoney, type Words } from '@south-street/ui'

/** PR-9.5: whose money stands before whose, where the points are level. */
export function sayDecided(words: Words, scores: readonly Score[], best: number, next: number): string {
  const money = (seat: number) => sayMoney(words, scores[seat]!.tieBreaks[0]!.points)
  return words.say('result.money-decides', { best: money(best), next: money(next) })
}
