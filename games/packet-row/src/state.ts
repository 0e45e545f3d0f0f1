import type { Seat } from '@south-street/engine'
import { type Area, ASSISTANT, CARDS, type CardIndex, KIND, NONE } from './cards.ts'

/**
 * What is owed, and by whom:
 * - choose: the harbour master chooses an area (PR-3.1)
 * - ask: another seat takes a card of the area or passes (PR-3.2)
 * - decide: the harbour master takes a card of the area or declines (PR-3.6)
 * - finish: every other seat has taken a card; the harbour master takes here or in a fresh area, or passes (PR-3.9)
 * - over: nothing, the game has ended
 */
export type Phase = 'choose' | 'ask' | 'decide' | 'finish' | 'over'

export interface State {
  readonly players: number
  /** From 0. */
  round: number
  phase: Phase
  /** Who owes the decision; NONE when the game is over. */
  actor: Seat
  harbourMaster: Seat
  /** The area that the seats are being asked about; NONE while one is to be chosen. */
  area: Area
  /** The areas chosen this round, as bits. */
  chosen: number
  /** The card on every space, or NONE. An area has SPACES of them: four current, then two future. */
  spaces: CardIndex[]
  /** Four draw piles, the top card last. */
  talons: CardIndex[][]
  /** Four discard piles, the newest card last. */
  discards: CardIndex[][]
  /** What lies in the box, unseen (PR-2.3, PR-2.6). Nothing ever leaves it, so clones share it. */
  box: CardIndex[]
  /** By seat, in the order in which the cards came. */
  hands: CardIndex[][]
  fleets: CardIndex[][]
  money: number[]
  /** The space that each seat's playing piece stands on, or NONE when it is at home. */
  pieces: number[]
}

export const CURRENT_SPACES = 4
export const FUTURE_SPACES = 2
export const SPACES = CURRENT_SPACES + FUTURE_SPACES

/** PR-2.5: the full supply by number of seats. */
export const FULL_SUPPLY: readonly number[] = [0, 0, 2, 2, 3, 4]
/** PR-8.1: how many short areas end the game, by number of seats. */
export const SHORT_AREAS_AT_END: readonly number[] = [0, 0, 1, 1, 2, 3]
/** PR-2.7 */
export const STARTING_MONEY = 25
/** PR-2.3 */
export const BOXED_WITH_TWO = 6

export function areaOfSpace(space: number): Area {
  return Math.floor(space / SPACES)
}

export function isFutureSpace(space: number): boolean {
  return space % SPACES >= CURRENT_SPACES
}

function anyCard(state: State, from: number, to: number): boolean {
  for (let space = from; space < to; space++) {
    if (state.spaces[space]! !== NONE) return true
  }
  return false
}

function hasCurrent(state: State, area: Area): boolean {
  return anyCard(state, area * SPACES, area * SPACES + CURRENT_SPACES)
}

export function hasFuture(state: State, area: Area): boolean {
  return anyCard(state, area * SPACES + CURRENT_SPACES, area * SPACES + SPACES)
}

/** PR-3.1: not chosen this round, and a card lies face up in it. */
export function canBeChosen(state: State, area: Area): boolean {
  return (state.chosen & (1 << area)) === 0 && anyCard(state, area * SPACES, area * SPACES + SPACES)
}

/** The first assistant in a hand by catalogue order, or NONE. They are interchangeable. */
export function firstAssistant(hand: readonly CardIndex[]): CardIndex {
  let first = NONE
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if (KIND[card]! === ASSISTANT && (first === NONE || card < first)) first = card
  }
  return first
}

/** PR-3.5: whether the area holds anything that the seat could take, money aside. */
export function couldTake(state: State, seat: Seat, area: Area): boolean {
  if (hasCurrent(state, area)) return true
  return hasFuture(state, area) && firstAssistant(state.hands[seat]!) !== NONE
}

/** PR-3.9: whether every other seat than the harbour master has taken a card this round. */
export function othersHaveTaken(state: State): boolean {
  for (let seat = 0; seat < state.players; seat++) {
    if (seat !== state.harbourMaster && state.pieces[seat]! === NONE) return false
  }
  return true
}

/** Takes a card out of a zone, keeping the order of the others. */
export function removeCard(zone: CardIndex[], card: CardIndex): void {
  const position = zone.indexOf(card)
  for (let i = position; i < zone.length - 1; i++) zone[i] = zone[i + 1]!
  zone.pop()
}

/** PR-6.13: onto the pile of the area that the card came from. */
export function discard(state: State, card: CardIndex): void {
  state.discards[CARDS[card]!.area]!.push(card)
}

export function cloneZones(zones: readonly (readonly CardIndex[])[]): CardIndex[][] {
  const copies: CardIndex[][] = []
  for (let i = 0; i < zones.length; i++) copies.push(zones[i]!.slice())
  return copies
}

export function clone(state: State): State {
  return {
    players: state.players,
    round: state.round,
    phase: state.phase,
    actor: state.actor,
    harbourMaster: state.harbourMaster,
    area: state.area,
    chosen: state.chosen,
    spaces: state.spaces.slice(),
    talons: cloneZones(state.talons),
    discards: cloneZones(state.discards),
    box: state.box,
    hands: cloneZones(state.hands),
    fleets: cloneZones(state.fleets),
    money: state.money.slice(),
    pieces: state.pieces.slice(),
  }
}
