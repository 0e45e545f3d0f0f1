import type { Game, GameTypes, Random, Seat } from '@south-street/engine'
import type { Bot } from '../bot.ts'
import type { Mind } from '../mind.ts'
import { Foresight, type ForesightSettings } from '../search/foresight.ts'
import { OnePly } from '../search/one-ply.ts'
import type { Rollouts } from '../search/rollouts.ts'
import type { Value } from '../value.ts'
import type { ForesightWeights } from '../value-weights.ts'

/** How much is spent on one decision: at most so many moves are tried, and what was played. */
export interface JudgeEffort extends ForesightSettings {
  readonly breadth: number
  /** What share of the decisions that are read so are taken to have cost anything, before they are read. */
  readonly suspicion: number
  /** For what is not settled then: how much is spent on the few moves that matter, again and again until it is. */
  readonly settling?: readonly ForesightSettings[]
}

/** How much is spent on the story of the whole game. */
export interface StoryEffort {
  /** In so many worlds the whole game is followed. */
  readonly worlds: number
  /** How many rounds are played beyond the present one before the position is valued. */
  readonly rounds: number
}

export interface ReviewEffort {
  /** For the first findings. */
  readonly draft: JudgeEffort
  readonly read: JudgeEffort
  /** For what looked costly; null: nothing is read again. */
  readonly confirmed: JudgeEffort | null
  readonly story: StoryEffort
}

/** What a game brings to its reviews, with one number of players. */
export interface ReaderTools<T extends GameTypes> {
  readonly game: Game<T>
  readonly players: number
  /** Whose eyes it reads with, and a fingerprint of their weights. */
  readonly level: string
  readonly weights: string
  readonly maxOptions: number
  /** How the mind counts the first round: people count from 1. */
  readonly firstRound: number
  /** To judge decisions. */
  readonly mind: Mind<T['State']>
  readonly value: Value
  readonly rollouts: Rollouts<T['State']>
  /** To read once more, further ahead: rollouts of a mind that may be less careful. */
  readonly far: { readonly mind: Mind<T['State']>; readonly rollouts: Rollouts<T['State']> }
  readonly foresight: ForesightWeights
  /** To follow whole games: a mind that may be less careful and has to be fast. */
  readonly fast: Mind<T['State']>
  /** Draws anew, in place, what nobody at the table knows. What a seat knows and hides stays where it is. */
  shuffleUnknown(state: T['State'], random: Random): void
  decode(state: T['State'], seat: Seat, code: number): T['Action']
  readonly explain: NonNullable<Bot<T>['explain']>
  readonly thorough: ReviewEffort
  readonly quick: ReviewEffort
}

/** The tools, set up. They keep scratch space. */
export interface Toolbox<T extends GameTypes> extends ReaderTools<T> {
  readonly policy: OnePly<T['State']>
  readonly judging: Foresight<T['State']>
  readonly judgingFar: Foresight<T['State']>
  /** Those of the fast mind. */
  readonly fastPolicy: OnePly<T['State']>
  readonly telling: Foresight<T['State']>
}

export function setUpTools<T extends GameTypes>(tools: ReaderTools<T>): Toolbox<T> {
  const { mind, far, fast, value, players, maxOptions, foresight } = tools
  return {
    ...tools,
    policy: new OnePly(mind, value, maxOptions),
    judging: new Foresight(mind, value, foresight.points, foresight.table, players),
    judgingFar: new Foresight(far.mind, value, foresight.points, foresight.table, players),
    fastPolicy: new OnePly(fast, value, maxOptions),
    telling: new Foresight(fast, value, foresight.points, foresight.table, players),
  }
}

/** What comes before the first round counts as part of it. */
export function roundForPeople<T extends GameTypes>({ firstRound }: Toolbox<T>, round: number): number {
  return Math.max(1, round - firstRound + 1)
}
