import { type Seat, winShares } from '@south-street/engine'
import type { LinearValue } from '../linear-value.ts'
import type { Mind } from '../mind.ts'
import { power, type Value } from '../value.ts'

/** What a seat may expect: its share of the win, and its points at the end. */
export interface Prospect {
  readonly chance: number
  readonly points: number
}

/** How far ahead it is looked to tell chances. */
export interface ForesightSettings {
  /** So many decisions are played for all options together, over all worlds. */
  readonly decisions: number
  /** How many rounds are played beyond the present one; there the values of all seats are weighed. */
  readonly rounds: number
  /**
   * By so many logits everybody's judgement wavers in the worlds. Where all play on by first sight, the worlds of a close ending
   * all come out the same, and a rival who thinks longer turns it round; where nobody says, 0.
   */
  readonly waver?: number
  /** How wrong the value at the end of a world is about what separates two options, as measured (docs/hints.md); where nobody asks, 0. */
  readonly doubt?: number
}

/** What is to be expected of an option, in the mean over the worlds in which it was tried. */
export interface Outlook {
  /** Of the seat that asks; the standard error is that of few worlds, not of a wrong value. */
  readonly chance: number
  readonly error: number
  /** The standard error of what separates it from the best of these options, world by world; 0 of the best itself. */
  readonly gapError: number
  /** How wrong the value may be about the same, however many worlds were tried; 0 where all of them came to an end. */
  readonly doubt: number
  readonly points: number
  /** By seat; the chances add up to 1. */
  readonly seats: readonly Prospect[]
}

/** What was foreseen of an option, world by world. */
export class ForeseenWorlds {
  worlds = 0
  /** In so many of them the game was over. */
  ended = 0
  readonly chances: Float64Array
  readonly points: Float64Array
  /** Of the seat that asks, world by world: options that share their worlds are compared by it. */
  readonly own: number[] = []
  /** Of all seats, world after world. */
  readonly all: number[] = []

  constructor(players: number) {
    this.chances = new Float64Array(players)
    this.points = new Float64Array(players)
  }
}

/** The steps of the table that turns what was foreseen into what came true. */
export const CHANCE_STEPS = 20

/**
 * Foresees how a game ends for every seat. The values of all seats in one position, weighed against each other, give shares of the
 * win that add up to 1; what such shares have come to in other games is in a table.
 */
export class Foresight<State> {
  readonly players: number
  private readonly mind: Mind<State>
  private readonly value: Value
  private readonly points: LinearValue
  /** By what share was foreseen, from 0 to 1 in equal steps: what share was won. */
  private readonly table: ArrayLike<number>
  private readonly odds: Float64Array
  /** With two seats the other's value says the same once more; with many, each says something of its own. */
  private readonly sharpness: number

  constructor(mind: Mind<State>, value: Value, points: LinearValue, table: ArrayLike<number>, players: number) {
    this.mind = mind
    this.value = value
    this.points = points
    this.table = table
    this.players = players
    this.odds = new Float64Array(players)
    this.sharpness = 1 - 0.5 ** (players - 1)
  }

  /** Adds what every seat may expect of the position, in the world that is being tried. */
  look(state: State, seat: Seat, sums: ForeseenWorlds): void {
    const { players, odds } = this
    this.weigh(state, odds, sums.points)
    for (let other = 0; other < players; other++) {
      sums.chances[other]! += odds[other]!
      sums.all.push(odds[other]!)
    }
    sums.worlds++
    if (this.mind.actor(state) < 0) sums.ended++
    sums.own.push(odds[seat]!)
  }

  /** Every seat's chance in this one position, put right by the table; they add up to 1. */
  tell(state: State, out: Float64Array): void {
    this.weigh(state, out, null)
    if (this.mind.actor(state) < 0) return
    let total = 0
    for (let other = 0; other < this.players; other++) {
      out[other] = this.lookUp(out[other]!)
      total += out[other]!
    }
    for (let other = 0; other < this.players; other++) out[other]! /= total
  }

  /** Every seat's share of the win, as the values have it, and added to the sums what points are foretold. */
  private weigh(state: State, shares: Float64Array, points: Float64Array | null): void {
    const { players } = this
    if (this.mind.actor(state) < 0) {
      const scores = this.mind.score(state)
      shares.set(winShares(scores))
      if (points !== null) for (let other = 0; other < players; other++) points[other]! += scores[other]!.total
      return
    }
    let total = 0
    for (let other = 0; other < players; other++) {
      const features = this.mind.readFeatures(state, other)
      if (points !== null) points[other]! += this.points.evaluate(features)
      shares[other] = power(this.sharpness * this.value.evaluate(features, other))
      total += shares[other]!
    }
    for (let other = 0; other < players; other++) shares[other] = shares[other]! / total
  }

  /** What the worlds say together, put right by the table; `best` is what was foreseen of the best option in the same worlds. */
  conclude(sums: ForeseenWorlds, seat: Seat, best: ForeseenWorlds, doubt = 0): Outlook {
    const { worlds, ended, chances, points, own } = sums
    const foreseen = chances[seat]! / worlds
    const chance = this.lookUp(foreseen)
    // The others share what is left, as before.
    const rest = foreseen < 1 ? (1 - chance) / (1 - foreseen) : 0
    const seats = Array.from(chances, (sum, other) => ({
      chance: other === seat ? chance : (rest * sum) / worlds,
      points: points[other]! / worlds,
    }))
    const error = errorOf(own)
    const gapError = errorOf(own.map((share, world) => best.own[world]! - share))
    const unsure = sums === best ? 0 : doubt * (1 - ended / worlds)
    return { chance, error, gapError, doubt: unsure, points: seats[seat]!.points, seats }
  }

  /** What came true of a share that was foreseen. */
  lookUp(foreseen: number): number {
    const place = Math.min(CHANCE_STEPS - 1, Math.floor(foreseen * CHANCE_STEPS))
    const low = this.table[place]!
    return low + (this.table[place + 1]! - low) * (foreseen * CHANCE_STEPS - place)
  }
}

/** The standard error of the mean; of a single world nothing is known. */
export function errorOf(values: readonly number[]): number {
  const count = values.length
  if (values.every((value) => value === values[0])) return count > 1 || values[0] === 0 ? 0 : UNKNOWN
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / count / (count - 1))
}

const UNKNOWN = 0.5
