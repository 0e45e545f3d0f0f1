import { at, type Json, Malformed, quote, type Refusal, readMembers, type Seat } from '@south-street/engine'
import { AREAS, CARDS, type CardIndex, NONE, readCard } from '../cards.ts'
import type { EmitEvent } from '../events.ts'
import { askAfter, endRound, openArea } from '../flow.ts'
import { refusal, refuseOutOfTurn } from '../refusal.ts'
import { areaOfSpace, discard, isFutureSpace, removeCard, type State } from '../state.ts'
import type { Verb } from './verb.ts'

/** A card of the chosen area (PR-4.1), or with an assistant one of its future supply (PR-4.2). */
export interface Take {
  readonly type: 'take'
  readonly card: CardIndex
  readonly assistant?: CardIndex
}

function refuseTake(state: State, seat: Seat, action: Take): Refusal | null {
  const outOfTurn = refuseOutOfTurn(state, seat)
  if (outOfTurn !== null) return outOfTurn
  if (state.phase === 'choose') return refusal('choose-first', 'PR-3.1')
  const { id, price } = CARDS[action.card]!
  const space = state.spaces.indexOf(action.card)
  if (space === NONE) return refusal('not-on-offer', 'PR-4.1', { card: id })
  const elsewhere = refuseArea(state, areaOfSpace(space), id)
  if (elsewhere !== null) return elsewhere
  const wrongAssistant = refuseAssistant(state.hands[seat]!, isFutureSpace(space), action)
  if (wrongAssistant !== null) return wrongAssistant
  const money = state.money[seat]!
  if (price > money) return refusal('cannot-pay', 'PR-4.3', { card: id, price, money, missing: price - money })
  return null
}

function refuseArea(state: State, area: number, card: string): Refusal | null {
  if (area === state.area) return null
  const params = { card, area: AREAS[area]! }
  if (state.phase !== 'finish') return refusal('other-area', 'PR-4.1', params)
  return (state.chosen & (1 << area)) === 0 ? null : refusal('area-done', 'PR-3.10', params)
}

function refuseAssistant(hand: readonly CardIndex[], future: boolean, action: Take): Refusal | null {
  const card = CARDS[action.card]!.id
  if (action.assistant === undefined) return future ? refusal('needs-assistant', 'PR-4.2', { card }) : null
  const assistant = CARDS[action.assistant]!
  if (!future) return refusal('assistant-idle', 'PR-4.2', { card })
  if (!hand.includes(action.assistant)) return refusal('not-held', 'PR-4.2', { card: assistant.id })
  if (assistant.kind !== 'assistant') return refusal('not-an-assistant', 'PR-4.2', { card: assistant.id })
  return null
}

function applyTake(state: State, seat: Seat, action: Take, emit?: EmitEvent): void {
  const { card, assistant } = action
  const { price, kind } = CARDS[card]!
  const space = state.spaces.indexOf(card)
  const area = areaOfSpace(space)
  if (area !== state.area) openArea(state, area) // PR-3.9, PR-3.11
  state.spaces[space] = NONE
  if (assistant !== undefined) {
    removeCard(state.hands[seat]!, assistant)
    discard(state, assistant)
  }
  state.money[seat] = state.money[seat]! - price // PR-4.3
  state.pieces[seat] = space // PR-4.4
  if (kind === 'ship') state.fleets[seat]!.push(card)
  else state.hands[seat]!.push(card) // PR-4.5
  if (emit) {
    const taken = { type: 'took', seat, card, space, price } as const
    emit(assistant === undefined ? taken : { ...taken, assistant })
  }
  if (seat === state.harbourMaster)
    endRound(state, emit) // PR-3.7, PR-3.9
  else askAfter(state, seat, emit)
}

function formatTake(action: Take): string {
  const { card, assistant } = action
  return ` ${CARDS[card]!.id}${assistant === undefined ? '' : ` with ${CARDS[assistant]!.id}`}`
}

function parseTake(rest: string): Take {
  const [card, assistant, ...more] = rest.split(' with ')
  if (more.length > 0) throw new Malformed('text-unexpected', { found: quote(rest) })
  const taken = { type: 'take', card: readCard(card) } as const
  return assistant === undefined ? taken : { ...taken, assistant: readCard(assistant) }
}

function readTake(json: unknown): Take {
  const members = readMembers(json, ['type', 'card'], ['assistant'])
  const taken = { type: 'take', card: at('card', () => readCard(members.card)) } as const
  if (!Object.hasOwn(members, 'assistant')) return taken
  return { ...taken, assistant: at('assistant', () => readCard(members.assistant)) }
}

function writeTake(action: Take): { [member: string]: Json } {
  const written = { type: 'take', card: CARDS[action.card]!.id }
  return action.assistant === undefined ? written : { ...written, assistant: CARDS[action.assistant]!.id }
}

export const take: Verb<Take> = {
  refuse: refuseTake,
  apply: applyTake,
  format: formatTake,
  parse: parseTake,
  read: readTake,
  write: writeTake,
}
