import type { Words } from './words.ts'

interface EndOfGame {
  /** All seats, the winner first. */
  readonly order: readonly number[]
  readonly won: readonly number[]
  /** Every seat's points. */
  readonly totals: readonly number[]
  readonly rounds: number
  /** What has separated two seats with the same points: “money decides, $34 to $29”. */
  readonly decided: (best: number, next: number) => string
}

/** By how much the game was won; where points do not say it, what does. */
export function resultLine(words: Words, { order, won, totals, rounds, decided }: EndOfGame): string {
  const best = won[0]!
  const points = totals[best]!
  const next = order.find((seat) => !won.includes(seat))
  if (next === undefined) return words.say('result.line-shared', { points, count: rounds })
  if (totals[next] !== points) return words.say('result.line', { points, next: totals[next]!, count: rounds })
  return words.say('result.line-level', { points, decided: decided(best, next), count: rounds })
}
