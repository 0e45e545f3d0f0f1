import type { GameTypes, Random, Seat } from '@south-street/engine'
import type { AppraisedAction, Asking, Bot } from '../bot.ts'
import type { Mind } from '../mind.ts'
import { logistic, type Value } from '../value.ts'
import type { ForesightWeights } from '../value-weights.ts'
import { Foresight, type ForesightSettings } from './foresight.ts'
import { OnePly, type Slips } from './one-ply.ts'
import type { OptionStatistics, Rollouts } from './rollouts.ts'

/** What makes a bot out of a game's mind. */
export interface Speaker<T extends GameTypes> {
  readonly name: string
  readonly players: number
  readonly mind: Mind<T['State']>
  readonly value: Value
  readonly maxOptions: number
  /** How far, in logits, its judgement wavers where it looks one step ahead. */
  readonly noise?: number
  /** How it goes wrong where it looks one step ahead. */
  readonly slips?: Slips<T['State']> | undefined
  /** Missing where it looks one step ahead only. */
  readonly rollouts?: Rollouts<T['State']> | undefined
  /** What it takes to tell chances, which only a bot with rollouts does. */
  readonly foresight: ForesightWeights | null
  /** How far it looks to tell chances, and for somebody who waits for a hint. */
  readonly foreseen: ForesightSettings
  readonly hinted?: ForesightSettings
  /** Why one answer and not another. */
  readonly explain?: Bot<T>['explain']
  readonly remark?: Bot<T>['remark']
  /** A state that the seat could not tell from the real one; whatever was thought before is forgotten. */
  begin(view: T['View'], random: Random): T['State']
  decode(state: T['State'], seat: Seat, code: number): T['Action']
}

/** A bot that decides, and says what it makes of the answers. */
export function createSpeaker<T extends GameTypes>(speaker: Speaker<T>): Bot<T> {
  const { name, players, mind, value, rollouts, noise = 0, slips, foresight: weights, foreseen } = speaker
  const policy = new OnePly(mind, value, speaker.maxOptions)
  const foresight = rollouts && weights && new Foresight(mind, value, weights.points, weights.told, players)
  const begin = (view: T['View'], random: Random) => {
    value.startAfresh()
    const state = speaker.begin(view, random)
    const seat = mind.actor(state)
    const decode = (option: number) => speaker.decode(state, seat, mind.firstStep(state, seat, option))
    return { state, seat, decode }
  }
  return {
    name,
    decide: (view, _actions, random) => {
      const { state, seat, decode } = begin(view, random)
      if (rollouts) return decode(rollouts.rank(state, seat, random)[0]!.option)
      if (slips) return decode(policy.chooseCarelessly(state, seat, slips, random))
      return decode(policy.waver(state, seat, noise, random))
    },
    appraise: (view, random, asking) => {
      const { state, seat, decode } = begin(view, random)
      const ranked: readonly Valued[] =
        rollouts?.rank(state, seat, random, asking?.facts) ?? appraiseAtSight(policy, state, seat, random)
      return ranked.map(
        ({ option, mean, facts }): AppraisedAction<T['Action']> => ({
          action: decode(option),
          value: mean,
          ...(facts && { facts }),
        }),
      )
    },
    ...(foresight && {
      rank: (view, random, asking) => {
        const { state, seat, decode } = begin(view, random)
        const ranked: readonly Valued[] = rollouts.rank(state, seat, random)
        const also = asking && othersToRank(policy, state, seat, ranked, decode, asking, random)
        const all = also ? [...ranked, ...also] : ranked
        const options = all.map(({ option }) => option)
        const settings = (asking?.hint && speaker.hinted) || foreseen
        const outlooks = rollouts.foresee(state, seat, options, random, foresight, settings, asking?.facts)
        return all.map(({ option, mean }, i) => ({ action: decode(option), value: mean, ...outlooks[i]! }))
      },
      ...(speaker.explain && { explain: speaker.explain }),
      ...(speaker.remark && { remark: speaker.remark }),
    }),
  }
}

type Valued = Pick<OptionStatistics, 'option' | 'mean' | 'facts'>

/** The options by what they are worth one step ahead, the best one first. */
function appraiseAtSight<State>(policy: OnePly<State>, state: State, seat: Seat, random: Random): Valued[] {
  const count = policy.appraise(state, seat, random)
  const options = Array.from({ length: count }, (_, i) => ({
    option: policy.options[i]!,
    mean: count === 1 ? 0.5 : logistic(policy.logits[i]!),
  }))
  return options.sort((a, b) => b.mean - a.mean)
}

/** So many answers a hint has something to say about; about others only if they are named. */
const HINTED = 8

/** Answers beyond those that the search has looked into: the most promising at first sight, and those that are named. */
function othersToRank<State>(
  policy: OnePly<State>,
  state: State,
  seat: Seat,
  ranked: readonly Valued[],
  decode: (option: number) => unknown,
  { hint = false, also = [] }: Asking,
  random: Random,
): readonly Valued[] {
  if (!hint && also.length === 0) return []
  const wanted = new Set(also.map((action) => JSON.stringify(action)))
  const others = appraiseAtSight(policy, state, seat, random).filter(({ option }) =>
    ranked.every((one) => one.option !== option),
  )
  const places = hint ? HINTED - ranked.length : 0
  return others.filter(({ option }, place) => place < places || wanted.has(JSON.stringify(decode(option))))
}
