import { type Lessons, OnePly, packWeights, type TrainedWeights, unpackWeights } from '@south-street/bots'
import { type Random, type Seat, seededRandom } from '@south-street/engine'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/search.ts'
import type { State } from '../src/state.ts'
import { clockOf } from './clock.ts'
import {
  CONTRACT_INPUTS,
  FACTS,
  hidingRivals,
  phaseStart,
  rateContract,
  readFacts,
  unseenContracts,
} from './contracts.ts'
import { createMind } from './mind.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { Tally } from './tally.ts'
import type { Judgement } from './values.ts'

/** In one game of so many somebody plays a style: people do not all play as the net does. */
const MIXED_IN = 4

/** Teaches how a hidden starting contract shows in what its owner holds, from games of the net against itself. */
export class ContractTraining implements Lessons {
  games: number
  private readonly players: number
  private readonly random: Random
  private readonly weights: Float64Array
  private readonly tally = new Tally()
  private readonly facts: readonly Float64Array[]
  private readonly play: (state: State, style: number) => void

  constructor(players: number, { value, detail }: Judgement, seed: string, kept?: TrainedWeights) {
    this.players = players
    this.games = kept?.games ?? 0
    this.random = seededRandom('contracts', seed, players, this.games)
    this.weights =
      kept === undefined ? new Float64Array(CONTRACT_INPUTS) : Float64Array.from(unpackWeights(kept, CONTRACT_INPUTS))
    this.facts = Array.from({ length: 16 }, () => new Float64Array(FACTS))
    const mind = createMind(players, detail)
    const net = new OnePly(mind, value, search.maxCodes)
    const styles = STYLE_NAMES.map(createStyle)
    this.play = (state, style) => {
      const option = styles[style]?.option(state, state.actor) ?? net.choose(state, state.actor, this.random)
      mind.play(state, state.actor, option)
    }
  }

  step(left: number): void {
    const { players, random } = this
    const state = setup({ players }, deal({ players }, random))
    const mixed = random.below(MIXED_IN) === 0
    // No style has the number −1: there the net plays.
    const styles = Array.from({ length: players }, () => (mixed ? random.below(STYLE_NAMES.length + 1) - 1 : -1))
    for (let round = state.round; state.actor >= 0; ) {
      this.play(state, styles[state.actor]!)
      if (state.round === round) continue
      round = state.round
      const viewer = random.below(players)
      for (const rival of hidingRivals(state, viewer)) this.learn(state, viewer, rival, 0.005 + 0.05 * left)
    }
    this.games++
  }

  private learn(state: State, viewer: Seat, rival: Seat, rate: number): void {
    const start = phaseStart(clockOf(state))
    const unseen = unseenContracts(state, hidingRivals(state, viewer))
    this.tally.load(state, rival, viewer)
    const ratings = unseen.map((contract, i) => {
      readFacts(this.tally, contract, this.facts[i]!)
      return rateContract(this.weights, start, this.facts[i]!)
    })
    const total = ratings.reduce((sum, rating) => sum + rating, 0)
    const held = state.hands[rival]![0]!
    for (const [i, contract] of unseen.entries()) {
      const error = ((contract === held ? 1 : 0) - ratings[i]! / total) * rate
      for (let fact = 0; fact < FACTS; fact++) {
        this.weights[start + fact] = this.weights[start + fact]! + error * this.facts[i]![fact]!
      }
    }
  }

  trained(): TrainedWeights {
    return { games: this.games, ...packWeights(Float32Array.from(this.weights)) }
  }
}
