import { type Bot, OnePly, type RolloutSettings, Rollouts } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { MAX_CODES } from '../src/actions/verb.ts'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/legal.ts'
import type { Transatlantic } from '../src/types.ts'
import { sample } from '../src/view.ts'
import { createMind, type Horizon } from './mind.ts'
import type { Values } from './values.ts'

export interface Level {
  /** By which value it judges positions, and how far it looks into its own turn to find them. */
  readonly value: 'linear' | 'net'
  readonly horizon: Horizon
  /** How far, in logits, its judgement wavers. */
  readonly noise: number
  /** Without them it looks no further than its horizon. */
  readonly rollouts?: RolloutSettings
}

/** One family: the levels differ in judgement, noise and budget, never in what they may see. */
export const LEVELS: Readonly<Record<string, Level>> = {
  deckhand: { value: 'linear', horizon: 'step', noise: 1.5 },
  clerk: { value: 'linear', horizon: 'step', noise: 0.3 },
  mate: { value: 'net', horizon: 'turn', noise: 0 },
  captain: { value: 'net', horizon: 'turn', noise: 0, rollouts: { decisions: 160, rounds: 1, breadth: 4 } },
  commodore: {
    value: 'net',
    horizon: 'turn',
    noise: 0,
    rollouts: { decisions: 200, rounds: 2, breadth: 4, everyRound: true },
  },
}

export function createLevel(name: string, players: number, values: Values): Bot<Transatlantic> {
  return createBot(name, LEVELS[name]!, players, values)
}

export function createBot(name: string, level: Level, players: number, values: Values): Bot<Transatlantic> {
  const value = values[level.value]
  const mind = createMind(players, level.horizon)
  const policy = new OnePly(mind, value, MAX_CODES)
  const rollouts = level.rollouts && new Rollouts(mind, value, level.rollouts, spareState(players), MAX_CODES)
  return {
    name,
    decide: (view, _actions, random) => {
      value.startAfresh()
      const state = sample(view, random)
      const seat = view.actor
      const option = rollouts
        ? rollouts.rank(state, seat, random)[0]!.option
        : policy.waver(state, seat, level.noise, random)
      return search.decode(state, seat, option)
    },
    ...(rollouts && {
      rank: (view, random) => {
        const state = sample(view, random)
        const seat = view.actor
        return rollouts
          .rank(state, seat, random)
          .map(({ option, mean }) => ({ action: search.decode(state, seat, option), chance: mean }))
      },
    }),
  }
}

/** Any state of the right size, for copies to be made into. */
function spareState(players: number) {
  const options = { players, president: false, compensation: false }
  return setup(options, deal(options, seededRandom('spare')))
}
