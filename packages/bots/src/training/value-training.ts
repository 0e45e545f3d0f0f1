import { type Random, seededRandom } from '@south-street/engine'
import { LinearValue } from '../linear-value.ts'
import type { Guest, Mind } from '../mind.ts'
import { packWeights, type TrainedWeights } from '../packed-weights.ts'
import { ValueNet } from '../value-net.ts'
import { readLinear, readNet } from '../value-weights.ts'
import type { Lessons } from './course.ts'
import { type Leaning, SelfPlay } from './self-play.ts'

/** The two values that a game's bots learn: the linear one is quick to learn and to ask, the net sees more. */
export type ValueKind = 'linear' | 'net'

/** With whom the value plays while it learns. */
export interface Schooling {
  /** In so many games of ten it plays against itself. */
  readonly alone: number
  /** In so many games of ten one style takes all the other seats; in the rest they sit down as they come. */
  readonly alike: number
  /** In those, one of so many seats is its own. */
  readonly ownSeatIn: number
  /** How far a position's target looks ahead: 1 is the game's result, 0 the next position's value. */
  readonly lambda: number
  /** The size of a step; `left` goes from 1 to 0 over the whole training. */
  rate(left: number): number
}

/** What a game brings to the training of one value for one number of players. */
export interface ValueLesson<State> {
  readonly players: number
  readonly kind: ValueKind
  readonly features: number
  readonly hidden: number
  readonly mind: Mind<State>
  readonly maxOptions: number
  /** Scripted players, so that it also learns what to make of rivals who play otherwise than it would. */
  readonly styles: readonly Guest<State>[]
  readonly schooling: Schooling
  /** Fancies that a seat may have for a game, so that whole plans are tried too. */
  readonly leanings?: readonly Leaning[]
  /** The start of a game; `number` counts those that were played before. */
  newGame(number: number, random: Random): State
}

/** Trains a value by self-play, from weights that are there or from nothing. */
export class ValueTraining<State> implements Lessons {
  games: number
  private readonly lesson: ValueLesson<State>
  private readonly random: Random
  private readonly value: LinearValue | ValueNet
  private readonly play: SelfPlay<State>

  constructor(lesson: ValueLesson<State>, seed: string, kept?: TrainedWeights) {
    const { kind, players, features, hidden } = lesson
    this.lesson = lesson
    this.games = kept?.games ?? 0
    this.random = seededRandom('training', kind, seed, players, this.games)
    if (kind === 'linear') this.value = kept === undefined ? new LinearValue(features) : readLinear(kept, features)
    else if (kept !== undefined) this.value = readNet({ ...kept, hidden }, features)
    else {
      this.value = new ValueNet(features, hidden)
      this.value.randomise(this.random)
    }
    this.play = new SelfPlay(lesson.mind, this.value, lesson.maxOptions)
  }

  step(left: number): void {
    const { lambda, rate } = this.lesson.schooling
    const lesson = { lambda, exploration: 0.02 + 0.1 * left, rate: rate(left), leanings: this.lean(left) }
    this.play.playAndLearn(this.lesson.newGame(this.games, this.random), this.invite(), this.random, lesson)
    this.games++
  }

  /** At first two seats in five have a fancy, at the end of the training one. */
  private lean(left: number): (Leaning | null)[] {
    const { random } = this
    const { players, leanings = [] } = this.lesson
    return Array.from({ length: players }, () => {
      if (leanings.length === 0 || random.below(1000) >= 200 + 200 * left) return null
      return leanings[random.below(leanings.length)]!
    })
  }

  private invite(): (Guest<State> | null)[] {
    const { random } = this
    const { players, styles, schooling } = this.lesson
    const { alone, alike, ownSeatIn } = schooling
    const kind = random.below(10)
    const host = random.below(players)
    const style = styles[random.below(styles.length)]!
    return Array.from({ length: players }, (_, seat) => {
      if (kind < alone || seat === host) return null
      if (kind < alone + alike) return style
      return random.below(ownSeatIn) === 0 ? null : styles[random.below(styles.length)]!
    })
  }

  trained(): TrainedWeights {
    return { games: this.games, ...packWeights(this.value.weights()) }
  }
}
