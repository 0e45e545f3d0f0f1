import { power } from '@south-street/bots'
import type { Random, Seat } from '@south-street/engine'
import { type CardIndex, DESTINATION, GOOD, GOODS, STARTING, STARTING_CONTRACTS, UNITS } from '../src/cards.ts'
import type { State } from '../src/state.ts'
import { clockOf } from './clock.ts'
import { Tally } from './tally.ts'

export const FACTS = 11
/** What somebody holds says more or less by how far the game has come. */
const PHASES = 4
export const CONTRACT_INPUTS = FACTS * PHASES
/** In this share of the worlds all assignments are equally likely: a rival may hold what nobody would think of. */
const UNREAD = 0.1
/** With five seats: eleven contracts unseen, four of them in rivals' hands, in order. */
const MOST_ASSIGNMENTS = 11 * 10 * 9 * 8

/** Where the weights for this time of the game begin. */
export function phaseStart(clock: number): number {
  return Math.min(PHASES - 1, Math.floor((1 - clock) * PHASES)) * FACTS
}

/** What speaks for a starting contract in somebody's hand: goods and ships that nothing seen would need. */
export function readFacts(tally: Tally, contract: CardIndex, out: Float64Array): void {
  const good = GOOD[contract]!
  const size = UNITS[contract]!
  const destination = DESTINATION[contract]!
  const spare = tally.units[good]!
  let units = 0
  for (let other = 0; other < GOODS.length; other++) units += tally.units[other]!
  const enough = spare >= size ? 1 : 0
  const ship = tally.ships[destination]! > 0 ? 1 : 0
  const spareShip = ship === 1 && tally.served[destination] === 0 ? 1 : 0
  out[0] = Math.min(size, spare) / size
  out[1] = enough
  out[2] = spare + tally.gold >= size ? 1 : 0
  out[3] = units === 0 ? 0 : spare / units
  out[4] = ship
  out[5] = spareShip
  out[6] = spareShip * enough
  out[7] = (spareShip * Math.min(size, spare)) / size
  out[8] = tally.need[good]! > 0 ? 1 : 0
  out[9] = tally.wanted[destination]! > 0 || tally.served[destination] === 1 ? 1 : 0
  out[10] = size / 5
}

/** How likely, beside the others, a contract with these facts is held. */
export function rateContract(weights: ArrayLike<number>, start: number, facts: Float64Array): number {
  let score = 0
  for (let i = 0; i < FACTS; i++) score += weights[start + i]! * facts[i]!
  return power(score)
}

/** The rivals of a seat whose starting contract has not been shown. */
export function hidingRivals(state: State, seat: Seat): Seat[] {
  const rivals: Seat[] = []
  for (let rival = 0; rival < state.players; rival++) {
    const first = state.hands[rival]![0]
    if (rival !== seat && first !== undefined && STARTING[first] === 1) rivals.push(rival)
  }
  return rivals
}

/** The starting contracts that a seat has not seen, in the catalogue's order: those of such rivals, and those in the box. */
export function unseenContracts(state: State, hiding: readonly Seat[]): CardIndex[] {
  return STARTING_CONTRACTS.filter(
    (card) => state.box.includes(card) || hiding.some((rival) => state.hands[rival]![0] === card),
  )
}

/**
 * Guesses from what a rival is seen to hold which starting contract it hides: a conditional logit over the unseen ones, one
 * list of weights for each quarter of the game. Worlds are drawn exactly, over all assignments together: no contract is
 * in two hands.
 */
export class ReadContracts {
  private readonly weights: Float32Array
  private readonly tally = new Tally()
  private readonly facts = new Float64Array(FACTS)
  private hiding: readonly Seat[] = []
  private unseen: readonly CardIndex[] = []
  /** By rival and contract, in the order of `hiding` and `unseen`; each rival's add up to 1. */
  private readonly ratings = new Float64Array(4 * STARTING_CONTRACTS.length)
  /** Every assignment, four bits a rival, and how likely it is together with those before it, not yet divided by `total`. */
  private readonly assignments = new Uint16Array(MOST_ASSIGNMENTS)
  private readonly sums = new Float64Array(MOST_ASSIGNMENTS)
  private count = 0
  private total = 0

  constructor(weights: Float32Array) {
    this.weights = weights
  }

  /** Looks at the rivals of the seat; of the state it uses only what the seat may know. */
  watch(state: State, seat: Seat): void {
    this.hiding = hidingRivals(state, seat)
    this.unseen = unseenContracts(state, this.hiding)
    const start = phaseStart(clockOf(state))
    for (const [place, rival] of this.hiding.entries()) {
      this.tally.load(state, rival, seat)
      this.rate(place * STARTING_CONTRACTS.length, start)
    }
    this.count = 0
    this.total = 0
    if (this.hiding.length > 0) this.assign(0, 0, 0, 1)
  }

  private rate(first: number, start: number): void {
    let sum = 0
    for (const [i, contract] of this.unseen.entries()) {
      readFacts(this.tally, contract, this.facts)
      const rating = rateContract(this.weights, start, this.facts)
      this.ratings[first + i] = rating
      sum += rating
    }
    for (let i = 0; i < this.unseen.length; i++) this.ratings[first + i] = this.ratings[first + i]! / sum
  }

  /** Lists what the rivals from `place` on may hold, given what those before them do. */
  private assign(place: number, taken: number, code: number, rating: number): void {
    if (place === this.hiding.length) {
      this.total += rating
      this.assignments[this.count] = code
      this.sums[this.count++] = this.total
      return
    }
    for (let i = 0; i < this.unseen.length; i++) {
      if ((taken & (1 << i)) !== 0) continue
      const own = this.ratings[place * STARTING_CONTRACTS.length + i]!
      this.assign(place + 1, taken | (1 << i), code | (i << (4 * place)), rating * own)
    }
  }

  /** How likely the rival holds the contract, the others' hands aside: for measuring. */
  chance(rival: Seat, contract: CardIndex): number {
    const rating = this.ratings[this.hiding.indexOf(rival) * STARTING_CONTRACTS.length + this.unseen.indexOf(contract)]!
    return (1 - UNREAD) * rating + UNREAD / this.unseen.length
  }

  /** Gives the rivals, in place, contracts drawn by what they were seen to hold when `watch` was called. */
  deal(world: State, random: Random): void {
    if (this.count === 0) return
    const code = this.assignments[this.draw(random)]!
    let taken = 0
    for (const [place, rival] of this.hiding.entries()) {
      const i = (code >> (4 * place)) & 15
      taken |= 1 << i
      world.hands[rival]![0] = this.unseen[i]!
    }
    const box = world.box.filter((card) => STARTING[card] === 0)
    for (const [i, contract] of this.unseen.entries()) if ((taken & (1 << i)) === 0) box.push(contract)
    world.box = box
  }

  private draw(random: Random): number {
    if (random.below(1000) < 1000 * UNREAD) return random.below(this.count)
    const wanted = ((random.below(FINE) + random.below(FINE) / FINE) / FINE) * this.total
    let first = 0
    for (let last = this.count - 1; first < last; ) {
      const middle = (first + last) >> 1
      if (this.sums[middle]! > wanted) last = middle
      else first = middle + 1
    }
    return first
  }
}

const FINE = 1 << 20
