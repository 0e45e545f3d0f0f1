import type { AnyBot } from '../bot.ts'
import type { TrainedWeights } from '../packed-weights.ts'

/** One part of what bots learn, under way. */
export interface Lessons {
  readonly games: number
  /** One game. `left` goes from 1 to 0 over the whole training: first bold steps, then careful ones. */
  step(left: number): void
  trained(): TrainedWeights
}

/** What the bots of a game can be taught, for `npm run train`: a file of weights for each number of players. */
export interface Course<WeightsFile> {
  /** What is learned, in this order, and each part's share of the time. */
  readonly parts: Readonly<Record<string, number>>
  /** Goes on from the weights that are there, or from nothing. Weights of other cards or features are refused. */
  begin(part: string, players: number, seed: string, kept: WeightsFile | undefined): Lessons
  /** The file to ship: what is kept, with what has been learned of one part. */
  write(part: string, players: number, learned: TrainedWeights, kept: WeightsFile | undefined): WeightsFile
  /** A bot of this level that plays by these weights, whatever weights are shipped. */
  seat(level: string, players: number, weights: WeightsFile): AnyBot
}
