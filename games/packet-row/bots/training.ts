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
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/search.ts'
import type { State } from '../src/state.ts'
import { catalogueHash } from './catalogue-hash.ts'
import { featureCount } from './features.ts'
import { createMind } from './mind.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { readWeights, type WeightsFile } from './values.ts'
import { WayTraining } from './way-training.ts'

const HIDDEN = 64
const LAMBDA = 0.75

/** Trains one value for one number of players by self-play, from weights that are there or from nothing. */
class Training implements Lessons {
  games: number
  private readonly players: number
  private readonly random: Random
  private readonly value: LinearValue | ValueNet
  private readonly play: SelfPlay<State>
  private readonly styles: readonly Guest<State>[] = STYLE_NAMES.map((name) => {
    const style = createStyle(name)
    return (state, seat) => style.option(state, seat)
  })

  constructor(players: number, kind: 'linear' | 'net', seed: string, kept?: TrainedWeights) {
    this.players = players
    this.games = kept?.games ?? 0
    this.random = seededRandom('training', kind, seed, players, this.games)
    const detail = kind === 'net' ? 'full' : 'brief'
    const features = featureCount(players, detail)
    if (kind === 'linear') {
      const linear = new LinearValue(features)
      if (kept !== undefined) linear.setWeights(unpackWeights(kept, features + 1))
      this.value = linear
    } else {
      const net = new ValueNet(features, HIDDEN)
      if (kept === undefined) net.randomise(this.random)
      else net.setWeights(unpackWeights(kept, ValueNet.size(features, HIDDEN)))
      this.value = net
    }
    this.play = new SelfPlay(createMind(players, detail), this.value, search.maxCodes)
  }

  /**
   * In four games of ten the value plays against itself. In three the scripted styles sit down with it as they come, and in three
   * one style takes all the other seats: so it also learns what to make of rivals who play otherwise than it would.
   */
  private invite(): (Guest<State> | null)[] {
    const { random } = this
    const kind = random.below(10)
    const host = random.below(this.players)
    const style = this.styles[random.below(this.styles.length)]!
    return Array.from({ length: this.players }, (_, seat) => {
      if (kind < 4 || seat === host) return null
      if (kind < 7) return style
      return random.below(4) === 0 ? null : this.styles[random.below(this.styles.length)]!
    })
  }

  private newGame() {
    return setup({ players: this.players }, deal({ players: this.players }, this.random))
  }

  /** One game. `left` goes from 1 to 0 over the whole training: first bold steps, then careful ones. */
  step(left: number): void {
    const lesson = { lambda: LAMBDA, exploration: 0.005 + 0.06 * left, rate: 0.002 + 0.018 * left }
    this.play.playAndLearn(this.newGame(), this.invite(), this.random, lesson)
    this.games++
  }

  trained(): TrainedWeights {
    return { games: this.games, ...packWeights(this.value.weights()) }
  }
}

/** The linear value for a tenth of the time, then the net, and at last how ways to play show in a rival's cards. */
export const course: Course<WeightsFile> = {
  parts: { linear: 0.1, net: 0.8, ways: 0.1 },
  begin: (part, players, seed, kept) => {
    const known = kept && readWeights(kept, players)
    if (part === 'linear' || part === 'net') return new Training(players, part, seed, kept?.[part])
    if (known === undefined) throw new Error('the ways to play can be learned when there is a net')
    return new WayTraining(players, known.net, seed, kept?.ways)
  },
  write: (part, players, learned, kept) => ({
    ...kept,
    catalogue: catalogueHash(),
    features: featureCount(players, 'full'),
    linear: kept?.linear ?? learned,
    [part]: part === 'net' ? { hidden: HIDDEN, ...learned } : learned,
  }),
}
