import { LinearValue, packWeights, SelfPlay, unpackWeights } from '@south-street/bots'
import { type Random, seededRandom } from '@south-street/engine'
import { MAX_CODES } from '../src/actions/verb.ts'
import { deal, setup } from '../src/deal.ts'
import type { State } from '../src/state.ts'
import { FEATURES } from './features.ts'
import { createMind } from './mind.ts'
import type { WeightsFile } from './values.ts'

const LAMBDA = 0.85

/** Trains the linear value for one number of players by self-play, from weights that are there or from nothing. */
export class Training {
  games: number
  private readonly players: number
  private readonly random: Random
  private readonly value = new LinearValue(FEATURES)
  private readonly play: SelfPlay<State>

  constructor(players: number, seed: string, kept?: WeightsFile['linear']) {
    this.players = players
    this.games = kept?.games ?? 0
    this.random = seededRandom('training', seed, players, this.games)
    if (kept !== undefined) this.value.setWeights(unpackWeights(kept, FEATURES + 1))
    this.play = new SelfPlay(createMind(), this.value, MAX_CODES)
  }

  /** One game, one in four with the President. `left` goes from 1 to 0 over the whole training. */
  step(left: number): void {
    const options = { players: this.players, president: this.games % 4 === 3, compensation: this.games % 2 === 1 }
    const lesson = { lambda: LAMBDA, exploration: 0.01 + 0.1 * left, rate: 0.0005 + 0.004 * left }
    const guests = Array.from({ length: this.players }, () => null)
    this.play.playAndLearn(setup(options, deal(options, this.random)), guests, this.random, lesson)
    this.games++
  }

  file(): WeightsFile {
    return { features: FEATURES, linear: { games: this.games, ...packWeights(this.value.weights()) } }
  }
}
