import type { Random, Seat } from '@south-street/engine'
import type { Guest, Mind } from '../mind.ts'
import type { Learner } from '../value.ts'

export interface Lesson {
  /** How far a position's target looks ahead: 1 is the game's result, 0 the next position's value. */
  readonly lambda: number
  /** The chance of a random move. */
  readonly exploration: number
  readonly rate: number
  /** By seat, its fancy in this game, or null. */
  readonly leanings: readonly (Leaning | null)[]
}

/**
 * A fancy that a seat has for a whole game: it takes one thing for another, such as mail for passengers. So it plays its usual
 * plan, and as well as ever, with something else in the favourite's place. One move that looks around finds nothing where
 * only a whole plan pays, and a plan that is followed badly teaches that it is bad.
 */
export interface Leaning {
  /** By feature, which one is seen in its place. */
  readonly seenAs: ArrayLike<number>
}

interface Visited {
  readonly features: Float64Array
  readonly value: number
  /** After a move that only looked around: what the best one was worth, which is what earlier positions are told. */
  readonly instead: number | null
}

const probability = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Of moves that look around, so many in ten are drawn evenly; the others are more likely the better they look. */
const EVENLY = 4
/** Habits form in the first decisions of a seat: in so many of them the chance to look around is this, whatever the lesson says. */
const FIRST_DECISIONS = 3
const FIRST_EXPLORATION = 0.3
/** Values remember a position for each of eight seats; no game with fancies has more than four. */
const FANCIES = 4

/**
 * Temporal differences: the net plays a game against itself, each seat choosing what leads to the position that it likes
 * best, and then every position's value is moved towards what came of it (the λ-return). A move that only looks around
 * teaches what it leads to, and says nothing about the positions before it.
 */
export class SelfPlay<State> {
  private readonly mind: Mind<State>
  private readonly net: Learner
  private readonly options: Uint16Array
  private readonly logits: Float64Array
  private readonly rewards = new Float64Array(8)
  /** The features after the best option so far, and those that a seat with a fancy sees. */
  private best = new Float64Array(0)
  private seen = new Float64Array(0)

  constructor(mind: Mind<State>, net: Learner, maxOptions: number) {
    this.mind = mind
    this.net = net
    this.options = new Uint16Array(maxOptions)
    this.logits = new Float64Array(maxOptions)
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
      const chance = visited[seat]!.length < FIRST_DECISIONS ? FIRST_EXPLORATION : lesson.exploration
      const { option, seen } = this.choose(state, seat, random, chance, lesson.leanings[seat] ?? null)
      if (seen !== null) visited[seat]!.push(seen)
      this.mind.play(state, seat, option)
    }
    this.mind.reward(state, this.rewards)
    for (const [seat, positions] of visited.entries()) this.learn(positions, this.rewards[seat]!, lesson)
  }

  private learn(positions: readonly Visited[], reward: number, { lambda, rate }: Lesson): void {
    let target = reward
    for (let i = positions.length - 1; i >= 0; i--) {
      const { features, value, instead } = positions[i]!
      this.net.learn(features, target, rate)
      target = instead ?? (1 - lambda) * value + lambda * target
    }
  }

  private choose(
    state: State,
    seat: Seat,
    random: Random,
    exploration: number,
    leaning: Leaning | null,
  ): { option: number; seen: Visited | null } {
    const { mind, net, options, logits } = this
    const count = mind.options(state, seat, options)
    if (count === 1) return { option: options[0]!, seen: null }
    let best = 0
    let value = 0
    mind.lookFrom(state, seat)
    for (let i = 0; i < count; i++) {
      const features = mind.readAfter(options[i]!, random)
      const sober = net.evaluate(features, seat)
      logits[i] = leaning === null ? sober : this.takeForAnother(leaning, features, seat)
      if (i > 0 && logits[i]! <= logits[best]!) continue
      best = i
      value = sober
      if (this.best.length === 0) this.best = features.slice()
      else this.best.set(features)
    }
    const looksAround = random.below(10_000) < exploration * 10_000
    const tried = looksAround ? this.tryAnother(count, logits[best]!, random) : best
    if (tried === best) {
      return { option: options[best]!, seen: { features: this.best.slice(), value: probability(value), instead: null } }
    }
    const features = mind.readAfter(options[tried]!, random).slice()
    const seen = { features, value: probability(net.evaluate(features, seat)), instead: probability(value) }
    return { option: options[tried]!, seen }
  }

  private tryAnother(count: number, most: number, random: Random): number {
    if (random.below(10) < EVENLY) return random.below(count)
    let sum = 0
    for (let i = 0; i < count; i++) sum += Math.exp(this.logits[i]! - most)
    let left = (sum * random.below(1_000_000)) / 1_000_000
    for (let i = 0; i < count; i++) {
      left -= Math.exp(this.logits[i]! - most)
      if (left < 0) return i
    }
    return count - 1
  }

  /** What a position is worth to a seat that takes one thing for another. */
  private takeForAnother({ seenAs }: Leaning, features: Float64Array, seat: Seat): number {
    if (this.seen.length === 0) this.seen = new Float64Array(features.length)
    for (let i = 0; i < features.length; i++) this.seen[i] = features[seenAs[i]!]!
    // Apart from its sober judgement, so that each differs little from the one before.
    return this.net.evaluate(this.seen, seat + FANCIES)
  }
}
