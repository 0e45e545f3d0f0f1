import type { Seat } from '@south-street/engine'
import { AREAS, type Area, CARDS, NONE } from './cards.ts'
import { cardsOf, type Delivery } from './delivery/delivery.ts'
import { recallBestDelivery } from './delivery/recent.ts'
import type { EmitEvent } from './events.ts'
import {
  CURRENT_SPACES,
  canBeChosen,
  couldTake,
  discard,
  FULL_SUPPLY,
  FUTURE_SPACES,
  othersHaveTaken,
  removeCard,
  SHORT_AREAS_AT_END,
  SPACES,
  type State,
} from './state.ts'

/** PR-3.1, PR-3.11 */
export function openArea(state: State, area: Area): void {
  state.area = area
  state.chosen |= 1 << area
}

/** Asks the next seat clockwise that still has its piece and something to take, and after the last the harbour master. */
export function askAfter(state: State, seat: Seat, emit?: EmitEvent): void {
  const { area, harbourMaster, players } = state
  for (let next = (seat + 1) % players; next !== harbourMaster; next = (next + 1) % players) {
    if (state.pieces[next]! !== NONE) continue // PR-3.3
    if (couldTake(state, next, area)) {
      state.phase = 'ask'
      state.actor = next
      return
    }
    emit?.({ type: 'skipped', seat: next, area }) // PR-3.5
  }
  askHarbourMaster(state, emit)
}

function askHarbourMaster(state: State, emit?: EmitEvent): void {
  state.actor = state.harbourMaster
  if (othersHaveTaken(state)) {
    state.phase = 'finish' // PR-3.9: asked even if there is nothing to take
  } else if (couldTake(state, state.harbourMaster, state.area)) {
    state.phase = 'decide' // PR-3.6
  } else {
    emit?.({ type: 'skipped', seat: state.harbourMaster, area: state.area })
    chooseAgain(state, emit) // PR-3.5: being skipped counts as declining
  }
}

/** PR-3.8 */
export function chooseAgain(state: State, emit?: EmitEvent): void {
  for (let area = 0; area < AREAS.length; area++) {
    if (canBeChosen(state, area)) {
      state.phase = 'choose'
      state.area = NONE
      return
    }
  }
  endRound(state, emit)
}

export function endRound(state: State, emit?: EmitEvent): void {
  emit?.({ type: 'round-ended', round: state.round })
  for (let seat = 0; seat < state.players; seat++) state.pieces[seat] = NONE // PR-5.1
  for (let area = 0; area < AREAS.length; area++) {
    if ((state.chosen & (1 << area)) !== 0) renewArea(state, area, emit) // PR-5.5
  }
  state.area = NONE
  state.chosen = 0
  if (shortAreas(state) >= SHORT_AREAS_AT_END[state.players]!) {
    endGame(state, emit)
    return
  }
  state.round++
  state.harbourMaster = (state.harbourMaster + 1) % state.players // PR-5.6
  state.phase = 'choose'
  state.actor = state.harbourMaster
  emit?.({ type: 'harbour-master-changed', seat: state.harbourMaster })
}

function renewArea(state: State, area: Area, emit?: EmitEvent): void {
  const { spaces } = state
  const talon = state.talons[area]!
  const pile = state.discards[area]!
  const first = area * SPACES
  const future = first + CURRENT_SPACES
  const cleared = pile.length
  // PR-5.2
  for (let space = first; space < future; space++) {
    if (spaces[space]! !== NONE) pile.push(spaces[space]!)
    spaces[space] = NONE
  }
  if (emit && pile.length > cleared) emit({ type: 'cleared', area, cards: pile.slice(cleared) })

  // PR-5.3
  let filled = first
  for (let space = future; space < future + FUTURE_SPACES; space++) {
    if (spaces[space]! !== NONE) spaces[filled++] = spaces[space]!
    spaces[space] = NONE
  }
  if (emit && filled > first) emit({ type: 'moved-up', area, cards: spaces.slice(first, filled) })

  const drawn: number[] | null = emit ? [] : null
  const full = first + FULL_SUPPLY[state.players]!
  for (; filled < full && talon.length > 0; filled++) {
    spaces[filled] = talon.pop()!
    drawn?.push(filled)
  }
  // PR-5.4
  for (let space = future; space < future + FUTURE_SPACES && talon.length > 0; space++) {
    spaces[space] = talon.pop()!
    drawn?.push(space)
  }
  if (emit && drawn && drawn.length > 0) {
    emit({ type: 'revealed', area, cards: drawn.map((space) => spaces[space]!), spaces: drawn, reveals: true })
  }
}

/** PR-8.1, PR-8.2: an area is short when its last current space is empty after the refill. Nothing else can empty it then. */
function isShort(state: State, area: Area): boolean {
  return state.spaces[area * SPACES + FULL_SUPPLY[state.players]! - 1]! === NONE
}

function shortAreas(state: State): number {
  let count = 0
  for (let area = 0; area < AREAS.length; area++) {
    if (isShort(state, area)) count++
  }
  return count
}

function endGame(state: State, emit?: EmitEvent): void {
  state.phase = 'over'
  state.actor = NONE
  emit?.({ type: 'game-ended', shortAreas: AREAS.flatMap((_, area) => (isShort(state, area) ? [area] : [])) })
  for (let seat = 0; seat < state.players; seat++) settle(state, seat, emit)
}

/** PR-8.3 */
function settle(state: State, seat: Seat, emit?: EmitEvent): void {
  const best = recallBestDelivery(state.hands[seat]!, state.fleets[seat]!)
  if (best !== null) handOver(state, seat, best.delivery, best.reward)
  const cashed = state.hands[seat]!.filter((card) => CARDS[card]!.kind === 'money')
  let value = 0
  for (const card of cashed) {
    removeCard(state.hands[seat]!, card)
    discard(state, card)
    value += CARDS[card]!.value
  }
  state.money[seat] = state.money[seat]! + value
  const [delivery, reward] = best === null ? [null, 0] : [best.delivery, best.reward]
  emit?.({ type: 'settled', seat, delivery, reward, cashed, value, reveals: true })
}

/** PR-6.3: every named card is discarded, the rewards are paid. */
export function handOver(state: State, seat: Seat, delivery: Delivery, reward: number): void {
  for (const card of cardsOf(delivery)) {
    removeCard(CARDS[card]!.kind === 'ship' ? state.fleets[seat]! : state.hands[seat]!, card)
    discard(state, card)
  }
  state.money[seat] = state.money[seat]! + reward
}
