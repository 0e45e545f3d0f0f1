import type { Seat } from '@south-street/engine'
import { chooseWord, wordBounds } from '@south-street/engine/review'
import type { ForeseenWorlds, Foresight } from '../search/foresight.ts'
import { type Effect, effectOf, type TriedMove } from './effect.ts'
import { type Change, expectedLoss } from './expected-loss.ts'
import type { JudgeEffort } from './tools.ts'

/** A move that was tried, by its first action. */
export interface NamedMove extends TriedMove {
  readonly text: string
  /** Of its best plan. */
  readonly sums: ForeseenWorlds
}

/** What so many worlds say of what was played. */
export interface Reading extends Effect {
  readonly worlds: number
  /** In so many of them the game was over. */
  readonly ended: number
}

/** What the move that was played has lost, as far as it is believed, and what it changed for the others. */
export interface Weighed {
  readonly lost: Change
  /** For every seat; empty where nothing was lost. */
  readonly changes: readonly Change[]
  readonly best: number | null
  readonly worlds: number | null
}

export const NOTHING: Change = { value: 0, error: 0 }
/** Less is an error of adding up. */
const LEAST_LOSS = 1e-6
export const NOTHING_LOST: Weighed = { lost: NOTHING, changes: [], best: null, worlds: null }

/**
 * What was played has cost something, so far as can be told, or `before` in other worlds, and what it is called would hang
 * on a few worlds or on a value that may be wrong: a blunder is one if games that were over say so.
 */
export function isUnsettled(
  { value, error }: Change,
  { worlds, ended }: ForeseenWorlds,
  before: number,
  players: number,
): boolean {
  const isSure = ended === worlds && chooseWord(value, error, false, players) === 'blunder'
  const { inaccuracy } = wordBounds(players)
  return !isSure && (value >= SEEMS * inaccuracy || before >= SEEMED * inaccuracy)
}

/** Of what few worlds and a value say little is believed, so that a loss may well be many times as large. */
const SEEMS = 1 / 5
/** The same of the first reading, which has fewer worlds. */
const SEEMED = 1 / 10

/** What share of the decisions that are not settled yet are taken to have cost anything. */
const UNSETTLED = 0.5

/**
 * Takes one reading after another, in other worlds each, until what was lost is settled. Most is settled by the first, so
 * that what is not gets many more worlds in the same time.
 */
export function settle<State>(judging: Foresight<State>, readings: Iterator<Reading>, seat: Seat): Weighed {
  let all: Reading | null = null
  for (let next = readings.next(); ; next = readings.next()) {
    if (!next.done) all = all === null ? next.value : putTogether(all, next.value)
    const weighed = believe(judging, all!, seat, { suspicion: UNSETTLED })
    if (next.done || !isOpen(weighed.lost, judging.players)) return weighed
  }
}

/** Whether more games to the end could make another word of it: it seems to have cost something, and is no sure blunder. */
function isOpen({ value, error }: Change, players: number): boolean {
  return value >= wordBounds(players).inaccuracy / 2 && chooseWord(value, error, false, players) !== 'blunder'
}

export function compare<State>(
  judging: Foresight<State>,
  moves: readonly NamedMove[],
  played: string,
  seat: Seat,
): Reading {
  const own = moves.find(({ text }) => text === played)!
  const { worlds, ended } = own.sums
  return { ...effectOf(judging, moves, own, seat), worlds, ended }
}

/** What is said of one thing in some worlds and in others. */
function putTogether(one: Reading, other: Reading): Reading {
  const worlds = one.worlds + other.worlds
  const [a, b] = [one.worlds / worlds, other.worlds / worlds]
  return {
    worlds,
    ended: one.ended + other.ended,
    best: a * one.best + b * other.best,
    changes: one.changes.map(({ value, error }, seat) => {
      const second = other.changes[seat]!
      return { value: a * value + b * second.value, error: together(a * error, b * second.error) }
    }),
  }
}

export function believe<State>(
  { players }: Foresight<State>,
  { changes, best, worlds, ended }: Reading,
  seat: Seat,
  effort: Pick<JudgeEffort, 'doubt' | 'suspicion'>,
): Weighed {
  const doubt = (effort.doubt ?? 0) * (1 - ended / worlds)
  const measured = { value: -changes[seat]!.value, error: together(changes[seat]!.error, doubt) }
  if (measured.value < LEAST_LOSS) return { ...NOTHING_LOST, best, worlds }
  const lost = expectedLoss(measured, effort.suspicion, players)
  // What is believed of the loss is believed of what it changed for the others.
  const belief = lost.value / measured.value
  const share = doubt / Math.sqrt(players - 1)
  return {
    lost,
    changes: changes.map(({ value, error }, other) => ({
      value: belief * value,
      error: other === seat ? lost.error : belief * together(error, share),
    })),
    best,
    worlds,
  }
}

export function together(error: number, other: number): number {
  return Math.sqrt(error * error + other * other)
}
