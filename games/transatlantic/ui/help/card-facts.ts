import type { Seat } from '@south-street/engine'
import type { CardHelp, HelpSign, Phrase } from '@south-street/ui'
import {
  AMOUNTS,
  BUNKER,
  CARDS,
  CARGO_INCOME,
  type CardType,
  CRUISE_INCOME,
  FLAG,
  INCOME,
  isSteamship,
  LIMITS,
  NONE,
  PRICE,
  REGIONS,
  type Region,
  RIBAND,
  type ShipIndex,
  SURCHARGES,
} from '../../src/catalogue.ts'
import { refuseHouse } from '../../src/investing.ts'
import {
  housesOf,
  isForeign,
  isReady,
  nextHousePrice,
  readyShips,
  regionOf,
  regionsOf,
  type State,
  shipsWithRoom,
  visibleCard,
} from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { worthOfGain } from '../board/gain.ts'
import { cardName, help, pounds, regionName, shipName } from './phrases.ts'
import { stateOf } from './ship-facts.ts'

type Now = NonNullable<CardHelp['now']>
const only = (fact: Phrase): Now => ({ sum: [], facts: [fact] })

/** What an action card, or the Director tile, would do for the viewer now. */
export function cardMeans(view: View, seat: Seat, type: CardType | 'TILE'): Now {
  const state = stateOf(view)
  switch (type) {
    case 'SHIPYARD':
    case 'SHIPYARD+':
      return shipyard(state, seat)
    case 'TRANSPORT':
      return sails(state, seat, best(state, seat, AMOUNTS.transport_ships))
    case 'TRANSPORT+':
      return sails(state, seat, best(state, seat, AMOUNTS.transport_plus_ships))
    case 'BLUE RIBAND':
      return state.markers[seat]![RIBAND] === 0
        ? only(help('no-riband'))
        : sails(state, seat, best(state, seat, state.markers[seat]![RIBAND]!))
    case 'FLEET':
      return sails(state, seat, bestFleet(state, seat))
    case 'CARGO':
      return sails(state, seat, best(state, seat, 1, CARGO_INCOME), CARGO_INCOME)
    case 'CRUISE':
      return sails(state, seat, best(state, seat, 1, CRUISE_INCOME), CRUISE_INCOME)
    case 'REGION':
      return bestRegion(state, seat)
    case 'TRADE':
      return trade(state, seat)
    case 'COAL':
      return coal(state, seat, AMOUNTS.coal_card)
    case 'COAL+':
      return coal(state, seat, AMOUNTS.coal_plus_card)
    case 'INVEST':
      return invest(state, seat)
    case 'INVEST+':
      return pays(state, seat, AMOUNTS.two_markers)
    case "SHIP'S AGENT":
    case 'TILE':
      return copies(state, seat)
    case 'DIRECTOR':
      return director(state, seat)
    case 'PRESIDENT':
      return only(help('display', { count: view.display.length }))
  }
}

/** TA-5.1, TA-5.4, TA-2.1 */
function shipyard(state: State, seat: Seat): Now {
  if (state.captains[seat] === 0) return only(help('no-captain'))
  const cards = state.market.flatMap((card, slot) => (card === NONE ? [] : [PRICE[card]! + SURCHARGES[slot]!]))
  const count = cards.filter((price) => price <= state.money[seat]!).length
  return only(help('can-buy', { count, total: cards.length }))
}

/** The ready ships that bring most, money and points together. */
function best(state: State, seat: Seat, most: number, income: readonly number[] = INCOME): ShipIndex[] {
  const worth = (ship: ShipIndex) => worthOfGain({ income: income[ship]!, points: pointsOf(state, seat, ship) })
  return readyShips(state, seat)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, most)
}

function pointsOf(state: State, seat: Seat, ship: ShipIndex): number {
  return state.houses[regionOf(state, ship)]![seat]!
}

/** TA-9.6: one in each region, or one steamship of each flag, whichever brings more. */
function bestFleet(state: State, seat: Seat): ShipIndex[] {
  const ships = best(state, seat, Number.POSITIVE_INFINITY)
  const first = (keyOf: (ship: ShipIndex) => number, from: readonly ShipIndex[]) =>
    from.filter((ship, i) => from.findIndex((one) => keyOf(one) === keyOf(ship)) === i)
  const worth = (fleet: readonly ShipIndex[]) =>
    fleet.reduce((sum, ship) => sum + worthOfGain({ income: INCOME[ship]!, points: pointsOf(state, seat, ship) }), 0)
  const byRegion = first((ship) => regionOf(state, ship), ships)
  const byFlag = first((ship) => FLAG[ship]!, ships.filter(isSteamship))
  return worth(byFlag) > worth(byRegion) ? byFlag : byRegion
}

function sails(state: State, seat: Seat, ships: readonly ShipIndex[], income: readonly number[] = INCOME): Now {
  if (ships.length === 0) return only(help('none-ready'))
  const earned = ships.reduce((sum, ship) => sum + income[ship]!, 0)
  const points = ships.reduce((sum, ship) => sum + pointsOf(state, seat, ship), 0)
  const terms = ships.flatMap((ship, i): HelpSign[] => {
    const text: HelpSign = { text: pounds(income[ship]!) }
    return i === 0 ? [text] : [{ mark: 'plus' }, text]
  })
  const params = { ships: ships.map(shipName), income: pounds(earned), count: points }
  return {
    sum: [...(ships.length > 1 ? [...terms, ARROW] : []), gain(earned), ...scored(points)],
    facts: [help('would-earn', params)],
  }
}

const ARROW: HelpSign = { mark: 'arrow' }

function gain(income: number): HelpSign {
  return { gain: help('gain', { money: pounds(income) }) }
}

function scored(points: number): HelpSign[] {
  return points === 0 ? [] : [{ points }]
}

/** TA-9.3: the region that brings most, own trips and bonus together. */
function bestRegion(state: State, seat: Seat): Now {
  const gains = REGIONS.slice(0, regionsOf(state)).map((_, region) => regionGain(state, seat, region))
  const worth = ({ own, bonus, points }: (typeof gains)[number]) => worthOfGain({ income: own + bonus, points })
  const [most] = gains.sort((a, b) => worth(b) - worth(a))
  if (most === undefined || most.own + most.bonus === 0) return only(help('nothing-sails'))
  const { own, bonus, points, region } = most
  const params = { region: regionName(region), own: pounds(own), bonus: pounds(bonus), count: points }
  const sum: HelpSign[] = [
    { text: pounds(own) },
    { mark: 'plus' },
    { text: pounds(bonus) },
    ARROW,
    gain(own + bonus),
    ...scored(points),
  ]
  return { sum, facts: [help('region-gain', params)] }
}

function regionGain(state: State, seat: Seat, region: Region) {
  const ready = state.regions[region]!.filter((ship) => isReady(state, ship))
  const own = ready.filter((ship) => state.owners[ship] === seat)
  const oldest = ready.find((ship) => isForeign(state, ship, seat))
  return {
    region,
    own: own.reduce((sum, ship) => sum + INCOME[ship]!, 0),
    bonus: oldest === undefined ? 0 : INCOME[oldest]!,
    points: own.length * state.houses[region]![seat]!,
  }
}

/** TA-9.8 */
function trade(state: State, seat: Seat): Now {
  const houses = housesOf(state, seat)
  if (houses === 0) return only(help('no-house'))
  const income = houses * AMOUNTS.trade_per_house
  return { sum: [gain(income)], facts: [help('trade', { count: houses, income: pounds(income) })] }
}

/** TA-9.9 */
function coal(state: State, seat: Seat, more: number): Now {
  const room = shipsWithRoom(state, seat).reduce((sum, ship) => sum + LIMITS.coal_per_ship - state.coal[ship]!, 0)
  return only(help('coal-room', { count: state.markers[seat]![BUNKER]! + more, room }))
}

/** TA-9.11 */
function invest(state: State, seat: Seat): Now {
  const places = REGIONS.slice(0, regionsOf(state)).flatMap((_, region) =>
    refuseHouse(state, seat, region) === null ? [{ region, price: nextHousePrice(state, region) }] : [],
  )
  const [cheapest] = places.sort((a, b) => a.price - b.price)
  if (cheapest === undefined) return pays(state, seat, AMOUNTS.marker)
  const { region, price } = cheapest
  const house = help('house-price', { region: regionName(region), price: pounds(price) })
  return { sum: [], facts: [house, ...pays(state, seat, price).facts] }
}

function pays(state: State, seat: Seat, price: number): Now {
  const left = state.money[seat]! - price
  return only(left >= 0 ? help('kept', { kept: pounds(left) }) : help('short', { missing: pounds(-left) }))
}

/** TA-9.10, TA-12.1 */
function copies(state: State, seat: Seat): Now {
  const shown = state.stacks
    .flatMap((_, other) => (other === seat ? [] : [visibleCard(state, other)]))
    .filter((card) => card !== NONE && CARDS[card]!.copyable)
  if (shown.length === 0) return only(help('copies-nothing'))
  return only(help('copies', { cards: shown.map(cardName) }))
}

/** TA-10.1, TA-10.2 */
function director(state: State, seat: Seat): Now {
  const missing = LIMITS.director_other_cards - state.stacks[seat]!.length
  if (missing > 0) return only(help('director-waits', { count: missing }))
  return only(help('director-takes', { count: state.stacks[seat]!.length + 1 }))
}
