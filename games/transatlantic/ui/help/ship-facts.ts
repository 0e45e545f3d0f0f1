import { type Seat, seededRandom } from '@south-street/engine'
import type { CardHelp, HelpSign, Phrase } from '@south-street/ui'
import {
  CARDS,
  CARGO_INCOME,
  CRUISE_INCOME,
  FLAG,
  FLAGS,
  INCOME,
  isHeadquarters,
  isSteamship,
  NONE,
  PRICE,
  REGIONS,
  type Region,
  type ShipIndex,
  SURCHARGES,
} from '../../src/catalogue.ts'
import { transatlantic } from '../../src/index.ts'
import { openRegions } from '../../src/placing.ts'
import { columnValue, shipScore } from '../../src/sheet.ts'
import { isForeign, isReady, regionOf, type State } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { help, pounds, regionName } from './phrases.ts'

type Now = NonNullable<CardHelp['now']>

/** A state that the viewer could not tell from the real one: what is asked of it here follows from the view alone. */
export function stateOf(view: View): State {
  return transatlantic.sample(view, seededRandom('help'))
}

/** What a ship or a headquarters means to the viewer now. */
export function shipMeans(view: View, seat: Seat, ship: ShipIndex): Now {
  const state = stateOf(view)
  const slot = view.market.indexOf(ship)
  if (slot >= 0) return offered(state, seat, ship, PRICE[ship]! + SURCHARGES[slot]!)
  if (view.docks.includes(ship)) return { sum: [], facts: [help('ship-docked')] }
  if (view.gone.includes(ship)) return { sum: [], facts: [help('ship-gone')] }
  const region = regionOf(state, ship)
  if (region !== NONE) return atSea(state, seat, ship, region)
  if (view.owners[ship] !== seat) return { sum: [], facts: [belongs(view.owners[ship]!)] }
  const worth = worthOf(state, seat, ship)
  if (isHeadquarters(ship)) return worth
  return { sum: worth.sum, facts: [seasFor(state, ship), ...worth.facts] }
}

function offered(state: State, seat: Seat, ship: ShipIndex, price: number): Now {
  const money = state.money[seat]!
  const worth = worthOf(state, seat, ship)
  const pays =
    money >= price ? help('kept', { kept: pounds(money - price) }) : help('short', { missing: pounds(price - money) })
  const captains = state.captains[seat] === 0 ? [help('no-captain')] : []
  const seas = isHeadquarters(ship) ? [] : [seasFor(state, ship)]
  return { sum: worth.sum, facts: [...captains, pays, ...seas, ...worth.facts, ...withCards(state, seat, ship)] }
}

/** TA-6.2 to TA-6.4, TA-6.10: where she could go, if she entered now. */
function seasFor(state: State, ship: ShipIndex): Phrase {
  const open = openRegions(state, ship, NONE)
  const regions = REGIONS.flatMap((_, region) => ((open >> region) & 1 ? [regionName(region)] : []))
  return regions.length === 0 ? help('no-sea') : help('seas', { regions })
}

/** TA-7.2: what she would score for this seat today. */
function worthOf(state: State, seat: Seat, ship: ShipIndex): Now {
  const flag = FLAG[ship]!
  if (flag < 0) return { sum: [], facts: [] }
  const total = shipScore(state, seat, ship)
  const column = columnValue(state.players, state.markers[seat]![flag]!)
  const docked = total - column
  const sum: HelpSign[] = [
    { sign: `ta-flag-${FLAGS[flag]}` },
    { number: column },
    { mark: 'plus' },
    { sign: 'ta-anchor' },
    { number: docked },
    { mark: 'arrow' },
    { points: total },
  ]
  return { sum, facts: [help('worth', { count: total, column, docked })] }
}

/** TA-9.4, TA-9.5: what she would earn under cards that the viewer holds. */
function withCards(state: State, seat: Seat, ship: ShipIndex): Phrase[] {
  if (isHeadquarters(ship)) return []
  const holds = (type: string) => state.hands[seat]!.some((card) => CARDS[card]!.type === type)
  return [
    ...(holds('CARGO') ? [help('with-cargo', { income: pounds(CARGO_INCOME[ship]!) })] : []),
    ...(holds('CRUISE') ? [help('with-cruise', { income: pounds(CRUISE_INCOME[ship]!) })] : []),
  ]
}

function belongs(owner: Seat): Phrase {
  return owner === NONE ? help('ship-neutral') : help('ship-of', { seat: { seat: owner } })
}

function atSea(state: State, seat: Seat, ship: ShipIndex, region: Region): Now {
  if (isForeign(state, ship, seat)) {
    const facts = [belongs(state.owners[ship]!)]
    const oldest = state.regions[region]!.find((one) => isReady(state, one) && isForeign(state, one, seat))
    if (oldest === ship) facts.push(help('bonus-here', { income: pounds(INCOME[ship]!) }))
    return { sum: [], facts }
  }
  const points = state.houses[region]![seat]!
  const trip = help('trip', { income: pounds(INCOME[ship]!), count: points })
  const coal = isSteamship(ship)
    ? [help(state.coal[ship] === 0 ? 'no-coal' : 'coal', { count: state.coal[ship]! })]
    : []
  const worth = worthOf(state, seat, ship)
  return { sum: worth.sum, facts: [trip, ...coal, ...withCards(state, seat, ship), ...worth.facts] }
}
