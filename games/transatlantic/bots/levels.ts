import { type Bot, type LinearValue, OnePly, type RolloutSettings, Rollouts } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import type { Action } from '../src/actions/action.ts'
import { MAX_CODES } from '../src/actions/verb.ts'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/legal.ts'
import { sample, type View } from '../src/view.ts'
import { createMind } from './mind.ts'

interface Level {
  /** How far, in logits, its judgement wavers. */
  readonly noise: number
  /** Without them it looks one step ahead. */
  readonly rollouts?: RolloutSettings
}

/** One family: the levels differ in noise and budget, never in what they may see. */
export const LEVELS: Readonly<Record<string, Level>> = {
  deckhand: { noise: 1.5 },
  clerk: { noise: 0.5 },
  mate: { noise: 0 },
  captain: { noise: 0, rollouts: { decisions: 1200, rounds: 1, breadth: 6 } },
  commodore: { noise: 0, rollouts: { decisions: 5000, rounds: 2, breadth: 8 } },
}

export function createLevel(name: string, players: number, value: LinearValue): Bot<View, Action> {
  const level = LEVELS[name]!
  const mind = createMind()
  const policy = new OnePly(mind, value, MAX_CODES)
  const rollouts = level.rollouts && new Rollouts(mind, value, level.rollouts, spareState(players), MAX_CODES)
  return {
    name,
    decide: (view, _actions, random) => {
      const state = sample(view, random)
      const seat = view.actor
      const option = rollouts
        ? rollouts.rank(state, seat, random)[0]!.option
        : policy.waver(state, seat, level.noise, random)
      return search.decode(state, seat, option)
    },
  }
}

/** Any state of the right size, for copies to be made into. */
function spareState(players: number) {
  const options = { players, president: false, compensation: false }
  return setup(options, deal(options, seededRandom('spare')))
}
