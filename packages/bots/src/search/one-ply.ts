import type { Random, Seat } from '@south-street/engine'
import type { Mind, Turn } from '../mind.ts'
import type { Value } from '../value.ts'

/** How many ways to go on are followed at each step within a turn. */
const WIDTH = 3

/** How a beginner goes wrong. */
export interface Slips<State> {
  /** How likely, in a hundred, the seat overlooks an option that it has. */
  overlooks(state: State, seat: Seat, option: number): number
  /** Nobody overlooks so much that what is left looks worse by more than so many logits. */
  readonly most: number
}

/** Plays what leads to the position that it likes best: at once, or at the end of its turn where the mind says so. */
export class OnePly<State> {
  private readonly mind: Mind<State>
  private readonly value: Value
  readonly options: Uint16Array
  /** What each option is worth, as a logit. */
  readonly logits: Float64Array
  /** For each step within the turn a sight of its own. */
  private within: OnePly<State> | null = null

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
    if (mind.turn === undefined) mind.lookFrom(state, seat)
    for (let i = 0; i < count; i++) {
      this.logits[i] =
        mind.turn === undefined
          ? this.value.evaluate(mind.readAfter(options[i]!, random), seat)
          : this.worth(mind.turn, mind.turn.after(state, seat, options[i]!, random), seat, random)
    }
    return count
  }

  /** What a position is worth to the seat; while its turn goes on, what the best end of the turn is worth. */
  private worth(turn: Turn<State>, state: State, seat: Seat, random: Random): number {
    const { mind, value } = this
    if (!turn.goesOn(state, seat)) return value.evaluate(mind.readFeatures(state, seat), seat)
    this.within ??= new OnePly(mind, value, this.options.length)
    return this.within.best(turn, state, seat, random)
  }

  /** Of the ways to go on within a turn only the few that look best at first are followed to the end. */
  private best(turn: Turn<State>, state: State, seat: Seat, random: Random): number {
    const { mind, options } = this
    const count = mind.options(state, seat, options)
    let best = Number.NEGATIVE_INFINITY
    let open = 0
    for (let i = 0; i < count; i++) {
      const after = turn.after(state, seat, options[i]!, random)
      const logit = this.value.evaluate(mind.readFeatures(after, seat), seat)
      if (turn.goesOn(after, seat)) open = this.keep(open, options[i]!, logit)
      else best = Math.max(best, logit)
    }
    for (let i = 0; i < open; i++) {
      best = Math.max(best, this.worth(turn, turn.after(state, seat, options[i]!, random), seat, random))
    }
    return best
  }

  /** Keeps an option among the first WIDTH, the best one first; those places of the list have been read already. */
  private keep(open: number, option: number, logit: number): number {
    const { options, logits } = this
    if (open === WIDTH && logit <= logits[WIDTH - 1]!) return open
    let place = Math.min(open, WIDTH - 1)
    for (; place > 0 && logits[place - 1]! < logit; place--) {
      options[place] = options[place - 1]!
      logits[place] = logits[place - 1]!
    }
    options[place] = option
    logits[place] = logit
    return Math.min(open + 1, WIDTH)
  }

  choose(state: State, seat: Seat, random: Random): number {
    return this.options[this.pick(this.appraise(state, seat, random))]!
  }

  /** As `choose`, with a judgement that wavers by so many logits. */
  waver(state: State, seat: Seat, noise: number, random: Random): number {
    const count = this.appraise(state, seat, random)
    if (noise > 0) {
      // The sum of two even draws: mostly near the middle.
      for (let i = 0; i < count; i++)
        this.logits[i]! += (noise * (random.below(2001) + random.below(2001) - 2000)) / 2000
    }
    return this.options[this.pick(count)]!
  }

  /** As `choose`, by somebody who overlooks some of the options. */
  chooseCarelessly(state: State, seat: Seat, { overlooks, most }: Slips<State>, random: Random): number {
    const { options, logits } = this
    const count = this.appraise(state, seat, random)
    const best = this.pick(count)
    let found = -1
    for (let i = 0; i < count; i++) {
      if (random.below(100) < overlooks(state, seat, options[i]!) || logits[i]! < logits[best]! - most) continue
      if (found < 0 || logits[i]! > logits[found]!) found = i
    }
    return options[found < 0 ? best : found]!
  }

  /** The place of the best option. */
  private pick(count: number): number {
    let best = 0
    for (let i = 1; i < count; i++) {
      if (this.logits[i]! > this.logits[best]!) best = i
    }
    return best
  }
}
