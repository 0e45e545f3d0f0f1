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
}

/** What is to be expected of an option, in the mean over the worlds in which it was tried. */
export interface Outlook {
  /** Of the seat that asks; the standard error is that of few worlds, not of a wrong value. */
  readonly chance: number
  readonly error: number
  readonly points: number
  /** By seat; the chances add up to 1. */
  readonly seats: readonly Prospect[]
}

/** What was foreseen of an option, world by world. */
export class ForeseenWorlds {
  worlds = 0
  readonly chances: Float64Array
  readonly points: Float64Array
  /** Of the seat that asks: the sum of the squares of its chances. */
  squares = 0

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
    if (this.mind.actor(state) < 0) {
      const scores = this.mind.score(state)
      const shares = winShares(scores)
      for (let other = 0; other < players; other++) {
        odds[other] = shares[other]!
        sums.points[other]! += scores[other]!.total
      }
    } else {
      let total = 0
      for (let other = 0; other < players; other++) {
        const features = this.mind.readFeatures(state, other)
        sums.points[other]! += this.points.evaluate(features)
        odds[other] = power(this.sharpness * this.value.evaluate(features, other))
        total += odds[other]!
      }
      for (let other = 0; other < players; other++) odds[other] = odds[other]! / total
    }
    for (let other = 0; other < players; other++) sums.chances[other]! += odds[other]!
    sums.worlds++
    sums.squares += odds[seat]! * odds[seat]!
  }

  /** What the worlds say together, put right by the table. */
  conclude({ worlds, chances, points, squares }: ForeseenWorlds, seat: Seat): Outlook {
    const foreseen = chances[seat]! / worlds
    const chance = this.lookUp(foreseen)
    // The others share what is left, as before.
    const rest = foreseen < 1 ? (1 - chance) / (1 - foreseen) : 0
    const seats = Array.from(chances, (sum, other) => ({
      chance: other === seat ? chance : (rest * sum) / worlds,
      points: points[other]! / worlds,
    }))
    const variance = Math.max(0, squares / worlds - foreseen * foreseen)
    const error = worlds > 1 ? Math.sqrt(variance / (worlds - 1)) : 0.5
    return { chance, error, points: seats[seat]!.points, seats }
  }

  private lookUp(foreseen: number): number {
    const place = Math.min(CHANCE_STEPS - 1, Math.floor(foreseen * CHANCE_STEPS))
    const low = this.table[place]!
    return low + (this.table[place + 1]! - low) * (foreseen * CHANCE_STEPS - place)
  }
}
