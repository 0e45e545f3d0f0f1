import type { Seat } from '@south-street/engine'
import { CARDS, type CardIndex, DESTINATIONS, GOODS, NONE } from '../src/cards.ts'
import { CURRENT_SPACES, canBeChosen, FULL_SUPPLY, SPACES, type State } from '../src/state.ts'
import { Tally } from './tally.ts'

const OWN = 56
const RIVAL = 30
const AREA = 22
const TABLE = 24
const AREAS = 4
const MONEY_STEPS = [5, 10, 15, 20, 30, 40, 60, 80]

export function featureCount(players: number): number {
  return OWN + RIVAL * (players - 1) + AREA * AREAS + TABLE
}

/**
 * What a value net sees of a position through one seat's eyes: the seat's own holdings, each rival's in clockwise order, the
 * four areas by how much they would help the seat, and the clock. Only what the seat may know enters: of the talons their
 * sizes, of rivals everything but an unused starting contract.
 *
 * Most are 0 in any position, so they come as a list of places and values.
 */
export class Features {
  readonly places = new Int16Array(320)
  readonly values = new Float32Array(320)
  count = 0
  private base = 0
  private readonly tallies: readonly Tally[]

  /** `remembers` says of a rival's card whether the bot still has it in mind. */
  constructor(remembers: ((card: CardIndex) => boolean) | null = null) {
    this.tallies = Array.from({ length: 5 }, () => new Tally(remembers))
  }

  read(state: State, seat: Seat): void {
    const { players } = state
    this.count = 0
    for (let step = 0; step < players; step++) {
      const other = (seat + step) % players
      this.tallies[step]!.load(state, other, seat)
    }
    const clock = clockOf(state)
    this.readOwn(state, seat, clock)
    for (let step = 1; step < players; step++) this.readRival(state, seat, step)
    this.base = OWN + RIVAL * (players - 1)
    for (let area = 0; area < AREAS; area++) {
      this.readArea(state, area)
      this.base += AREA
    }
    this.readTable(state, seat, clock)
  }

  private set(place: number, value: number): void {
    if (value === 0) return
    this.places[this.count] = this.base + place
    this.values[this.count++] = value
  }

  /** Points if the game ended now. */
  private scoreNow(step: number, players: number): number {
    const { points, money, paper, ready, bankers } = this.tallies[step]!
    const wealth = money + paper + ready
    const each = players <= 3 ? 2 : 3
    return points + wealth / 10 + (this.richer(step, players) === 0 ? bankers * each : 0)
  }

  /** How many seats have more money, counting what they could raise. */
  private richer(step: number, players: number): number {
    const own = this.tallies[step]!
    const wealth = own.money + own.paper + own.ready
    let richer = 0
    for (let other = 0; other < players; other++) {
      const { money, paper, ready } = this.tallies[other]!
      if (other !== step && money + paper + ready > wealth) richer++
    }
    return richer
  }

  private readOwn(state: State, seat: Seat, clock: number): void {
    const { players } = state
    const tally = this.tallies[0]!
    this.base = 0
    this.set(0, tally.money / 40)
    for (let i = 0; i < MONEY_STEPS.length; i++) this.set(1 + i, tally.money + tally.paper >= MONEY_STEPS[i]! ? 1 : 0)
    this.set(9, tally.paper / 15)
    this.set(10, tally.points / 15)
    this.set(11, tally.ready / 50)
    this.set(12, tally.lackShip / 50)
    for (let i = 0; i < 3; i++) this.set(13 + i, tally.lackGoods[i]! / 50)
    this.set(16, tally.lackBoth / 50)
    this.set(17, tally.contracts / 4)
    for (let good = 0; good < GOODS.length; good++) this.set(18 + good, tally.units[good]! / 4)
    this.set(22, tally.gold / 4)
    this.set(23, tally.traders / 2)
    this.set(24, tally.captains / 2)
    this.set(25, tally.assistants / 2)
    this.set(26, tally.bankers / 3)
    const richer = this.richer(0, players)
    this.set(27, richer === 0 ? tally.bankers / 3 : 0)
    this.set(28, tally.spareShips / 3)
    for (let i = 0; i < DESTINATIONS.length; i++) this.set(29 + i, tally.ships[i]! > 0 ? 1 : 0)
    const own = this.scoreNow(0, players)
    let best = 0
    for (let step = 1; step < players; step++) best = Math.max(best, this.scoreNow(step, players))
    this.set(35, own / 20)
    this.set(36, (own - best) / 10)
    this.set(37, richer === 0 ? 1 : 0)
    this.set(38, richer === 1 ? 1 : 0)
    this.set(39, state.pieces[seat]! === NONE ? 0 : 1)
    this.set(40 + ((state.harbourMaster - seat + players) % players), 1)
    this.set(45, (clock * tally.money) / 40)
    this.set(46, (clock * tally.ready) / 50)
    this.set(47, (clock * tally.lackShip) / 50)
    this.set(48, (clock * (tally.lackGoods[0]! + tally.lackGoods[1]! + tally.lackGoods[2]!)) / 50)
    this.set(49, (clock * tally.lackBoth) / 50)
    this.set(50, (clock * (tally.traders + tally.captains + tally.assistants)) / 4)
    this.set(51, (clock * tally.gold) / 4)
    this.set(52, (clock * tally.spareShips) / 3)
    this.set(53, ((1 - clock) * (own - best)) / 5)
    this.set(54, (clock * (tally.units[0]! + tally.units[1]! + tally.units[2]! + tally.units[3]!)) / 6)
    this.set(55, clock * (tally.money + tally.paper + tally.ready >= 15 ? 1 : 0))
  }

  private readRival(state: State, seat: Seat, step: number): void {
    const { players } = state
    const tally = this.tallies[step]!
    const rival = (seat + step) % players
    this.base = OWN + RIVAL * (step - 1)
    const wealth = tally.money + tally.paper
    this.set(0, wealth / 40)
    this.set(1, wealth >= 10 ? 1 : 0)
    this.set(2, wealth >= 20 ? 1 : 0)
    this.set(3, wealth >= 40 ? 1 : 0)
    this.set(4, tally.points / 15)
    this.set(5, tally.ready / 50)
    this.set(6, tally.lackShip / 50)
    this.set(7, (tally.lackGoods[0]! + tally.lackGoods[1]! + tally.lackGoods[2]!) / 50)
    this.set(8, tally.lackBoth / 50)
    this.set(9, tally.contracts / 4)
    this.set(10, (tally.units[0]! + tally.units[1]! + tally.units[2]! + tally.units[3]!) / 6)
    this.set(11, tally.gold / 4)
    this.set(12, tally.traders / 2)
    this.set(13, tally.captains / 2)
    this.set(14, tally.assistants / 2)
    this.set(15, tally.bankers / 3)
    const richer = this.richer(step, players)
    this.set(16, richer === 0 ? 1 : 0)
    this.set(17, richer === 0 ? tally.bankers / 3 : 0)
    this.set(18, this.scoreNow(step, players) / 20)
    this.set(19, state.pieces[rival]! === NONE ? 0 : 1)
    this.set(20, state.harbourMaster === rival ? 1 : 0)
    this.set(21, state.actor === rival ? 1 : 0)
    this.set(22, state.hands[rival]!.length > 0 && CARDS[state.hands[rival]![0]!]!.starting ? 1 : 0)
    for (let area = 0; area < AREAS; area++) this.set(23 + area, this.bestUse(state, step, area))
    this.set(27, tally.spareShips / 3)
    this.set(28, state.area === NONE ? 0 : this.bestUse(state, step, state.area))
  }

  private bestUse(state: State, step: number, area: number): number {
    const tally = this.tallies[step]!
    let best = 0
    for (let i = 0; i < CURRENT_SPACES; i++) {
      const card = state.spaces[area * SPACES + i]!
      if (card !== NONE) best = Math.max(best, tally.use(card))
    }
    return best
  }

  /** The most that a current card of each sort would help; and the future supply in brief. */
  private readArea(state: State, area: number): void {
    const tally = this.tallies[0]!
    const first = area * SPACES
    const most = this.most.fill(0)
    let cards = 0
    for (let i = 0; i < SPACES; i++) {
      const index = state.spaces[first + i]!
      if (index === NONE) continue
      const sort = SORT[index]!
      const use = sort < HELPER ? tally.use(index) : 1
      if (i < CURRENT_SPACES) {
        cards++
        most[sort] = Math.max(most[sort]!, use)
      } else {
        const place = sort < 6 ? 11 + sort : 17
        most[place] = Math.max(most[place]!, use)
      }
    }
    for (let i = 0; i < 18; i++) this.set(i, most[i]!)
    this.set(18, cards / 4)
    this.set(19, (state.chosen & (1 << area)) !== 0 ? 1 : 0)
    this.set(20, state.area === area ? 1 : 0)
    this.set(21, canBeChosen(state, area) ? 1 : 0)
  }

  private readonly most = new Float64Array(18)

  private readTable(state: State, seat: Seat, clock: number): void {
    const { players } = state
    this.set(0, clock)
    for (let i = 0; i < 10; i++) this.set(1 + i, clock * 10 > i ? 1 : 0)
    this.set(11, state.phase === 'choose' ? 1 : 0)
    this.set(12, state.phase === 'ask' ? 1 : 0)
    this.set(13, state.phase === 'decide' ? 1 : 0)
    this.set(14, state.phase === 'finish' ? 1 : 0)
    this.set(15, state.actor === seat ? 1 : 0)
    let home = 0
    for (let other = 0; other < players; other++) {
      if (state.pieces[other]! === NONE) home++
    }
    this.set(16, home / 5)
    // Still to be asked in this area, after the seat that is asked now.
    const waits = state.phase === 'ask' && state.pieces[seat]! === NONE && state.actor !== seat
    const before = (state.actor - state.harbourMaster + players) % players
    const own = (seat - state.harbourMaster + players) % players
    this.set(17, waits && (own === 0 || own > before) ? 1 : 0)
    this.set(18, waits && own !== 0 && own < before ? 1 : 0)
    const chosen = state.chosen
    this.set(19, ((chosen & 1) + ((chosen >> 1) & 1) + ((chosen >> 2) & 1) + ((chosen >> 3) & 1)) / 4)
    this.set(20, seat === state.harbourMaster && home === 1 ? 1 : 0)
  }
}

/** What sort of help a card is; the sorts before HELPER are weighed, the others are just there or not. */
const SORTS = ['vp', 'ship', 'goods', 'gold', 'contract', 'money', 'captain', 'trader', 'assistant', 'banker']
const HELPER = 6
const SORT = Uint8Array.from(CARDS, (card) => SORTS.indexOf(card.kind))

/** How many times the area that will end the game can be chosen at the start, by number of seats. */
const CHOICES: readonly number[] = [0, 0, 16, 19, 13, 10]

/** How much of the game is left, from 1 at the start to 0 at the end: the area that will end it decides (PR-8.1). */
export function clockOf(state: State): number {
  const { players } = state
  const full = FULL_SUPPLY[players]!
  let a = choicesLeft(state, 0, full)
  let b = choicesLeft(state, 1, full)
  let c = choicesLeft(state, 2, full)
  let d = choicesLeft(state, 3, full)
  let swap = 0
  // Sorts four numbers without an array.
  if (a > b) {
    swap = a
    a = b
    b = swap
  }
  if (c > d) {
    swap = c
    c = d
    d = swap
  }
  if (a > c) {
    swap = a
    a = c
    c = swap
  }
  if (b > d) b = d
  if (b > c) {
    swap = b
    b = c
    c = swap
  }
  const deciding = players <= 3 ? a : players === 4 ? b : c
  return Math.min(1, deciding / CHOICES[players]!)
}

function choicesLeft(state: State, area: number, full: number): number {
  let cards = state.talons[area]!.length
  for (let space = area * SPACES; space < area * SPACES + SPACES; space++) {
    if (state.spaces[space]! !== NONE) cards++
  }
  return cards / full
}
