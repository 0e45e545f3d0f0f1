import type { Seat } from '@south-street/engine'
import type { Action } from './actions/action.ts'
import { AREAS, type Area, CARDS, type CardIndex, NONE } from './cards.ts'
import { offeredDeliveries } from './delivery/offers.ts'
import { isFutureSpace, SPACES, type State } from './state.ts'

/**
 * The answers to the seat's decision, then what it may do at any time. Of cards with the same face only the first is
 * listed (assistants, money cards), and of the deliveries those of `offeredDeliveries`.
 *
 * It shares no code with `search`, so that the contract suite compares two readings of the rules.
 */
export function legal(state: State, seat: Seat): Action[] {
  if (state.phase === 'over') return []
  const hand = state.hands[seat]!
  const answers = state.actor === seat ? listAnswers(state, seat) : []
  const deliveries = offeredDeliveries(hand, state.fleets[seat]!)
  return [
    ...answers,
    ...listCashing(hand),
    ...deliveries.map((delivery) => ({ type: 'deliver' as const, ...delivery })),
  ]
}

function listAnswers(state: State, seat: Seat): Action[] {
  const fresh = [...AREAS.keys()].filter((area) => (state.chosen & (1 << area)) === 0)
  if (state.phase === 'choose') {
    // PR-3.1
    const open = fresh.filter((area) => spacesOf(area).some((space) => state.spaces[space] !== NONE))
    return open.map((area) => ({ type: 'choose', area }))
  }
  // PR-3.2, PR-3.6; and after all others have taken, also from the areas not yet chosen (PR-3.9).
  const areas = state.phase === 'finish' ? [state.area, ...fresh] : [state.area]
  return [...areas.flatMap((area) => listTaking(state, seat, area)), { type: 'pass' }]
}

/** PR-4.1 to PR-4.3 */
function listTaking(state: State, seat: Seat, area: Area): Action[] {
  const assistants = state.hands[seat]!.filter((card) => CARDS[card]!.kind === 'assistant')
  const actions: Action[] = []
  for (const space of spacesOf(area)) {
    const card = state.spaces[space]!
    if (card === NONE || CARDS[card]!.price > state.money[seat]!) continue
    if (!isFutureSpace(space)) actions.push({ type: 'take', card })
    else if (assistants.length > 0) actions.push({ type: 'take', card, assistant: Math.min(...assistants) })
  }
  return actions
}

function spacesOf(area: Area): number[] {
  return Array.from({ length: SPACES }, (_, i) => area * SPACES + i)
}

/** PR-6.1 */
function listCashing(hand: readonly CardIndex[]): Action[] {
  const byValue = new Map<number, CardIndex>()
  for (const card of hand) {
    const { kind, value } = CARDS[card]!
    if (kind === 'money' && !byValue.has(value)) byValue.set(value, card)
  }
  return [...byValue.values()].map((card) => ({ type: 'cash', card }))
}
