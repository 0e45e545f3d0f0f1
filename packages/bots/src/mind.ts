import type { Random, Score, Seat } from '@south-street/engine'
import type { Witness } from './facts.ts'

/** Somebody who plays otherwise than the bot would: returns an option. */
export type Guest<State> = (state: State, seat: Seat) => number

/** What a bot makes of its rivals, from what they are seen to hold: how they play, and what they hide. */
export interface Watching<State> {
  /** Looks at the rivals of the seat. */
  watch(state: State, seat: Seat): void
  /** For one world: how a rival may be playing; null for as the bot itself would. */
  guess(rival: Seat, random: Random): Guest<State> | null
  /**
   * For one world, which chance has dealt: gives the rivals, in place, what they seem to hold. Missing where chance is as
   * good a guess as any.
   */
  deal?(world: State, random: Random): void
}

/** How a turn of several decisions is looked through: its beginning is worth what the best way to go on is worth. */
export interface Turn<State> {
  /** The position after an option, what it reveals drawn anew. Made in spare space: good until the next call for `state`. */
  after(state: State, seat: Seat, option: number, random: Random): State
  /** Whether the option that has led here is only the beginning of the seat's turn. */
  goesOn(state: State, seat: Seat): boolean
}

/**
 * What a game brings to the bots that all games share. States are samples, made from a view; a mind never gets to see the
 * real one. Options are codes of the game's `Searchable`, thinned out to what is worth thinking about.
 */
export interface Mind<State> {
  /** The seat that owes a decision; −1 when the game is over. */
  actor(state: State): Seat
  /** Writes the options of the seat that owes a decision, and returns their number. */
  options(state: State, seat: Seat, out: Uint16Array): number
  /** The code of the first action towards an option: most are one action, some need others before. */
  firstStep(state: State, seat: Seat, option: number): number
  /** Plays an option in place, with everything that it needs. */
  play(state: State, seat: Seat, option: number): void
  copyInto(target: State, source: State): void
  clone(state: State): State
  /** Permutes, in place, what the seat cannot know. */
  resample(state: State, seat: Seat, random: Random): void
  /** Before the options of a decision are tried with `readAfter`. The state must stay as it is meanwhile. */
  lookFrom(state: State, seat: Seat): void
  /** What the seat would see after an option, what that reveals drawn anew. Good until the next call. */
  readAfter(option: number, random: Random): Float64Array
  /** Where several decisions make a turn. Missing where options are valued as they are. */
  readonly turn?: Turn<State>
  /** Rounds, or whatever the game is counted in: playouts stop at the end of one. A game that is over stays in its last. */
  round(state: State): number
  /** Missing where all rivals are taken to play as the bot would. */
  readonly watching?: Watching<State>
  /** Missing where nobody can tell what has happened in a world. */
  readonly witness?: Witness<State>
  /** Of a game that is over: each seat's reward from 0 to 1, mostly for winning, a little for the margin. */
  reward(state: State, out: Float64Array): void
  /** Of a game that is over. */
  score(state: State): readonly Score[]
  /** What the seat sees of a position, as numbers. Good until the next call. */
  readFeatures(state: State, seat: Seat): Float64Array
}
