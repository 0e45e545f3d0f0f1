import type { Random, Seat } from '@south-street/engine'
import type { AppraisedAction, RankedAction } from '../bot.ts'
import { logistic } from '../value.ts'
import type { Foresight } from './foresight.ts'
import type { OnePly } from './one-ply.ts'
import type { Rollouts } from './rollouts.ts'

/** What a bot thinks with. */
export interface Thinking<State> {
  readonly policy: OnePly<State>
  /** Missing where it looks one step ahead only; without foresight it tells no chances. */
  readonly rollouts?: Rollouts<State>
  readonly foresight?: Foresight<State>
}

/** What a bot makes of the answers to a decision, the best one first. `decode` gives the first action towards an option. */
export function appraiseOptions<State, Action>(
  { policy, rollouts }: Thinking<State>,
  state: State,
  seat: Seat,
  random: Random,
  decode: (option: number) => Action,
): AppraisedAction<Action>[] {
  if (rollouts !== undefined) {
    return rollouts.rank(state, seat, random).map(({ option, mean }) => ({ action: decode(option), value: mean }))
  }
  const count = policy.appraise(state, seat, random)
  const options = Array.from({ length: count }, (_, i) => ({
    option: policy.options[i]!,
    value: count === 1 ? 0.5 : logistic(policy.logits[i]!),
  }))
  options.sort((a, b) => b.value - a.value)
  return options.map(({ option, value }) => ({ action: decode(option), value }))
}

/** The same with what every seat may expect; so many decisions are played to find out. */
export function rankOptions<State, Action>(
  rollouts: Rollouts<State>,
  foresight: Foresight<State>,
  decisions: number,
  state: State,
  seat: Seat,
  random: Random,
  decode: (option: number) => Action,
): RankedAction<Action>[] {
  const ranked = rollouts.rank(state, seat, random)
  const options = ranked.map(({ option }) => option)
  const outlooks = rollouts.foresee(state, seat, options, random, foresight, decisions)
  return ranked.map(({ option, mean }, i) => ({ action: decode(option), value: mean, ...outlooks[i]! }))
}
