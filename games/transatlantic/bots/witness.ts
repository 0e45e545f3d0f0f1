import { pointsBySource, type Witness } from '@south-street/bots'
import { type Action, apply } from '../src/actions/action.ts'
import { CARDS, FLAG, FLAGS, NONE, SHEET, SHIPS, type ShipIndex } from '../src/catalogue.ts'
import type { Event } from '../src/events.ts'
import { search } from '../src/legal.ts'
import { score } from '../src/score.ts'
import { shipScore } from '../src/sheet.ts'
import type { State } from '../src/state.ts'

type Source = 'transports' | 'scrapped' | 'ships' | 'headquarters' | 'cash' | 'rows'

/**
 * What is seen of an option of Transatlantic, in the mean over its worlds. Lists are by seat, ships and cards stand by
 * their ids, and what never happened is left out.
 */
export type TransatlanticFacts = {
  /** Points by source if the game were counted where a world is left. */
  readonly points: readonly { readonly [source in Source]: number }[]
  /** Trips made while watched, the pounds that they brought, with the bonus of a region (TA-9.3), and the points. */
  readonly trips: readonly Trips[]
  /** The pounds that houses brought by TRADE (TA-9.8). */
  readonly trade: readonly number[]
  /** Coal loaded while watched, coal that found no room, and what lies on the seat's ships where a world is left. */
  readonly coal: readonly Coal[]
  /** In what share of the worlds the seat's ship was pushed out of its region. */
  readonly displaced: readonly { readonly [ship: string]: number }[]
  /**
   * By flag: ships and headquarters that have scored, or would if the game were counted where a world is left, and their
   * points. Those scrapped before the question was asked are not among them.
   */
  readonly flags: readonly { readonly [flag: string]: FlagFacts }[]
  /** Complete rows of markers (TA-15.6). */
  readonly rows: readonly number[]
  /** Of what lay in the market when the question was asked: in what share of the worlds the seat has bought it. */
  readonly bought: readonly { readonly [ship: string]: number }[]
  /** The same of the cards in the display. */
  readonly taken: readonly { readonly [card: string]: number }[]
}

export type Trips = { readonly made: number; readonly pounds: number; readonly points: number }
export type Coal = { readonly loaded: number; readonly lost: number; readonly left: number }
export type FlagFacts = { readonly ships: number; readonly points: number }

/** Of one seat in one world. */
interface Deeds {
  readonly trips: { made: number; pounds: number; points: number }
  trade: number
  readonly coal: { loaded: number; lost: number; left: number }
  readonly displaced: { [ship: string]: number }
  readonly flags: { [flag: string]: { ships: number; points: number } }
  readonly bought: { [ship: string]: number }
  readonly taken: { [card: string]: number }
}

function newDeeds(): Deeds {
  return {
    trips: { made: 0, pounds: 0, points: 0 },
    trade: 0,
    coal: { loaded: 0, lost: 0, left: 0 },
    displaced: {},
    flags: {},
    bought: {},
    taken: {},
  }
}

export function createWitness(): Witness<State> {
  let market: readonly ShipIndex[]
  let display: readonly number[]
  let deeds: readonly Deeds[]
  const hear = (event: Event): void => note(event, deeds, market, display)
  return {
    begin: (world) => {
      market = [...world.market]
      display = [...world.display]
      deeds = world.hands.map(newDeeds)
    },
    play: (state, seat, option) => {
      const action: Action = search.decode(state, seat, option)
      apply(state, seat, action, hear)
    },
    end: (state): TransatlanticFacts => {
      countUp(state, deeds)
      const each = <Member extends keyof Deeds>(member: Member): Deeds[Member][] => deeds.map((one) => one[member])
      return {
        points: score(state).map((one) => pointsBySource<Source>(one)),
        trips: each('trips'),
        trade: each('trade'),
        coal: each('coal'),
        displaced: each('displaced'),
        flags: each('flags'),
        rows: state.markers.map(completeRows),
        bought: each('bought'),
        taken: each('taken'),
      }
    },
  }
}

function note(event: Event, deeds: readonly Deeds[], market: readonly ShipIndex[], display: readonly number[]): void {
  switch (event.type) {
    case 'sailed':
      for (const { seat, income, points } of event.trips) {
        if (seat === NONE) continue
        const { trips } = deeds[seat]!
        trips.made++
        trips.pounds += income
        trips.points += points
      }
      break
    case 'bonus-paid':
      deeds[event.seat]!.trips.pounds += event.income
      break
    case 'traded':
      deeds[event.seat]!.trade += event.income
      break
    case 'loaded':
      deeds[event.seat]!.coal.loaded += event.ships.length
      deeds[event.seat]!.coal.lost += event.lost
      break
    case 'displaced':
      deeds[event.seat]!.displaced[SHIPS[event.ship]!.id] = 1
      break
    case 'scrapped':
      addShip(deeds[event.seat]!, event.ship, event.points)
      break
    case 'bought':
      for (const ship of event.cards) if (market.includes(ship)) deeds[event.seat]!.bought[SHIPS[ship]!.id] = 1
      break
    case 'took-card':
      if (display.includes(event.card)) deeds[event.seat]!.taken[CARDS[event.card]!.id] = 1
      break
  }
}

/** Sailing ships have no flag and score nothing (TA-7.3). */
function addShip({ flags }: Deeds, ship: ShipIndex, points: number): void {
  const flag = FLAGS[FLAG[ship]!]
  if (flag === undefined) return
  flags[flag] ??= { ships: 0, points: 0 }
  flags[flag].ships++
  flags[flag].points += points
}

/** What the seats have where the world is left (TA-15.4). */
function countUp(state: State, deeds: readonly Deeds[]): void {
  for (const [ship, owner] of state.owners.entries()) {
    if (owner === NONE) continue
    deeds[owner]!.coal.left += state.coal[ship]!
    addShip(deeds[owner]!, ship, shipScore(state, owner, ship))
  }
}

function completeRows(markers: readonly number[]): number {
  return Math.min(SHEET.marker_rows, ...markers)
}
