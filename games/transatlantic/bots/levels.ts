import {
  type Bot,
  createSpeaker,
  type ForesightSettings,
  type Mind,
  type RolloutSettings,
  Rollouts,
  type Slips,
  type Value,
} from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { MAX_CODES } from '../src/actions/verb.ts'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/legal.ts'
import type { State } from '../src/state.ts'
import type { Transatlantic } from '../src/types.ts'
import { sample } from '../src/view.ts'
import { createMind, type Horizon } from './mind.ts'
import { varyOpenings } from './openings.ts'
import { teacher } from './reasons/explain.ts'
import type { Values } from './values.ts'

export interface Level {
  /** By which value it judges positions, and how far it looks into its own turn to find them. */
  readonly value: 'linear' | 'net'
  readonly horizon: Horizon
  /** How far, in logits, its judgement wavers. */
  readonly noise?: number
  /** How a beginner goes wrong. */
  readonly slips?: Slips<State>
  /** Without them it looks no further than its horizon. */
  readonly rollouts?: RolloutSettings
}

/** To tell chances. */
export const FORESEEN: ForesightSettings = { decisions: 240, rounds: 1, doubt: 0.05 }

/** A beginner misses two answers of three: a decision has many here, and it plays the best one of the rest. */
const SLIPS: Slips<State> = { overlooks: () => 65, most: 0.5 }

/** One family: the levels differ in judgement, care and budget, never in what they may see. */
export const LEVELS: Readonly<Record<string, Level>> = {
  deckhand: { value: 'linear', horizon: 'step', slips: SLIPS },
  clerk: { value: 'linear', horizon: 'step', noise: 0.3 },
  mate: { value: 'net', horizon: 'turn' },
  captain: { value: 'net', horizon: 'turn', rollouts: { decisions: 160, rounds: 1, breadth: 4 } },
  commodore: {
    value: 'net',
    horizon: 'turn',
    rollouts: { decisions: 200, rounds: 2, breadth: 4, everyRound: true },
  },
}

export function createLevel(name: string, players: number, values: Values): Bot<Transatlantic> {
  const level = LEVELS[name]!
  const bot = createBot(name, level, players, values)
  return level.value === 'net' ? varyOpenings(bot) : bot
}

export function createBot(name: string, level: Level, players: number, values: Values): Bot<Transatlantic> {
  const value = values[level.value]
  const mind = createMind(players, level.horizon)
  return createSpeaker<Transatlantic>({
    name,
    players,
    mind,
    value,
    maxOptions: MAX_CODES,
    ...(level.noise !== undefined && { noise: level.noise }),
    slips: level.slips,
    rollouts: level.rollouts && createRollouts(level.rollouts, players, value, mind),
    foresight: values.foresight,
    foreseen: FORESEEN,
    explain: teacher.explain,
    begin: sample,
    decode: search.decode,
  })
}

export function createRollouts(
  settings: RolloutSettings,
  players: number,
  value: Value,
  mind: Mind<State>,
): Rollouts<State> {
  return new Rollouts(mind, value, settings, spareState(players), MAX_CODES)
}

/** Any state of the right size, for copies to be made into. */
function spareState(players: number) {
  const options = { players, president: false, compensation: false }
  return setup(options, deal(options, seededRandom('spare')))
}
