import {
  type Course,
  type Guest,
  type Lessons,
  LinearValue,
  packWeights,
  SelfPlay,
  type TrainedWeights,
  unpackWeights,
  ValueNet,
} from '@south-street/bots'
import { type Random, seededRandom } from '@south-street/engine'
import { MAX_CODES } from '../src/actions/verb.ts'
import { deal, setup } from '../src/deal.ts'
import type { State } from '../src/state.ts'
import { featureCount } from './features.ts'
import { createMind } from './mind.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { catalogueHash, readWeights, type WeightsFile } from './values.ts'

const HIDDEN = 64
const LAMBDA = 0.85

/** Trains one value for one number of players by self-play, from weights that are there or from nothing. */
class Training implements Lessons {
  games: number
  private readonly players: number
  private readonly random: Random
  private readonly value: LinearValue | ValueNet
  private readonly boldness: number
  private readonly play: SelfPlay<State>
  private readonly styles: readonly Guest<State>[] = STYLE_NAMES.map((name) => {
    const style = createStyle(name)
    return (state, seat) => style.option(state, seat)
  })

  constructor(players: number, kind: 'linear' | 'net', seed: string, kept?: TrainedWeights) {
    this.players = players
    this.games = kept?.games ?? 0
    this.random = seededRandom('training', kind, seed, players, this.games)
    const features = featureCount(players)
    if (kind === 'linear') {
      const linear = new LinearValue(features)
      if (kept !== undefined) linear.setWeights(unpackWeights(kept, features + 1))
      this.value = linear
      this.boldness = 0.25
    } else {
      const net = new ValueNet(features, HIDDEN)
      if (kept === undefined) net.randomise(this.random)
      else net.setWeights(unpackWeights(kept, ValueNet.size(features, HIDDEN)))
      this.value = net
      this.boldness = 1
    }
    this.play = new SelfPlay(createMind(players), this.value, MAX_CODES)
  }

  /**
   * In five games of ten the value plays against itself. In three the scripted styles sit down with it as they come, and in two
   * one style takes all the other seats: so it also learns what to make of rivals who play otherwise than it would.
   */
  private invite(): (Guest<State> | null)[] {
    const { random } = this
    const kind = random.below(10)
    const host = random.below(this.players)
    const style = this.styles[random.below(this.styles.length)]!
    return Array.from({ length: this.players }, (_, seat) => {
      if (kind < 5 || seat === host) return null
      if (kind < 7) return style
      return random.below(3) === 0 ? null : this.styles[random.below(this.styles.length)]!
    })
  }

  /** One game in four has the President, every other one the seat compensation. */
  step(left: number): void {
    const options = { players: this.players, president: this.games % 4 === 3, compensation: this.games % 2 === 1 }
    const rate = this.boldness * (0.001 + 0.015 * left)
    const lesson = { lambda: LAMBDA, exploration: 0.005 + 0.06 * left, rate }
    this.play.playAndLearn(setup(options, deal(options, this.random)), this.invite(), this.random, lesson)
    this.games++
  }

  trained(): TrainedWeights {
    return { games: this.games, ...packWeights(this.value.weights()) }
  }
}

/** The linear value for a tenth of the time, then the net. */
export const course: Course<WeightsFile> = {
  parts: { linear: 0.1, net: 0.9 },
  begin: (part, players, seed, kept) => {
    if (kept !== undefined) readWeights(kept, players)
    if (part !== 'linear' && part !== 'net') throw new Error(`there is nothing called ${part} to be learned`)
    return new Training(players, part, seed, kept?.[part])
  },
  write: (part, players, learned, kept) => ({
    ...kept,
    catalogue: catalogueHash(),
    features: featureCount(players),
    linear: kept?.linear ?? learned,
    [part]: part === 'net' ? { hidden: HIDDEN, ...learned } : learned,
  }),
}
