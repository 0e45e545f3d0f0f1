import { type Guest, LinearValue, packWeights, SelfPlay, unpackWeights, ValueNet } from '@south-street/bots'
import { type Random, seededRandom } from '@south-street/engine'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/search.ts'
import type { State } from '../src/state.ts'
import { catalogueHash } from './catalogue-hash.ts'
import { featureCount } from './features.ts'
import { createMind } from './mind.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
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
  private readonly linearPlay: SelfPlay<State>
  private readonly netPlay: SelfPlay<State>
  private readonly styles: readonly Guest<State>[] = STYLE_NAMES.map((name) => {
    const style = createStyle(name)
    return (state, seat) => style.option(state, seat)
  })

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

  /**
   * Mostly the value plays against itself. In every third game some seats go to the scripted styles, so that it also learns
   * what to make of rivals who play otherwise than it would.
   */
  private invite(): (Guest<State> | null)[] {
    const seats = Array.from({ length: this.players }, (): Guest<State> | null => null)
    if (this.random.below(3) !== 0) return seats
    const host = this.random.below(this.players)
    return seats.map((_, seat) => {
      if (seat === host || this.random.below(4) === 0) return null
      return this.styles[this.random.below(this.styles.length)]!
    })
  }

  private newGame() {
    return setup({ players: this.players }, deal({ players: this.players }, this.random))
  }

  /** One game. `left` goes from 1 to 0 over the whole training: first bold steps, then careful ones. */
  step(left: number): void {
    const lesson = { lambda: LAMBDA, exploration: 0.005 + 0.06 * left, rate: 0.002 + 0.018 * left }
    // The linear value learns from fewer games: it has little to learn.
    const play = this.games % 6 === 0 ? this.linearPlay : this.netPlay
    play.playAndLearn(this.newGame(), this.invite(), this.random, lesson)
    this.games++
  }

  /** What shipped weights know, to go on from them. */
  static progressOf(file: WeightsFile, players: number): Progress {
    const features = featureCount(players)
    if (file.catalogue !== catalogueHash() || file.features !== features || file.net === undefined) {
      throw new Error('these weights are for other cards or features: delete them to start anew')
    }
    return {
      games: file.games,
      linear: [...unpackWeights(file.linear, features + 1)],
      net: [...unpackWeights(file.net, ValueNet.size(features, file.net.hidden))],
    }
  }

  progress(): Progress {
    return { games: this.games, linear: [...this.linear.row()], net: [...this.net.weights()] }
  }

  weightsFile(): WeightsFile {
    return {
      catalogue: catalogueHash(),
      games: this.games,
      features: featureCount(this.players),
      linear: packWeights(this.linear.row()),
      net: { hidden: HIDDEN, ...packWeights(this.net.weights()) },
    }
  }
}
