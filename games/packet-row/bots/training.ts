import { LinearValue, packWeights, SelfPlay, ValueNet } from '@south-street/bots'
import { type Random, seededRandom } from '@south-street/engine'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/search.ts'
import { catalogueHash } from './catalogue-hash.ts'
import { featureCount } from './features.ts'
import { createMind } from './mind.ts'
import type { WeightsFile } from './values.ts'

/** What training has come to: plain numbers, so that it can be put down and taken up again. */
export interface Progress {
  readonly games: number
  readonly linear: readonly number[]
  readonly net: readonly number[]
}

const HIDDEN = 64
const LAMBDA = 0.75

/** Trains the values of one number of players by self-play. */
export class Training {
  games = 0
  private readonly players: number
  private readonly random: Random
  private readonly linear: LinearValue
  private readonly net: ValueNet
  private readonly linearPlay: SelfPlay<ReturnType<typeof setup>>
  private readonly netPlay: SelfPlay<ReturnType<typeof setup>>

  constructor(players: number, seed: string, progress?: Progress) {
    this.players = players
    this.random = seededRandom('training', seed, players, progress?.games ?? 0)
    const features = featureCount(players)
    this.linear = new LinearValue(features)
    this.net = new ValueNet(features, HIDDEN)
    if (progress === undefined) this.net.randomise(this.random)
    else {
      this.games = progress.games
      this.linear.setRow(Float32Array.from(progress.linear))
      this.net.setWeights(Float32Array.from(progress.net))
    }
    const mind = createMind()
    const like = this.newGame()
    this.linearPlay = new SelfPlay(mind, this.linear, like, search.maxCodes)
    this.netPlay = new SelfPlay(mind, this.net, like, search.maxCodes)
  }

  private newGame() {
    return setup({ players: this.players }, deal({ players: this.players }, this.random))
  }

  /** One game. `left` goes from 1 to 0 over the whole training: first bold steps, then careful ones. */
  step(left: number): void {
    const lesson = { lambda: LAMBDA, exploration: 0.005 + 0.06 * left, rate: 0.002 + 0.018 * left }
    // The linear value learns from fewer games: it has little to learn.
    const play = this.games % 6 === 0 ? this.linearPlay : this.netPlay
    play.playAndLearn(this.newGame(), this.players, this.random, lesson)
    this.games++
  }

  progress(): Progress {
    return { games: this.games, linear: [...this.linear.row()], net: [...this.net.weights()] }
  }

  weightsFile(): WeightsFile {
    return {
      catalogue: catalogueHash(),
      features: featureCount(this.players),
      linear: packWeights(this.linear.row()),
      net: { hidden: HIDDEN, ...packWeights(this.net.weights()) },
    }
  }
}
