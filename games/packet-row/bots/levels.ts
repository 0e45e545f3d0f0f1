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
import { type Random, seededRandom } from '@south-street/engine'
import type { CardIndex } from '../src/cards.ts'
import { deal, setup } from '../src/deal.ts'
import { DELIVER, search } from '../src/search.ts'
import type { State } from '../src/state.ts'
import type { PacketRow } from '../src/types.ts'
import { sample } from '../src/view.ts'
import { createMind } from './mind.ts'
import { firstStep } from './options.ts'
import { remark, teacher } from './reasons/explain.ts'
import type { Values } from './values.ts'
import { WatchedRivals } from './ways.ts'

export interface Level {
  /** By which value it judges positions. */
  readonly value: 'linear' | 'net'
  /** How many in a hundred of the rivals' cards it keeps in mind. */
  readonly memory: number
  /** How a beginner goes wrong. */
  readonly slips?: Slips<State>
  /** By the number of rivals; without them it looks one step ahead. */
  readonly rollouts?: (rivals: number) => RolloutSettings
  /** How many times as likely as it seems a rival is taken to play as the net would. */
  readonly credit?: number
}

/** By the number of rivals: with one of them a decision takes least time, and the captain is closest to the commodore. */
const CAPTAIN_DECISIONS: Readonly<Record<number, number>> = { 1: 200, 2: 800, 3: 1200, 4: 1600 }
const COMMODORE_DECISIONS: Readonly<Record<number, number>> = { 1: 45_000, 2: 24_000, 3: 24_000, 4: 24_000 }
/** By the number of rivals: what all seats' rewards come to, in the mean over mates' games. */
const TOTAL_REWARD: Readonly<Record<number, number>> = { 1: 1, 2: 1.08, 3: 1.16, 4: 1.21 }

/** To tell chances it looks further than to decide, which makes them better by a twentieth (docs/bots.md). */
export const FORESEEN: ForesightSettings = { decisions: 10_000, rounds: 6, waver: 0.5, doubt: 0.03 }
/** More answers are ranked for a hint, and whoever waits for it can wait for half a second. */
const HINTED: ForesightSettings = { ...FORESEEN, decisions: 15_000 }

/** A beginner misses every other answer, and most of those that a delivery would have to pay for first. */
const SLIPS: Slips<State> = {
  overlooks: (state, seat, option) => (firstStep(state, seat, option) === DELIVER ? 75 : 50),
  most: 0.5,
}

/** One family: the levels differ in memory, judgement, care and budget, never in what they may see. */
export const LEVELS: Readonly<Record<string, Level>> = {
  deckhand: { value: 'linear', memory: 0, slips: SLIPS },
  clerk: { value: 'linear', memory: 70 },
  mate: { value: 'net', memory: 100 },
  captain: {
    value: 'net',
    memory: 100,
    rollouts: (rivals) => ({ decisions: CAPTAIN_DECISIONS[rivals]!, rounds: 2, breadth: 5 }),
  },
  commodore: {
    value: 'net',
    memory: 100,
    rollouts: (rivals) => ({
      decisions: COMMODORE_DECISIONS[rivals]!,
      rounds: 4,
      breadth: 7,
      shared: { seats: rivals + 1, total: TOTAL_REWARD[rivals]! },
    }),
    // Among strong rivals two in five look weaker than they are, which misleads it the more the further it looks.
    credit: 8,
  },
}

export function createLevel(name: string, players: number, values: Values): Bot<PacketRow> {
  return createBot(name, LEVELS[name]!, players, values)
}

export function createBot(name: string, level: Level, players: number, values: Values): Bot<PacketRow> {
  // Which cards slip its memory is drawn once a decision.
  let forgets: Random | null = null
  const forgotten = new Map<CardIndex, boolean>()
  const remembers = (card: CardIndex): boolean => {
    let known = forgotten.get(card)
    if (known === undefined) {
      known = forgets!.below(100) < level.memory
      forgotten.set(card, known)
    }
    return known
  }
  const { value, detail } = values[level.value]
  const watched = values.ways === null ? undefined : new WatchedRivals(values.ways, values.contracts, level.credit)
  const mind = createMind(players, detail, level.memory === 100 ? null : remembers, watched)
  return createSpeaker<PacketRow>({
    name,
    players,
    mind,
    value,
    maxOptions: search.maxCodes,
    slips: level.slips,
    rollouts: level.rollouts && createRollouts(level.rollouts(players - 1), players, value, mind),
    foresight: values.foresight,
    foreseen: FORESEEN,
    hinted: HINTED,
    explain: teacher.explain,
    remark,
    begin: (view, random) => {
      forgets = random
      forgotten.clear()
      return sample(view, random)
    },
    decode: search.decode,
  })
}

export function createRollouts(
  settings: RolloutSettings,
  players: number,
  value: Value,
  mind: Mind<State>,
): Rollouts<State> {
  return new Rollouts(mind, value, settings, spareState(players), search.maxCodes)
}

/** Any state of the right size, for copies to be made into. */
function spareState(players: number): State {
  return setup({ players }, deal({ players }, seededRandom('spare')))
}
