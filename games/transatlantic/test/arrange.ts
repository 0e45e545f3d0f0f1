import { type Refusal, type Seat, seededRandom } from '@south-street/engine'
import {
  CARDS,
  type CardIndex,
  type Event,
  FLAGS,
  NONE,
  type Options,
  REGIONS,
  readCard,
  readShip,
  SHIPS,
  type ShipIndex,
  type State,
  transatlantic,
} from '@south-street/transatlantic'
import { expect } from 'vitest'

export type RegionName = (typeof REGIONS)[number]
export type FlagName = (typeof FLAGS)[number]

/** A ship as text: id, owner's seat, coal: `S21 0 1`. Scotia is `N0`. What is left out is 0. */
type ShipText = string

interface Arrangement {
  readonly players: number
  readonly president?: boolean
  /** Whose turn it is. */
  readonly turn?: Seat
  readonly startSeat?: Seat
  readonly round?: number
  readonly lastRound?: number
  /** From the top, as the rules list them. Ships that are named nowhere have left the game, or wait in the stack. */
  readonly regions?: Partial<Record<RegionName, readonly ShipText[]>>
  /** By seat. */
  readonly stored?: readonly (readonly ShipText[])[]
  readonly headquarters?: readonly (readonly string[])[]
  /** Slots that are left out: the first cards that are named nowhere, unless the stack is named. */
  readonly market?: readonly string[]
  /** The top card first. Left out: every card that is named nowhere. */
  readonly stack?: readonly string[]
  readonly docks?: readonly string[]
  /** By seat, the visible card last. */
  readonly stacks?: readonly (readonly string[])[]
  /** By seat: extension cards in hand. */
  readonly held?: readonly (readonly string[])[]
  /** The oldest first. Left out: the first cards that are named nowhere. */
  readonly display?: readonly string[]
  /** The top card first. Left out: every card that is named nowhere. */
  readonly deck?: readonly string[]
  readonly money?: readonly number[]
  readonly tiles?: readonly number[]
  readonly houses?: Partial<Record<RegionName, readonly number[]>>
  readonly markers?: readonly Partial<Record<FlagName, number>>[]
}

const BASE = ['shipyard', 'transport', 'region', 'coal', 'invest', 'agent', 'director'].map((name) => `base/${name}`)

/** A sound position in which a seat is to choose its turn. */
export function arrange(arrangement: Arrangement): State {
  const { players, president = false, turn = 0, startSeat = 0 } = arrangement
  const options: Options = { players, president, compensation: false }
  const state = transatlantic.setup(options, transatlantic.deal(options, seededRandom('arrange')))
  Object.assign(state, { startSeat, turn, actor: turn, decision: 'turn', undertaking: 'NOTHING' })
  state.round = arrangement.round ?? 1
  state.lastRound = arrangement.lastRound ?? NONE
  placeShips(state, arrangement)
  dealCards(state, arrangement)
  for (const [seat, money] of (arrangement.money ?? []).entries()) state.money[seat] = money
  for (const [seat, tiles] of (arrangement.tiles ?? []).entries()) state.tiles[seat] = tiles
  for (const [region, built] of Object.entries(arrangement.houses ?? {})) {
    for (const [seat, count] of built.entries()) state.houses[regionIndex(region as RegionName)]![seat] = count
  }
  for (const [seat, sheet] of (arrangement.markers ?? []).entries()) {
    for (const [flag, count] of Object.entries(sheet)) state.markers[seat]![flagIndex(flag as FlagName)] = count
  }
  expect(transatlantic.check(state)).toEqual([])
  return state
}

function placeShips(state: State, arrangement: Arrangement): void {
  const wasInPlay = [...state.market, ...state.stack, ...state.regions.flat()].sort((a, b) => a - b)
  const named = new Set<ShipIndex>()
  state.owners.fill(NONE)
  state.coal.fill(0)
  const own = (text: ShipText, seat?: Seat): ShipIndex => {
    const [id, second, third] = text.split(' ')
    const ship = readShip(id)
    named.add(ship)
    if (seat === undefined) {
      if (id !== 'N0') state.owners[ship] = Number(second ?? 0)
      state.coal[ship] = Number(third ?? 0)
    } else {
      state.owners[ship] = seat
      state.coal[ship] = Number(second ?? 0)
    }
    return ship
  }
  state.regions = state.regions.map((_, region) =>
    (arrangement.regions?.[REGIONS[region]!] ?? []).map((text) => own(text)).reverse(),
  )
  state.stored = state.stored.map((_, seat) => (arrangement.stored?.[seat] ?? []).map((text) => own(text, seat)))
  state.headquarters = state.headquarters.map((_, seat) =>
    (arrangement.headquarters?.[seat] ?? []).map((text) => own(text, seat)),
  )
  const name = (ids: readonly string[] = []): ShipIndex[] =>
    ids.map((id) => {
      named.add(readShip(id))
      return readShip(id)
    })
  state.docks = name(arrangement.docks)
  const market = name(arrangement.market)
  const stack = name(arrangement.stack)
  // Which sailing ships are in play, the arrangement says; as many as there are seats must be somewhere.
  const isSail = (ship: ShipIndex): boolean => SHIPS[ship]!.kind === 'sail'
  const sailing = [1, 2, 3, 4].filter((ship) => !named.has(ship))
  const spare = sailing.slice(0, state.players - [...named].filter(isSail).length)
  const left = wasInPlay.filter((ship) => !named.has(ship) && !isSail(ship) && ship !== 0)
  if (arrangement.stack === undefined) {
    market.push(...left.splice(0, 6 - market.length))
    stack.push(...left.splice(0))
  }
  state.market = [...market, ...Array<number>(6).fill(NONE)].slice(0, 6)
  state.stack = stack.reverse()
  state.gone = [...left, ...spare, ...(named.has(0) ? [] : [0])]
  for (let seat = 0; seat < state.players; seat++) {
    state.captains[seat] = 9 - state.owners.filter((owner) => owner === seat).length
  }
}

function dealCards(state: State, arrangement: Arrangement): void {
  const { stacks = [], held = [], display, deck } = arrangement
  const named = new Set([...stacks.flat(), ...held.flat(), ...(display ?? []), ...(deck ?? [])])
  const left = CARDS.map(({ id }) => id).filter((id) => id.startsWith('ext/') && !named.has(id))
  const base = state.president ? [...BASE, 'base/president'] : BASE
  for (let seat = 0; seat < state.players; seat++) {
    const stack = stacks[seat] ?? []
    const taken = [...stack, ...(held[seat] ?? [])].filter((id) => id.startsWith('ext/'))
    state.stacks[seat] = stack.map(readCard)
    state.taken[seat] = taken.map(readCard)
    const hand = [...base, ...taken].filter((id) => !stack.includes(id))
    state.hands[seat] = hand.map(readCard).sort((a, b) => a - b)
  }
  state.display = (display ?? left.splice(0, 5)).map(readCard)
  state.deck = (deck ?? left.splice(0)).map(readCard).reverse()
  state.discarded = left.map(readCard)
}

function regionIndex(region: RegionName): number {
  return REGIONS.indexOf(region)
}

function flagIndex(flag: FlagName): number {
  return FLAGS.indexOf(flag)
}

/** Carries out an action, given as its line of text. It must not be refused. */
export function act(state: State, seat: Seat, text: string): Event[] {
  const action = transatlantic.parse(text)
  expect(transatlantic.refuse(state, seat, action), `seat ${seat}: ${text}`).toBeNull()
  const events: Event[] = []
  transatlantic.apply(state, seat, action, (event) => events.push(event as Event))
  expect(transatlantic.check(state)).toEqual([])
  return events
}

/** Several actions, each with its seat in front: `2 play base/coal`. */
export function actAll(state: State, lines: readonly string[]): Event[] {
  return lines.flatMap((line) => act(state, Number(line[0]), line.slice(2)))
}

/** Why an action is refused. It must be, and nothing may change by it. */
export function refused(state: State, seat: Seat, text: string): Refusal {
  const before = JSON.stringify(state)
  const refusal = transatlantic.refuse(state, seat, transatlantic.parse(text))
  expect(refusal, `seat ${seat}: ${text}`).not.toBeNull()
  expect(JSON.stringify(state)).toBe(before)
  return refusal!
}

/** The answers that are offered to the seat that owes the decision, as lines of text. */
export function offered(state: State): string[] {
  return transatlantic.legal(state, state.actor).map(transatlantic.format)
}

/** Who is asked what: `0 turn`. */
export function asked(state: State): string {
  return `${state.actor} ${state.decision}`
}

export function ships(indices: readonly ShipIndex[]): string[] {
  return indices.map((ship) => (ship === NONE ? '–' : SHIPS[ship]!.id))
}

export function cards(indices: readonly CardIndex[]): string[] {
  return indices.map((card) => CARDS[card]!.id)
}

/** The ids of the ships in a region, from the top. */
export function region(state: State, name: RegionName): string[] {
  return ships(state.regions[regionIndex(name)]!).reverse()
}

export function market(state: State): string[] {
  return ships(state.market)
}

export function hand(state: State, seat: Seat): string[] {
  return cards(state.hands[seat]!)
}

export function stack(state: State, seat: Seat): string[] {
  return cards(state.stacks[seat]!)
}

export function coal(state: State, id: string): number {
  return state.coal[readShip(id)]!
}

export function markers(state: State, seat: Seat): Record<FlagName, number> {
  return Object.fromEntries(FLAGS.map((flag, i) => [flag, state.markers[seat]![i]])) as Record<FlagName, number>
}

/** The items of a seat's score by name, with the total. */
export function scoreOf(state: State, seat: Seat): Record<string, number> {
  const { items, total } = transatlantic.score(state)[seat]!
  return { ...Object.fromEntries(items.map(({ name, points }) => [name, points])), total }
}

/** Plays a whole game at random, and shows every state after the first. */
export function playAtRandom(options: Options, seed: string, look: (state: State) => void): State {
  const random = seededRandom(seed)
  const state = transatlantic.setup(options, transatlantic.deal(options, random))
  for (let actor = transatlantic.actor(state); actor !== null; actor = transatlantic.actor(state)) {
    const actions = transatlantic.legal(state, actor)
    transatlantic.apply(state, actor, actions[random.below(actions.length)]!)
    look(state)
  }
  return state
}
