import { type Guest, power, type Watching } from '@south-street/bots'
import type { Random, Seat } from '@south-street/engine'
import type { State } from '../src/state.ts'
import { clockOf } from './clock.ts'
import { ReadContracts } from './contracts.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { Tally } from './tally.ts'

/** Ways to play that a rival's cards may give away: as the net would, and the scripted styles. */
export const WAYS: readonly (string | null)[] = [null, ...STYLE_NAMES]
const HOLDINGS = 14
/** What somebody holds says more or less by how far the game has come. */
const PHASES = 4
export const WAY_INPUTS = HOLDINGS * PHASES

/** What a rival is seen to own, in one of four blocks by the clock. */
export function readHoldings(tally: Tally, clock: number, out: Float64Array): void {
  out.fill(0)
  const first = Math.min(PHASES - 1, Math.floor((1 - clock) * PHASES)) * HOLDINGS
  const { units, lackGoods } = tally
  out[first] = 1
  out[first + 1] = tally.money / 20
  out[first + 2] = tally.paper / 10
  out[first + 3] = tally.points / 6
  out[first + 4] = tally.bankers / 2
  out[first + 5] = tally.contracts / 3
  out[first + 6] = tally.spareShips / 2
  out[first + 7] = tally.assistants / 2
  out[first + 8] = tally.captains / 2
  out[first + 9] = tally.traders / 2
  out[first + 10] = tally.gold / 3
  out[first + 11] = (units[0]! + units[1]! + units[2]! + units[3]!) / 4
  out[first + 12] = tally.ready / 30
  out[first + 13] = (tally.lackShip + tally.lackBoth + lackGoods[0]! + lackGoods[1]! + lackGoods[2]!) / 30
}

/**
 * Guesses from a rival's cards how it plays, so that a search need not take everybody for a copy of itself, and what contract
 * it hides. One row of weights a way: a softmax over `readHoldings`.
 */
export class WatchedRivals implements Watching<State> {
  private readonly weights: Float32Array
  private readonly contracts: ReadContracts | null
  private readonly tally = new Tally()
  private readonly holdings = new Float64Array(WAY_INPUTS)
  private readonly guests: readonly (Guest<State> | null)[]
  /** By seat and way, summed up to 1. */
  private readonly chances = new Float64Array(8 * WAYS.length)

  /** How many times as likely as its cards say a rival is taken to play as the net would. */
  private readonly credit: number

  /** Without weights for the contracts every assignment of them is taken for as likely. */
  constructor(weights: Float32Array, contracts: Float32Array | null = null, credit = 1) {
    this.weights = weights
    this.credit = credit
    this.contracts = contracts === null ? null : new ReadContracts(contracts)
    this.guests = WAYS.map((name) => {
      if (name === null) return null
      const style = createStyle(name)
      return (state: State, seat: Seat) => style.option(state, seat)
    })
  }

  watch(state: State, seat: Seat): void {
    this.contracts?.watch(state, seat)
    const clock = clockOf(state)
    for (let rival = 0; rival < state.players; rival++) {
      if (rival === seat) continue
      this.tally.load(state, rival, seat)
      readHoldings(this.tally, clock, this.holdings)
      rateWays(this.weights, this.holdings, this.chances, rival * WAYS.length)
      if (this.credit !== 1) this.giveCredit(rival * WAYS.length)
    }
  }

  private giveCredit(start: number): void {
    const { chances, credit } = this
    const total = 1 + (credit - 1) * chances[start]!
    chances[start] = chances[start]! * credit
    for (let way = 0; way < WAYS.length; way++) chances[start + way] = chances[start + way]! / total
  }

  deal(world: State, random: Random): void {
    this.contracts?.deal(world, random)
  }

  /** How likely a rival that was watched plays that way. */
  chance(rival: Seat, way: number): number {
    return this.chances[rival * WAYS.length + way]!
  }

  guess(rival: Seat, random: Random): Guest<State> | null {
    const draw = random.below(1_000_000) / 1_000_000
    let sum = 0
    for (let way = 0; way < WAYS.length; way++) {
      sum += this.chance(rival, way)
      if (draw < sum) return this.guests[way]!
    }
    return null
  }
}

/** How likely each way is, written from `start` on. */
export function rateWays(weights: ArrayLike<number>, holdings: Float64Array, out: Float64Array, start: number): void {
  let total = 0
  for (let way = 0; way < WAYS.length; way++) {
    let score = 0
    for (let i = 0; i < WAY_INPUTS; i++) score += weights[way * WAY_INPUTS + i]! * holdings[i]!
    out[start + way] = power(score)
    total += out[start + way]!
  }
  for (let way = 0; way < WAYS.length; way++) out[start + way] = out[start + way]! / total
}
