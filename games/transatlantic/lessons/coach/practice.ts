import type { CoachSight } from '@south-street/engine/coach'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'

/** Where points were lost, and the lesson that teaches how they are won. */
const LESSONS: Readonly<Record<string, string>> = {
  transports: 'houses',
  scrapped: 'buy-and-deploy',
  ships: 'markers',
  headquarters: 'markers',
  cash: 'coal-and-trips',
  rows: 'markers',
}
/** Whoever has played the Director less often has not used most cards twice. */
const FEW_DIRECTORS = 3

/** The lesson that fits what a lost game has shown; whoever has won needs none. */
export function practice({ seat, view, history }: CoachSight<View, Event>): string | null {
  if (view.scores === null) return null
  const totals = view.scores.map(({ total }) => total)
  const best = Math.max(...totals)
  if (totals[seat] === best) return null
  const directors = history.filter((event) => event.type === 'took-up' && event.seat === seat).length
  if (directors < FEW_DIRECTORS) return 'director'
  const [winner, own] = [view.scores[totals.indexOf(best)]!.items, view.scores[seat]!.items]
  const behind = (index: number) => winner[index]!.points - own[index]!.points
  const widest = own.reduce((worst, _, index) => (behind(index) > behind(worst) ? index : worst), 0)
  return LESSONS[own[widest]!.name] ?? null
}
