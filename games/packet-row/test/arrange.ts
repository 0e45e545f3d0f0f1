import { type Refusal, type Seat, seededRandom } from '@south-street/engine'
import {
  AREAS,
  CARDS,
  type CardIndex,
  type Event,
  NONE,
  packetRow,
  readCard,
  type State,
} from '@south-street/packet-row'
import { expect } from 'vitest'
import { CURRENT_SPACES, SPACES } from '../src/state.ts'

export type AreaName = (typeof AREAS)[number]

/** By card ids. A place that is named holds exactly these cards; one that is left out is filled as at set-up. */
interface AreaCards {
  readonly current?: readonly string[]
  readonly future?: readonly string[]
  /** The top card first, or how many. The rest of the deck has been discarded. */
  readonly talon?: readonly string[] | number
}

interface Arrangement extends Partial<Record<AreaName, AreaCards>> {
  readonly players: number
  readonly harbourMaster?: Seat
  /** A hand that is left out is one starting contract. Where none is named, it has been fulfilled. */
  readonly hands?: readonly (readonly string[])[]
  readonly fleets?: readonly (readonly string[])[]
  /** Left out: $25 each. */
  readonly money?: readonly number[]
  /** Left out: the round begins. Otherwise this area has been chosen, and this seat is being asked. */
  readonly asking?: { readonly area: AreaName; readonly seat: Seat }
}

// The numbers of PR-2.3 and PR-2.5 once more, so that a wrong one in the rules shows.
const FULL_SUPPLY: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3, 5: 4 }
const BOXED_WITH_TWO = 6

/** A sound position in which every card that is not named lies where play could have left it. */
export function arrange(arrangement: Arrangement): State {
  const { players, harbourMaster = 0, asking, money, fleets = [] } = arrangement
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const state: State = {
    players,
    round: 0,
    phase: asking === undefined ? 'choose' : 'ask',
    actor: asking?.seat ?? harbourMaster,
    harbourMaster,
    area: asking === undefined ? NONE : AREAS.indexOf(asking.area),
    chosen: asking === undefined ? 0 : 1 << AREAS.indexOf(asking.area),
    spaces: [],
    talons: [],
    discards: [],
    box: [],
    hands: [],
    fleets: seats.map((seat) => (fleets[seat] ?? []).map(readCard)),
    money: seats.map((seat) => money?.[seat] ?? 25),
    pieces: seats.map(() => NONE),
  }
  const named = namedCards(arrangement)
  const unnamed = CARDS.flatMap(({ id }, index) => (named.has(id) ? [] : [index]))
  for (const [area, name] of AREAS.entries()) {
    const deck = unnamed.filter((index) => CARDS[index]!.area === area && !CARDS[index]!.starting)
    layOut(state, arrangement[name] ?? {}, deck)
  }
  const contracts = unnamed.filter((index) => CARDS[index]!.starting)
  dealHands(state, arrangement.hands ?? [], contracts)
  expect(packetRow.check(state)).toEqual([])
  return state
}

function namedCards({ hands = [], fleets = [], ...areas }: Arrangement): Set<string | number> {
  const supplies = AREAS.flatMap((name) => Object.values(areas[name] ?? {}).flat() as (string | number)[])
  return new Set([...supplies, ...hands.flat(), ...fleets.flat()])
}

function layOut(state: State, area: AreaCards, deck: CardIndex[]): void {
  const place = (cards: readonly string[] | number): CardIndex[] =>
    typeof cards === 'number' ? deck.splice(0, cards) : cards.map(readCard)
  const spaces = Array<CardIndex>(SPACES).fill(NONE)
  for (const [i, index] of place(area.current ?? FULL_SUPPLY[state.players]!).entries()) spaces[i] = index
  for (const [i, index] of place(area.future ?? 2).entries()) spaces[CURRENT_SPACES + i] = index
  state.spaces.push(...spaces)
  if (state.players === 2) state.box.push(...deck.splice(-BOXED_WITH_TWO))
  state.talons.push(place(area.talon ?? deck.length).reverse())
  state.discards.push(deck)
}

function dealHands(state: State, hands: readonly (readonly string[])[], contracts: CardIndex[]): void {
  for (let seat = 0; seat < state.players; seat++) {
    const hand = hands[seat]?.map(readCard) ?? contracts.splice(0, 1)
    if (!hand.some((index) => CARDS[index]!.starting)) state.discards[0]!.push(...contracts.splice(0, 1))
    state.hands.push(hand)
  }
  state.box.push(...contracts)
}

/** The position at the end of a game: a round in which nobody gains anything has just brought the end. */
export function arrangeEnd(arrangement: Arrangement): { state: State; events: Event[] } {
  const { players } = arrangement
  const alreadyShort = { future: [], talon: [] }
  const state = arrange({
    ...arrangement,
    guildhall: {
      current: [1, 2, 3, 4].slice(0, FULL_SUPPLY[players]).map((copy) => `guildhall/assistant/${copy}`),
      future: [],
      talon: [],
    },
    ...(players >= 4 && { docks: { current: ['docks/vp/ferry-house'], ...alreadyShort } }),
    ...(players === 5 && { market: { current: ['market/vp/museum'], ...alreadyShort } }),
  })
  const passes = Array.from({ length: players - 1 }, (_, i) => `${i + 1} pass`)
  actAll(state, ['0 choose guildhall', ...passes])
  return { events: act(state, 0, 'take guildhall/assistant/1'), state }
}

/** Carries out an action, given as its line of text. It must not be refused. */
export function act(state: State, seat: Seat, text: string): Event[] {
  const action = packetRow.parse(text)
  expect(packetRow.refuse(state, seat, action), `seat ${seat}: ${text}`).toBeNull()
  const events: Event[] = []
  packetRow.apply(state, seat, action, (event) => events.push(event as Event))
  expect(packetRow.check(state)).toEqual([])
  return events
}

/** Several actions, each with its seat in front: `2 pass`. */
export function actAll(state: State, lines: readonly string[]): Event[] {
  return lines.flatMap((line) => act(state, Number(line[0]), line.slice(2)))
}

/** Why an action is refused. It must be, and nothing may change by it. */
export function refused(state: State, seat: Seat, text: string): Refusal {
  const before = JSON.stringify(state)
  const refusal = packetRow.refuse(state, seat, packetRow.parse(text))
  expect(refusal, `seat ${seat}: ${text}`).not.toBeNull()
  expect(JSON.stringify(state)).toBe(before)
  return refusal!
}

/** The line of text for a delivery. */
export function delivery(contracts: readonly string[], ships: readonly string[], goods: readonly string[]): string {
  return `deliver ${contracts.join(', ')} aboard ${ships.join(', ')} carrying ${goods.join(', ')}`
}

/** Plays a whole game at random, and shows every state after the first. */
export function playAtRandom(players: number, seed: string, look: (state: State) => void): State {
  const random = seededRandom(seed)
  const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
  for (let actor = packetRow.actor(state); actor !== null; actor = packetRow.actor(state)) {
    const actions = packetRow.legal(state, actor)
    packetRow.apply(state, actor, actions[random.below(actions.length)]!)
    look(state)
  }
  return state
}

/** Ids, with `unseen` for a card that the viewer does not know. */
export function ids(cards: readonly CardIndex[]): string[] {
  return cards.map((index) => (index === NONE ? 'unseen' : CARDS[index]!.id))
}

function spacesOf(state: State, area: AreaName, from: number, to: number): string[] {
  const first = AREAS.indexOf(area) * SPACES
  return ids(state.spaces.slice(first + from, first + to).filter((index) => index !== NONE))
}

export function currentSupply(state: State, area: AreaName): string[] {
  return spacesOf(state, area, 0, CURRENT_SPACES)
}

export function futureSupply(state: State, area: AreaName): string[] {
  return spacesOf(state, area, CURRENT_SPACES, SPACES)
}

/** The top card first. */
export function talon(state: State, area: AreaName): string[] {
  return ids(state.talons[AREAS.indexOf(area)]!).reverse()
}

/** The newest card last. */
export function discardPile(state: State, area: AreaName): string[] {
  return ids(state.discards[AREAS.indexOf(area)]!)
}

export function hand(state: State, seat: Seat): string[] {
  return ids(state.hands[seat]!)
}

export function fleet(state: State, seat: Seat): string[] {
  return ids(state.fleets[seat]!)
}

/** Where a seat's piece is: `home`, or such as `market future 2`, counted from 1. */
export function piece(state: State, seat: Seat): string {
  const space = state.pieces[seat]!
  if (space === NONE) return 'home'
  const place = space % SPACES
  const area = AREAS[Math.floor(space / SPACES)]
  return place < CURRENT_SPACES ? `${area} current ${place + 1}` : `${area} future ${place - CURRENT_SPACES + 1}`
}
