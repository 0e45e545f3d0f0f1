import type { Random, Seat } from '@south-street/engine'
import type { Mind } from '../mind.ts'
import type { Value } from '../value.ts'

/** Plays what leads at once to the position that it likes best. */
export class OnePly<State> {
  private readonly mind: Mind<State>
  private readonly value: Value
  readonly options: Uint16Array
  /** What each option is worth, as a logit. */
  readonly logits: Float64Array

  constructor(mind: Mind<State>, value: Value, maxOptions: number) {
    this.mind = mind
    this.value = value
    this.options = new Uint16Array(maxOptions)
    this.logits = new Float64Array(maxOptions)
  }

  /** Values every option of the seat and returns their number. What an option reveals is drawn anew for each. */
  appraise(state: State, seat: Seat, random: Random): number {
    const { mind, options } = this
    const count = mind.options(state, seat, options)
    if (count === 1) return count
    mind.lookFrom(state, seat)
    for (let i = 0; i < count; i++) {
      this.logits[i] = this.value.evaluate(mind.readAfter(options[i]!, random), seat)
    }
    return count
  }

  choose(state: State, seat: Seat, random: Random): number {
    return this.pick(this.appraise(state, seat, random))
  }

  /** As `choose`, with a judgement that wavers by so many logits. */
  waver(state: State, seat: Seat, noise: number, random: Random): number {
    const count = this.appraise(state, seat, random)
    if (noise > 0) {
      // The sum of two even draws: mostly near the middle.
      for (let i = 0; i < count; i++)
        this.logits[i]! += (noise * (random.below(2001) + random.below(2001) - 2000)) / 2000
    }
    return this.pick(count)
  }

  private pick(count: number): number {
    let best = 0
    for (let i = 1; i < count; i++) {
      if (this.logits[i]! > this.logits[best]!) best = i
    }
    return this.options[best]!
  }
}
