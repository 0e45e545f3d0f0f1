import type { CoachSight, CoachTip } from '@south-street/engine/coach'
import { AREAS, CARDS, type CardIndex, NONE } from '../../src/cards.ts'
import { recallBestDelivery } from '../../src/delivery/recent.ts'
import type { Event } from '../../src/events.ts'
import { endingAreas } from '../../src/short-areas.ts'
import { CURRENT_SPACES, SHORT_AREAS_AT_END, SPACES } from '../../src/state.ts'
import type { View } from '../../src/view.ts'

type Sight = CoachSight<View, Event>
type Tip = CoachTip<View, Event>

/** With so few cards in the talons that matter, the end is a few rounds away. */
const NEARLY_EMPTY = 4

const supply = (area: number): string => `supply:${AREAS[area]}`
const cardName = (card: CardIndex): string => `card:${CARDS[card]!.id}`

/** What the best delivery brings, with a card more where one is named. */
function rewardOf({ seat, view }: Sight, card: CardIndex = NONE): number {
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  if (card === NONE) return recallBestDelivery(hand, fleet)?.reward ?? 0
  const isShip = CARDS[card]!.kind === 'ship'
  const best = isShip ? recallBestDelivery(hand, [...fleet, card]) : recallBestDelivery([...hand, card], fleet)
  return best?.reward ?? 0
}

/** What lies before the seat that is asked, and can be paid. */
function offered({ seat, view }: Sight): readonly CardIndex[] {
  if (view.area === NONE) return []
  const first = view.area * SPACES
  const cards = view.spaces.slice(first, first + CURRENT_SPACES)
  return cards.filter((card) => card !== NONE && CARDS[card]!.price <= view.money[seat]!)
}

function holds({ seat, view }: Sight, kind: 'contract' | 'banker'): boolean {
  return view.hands[seat]!.some((card) => CARDS[card]!.kind === kind)
}

/** The areas that will end the game before long; null while that is far off. */
function nearlyEmpty({ talons, players }: View): readonly string[] | null {
  const few = AREAS.flatMap((_, area) => (talons[area]! <= NEARLY_EMPTY ? [supply(area)] : []))
  return few.length < SHORT_AREAS_AT_END[players]! ? null : few
}

/** A card that a rival took from under the seat's nose: it would have paid. */
function takenAway(sight: Sight): number | null {
  const now = rewardOf(sight)
  const event = sight.news.find(
    (one) => one.type === 'took' && one.seat !== sight.seat && rewardOf(sight, one.card) > now,
  )
  return event?.type === 'took' ? event.seat : null
}

/** Who ended the last round with a card, if the seat had none then; else null. */
function endedWithout({ seat, history, news }: Sight): number | null {
  if (!news.some(({ type }) => type === 'round-ended')) return null
  const end = history.findLastIndex(({ type }) => type === 'round-ended')
  const begin = history.slice(0, end).findLastIndex(({ type }) => type === 'round-ended') + 1
  const took = history.slice(begin, end).filter((event) => event.type === 'took')
  const last = took.at(-1)
  // Whoever is harbour master takes the last card; then the round is over at once.
  const isLast = last !== undefined && history[end - 1] === last
  return isLast && took.every((event) => event.seat !== seat) ? last.seat : null
}

const tip = (id: string, clause: string, at: Tip['at']): Tip => ({ id, clause, at })

/** What cannot wait comes first: one thing is said at a time. */
export const tips: readonly Tip[] = [
  tip('last-round', 'PR-8.3', ({ view }) => (endingAreas(view) === null ? null : ['points'])),
  tip('deliver', 'PR-6.2', (sight) => (rewardOf(sight) > 0 ? ['deliver'] : null)),
  tip('wanted', 'PR-6.3', (sight) => {
    const card = rewardOf(sight) > 0 ? undefined : offered(sight).find((one) => rewardOf(sight, one) > 0)
    return card === undefined ? null : [cardName(card)]
  }),
  tip('without', 'PR-3.7', (sight) => {
    const seat = endedWithout(sight)
    return seat === null ? null : [`seat:${seat}`]
  }),
  tip('skipped', 'PR-3.5', ({ seat, news }) => {
    const event = news.find((one) => one.type === 'skipped' && one.seat === seat)
    return event?.type === 'skipped' ? [supply(event.area)] : null
  }),
  tip('rival-took', 'PR-7.2', (sight) => {
    const seat = takenAway(sight)
    return seat === null ? null : [`seat:${seat}`]
  }),
  tip('master', 'PR-3.2', ({ view }) => (view.phase === 'choose' ? ['bar'] : null)),
  tip('asked', 'PR-3.4', ({ view }) => (view.phase === 'ask' ? [supply(view.area)] : null)),
  tip('decide', 'PR-3.7', ({ view }) => {
    const isLastArea = view.chosen === (1 << AREAS.length) - 1
    return view.phase === 'decide' && !isLastArea ? [supply(view.area)] : null
  }),
  tip('end-near', 'PR-8.1', ({ view }) => (endingAreas(view) === null ? nearlyEmpty(view) : null)),
  tip('richest', 'PR-9.3', (sight) => {
    const { seat, view } = sight
    const isRichest = view.money.every((money, other) => other === seat || money < view.money[seat]!)
    return holds(sight, 'banker') && isRichest ? ['points'] : null
  }),
  tip('banker', 'PR-9.3', (sight) => {
    const card = offered(sight).find((one) => CARDS[one]!.kind === 'banker')
    return card === undefined ? null : [cardName(card)]
  }),
  tip('building', 'PR-9.2', (sight) => {
    const card = offered(sight).find((one) => CARDS[one]!.kind === 'vp')
    return card === undefined ? null : [cardName(card)]
  }),
  tip('lacks', 'PR-6.4', (sight) => (holds(sight, 'contract') && rewardOf(sight) === 0 ? ['hand'] : null)),
  tip('goal', 'PR-9.1', () => ['points']),
]
