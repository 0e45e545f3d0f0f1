import type { Seat } from '@south-street/engine'
import {
  AMOUNTS,
  BUNKER,
  CARDS,
  CARGO_INCOME,
  CRUISE_INCOME,
  FIRST_HEADQUARTERS,
  FIRST_STEAMSHIP,
  FLAG,
  FLAGS,
  INCOME,
  isSteamship,
  LIMITS,
  NONE,
  PLACES,
  PRICE,
  RIBAND,
  SURCHARGES,
} from '../src/catalogue.ts'
import { columnValue, rowPoints } from '../src/sheet.ts'
import { isReady, type State, type Undertaking, visibleCard } from '../src/state.ts'

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
const TYPES = [...new Set(CARDS.map((card) => card.type))]
/** By card, the position of its type. */
const TYPE_OF = CARDS.map((card) => TYPES.indexOf(card.type))

/** Of every company, the seat's own and the others together. */
const COMPANY = 24
const OWN = TYPES.length + 8
const PENDING = UNDERTAKINGS.length + 6
export const FEATURES = 4 * COMPANY + OWN + PENDING + 4

/**
 * What a value sees of a position through one seat's eyes: its company and the rivals', each once as it is and once weighted
 * by how much of the game is left; the cards in hand; and what the card that is being carried out may still bring.
 * Everything lies open but the order of the face-down piles, which is not looked at (TA-4.4).
 */
export class Features {
  private readonly row = new Float64Array(FEATURES)
  private readonly company = new Float64Array(COMPANY)
  private readonly docked = new Float64Array(FLAGS.length)
  private readonly incomes: number[] = []

  read(state: State, seat: Seat): Float64Array {
    const { row, company } = this
    row.fill(0)
    this.countDocks(state)
    const left = shareLeft(state)
    let best = 0
    for (let step = 0; step < state.players; step++) {
      const other = (seat + step) % state.players
      this.readCompany(state, other)
      const start = step === 0 ? 0 : 2 * COMPANY
      const weight = step === 0 ? 1 : 1 / (state.players - 1)
      for (let i = 0; i < COMPANY; i++) {
        row[start + i] = row[start + i]! + weight * company[i]!
        row[start + COMPANY + i] = row[start + COMPANY + i]! + weight * left * company[i]!
      }
      if (step > 0) best = Math.max(best, company[0]!)
    }
    let at = this.readHand(state, seat, 4 * COMPANY)
    at = this.readPending(state, seat, at)
    row[at++] = left
    row[at++] = state.lastRound === NONE ? 0 : 1
    row[at++] = row[0]! - best
    row[at] = ((seat - state.turn + state.players) % state.players) / state.players
    return row
  }

  private countDocks(state: State): void {
    this.docked.fill(0)
    for (const ship of state.docks) this.docked[FLAG[ship]!] = this.docked[FLAG[ship]!]! + 1
  }

  private readCompany(state: State, seat: Seat): void {
    const { company, docked } = this
    company.fill(0)
    const sheet = state.markers[seat]!
    let points = state.transportPoints[seat]! + state.scrapPoints[seat]!
    for (let ship = FIRST_STEAMSHIP; ship < state.owners.length; ship++) {
      if (state.owners[ship] !== seat) continue
      const flag = FLAG[ship]!
      points += columnValue(state.players, sheet[flag]!) + docked[flag]!
      company[18 + (ship < FIRST_HEADQUARTERS ? flag : 5)]! += ship < FIRST_HEADQUARTERS ? 0.2 : 1
    }
    const money = state.money[seat]!
    points += Math.floor(money / AMOUNTS.pounds_per_point) + rowPoints(sheet)
    company[0] = points / 20
    company[1] = money / 100
    company[2] = Math.min(money, 200) / 100
    company[3] = Math.min(money, 100) / 100
    this.readFleet(state, seat)
    company[10] = state.stored[seat]!.length / 2
    company[11] = state.captains[seat]! / 9
    company[12] = state.tiles[seat]!
    company[13] = state.stacks[seat]!.length / 5
    company[14] = state.taken[seat]!.length / 4
    company[15] = sheet[BUNKER]! / 4
    company[16] = sheet[RIBAND]! / 4
    company[17] = state.hands[seat]!.length / 7
  }

  private readFleet(state: State, seat: Seat): void {
    const { company } = this
    for (let region = 0; region < state.regions.length; region++) {
      const ships = state.regions[region]!
      const houses = state.houses[region]![seat]!
      company[9]! += houses / 4
      for (let place = 0; place < ships.length; place++) {
        const ship = ships[place]!
        if (state.owners[ship] !== seat) continue
        const isAtRisk = place === 0 && ships.length === PLACES[region]
        company[4]! += INCOME[ship]! / 100
        company[5]! += isReady(state, ship) ? INCOME[ship]! / 100 : 0
        company[6]! += (Math.min(state.coal[ship]!, 2) * INCOME[ship]!) / 100
        company[7]! += houses / 4
        company[8]! += isAtRisk ? 0.5 : 0
      }
    }
  }

  private readHand(state: State, seat: Seat, start: number): number {
    const { row } = this
    for (const card of state.hands[seat]!) row[start + TYPE_OF[card]!] = row[start + TYPE_OF[card]!]! + 1
    let at = start + TYPES.length
    const played = state.stacks[seat]!.length
    row[at++] = played >= LIMITS.director_other_cards ? 1 : 0
    row[at++] = played >= LIMITS.director_other_cards + 2 ? 1 : 0
    row[at++] = state.display.length / LIMITS.display
    row[at++] = this.cheapest(state) <= state.money[seat]! ? 1 : 0
    for (let step = 1; step <= 3; step++) {
      const shown = step < state.players ? visibleCard(state, (seat + step) % state.players) : NONE
      if (shown !== NONE && CARDS[shown]!.copyable) row[at]! += 0.5
    }
    at++
    row[at++] = state.actor === seat ? 1 : 0
    row[at++] = state.turn === seat ? 1 : 0
    row[at++] = state.decision === 'redeploy' && state.actor === seat ? 1 : 0
    return at
  }

  private cheapest(state: State): number {
    let price = Number.MAX_SAFE_INTEGER
    for (let slot = 0; slot < state.market.length; slot++) {
      const card = state.market[slot]!
      if (card !== NONE && isSteamship(card)) price = Math.min(price, PRICE[card]! + SURCHARGES[slot]!)
    }
    return price
  }

  /** What the card that the seat is carrying out may still bring it. */
  private readPending(state: State, seat: Seat, start: number): number {
    const { row } = this
    const kind = state.turn === seat && state.decision !== 'turn' ? UNDERTAKINGS.indexOf(state.undertaking) : NONE
    if (kind !== NONE) {
      row[start + kind] = 1
      const at = start + UNDERTAKINGS.length
      row[at] = this.pendingIncome(state, seat) / 100
      row[at + 1] = Math.min(state.cubes, 6) / 3
      row[at + 2] = state.decision === 'deploy' ? 1 : 0
      row[at + 3] = state.decision === 'buy' ? Math.min(state.money[seat]!, 300) / 100 : 0
      row[at + 4] = state.decision === 'invest' ? Math.min(state.money[seat]!, 100) / 100 : 0
      row[at + 5] = state.decision === 'transport' || state.decision === 'region' ? 1 : 0
    }
    return start + PENDING
  }

  private pendingIncome(state: State, seat: Seat): number {
    switch (state.undertaking) {
      case 'TRANSPORT':
        return this.topIncomes(state, seat, AMOUNTS.transport_ships, INCOME)
      case 'TRANSPORT+':
        return this.topIncomes(state, seat, AMOUNTS.transport_plus_ships, INCOME)
      case 'BLUE RIBAND':
        return this.topIncomes(state, seat, state.markers[seat]![RIBAND]!, INCOME)
      case 'FLEET':
        return this.topIncomes(state, seat, state.regions.length, INCOME)
      case 'CARGO':
        return this.topIncomes(state, seat, 1, CARGO_INCOME)
      case 'CRUISE':
        return this.topIncomes(state, seat, 1, CRUISE_INCOME)
      case 'REGION':
        return bestRegion(state, seat)
      default:
        return 0
    }
  }

  private topIncomes(state: State, seat: Seat, count: number, table: readonly number[]): number {
    const { incomes } = this
    incomes.length = 0
    for (const region of state.regions) {
      for (const ship of region) {
        if (state.owners[ship] === seat && isReady(state, ship)) incomes.push(table[ship]!)
      }
    }
    incomes.sort((a, b) => b - a)
    let total = 0
    for (let i = 0; i < count && i < incomes.length; i++) total += incomes[i]!
    return total
  }
}

/** The most that REGION would bring the seat, the bonus of the oldest foreign ship included (TA-9.3). */
function bestRegion(state: State, seat: Seat): number {
  let best = 0
  for (const region of state.regions) {
    let income = 0
    let bonus = NONE
    for (const ship of region) {
      if (!isReady(state, ship)) continue
      if (state.owners[ship] === seat) income += INCOME[ship]!
      else if (bonus === NONE) bonus = INCOME[ship]!
    }
    best = Math.max(best, income + Math.max(0, bonus))
  }
  return best
}

/** How much of the game is left, from 1 to 0: by the steamships still to come, or by the guard of TA-15.3. */
function shareLeft(state: State): number {
  if (state.lastRound !== NONE) return (0.1 * (state.lastRound - state.round + 1)) / 2
  const ships = state.stack.length / (9 * (state.players + 1) - 1)
  return Math.max(0.05, Math.min(ships, 1 - state.round / LIMITS.rounds))
}
