import type { Candidate } from '@south-street/bots'
import type { Seat } from '@south-street/engine'
import { CARDS, NONE } from '../../src/catalogue.ts'
import { cardTypeOf, type Finder, lead, type Situation } from './situation.ts'

const LIKELY = 0.6

/** Why this card is played, taken or copied now. */
export const findCards: Finder = (situation) => [
  ...aboutShipyard(situation),
  ...aboutDirector(situation),
  ...aboutDisplay(situation),
  ...aboutCopying(situation),
  ...aboutEnd(situation),
]

/** Which ship SHIPYARD is played for. */
function aboutShipyard(situation: Situation): Candidate[] {
  const { me, best, other } = situation
  const type = cardTypeOf(best)
  if (type !== 'SHIPYARD' && type !== 'SHIPYARD+') return []
  const [wanted] = Object.entries(best.seen.bought[me]!)
    .map(([ship, share]) => ({ ship, share, more: share - (other.seen.bought[me]![ship] ?? 0) }))
    .filter(({ share, more }) => share >= LIKELY && more >= LIKELY)
    .sort((a, b) => b.more - a.more)
  if (wanted === undefined) return []
  const weight = Math.max(0.5, lead(situation, me))
  return [{ kind: 'shipyard-ship', about: { ship: wanted.ship }, aspect: 'gain', weight }]
}

function aboutDirector(situation: Situation): Candidate[] {
  const { view, me, best } = situation
  if (cardTypeOf(best) !== 'DIRECTOR' || best.action.type !== 'play' || view.display.length === 0) return []
  const count = view.stacks[me]!.length + 1
  const weight = Math.max(0.3, lead(situation, me), count * 0.1)
  const found: Candidate[] = [{ kind: 'director', about: { count }, aspect: 'gain', weight }]
  const left = view.hand.length - 1
  if (left >= 1 && left <= 2)
    found.push({ kind: 'director-hand', about: { count: left }, aspect: 'gain', weight: weight * 1.05 })
  return found
}

/** What a rival would take from the display, and what leaves it. */
function aboutDisplay({ view, best, other, rivals }: Situation): Candidate[] {
  const { action } = best
  if (action.type !== 'take' || (other.action.type === 'take' && other.action.card === action.card)) return []
  const { id } = CARDS[action.card]!
  const found: Candidate[] = []
  for (const seat of rivals) {
    const share = other.seen.taken[seat]![id] ?? 0
    if (share >= 0.5) found.push({ kind: 'deny-card', about: { card: id, seat }, aspect: 'deny', weight: share })
  }
  if (view.display[0] === action.card && view.display.length > 1) {
    found.push({ kind: 'take-oldest', about: { card: id }, aspect: 'wait', weight: 0.4 })
  }
  return found
}

function aboutCopying(situation: Situation): Candidate[] {
  const { view, me, best } = situation
  const { action } = best
  if (action.type !== 'copy' || action.from === null) return []
  const visible = topOf(situation, action.from)
  if (visible === NONE) return []
  const { id, type } = CARDS[visible]!
  const isOwn = view.hand.some((card) => CARDS[card]!.type === type)
  const kind = isOwn ? 'copy-keeps' : 'copy-lends'
  const about = { card: id, seat: action.from }
  return [{ kind, about, aspect: 'gain', weight: Math.max(0.4, lead(situation, me)) }]
}

function topOf({ view }: Situation, seat: Seat): number {
  return view.stacks[seat]!.at(-1) ?? NONE
}

/** What counts when the end is certain (TA-15.2). */
function aboutEnd({ view, me, best, other }: Situation): Candidate[] {
  if (view.lastRound === NONE) return []
  const found: Candidate[] = []
  if (best.action.type === 'tile') found.push({ kind: 'tile-last', about: {}, aspect: 'end', weight: 0.8 })
  const cash = best.seen.points[me]!.cash - other.seen.points[me]!.cash
  if (cash >= 0.7) found.push({ kind: 'end-cash', about: { count: Math.round(cash) }, aspect: 'end', weight: cash })
  return found
}
