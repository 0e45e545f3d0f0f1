import type { CoachSight } from '@south-street/engine/coach'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'

/** Whoever has delivered less often has not found out how money is made. */
const FEW_DELIVERIES = 3
/** Whoever goes without a card in so many rounds of a game leaves much to the others. */
const MANY_ROUNDS_WITHOUT = 1 / 5

/** The lesson that fits what a lost game has shown; whoever has won needs none. */
export function practice({ seat, view, history }: CoachSight<View, Event>): string | null {
  if (view.scores === null) return null
  const pointsOf = (one: number, name: string) => view.scores![one]!.items.find((item) => item.name === name)!.points
  const totals = view.scores.map(({ total }) => total)
  const best = Math.max(...totals)
  const behind = best - totals[seat]!
  if (behind === 0) return null
  const winner = totals.indexOf(best)
  if (pointsOf(winner, 'bankers') - pointsOf(seat, 'bankers') >= behind) return 'the-richest'
  const deliveries = history.flatMap((event) =>
    (event.type === 'delivered' || event.type === 'settled') && event.seat === seat && event.delivery !== null
      ? [event.delivery]
      : [],
  )
  if (deliveries.length < FEW_DELIVERIES) return 'a-delivery'
  if (deliveries.every(({ contracts }) => contracts.length === 1)) return 'one-ship'
  const rounds = history.filter(({ type }) => type === 'round-ended').length
  const taken = history.filter((event) => event.type === 'took' && event.seat === seat).length
  return rounds - taken >= rounds * MANY_ROUNDS_WITHOUT ? 'who-is-asked-first' : 'coming-next'
}
