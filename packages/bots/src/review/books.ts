import {
  type BookPart,
  givenAway,
  INTERVAL,
  isCostly,
  type ReviewedDecision,
  type SeatBooks,
} from '@south-street/engine/review'
import { round4, round6 } from './rounded.ts'
import type { Measured, ToldStory } from './story.ts'

/** What made the difference, by seat; nothing while a decision is unread. The parts add up to the result. */
export function keepBooks(
  decisions: readonly ReviewedDecision[],
  result: readonly number[],
  { luck }: ToldStory,
): readonly SeatBooks[] {
  if (luck.length === 0 || decisions.some(({ pass }) => pass === 'unread')) return []
  return result.map((share, seat): SeatBooks => {
    const plays = result.map((_, by) => playOf(decisions, by, seat))
    const { deal, reveals, cards } = luck[seat]!
    const told = [...plays, cards]
    const start = round6(1 / result.length)
    const sum = told.reduce((all, { value }) => all + round6(value), 0)
    const variance = told.reduce((all, { error }) => all + error * error, 0)
    return {
      seat,
      start,
      result: round6(share),
      own: partOf(plays[seat]!),
      rivals: plays.flatMap((play, by) => (by === seat ? [] : [{ seat: by, ...partOf(play) }])),
      cards: partOf(cards),
      deal: partOf(deal),
      reveals: partOf(reveals),
      rest: partOf({ value: round6(share) - start - sum, error: Math.sqrt(variance) }),
    }
  })
}

/**
 * What the decisions of one seat changed for another, compared with its best moves. Only those that can be told: small
 * differences are as likely the reader's errors, and of many moves the one that is judged too high looks best, so that
 * they would not even out.
 */
function playOf(decisions: readonly ReviewedDecision[], by: number, seat: number): Measured {
  const { given, counted } = givenAway(decisions.filter((one) => one.seat === by))
  const scale = given > 0 ? counted / given : 1
  let value = 0
  let variance = 0
  for (const decision of decisions) {
    if (decision.seat !== by || !isCostly(decision)) continue
    value += decision.effect[seat]!
    variance += decision.effectError[seat]! * decision.effectError[seat]!
  }
  // Nobody can be given more than a win either.
  return { value: Math.max(-1, Math.min(1, scale * value)), error: scale * Math.sqrt(variance) }
}

function partOf({ value, error }: Measured): BookPart {
  return { value: round6(value), error: round4(error), tells: Math.abs(value) > INTERVAL * error }
}
