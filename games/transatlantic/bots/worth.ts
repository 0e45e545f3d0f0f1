import type { Seat } from '@south-street/engine'
import type { Buy } from '../src/actions/buy.ts'
import type { Placement } from '../src/actions/place.ts'
import {
  AMOUNTS,
  BUNKER,
  CARDS,
  CARGO_INCOME,
  type CardType,
  CRUISE_INCOME,
  FLAG,
  FLAGS,
  type Flag,
  GOODS_MARKERS,
  INCOME,
  isSteamship,
  LIMITS,
  NONE,
  NORTH_ATLANTIC,
  PLACES,
  PRICE,
  type Region,
  SHIPS,
  type ShipIndex,
  SPEED,
  SURCHARGES,
} from '../src/catalogue.ts'
import { type Invest, refuseHouse } from '../src/investing.ts'
import { columnValue, rowPoints } from '../src/sheet.ts'
import { isReady, markersLeft, nextHousePrice, regionOf, type State, visibleCard } from '../src/state.ts'
import { shareLeft } from './clock.ts'
import { Companies, type Company, regionIncome } from './companies.ts'
import { yieldOf } from './yields.ts'

const SEGMENTS = 9

/** Every figure says how much a style cares; 1 is plain. */
export interface Style {
  readonly ships: number
  /** For young ships rather than cheap ones. */
  readonly newest: number
  readonly trips: number
  readonly coal: number
  readonly houses: number
  readonly markers: number
  /** For ships and markers of the flag that it has most of. */
  readonly oneFlag: number
  readonly riband: number
  /** For pushing out its own oldest ships. */
  readonly scrap: number
  /** How much dearer, in pounds, a ship seems to it. */
  readonly thrift: number
}

/** What things are worth to a scripted player, in victory points, by rules of thumb and by what its style likes. */
export class Worth {
  private readonly style: Style
  private readonly companies = new Companies()
  private state!: State
  private seat: Seat = NONE
  private company!: Company
  private left = 0
  /** Victory points for £100: at the end one, early far more, since ships can be bought. */
  private pounds = 0
  /** The flag that the company has most of. */
  private favourite: Flag = NONE
  private fastest = 0

  constructor(style: Style) {
    this.style = style
  }

  look(state: State, seat: Seat): void {
    this.state = state
    this.seat = seat
    this.companies.load(state)
    this.company = this.companies.of(seat)
    this.left = shareLeft(state)
    this.pounds = (1 + 5 * this.left) / 100
    this.fastest = 0
    for (const ship of state.regions[NORTH_ATLANTIC]!) this.fastest = Math.max(this.fastest, SPEED[ship]!)
    let most = -1
    for (const flag of [BUNKER, ...GOODS_MARKERS]) {
      const liking = 2 * this.company.fleet[flag]! + state.markers[seat]![flag]!
      if (liking <= most) continue
      most = liking
      this.favourite = flag
    }
  }

  ship(card: ShipIndex, price: number): number {
    const { style, state, left } = this
    const flag = FLAG[card]!
    let worth = columnValue(state.players, state.markers[this.seat]![flag]!) + this.companies.docked[flag]! + 2 * left
    if (isSteamship(card)) {
      worth += 4 * left * INCOME[card]! * this.pounds * style.trips
      worth += (style.newest * 3 * SHIPS[card]!.segment) / SEGMENTS
      if (SPEED[card]! > this.fastest) worth += style.riband * (1 + 3 * left)
    }
    if (flag === this.favourite) worth += 3 * style.oneFlag
    return style.ships * worth - (price + style.thrift) * this.pounds
  }

  buy({ cards }: Buy): number {
    const { state } = this
    let worth = 0
    for (const [i, card] of cards.entries()) {
      const one = this.ship(card, PRICE[card]! + SURCHARGES[state.market.indexOf(card)]!)
      // The second ship is stored first, and the last captains are kept for better ships.
      worth += i === 0 ? one : 0.7 * one - 1
    }
    return worth - (state.captains[this.seat]! - cards.length < 1 ? 1 : 0)
  }

  private marker(flag: Flag): number {
    const { style, state } = this
    const sheet = state.markers[this.seat]!
    const before = sheet[flag]!
    const step = columnValue(state.players, before + 1) - columnValue(state.players, before)
    const rows = rowPoints(sheet.with(flag, before + 1)) - rowPoints(sheet)
    const worth = step * (this.company.fleet[flag]! + this.left) + rows
    return style.markers * worth + (flag === this.favourite ? 2 * style.oneFlag : 0)
  }

  private house(region: Region): number {
    const ships = this.company.shipsIn[region]!
    return this.style.houses * (0.5 + 2 * this.left * (1 + ships))
  }

  invest(action: Invest): number {
    const { state, seat } = this
    switch (action.option) {
      case 'none':
        return 0
      case 'house': {
        const marker = action.marker === undefined ? 0 : this.marker(action.marker)
        return this.house(action.region) + marker - nextHousePrice(state, action.region) * this.pounds
      }
      case 'bunker':
        return this.marker(BUNKER) + this.coal(AMOUNTS.invest_coal) + 2 * this.left - AMOUNTS.bunker * this.pounds
      case 'marker':
        return this.marker(action.marker) - AMOUNTS.marker * this.pounds
      case 'markers': {
        const markers = action.markers.reduce((sum, flag) => sum + this.marker(flag), 0)
        const bonus =
          action.bonus === 'house'
            ? this.house(action.region)
            : action.bonus === 'coal'
              ? this.coal(AMOUNTS.invest_coal)
              : 0
        return markers + bonus - AMOUNTS.two_markers * this.pounds - (state.money[seat]! < 200 ? 1 : 0)
      }
    }
  }

  /** So many coal, as trips to come. */
  private coal(cubes: number): number {
    const { company } = this
    if (company.active === 0) return 0
    const trips = Math.min(cubes, company.coalRoom)
    const eager = company.withoutCoal > 0 ? 1 : 0.6
    return (
      this.style.coal * eager * trips * (company.income / company.active) * this.pounds * Math.min(1, 3 * this.left)
    )
  }

  placement({ ship, region }: Placement): number {
    const { style, state, seat, left } = this
    const ships = state.regions[region]!
    let worth = state.houses[region]![seat]! * style.houses * 3 * left + 0.3 * this.company.shipsIn[region]!
    if (region === NORTH_ATLANTIC && isSteamship(ship) && SPEED[ship]! > this.fastest) worth += 4 * style.riband
    if (ships.length < PLACES[region]!) return worth + 0.5
    const pushed = state.owners[ships[0]!]!
    if (pushed === NONE) return worth
    return worth + (pushed === seat ? 2 * style.scrap - 1 : 0.4)
  }

  /** One ship's trip under what is being carried out. */
  trip(ship: ShipIndex): number {
    const { state } = this
    const table = state.undertaking === 'CARGO' ? CARGO_INCOME : state.undertaking === 'CRUISE' ? CRUISE_INCOME : INCOME
    return table[ship]! * this.pounds + state.houses[regionOf(state, ship)]![this.seat]!
  }

  region(region: Region): number {
    const { state, seat } = this
    let worth = regionIncome(state, seat, region) * this.pounds
    for (const ship of state.regions[region]!) {
      const owner = state.owners[ship]!
      if (owner === NONE || !isReady(state, ship)) continue
      const points = state.houses[region]![owner]!
      worth += owner === seat ? points : -0.2 * (points + INCOME[ship]! * this.pounds)
    }
    return worth
  }

  load(ships: readonly ShipIndex[]): number {
    const { state } = this
    let worth = 0
    for (const [i, ship] of ships.entries()) {
      const aboard = state.coal[ship]! + ships.slice(0, i).filter((other) => other === ship).length
      worth += INCOME[ship]! / (1 + aboard)
    }
    return worth
  }

  /** What playing, taking or copying a card of this type is worth now. */
  card(type: CardType): number {
    const { state, seat, company, style } = this
    switch (type) {
      case 'SHIPYARD':
      case 'SHIPYARD+':
        return this.bestPurchase() + (type === 'SHIPYARD+' ? 0.5 : 0)
      case 'COAL':
        return this.coal(state.markers[seat]![BUNKER]! + AMOUNTS.coal_card)
      case 'COAL+':
        return this.coal(state.markers[seat]![BUNKER]! + AMOUNTS.coal_plus_card)
      case 'INVEST':
      case 'INVEST+':
        return this.bestInvestment(type === 'INVEST+')
      case "SHIP'S AGENT":
        return 0.9 * this.bestCopy()
      case 'DIRECTOR':
        return this.director()
      case 'PRESIDENT':
        return 2 * this.left
      case 'REGION':
        return style.trips * Math.max(...state.regions.map((_, region) => this.region(region)))
      default: {
        const share = type === 'TRADE' ? 0 : type === 'FLEET' ? 1 : Math.min(1, 2 / Math.max(1, company.ready))
        return style.trips * (yieldOf(state, seat, company, type) * this.pounds + share * company.housePoints)
      }
    }
  }

  /** The best of the rivals' visible cards; 0 if none can be copied. */
  bestCopy(): number {
    const { state, seat } = this
    let best = 0
    for (let rival = 0; rival < state.players; rival++) {
      const shown = visibleCard(state, rival)
      if (rival === seat || shown === NONE || !CARDS[shown]!.copyable) continue
      best = Math.max(best, this.card(CARDS[shown]!.type))
    }
    return best
  }

  private director(): number {
    const { state, seat } = this
    let taken = 0
    for (const card of state.display) {
      const { type } = CARDS[card]!
      taken = Math.max(taken, type === "SHIP'S AGENT" ? 0 : this.card(type))
    }
    const played = state.stacks[seat]!.length
    return 0.8 * taken + 0.6 * (played - LIMITS.director_other_cards) * Math.min(1, 4 * this.left)
  }

  private bestPurchase(): number {
    const { state, seat } = this
    if (state.captains[seat] === 0) return 0
    let best = 0
    for (let slot = 0; slot < state.market.length; slot++) {
      const card = state.market[slot]!
      const price = card === NONE ? Number.MAX_SAFE_INTEGER : PRICE[card]! + SURCHARGES[slot]!
      if (price <= state.money[seat]!) best = Math.max(best, this.ship(card, price))
    }
    return best
  }

  private bestInvestment(isPlus: boolean): number {
    const { state, seat } = this
    const money = state.money[seat]!
    const site = this.bestSite(isPlus ? Number.MAX_SAFE_INTEGER : money, isPlus ? 0 : this.pounds)
    const worths = FLAGS.flatMap((_, flag) =>
      flag > 0 && markersLeft(state, flag) > 0 ? [this.marker(flag) + (flag === BUNKER ? 2 * this.left : 0)] : [],
    ).sort((a, b) => b - a)
    if (isPlus) {
      if (money < AMOUNTS.two_markers || worths.length < 2) return 0
      return Math.max(0, worths[0]! + worths[1]! + site - AMOUNTS.two_markers * this.pounds)
    }
    const marker = worths[0] ?? 0
    const alone = money >= AMOUNTS.marker ? marker - AMOUNTS.marker * this.pounds : 0
    return Math.max(0, alone, site > 0 ? site + marker : 0)
  }

  /** The best place for a house that can be paid, its price taken off at so many points a pound. */
  private bestSite(money: number, pounds: number): number {
    const { state, seat } = this
    let best = 0
    for (let region = 0; region < state.regions.length; region++) {
      if (refuseHouse(state, seat, region) !== null || nextHousePrice(state, region) > money) continue
      best = Math.max(best, this.house(region) - nextHousePrice(state, region) * pounds)
    }
    return best
  }
}
