import type { Random, Seat } from '@south-street/engine'
import type { Guest, Mind } from '../mind.ts'
import type { Learner } from '../value.ts'

export interface Lesson {
  /** How far a position's target looks ahead: 1 is the game's result, 0 the next position's value. */
  readonly lambda: number
  /** The chance of a random move. */
  readonly exploration: number
  readonly rate: number
}

interface Visited {
  readonly features: Float64Array
  readonly value: number
}

const probability = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * Temporal differences: the net plays a game against itself, each seat choosing what leads to the position that it likes
 * best, and then every position's value is moved towards what came of it (the λ-return).
 */
export class SelfPlay<State> {
  private readonly mind: Mind<State>
  private readonly net: Learner
  private readonly options: Uint16Array
  private readonly rewards = new Float64Array(8)

  constructor(mind: Mind<State>, net: Learner, maxOptions: number) {
    this.mind = mind
    this.net = net
    this.options = new Uint16Array(maxOptions)
  }

  /** By seat, who sits there in the net's place; null for the net itself. */
  playAndLearn(state: State, guests: readonly (Guest<State> | null)[], random: Random, lesson: Lesson): void {
    this.net.startAfresh()
    const visited = guests.map((): Visited[] => [])
    for (let seat = this.mind.actor(state); seat >= 0; seat = this.mind.actor(state)) {
      const guest = guests[seat]!
      if (guest !== null) {
        this.mind.play(state, seat, guest(state, seat))
        continue
      }
      const { option, seen } = this.choose(state, seat, random, lesson.exploration)
      if (seen !== null) visited[seat]!.push(seen)
      this.mind.play(state, seat, option)
    }
    this.mind.reward(state, this.rewards)
    for (const [seat, positions] of visited.entries()) {
      let target = this.rewards[seat]!
      for (let i = positions.length - 1; i >= 0; i--) {
        const { features, value } = positions[i]!
        this.net.learn(features, target, lesson.rate)
        target = (1 - lesson.lambda) * value + lesson.lambda * target
      }
    }
  }

  private choose(
    state: State,
    seat: Seat,
    random: Random,
    exploration: number,
  ): { option: number; seen: Visited | null } {
    const { mind, net, options } = this
    const count = mind.options(state, seat, options)
    if (count === 1) return { option: options[0]!, seen: null }
    const explored = random.below(10_000) < exploration * 10_000 ? random.below(count) : -1
    let best = 0
    let value = 0
    let features: Float64Array | null = null
    mind.lookFrom(state, seat)
    for (let i = 0; i < count; i++) {
      if (explored >= 0 && explored !== i) continue
      const list = mind.readAfter(options[i]!, random)
      const logit = net.evaluate(list, seat)
      if (features !== null && logit <= value) continue
      best = i
      value = logit
      features = list.slice()
    }
    return { option: options[best]!, seen: { features: features!, value: probability(value) } }
  }
}
