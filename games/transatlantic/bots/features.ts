import type { Seat } from '@south-street/engine'
import {
  BUNKER,
  CARDS,
  type CardType,
  FLAG,
  FLAGS,
  INCOME,
  isSteamship,
  LIMITS,
  NONE,
  NORTH_ATLANTIC,
  PRICE,
  RIBAND,
  SPEED,
  SURCHARGES,
} from '../src/catalogue.ts'
import { columnValue } from '../src/sheet.ts'
import { hasShipIn, nextHousePrice, type State, type Undertaking, visibleCard } from '../src/state.ts'
import { shareLeft, turnsLeft } from './clock.ts'
import { Companies } from './companies.ts'
import { YIELDING, yieldOf } from './yields.ts'

const UNDERTAKINGS: readonly Undertaking[] = [
  'SHIPYARD',
  'SHIPYARD+',
  'TRANSPORT',
  'TRANSPORT+',
  'REGION',
  'CARGO',
  'CRUISE',
  'FLEET',
  'BLUE RIBAND',
  'COAL',
  'COAL+',
  'INVEST',
  'INVEST+',
  "SHIP'S AGENT",
  'DIRECTOR',
  'PRESIDENT',
  'TILE',
  'SET-UP',
]
const TYPES: readonly CardType[] = [...new Set(CARDS.map((card) => card.type))]
/** By card, the position of its type. */
const TYPE_OF: readonly number[] = CARDS.map((card) => TYPES.indexOf(card.type))
/** By type, its position among those that bring pounds, or NONE. */
const YIELD_OF: readonly number[] = TYPES.map((type) => YIELDING.indexOf(type))
const AGENT = TYPES.indexOf("SHIP'S AGENT")

const OWN = 44
/** Where the flags stand among them: their markers, their ships, and what one more marker would add. */
const OWN_MARKERS = 28
const OWN_SHIPS = 33
const OWN_STEPS = 38
const RIVAL = 22
const HAND = TYPES.length + YIELDING.length + 8
const MARKET = 22
/** Where the flags stand in it. */
const MARKET_FLAGS = 5
const PENDING = UNDERTAKINGS.length + 6
const TABLE = 22

export function featureCount(players: number): number {
  return 2 * OWN + RIVAL * (players - 1) + HAND + MARKET + PENDING + TABLE
}

/** Where features begin that stand for the flags, one after the other. */
export function flagFeatures(players: number): number[] {
  const own = [OWN_MARKERS, OWN_SHIPS, OWN_STEPS]
  return [...own, ...own.map((base) => OWN + base), 2 * OWN + RIVAL * (players - 1) + HAND + MARKET_FLAGS]
}

/**
 * What a value sees of a position through one seat's eyes: its company once as it is and once weighted by how much of the game
 * is left, the rivals' in clockwise order, the cards in hand and what they would bring now, market and display, the card that
 * is being carried out, and the clock. Everything lies open but the order of the face-down piles, which is not looked at (TA-4.4).
 */
export class Features {
  private readonly row: Float64Array
  private readonly companies = new Companies()
  private left = 0

  constructor(players: number) {
    this.row = new Float64Array(featureCount(players))
  }

  /** Good until the next call. */
  read(state: State, seat: Seat): Float64Array {
    const { row, companies } = this
    const { players } = state
    row.fill(0)
    companies.load(state)
    this.left = shareLeft(state)
    this.readOwn(state, seat)
    let at = 2 * OWN
    for (let step = 1; step < players; step++, at += RIVAL) this.readRival(state, (seat + step) % players, at)
    this.readHand(state, seat, at)
    this.readMarket(state, seat, at + HAND)
    this.readPending(state, seat, at + HAND + MARKET)
    this.readTable(state, seat, at + HAND + MARKET + PENDING)
    return row
  }

  private readOwn(state: State, seat: Seat): void {
    const { row, left } = this
    const company = this.companies.of(seat)
    const money = state.money[seat]!
    const sheet = state.markers[seat]!
    row[0] = company.points / 20
    row[1] = money / 200
    row[2] = Math.min(money, 50) / 50
    row[3] = Math.min(money, 100) / 100
    row[4] = Math.min(money, 200) / 200
    row[5] = Math.min(money, 300) / 300
    row[6] = company.income / 300
    row[7] = company.readyIncome / 300
    row[8] = company.coaledIncome / 300
    row[9] = company.ready / 4
    row[10] = company.active / 4
    row[11] = company.houses / 4
    row[12] = company.housePoints / 4
    row[13] = company.atRisk / 2
    row[14] = company.inNorthAtlantic / 2
    row[15] = company.withoutCoal / 3
    row[16] = company.coalRoom / 6
    row[17] = state.stored[seat]!.length / 2
    row[18] = state.captains[seat]! / 9
    row[19] = state.captains[seat]! === 0 ? 1 : 0
    row[20] = state.tiles[seat]!
    row[21] = state.stacks[seat]!.length / 5
    row[22] = state.hands[seat]!.length / 7
    row[23] = state.taken[seat]!.length / 4
    row[24] = company.rows / 10
    row[25] = state.headquarters[seat]!.length
    let spread = 0
    let sites = 0
    for (let region = 0; region < state.regions.length; region++) {
      if (company.shipsIn[region]! > 0) spread++
      if (this.isSite(state, seat, region)) sites++
    }
    row[26] = spread / 3
    row[27] = sites / 3
    for (let flag = 0; flag < FLAGS.length; flag++) {
      const markers = sheet[flag]!
      const ships = company.fleet[flag]!
      row[OWN_MARKERS + flag] = markers / 4
      row[OWN_SHIPS + flag] = ships / 3
      // What one more marker would add to the ships of the flag.
      const step = columnValue(state.players, markers + 1) - columnValue(state.players, markers)
      row[OWN_STEPS + flag] = (ships * step) / 6
    }
    row[43] = company.ready === 0 ? 1 : 0
    for (let i = 0; i < OWN; i++) row[OWN + i] = left * row[i]!
  }

  /** Whether the seat could build there, money aside. */
  private isSite(state: State, seat: Seat, region: number): boolean {
    const built = state.houses[region]![seat]!
    return (
      built < LIMITS.own_houses_per_region && nextHousePrice(state, region) !== NONE && hasShipIn(state, seat, region)
    )
  }

  private readRival(state: State, rival: Seat, base: number): void {
    const { row, left } = this
    const company = this.companies.of(rival)
    const money = state.money[rival]!
    const sheet = state.markers[rival]!
    let fleet = 0
    let goods = 0
    for (let flag = 0; flag < FLAGS.length; flag++) {
      fleet += company.fleet[flag]!
      if (flag !== RIBAND && flag !== BUNKER) goods += sheet[flag]!
    }
    row[base] = company.points / 20
    row[base + 1] = money / 200
    row[base + 2] = Math.min(money, 100) / 100
    row[base + 3] = company.income / 300
    row[base + 4] = company.readyIncome / 300
    row[base + 5] = company.coaledIncome / 300
    row[base + 6] = company.houses / 4
    row[base + 7] = company.housePoints / 4
    row[base + 8] = state.captains[rival]! / 9
    row[base + 9] = state.tiles[rival]!
    row[base + 10] = state.stacks[rival]!.length / 5
    row[base + 11] = state.taken[rival]!.length / 4
    row[base + 12] = sheet[RIBAND]! / 4
    row[base + 13] = sheet[BUNKER]! / 4
    row[base + 14] = goods / 6
    row[base + 15] = fleet / 6
    row[base + 16] = company.atRisk / 2
    row[base + 17] = (left * money) / 200
    row[base + 18] = (left * company.income) / 300
    row[base + 19] = (left * company.coaledIncome) / 300
    row[base + 20] = (left * company.houses) / 4
    row[base + 21] = (left * fleet) / 6
  }

  private readHand(state: State, seat: Seat, base: number): void {
    const { row, left } = this
    const company = this.companies.of(seat)
    const hand = state.hands[seat]!
    const yields = base + TYPES.length
    let total = 0
    for (let i = 0; i < hand.length; i++) {
      const type = TYPE_OF[hand[i]!]!
      row[base + type] = row[base + type]! + 1
      const place = YIELD_OF[type]!
      if (place === NONE || row[yields + place]! > 0) continue
      row[yields + place] = yieldOf(state, seat, company, TYPES[type]!) / 200
      total += row[yields + place]!
    }
    let copied = 0
    for (let step = 1; step < state.players; step++) {
      const shown = visibleCard(state, (seat + step) % state.players)
      if (shown === NONE || !CARDS[shown]!.copyable) continue
      copied = Math.max(copied, 0.1, yieldOf(state, seat, company, CARDS[shown]!.type) / 200)
    }
    const at = yields + YIELDING.length
    const played = state.stacks[seat]!.length
    row[at] = total / 3
    row[at + 1] = (left * total) / 3
    row[at + 2] = row[base + AGENT]! > 0 ? copied : 0
    row[at + 3] = state.tiles[seat]! * copied
    row[at + 4] = played >= LIMITS.director_other_cards ? 1 : 0
    row[at + 5] = played >= LIMITS.director_other_cards + 2 ? 1 : 0
    row[at + 6] = (left * played) / 5
    row[at + 7] = (left * hand.length) / 7
  }

  private readMarket(state: State, seat: Seat, base: number): void {
    const { row } = this
    const { docked } = this.companies
    const company = this.companies.of(seat)
    const money = state.money[seat]!
    const sheet = state.markers[seat]!
    let fastest = 0
    for (const ship of state.regions[NORTH_ATLANTIC]!) fastest = Math.max(fastest, SPEED[ship]!)
    let first = NONE
    let cheapest = 400
    for (let slot = 0; slot < state.market.length; slot++) {
      const card = state.market[slot]!
      if (card === NONE) continue
      const price = PRICE[card]! + SURCHARGES[slot]!
      const flag = FLAG[card]!
      if (isSteamship(card)) {
        if (first === NONE) first = card
        cheapest = Math.min(cheapest, price)
      } else row[base] = row[base]! + 0.2
      if (price > money || state.captains[seat] === 0) continue
      row[base + 1] = row[base + 1]! + 0.2
      row[base + 2] = Math.max(row[base + 2]!, (columnValue(state.players, sheet[flag]!) + docked[flag]!) / 10)
      row[base + 3] = Math.max(row[base + 3]!, INCOME[card]! / 100)
      if (SPEED[card]! > fastest) row[base + 4] = 1
      row[base + MARKET_FLAGS + flag] = 1
    }
    row[base + 10] = cheapest / 200
    row[base + 11] = Math.min(money, cheapest) / 200
    // Where the next ship for the docks helps (TA-9.1, step 3).
    if (first !== NONE) row[base + 12] = company.fleet[FLAG[first]!]! / 3
    for (let i = 0; i < state.display.length; i++) {
      const place = YIELD_OF[TYPE_OF[state.display[i]!]!]!
      if (place !== NONE) row[base + 13 + place] = 1
    }
    row[base + 21] = state.display.length / LIMITS.display
  }

  /** What the card that the seat is carrying out may still bring it. */
  private readPending(state: State, seat: Seat, base: number): void {
    const { row } = this
    if (state.turn !== seat || state.decision === 'turn') return
    const kind = UNDERTAKINGS.indexOf(state.undertaking)
    if (kind === NONE) return
    row[base + kind] = 1
    const at = base + UNDERTAKINGS.length
    row[at] = yieldOf(state, seat, this.companies.of(seat), state.undertaking as CardType) / 200
    row[at + 1] = Math.min(state.cubes, 6) / 3
    row[at + 2] = state.decision === 'deploy' ? 1 : 0
    row[at + 3] = state.decision === 'buy' ? Math.min(state.money[seat]!, 300) / 200 : 0
    row[at + 4] = state.decision === 'invest' ? Math.min(state.money[seat]!, 100) / 100 : 0
    row[at + 5] = state.actor === seat ? 1 : 0
  }

  private readTable(state: State, seat: Seat, base: number): void {
    const { row, left } = this
    const own = this.companies.of(seat).points
    let best = 0
    let sum = 0
    for (let other = 0; other < state.players; other++) {
      if (other === seat) continue
      const { points } = this.companies.of(other)
      best = Math.max(best, points)
      sum += points
    }
    const mean = sum / (state.players - 1)
    row[base] = left
    for (let i = 0; i < 8; i++) row[base + 1 + i] = left * 8 > i ? 1 : 0
    row[base + 9] = state.lastRound === NONE ? 0 : 1
    const turns = turnsLeft(state, seat)
    if (turns >= 0) row[base + 10 + Math.min(turns, 2)] = 1
    row[base + 13] = (own - best) / 20
    row[base + 14] = (own - mean) / 20
    row[base + 15] = ((1 - left) * (own - best)) / 20
    row[base + 16] = ((1 - left) * (own - mean)) / 20
    row[base + 17] = own > best ? 1 - left : 0
    row[base + 18] = ((seat - state.turn + state.players) % state.players) / state.players
    row[base + 19] = ((seat - state.startSeat + state.players) % state.players) / state.players
    row[base + 20] = state.president ? 1 : 0
    row[base + 21] = Math.min(1, state.round / 30)
  }
}
