import {
  type Lessons,
  OnePly,
  packWeights,
  seatGuests,
  type TrainedWeights,
  unpackWeights,
  type WatchingLesson,
} from '@south-street/bots'
import { type Random, type Seat, seededRandom } from '@south-street/engine'
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
import { Tally } from './tally.ts'

/** Teaches how a hidden starting contract shows in what its owner holds, from games of the net against itself. */
export class ContractTraining implements Lessons {
  games: number
  private readonly lesson: WatchingLesson<State>
  private readonly random: Random
  private readonly weights: Float64Array
  private readonly tally = new Tally()
  private readonly facts: readonly Float64Array[]
  private readonly net: OnePly<State>

  constructor(lesson: WatchingLesson<State>, seed: string, kept?: TrainedWeights) {
    this.lesson = lesson
    this.games = kept?.games ?? 0
    this.random = seededRandom('contracts', seed, lesson.players, this.games)
    this.weights =
      kept === undefined ? new Float64Array(CONTRACT_INPUTS) : Float64Array.from(unpackWeights(kept, CONTRACT_INPUTS))
    this.facts = Array.from({ length: 16 }, () => new Float64Array(FACTS))
    this.net = new OnePly(lesson.mind, lesson.value, lesson.maxOptions)
  }

  step(left: number): void {
    const { lesson, random } = this
    const state = lesson.newGame(this.games, random)
    const guests = seatGuests(lesson, random)
    for (let round = state.round, { actor } = state; actor >= 0; actor = state.actor) {
      lesson.mind.play(state, actor, guests[actor]?.(state, actor) ?? this.net.choose(state, actor, random))
      if (state.round === round) continue
      round = state.round
      const viewer = random.below(lesson.players)
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
