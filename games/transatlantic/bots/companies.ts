import type { Seat } from '@south-street/engine'
import {
  AMOUNTS,
  CARGO_INCOME,
  CRUISE_INCOME,
  FLAG,
  FLAGS,
  INCOME,
  isSteamship,
  LIMITS,
  NONE,
  NORTH_ATLANTIC,
  PLACES,
  type ShipIndex,
} from '../src/catalogue.ts'
import { columnValue, rowPoints } from '../src/sheet.ts'
import { isReady, type State } from '../src/state.ts'

/** The best incomes of ready ships that are kept apart: no card lets more sail by income alone. */
const TOP = 4
const SEATS = 4
const SEA_REGIONS = 5

/** What one company has, as figures. All of it lies open (TA-4.4). */
export class Company {
  /** Victory points if the game ended now. */
  points = 0
  rows = 0
  /** Of all active ships; of those that are ready; and of every trip that the coal on board allows. */
  income = 0
  readyIncome = 0
  coaledIncome = 0
  ready = 0
  active = 0
  houses = 0
  /** Points that one trip of every ready ship would bring (TA-8.3). */
  housePoints = 0
  /** Ships that the next one to enter their region pushes out. */
  atRisk = 0
  inNorthAtlantic = 0
  withoutCoal = 0
  coalRoom = 0
  cargo = 0
  cruise = 0
  /** By flag: ships and headquarters. */
  readonly fleet = new Uint8Array(FLAGS.length)
  /** The highest incomes among the ready ships, falling. */
  readonly top = new Float64Array(TOP)
  /** By region: ships, the income of the ready ones, and the highest of them. */
  readonly shipsIn = new Uint8Array(SEA_REGIONS)
  readonly incomeIn = new Float64Array(SEA_REGIONS)
  readonly bestIn = new Float64Array(SEA_REGIONS)
  /** By flag: the highest income of a ready ship. */
  readonly bestOfFlag = new Float64Array(FLAGS.length)

  clear(): void {
    this.points = 0
    this.rows = 0
    this.income = 0
    this.readyIncome = 0
    this.coaledIncome = 0
    this.ready = 0
    this.active = 0
    this.houses = 0
    this.housePoints = 0
    this.atRisk = 0
    this.inNorthAtlantic = 0
    this.withoutCoal = 0
    this.coalRoom = 0
    this.cargo = 0
    this.cruise = 0
    this.fleet.fill(0)
    this.top.fill(0)
    this.shipsIn.fill(0)
    this.incomeIn.fill(0)
    this.bestIn.fill(0)
    this.bestOfFlag.fill(0)
  }

  /** The income of the best `count` ready ships. */
  topIncome(count: number): number {
    let sum = 0
    for (let i = 0; i < count && i < TOP; i++) sum += this.top[i]!
    return sum
  }

  /** What FLEET would bring: the best ship of every region, or of every flag (TA-9.6). */
  fleetIncome(): number {
    let byRegion = 0
    let byFlag = 0
    for (let i = 0; i < SEA_REGIONS; i++) byRegion += this.bestIn[i]!
    for (let i = 0; i < FLAGS.length; i++) byFlag += this.bestOfFlag[i]!
    return Math.max(byRegion, byFlag)
  }
}

/** All companies of a position, read in one pass over the ships. */
export class Companies {
  private readonly companies: readonly Company[] = Array.from({ length: SEATS }, () => new Company())
  /** By flag: ships in the docks. */
  readonly docked = new Uint8Array(FLAGS.length)

  of(seat: Seat): Company {
    return this.companies[seat]!
  }

  load(state: State): void {
    const { companies, docked } = this
    const { players } = state
    docked.fill(0)
    for (let i = 0; i < state.docks.length; i++) {
      const flag = FLAG[state.docks[i]!]!
      docked[flag] = docked[flag]! + 1
    }
    for (let seat = 0; seat < players; seat++) companies[seat]!.clear()
    for (let region = 0; region < state.regions.length; region++) this.loadRegion(state, region)
    if (state.displaced !== NONE && state.owners[state.displaced] !== NONE) {
      this.enlist(state.displaced, companies[state.owners[state.displaced]!]!)
    }
    for (let seat = 0; seat < players; seat++) this.settle(state, seat)
  }

  private enlist(ship: ShipIndex, company: Company): void {
    const flag = FLAG[ship]!
    if (flag !== NONE) company.fleet[flag] = company.fleet[flag]! + 1
  }

  private loadRegion(state: State, region: number): void {
    const ships = state.regions[region]!
    const houses = state.houses[region]!
    const isFull = ships.length === PLACES[region]
    for (let place = 0; place < ships.length; place++) {
      const ship = ships[place]!
      const seat = state.owners[ship]!
      if (seat === NONE) continue
      const company = this.companies[seat]!
      const income = INCOME[ship]!
      this.enlist(ship, company)
      company.active++
      company.income += income
      company.shipsIn[region] = company.shipsIn[region]! + 1
      if (region === NORTH_ATLANTIC) company.inNorthAtlantic++
      if (place === 0 && isFull) company.atRisk++
      if (isSteamship(ship)) {
        const coal = state.coal[ship]!
        company.coaledIncome += coal * income
        company.coalRoom += LIMITS.coal_per_ship - coal
        if (coal === 0) company.withoutCoal++
      }
      if (!isReady(state, ship)) continue
      this.countReady(company, ship, region, houses[seat]!)
    }
  }

  private countReady(company: Company, ship: ShipIndex, region: number, houses: number): void {
    const income = INCOME[ship]!
    const flag = FLAG[ship]!
    company.ready++
    company.readyIncome += income
    company.housePoints += houses
    company.incomeIn[region] = company.incomeIn[region]! + income
    if (income > company.bestIn[region]!) company.bestIn[region] = income
    if (flag !== NONE && income > company.bestOfFlag[flag]!) company.bestOfFlag[flag] = income
    if (CARGO_INCOME[ship]! > company.cargo) company.cargo = CARGO_INCOME[ship]!
    if (CRUISE_INCOME[ship]! > company.cruise) company.cruise = CRUISE_INCOME[ship]!
    const { top } = company
    let place = TOP - 1
    if (income <= top[place]!) return
    for (; place > 0 && top[place - 1]! < income; place--) top[place] = top[place - 1]!
    top[place] = income
  }

  private settle(state: State, seat: Seat): void {
    const company = this.companies[seat]!
    const stored = state.stored[seat]!
    const headquarters = state.headquarters[seat]!
    const sheet = state.markers[seat]!
    for (let i = 0; i < stored.length; i++) this.enlist(stored[i]!, company)
    for (let i = 0; i < headquarters.length; i++) this.enlist(headquarters[i]!, company)
    let points = state.transportPoints[seat]! + state.scrapPoints[seat]!
    for (let flag = 0; flag < FLAGS.length; flag++) {
      const ships = company.fleet[flag]!
      if (ships > 0) points += ships * (columnValue(state.players, sheet[flag]!) + this.docked[flag]!)
    }
    company.rows = rowPoints(sheet)
    company.points = points + company.rows + Math.floor(state.money[seat]! / AMOUNTS.pounds_per_point)
    for (let region = 0; region < state.houses.length; region++) company.houses += state.houses[region]![seat]!
  }
}

/** The most that REGION would bring the seat, the bonus of the oldest foreign ship included (TA-9.3). */
export function bestRegionIncome(state: State, seat: Seat): number {
  let best = 0
  for (let region = 0; region < state.regions.length; region++) {
    best = Math.max(best, regionIncome(state, seat, region))
  }
  return best
}

export function regionIncome(state: State, seat: Seat, region: number): number {
  const ships = state.regions[region]!
  let income = 0
  let bonus = 0
  for (let place = 0; place < ships.length; place++) {
    const ship = ships[place]!
    if (!isReady(state, ship)) continue
    if (state.owners[ship] === seat) income += INCOME[ship]!
    else if (bonus === 0) bonus = INCOME[ship]!
  }
  return income + bonus
}
