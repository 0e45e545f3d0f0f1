import type { Random, Seat } from '@south-street/engine'
import type { Mind } from '../mind.ts'
import { logistic, type Value } from '../value.ts'
import { OnePly } from './one-ply.ts'

export interface RolloutSettings {
  /**
   * How many decisions are played in all, over all worlds. A fixed number, so that a move is the same on every machine, and
   * of decisions rather than worlds, so that every move takes about as long: a time that hangs on the hand would betray it.
   */
  readonly decisions: number
  /** How many rounds are played beyond the present one before the position is valued. */
  readonly rounds: number
  /** At most this many options are looked into, the best at first sight. */
  readonly breadth: number
}

export interface OptionStatistics {
  readonly option: number
  readonly worlds: number
  /** The mean reward, from 0 to 1. */
  readonly mean: number
}

/**
 * Tries the options out in sampled worlds: every seat plays on as the value function would have it, to the end of a round,
 * and there the position is valued. All options are tried in the same worlds, and the worse half is dropped again and again
 * (sequential halving), so that most of the work goes into the close calls.
 */
export class Rollouts<State> {
  private readonly mind: Mind<State>
  private readonly value: Value
  private readonly settings: RolloutSettings
  private readonly policy: OnePly<State>
  private readonly world: State
  private readonly line: State
  private readonly rewards = new Float64Array(8)

  constructor(mind: Mind<State>, value: Value, settings: RolloutSettings, like: State, maxOptions: number) {
    this.mind = mind
    this.value = value
    this.settings = settings
    this.policy = new OnePly(mind, value, like, maxOptions)
    this.world = mind.clone(like)
    this.line = mind.clone(like)
  }

  /** The options with what they are worth, the best one first. `state` is a sample; only what the seat knows of it counts. */
  rank(state: State, seat: Seat, random: Random): OptionStatistics[] {
    let open = this.firstSight(state, seat, random)
    if (open.length === 1) return [{ option: open[0]!.option, worlds: 0, mean: 0.5 }]
    const phases = 32 - Math.clz32(open.length - 1)
    const done: Candidate[] = []
    for (let phase = 0; phase < phases; phase++) {
      let left = this.settings.decisions / phases
      while (left > 0) left -= this.tryWorld(state, seat, open, random)
      open.sort(byMean)
      const kept = Math.ceil(open.length / 2)
      done.unshift(...open.slice(kept))
      open = open.slice(0, kept)
    }
    return [...open, ...done].map(({ option, worlds, sum }) => ({ option, worlds, mean: sum / worlds }))
  }

  private firstSight(state: State, seat: Seat, random: Random): Candidate[] {
    const count = this.policy.appraise(state, seat, random)
    const all = Array.from({ length: count }, (_, i) => ({
      option: this.policy.options[i]!,
      logit: this.policy.logits[i]!,
      worlds: 0,
      sum: 0,
    }))
    all.sort((a, b) => b.logit - a.logit || a.option - b.option)
    return all.slice(0, this.settings.breadth)
  }

  /** Plays every open option out in one world; returns how many decisions that took. */
  private tryWorld(state: State, seat: Seat, open: readonly Candidate[], random: Random): number {
    const { mind, world, line } = this
    mind.copyInto(world, state)
    mind.resample(world, seat, random)
    const last = mind.round(state) + this.settings.rounds
    let decisions = 0
    for (const candidate of open) {
      mind.copyInto(line, world)
      mind.play(line, seat, candidate.option)
      decisions++
      for (let actor = mind.actor(line); actor >= 0 && mind.round(line) <= last; actor = mind.actor(line)) {
        mind.play(line, actor, this.policy.choose(line, actor, random))
        decisions++
      }
      candidate.sum += this.worth(line, seat)
      candidate.worlds++
    }
    return decisions
  }

  private worth(line: State, seat: Seat): number {
    if (this.mind.actor(line) >= 0) return logistic(this.value.evaluate(this.mind.readFeatures(line, seat)))
    this.mind.reward(line, this.rewards)
    return this.rewards[seat]!
  }
}

interface Candidate {
  readonly option: number
  readonly logit: number
  worlds: number
  sum: number
}

function byMean(a: Candidate, b: Candidate): number {
  return b.sum / b.worlds - a.sum / a.worlds || a.option - b.option
}
