import { type Lessons, OnePly, packWeights, type TrainedWeights, unpackWeights } from '@south-street/bots'
import { type Random, type Seat, seededRandom } from '@south-street/engine'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/search.ts'
import type { State } from '../src/state.ts'
import { clockOf } from './clock.ts'
import { createMind } from './mind.ts'
import { createStyle } from './styles.ts'
import { Tally } from './tally.ts'
import type { Judgement } from './values.ts'
import { rateWays, readHoldings, WAY_INPUTS, WAYS } from './ways.ts'

/** Teaches how each way to play shows in the cards that it holds, from games in which all of them sit down. */
export class WayTraining implements Lessons {
  games: number
  private readonly players: number
  private readonly random: Random
  private readonly weights: Float64Array
  private readonly tally = new Tally()
  private readonly holdings = new Float64Array(WAY_INPUTS)
  private readonly chances = new Float64Array(WAYS.length)
  private readonly play: (state: State, seat: Seat, way: number) => void

  constructor(players: number, { value, detail }: Judgement, seed: string, kept?: TrainedWeights) {
    this.players = players
    this.games = kept?.games ?? 0
    this.random = seededRandom('ways', seed, players, this.games)
    const size = WAYS.length * WAY_INPUTS
    this.weights = kept === undefined ? new Float64Array(size) : Float64Array.from(unpackWeights(kept, size))
    const mind = createMind(players, detail)
    const net = new OnePly(mind, value, search.maxCodes)
    const styles = WAYS.map((name) => (name === null ? null : createStyle(name)))
    this.play = (state, seat, way) => {
      const option = styles[way]?.option(state, seat) ?? net.choose(state, seat, this.random)
      mind.play(state, seat, option)
    }
  }

  step(left: number): void {
    const { players, random } = this
    const state = setup({ players }, deal({ players }, random))
    // Half of the tables are of one kind, as tables of friends often are.
    const host = random.below(WAYS.length)
    const mixed = random.below(2) === 0
    const ways = Array.from({ length: players }, () => (mixed ? random.below(WAYS.length) : host))
    for (let round = state.round; state.actor >= 0; ) {
      this.play(state, state.actor, ways[state.actor]!)
      if (state.round === round) continue
      round = state.round
      for (let seat = 0; seat < players; seat++) this.learn(state, seat, ways[seat]!, 0.002 + 0.03 * left)
    }
    this.games++
  }

  private learn(state: State, seat: Seat, way: number, rate: number): void {
    this.tally.load(state, seat, (seat + 1) % this.players)
    readHoldings(this.tally, clockOf(state), this.holdings)
    rateWays(this.weights, this.holdings, this.chances, 0)
    for (let other = 0; other < WAYS.length; other++) {
      const error = ((other === way ? 1 : 0) - this.chances[other]!) * rate
      for (let i = 0; i < WAY_INPUTS; i++) {
        const place = other * WAY_INPUTS + i
        this.weights[place] = this.weights[place]! + error * this.holdings[i]!
      }
    }
  }

  trained(): TrainedWeights {
    return { games: this.games, ...packWeights(Float32Array.from(this.weights)) }
  }
}
