import type { AnyBot, GameReader } from '@south-street/bots'
import {
  type AnyGame,
  type GameRecord,
  type Move,
  type ReadRecord,
  readRecord,
  seededRandom,
  writeRecord,
} from '@south-street/engine'
import { type Review, type ReviewedDecision, summarise } from '@south-street/engine/review'
import { type Blunder, loadPlanter } from './planting.ts'
import { bring, hashOf, isSeatDone, kept, play, read, type Trial } from './trial.ts'

/** How many decisions are tried until there is one with a clearly bad option. */
const TRIES = 200

/** A game with a blunder in it: the action `at` is one. */
export interface PlantedGame extends Pick<Blunder, 'gaps' | 'better'> {
  readonly record: GameRecord
  readonly at: number
}

/**
 * In a game of captains one decision is replaced by a clearly bad option, and the game played on. How bad it is, is measured
 * without the review. Null where nothing was clearly bad.
 */
export function plant(trial: Trial): Promise<PlantedGame | null> {
  return kept(trial, 'planted', async () => {
    const { game, players, seed } = trial
    const find = await loadPlanter(game, players)
    const captain = await bring(game, 'captain', players)
    const original = await play(trial, 'captain')
    const random = seededRandom('planted', seed)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const at = random.below(original.moves.length)
      const state = game.setup(original.options, original.deal)
      for (const { seat, action } of original.moves.slice(0, at)) game.apply(state, seat, action)
      const seat = game.actor(state)
      if (seat === null || original.moves[at]!.seat !== seat) continue
      const blunder = find(state, seat, `${seed} ${at}`)
      if (blunder === null) continue
      const { action, gaps, better } = blunder
      const moves = [...original.moves.slice(0, at), { seat, action }]
      game.apply(state, seat, action)
      playOn(game, state, moves, captain, seed)
      return { record: writeRecord(game, { ...original, moves, state }), at, gaps, better }
    }
    return null
  })
}

/** To the end, as `bot` would. */
function playOn(game: AnyGame, state: unknown, moves: Move<unknown>[], bot: AnyBot, seed: string): void {
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const chance = seededRandom('decision', seed, actor, moves.length)
    const action = bot.decide(game.view(state, actor), game.legal(state, actor), chance)
    moves.push({ seat: actor, action })
    game.apply(state, actor, action)
  }
}

/** Is the planted blunder among the turning points? All decisions of its seat are read. */
export async function nameBlunder(trial: Trial): Promise<Record<string, unknown>> {
  const planted = await plant(trial)
  if (planted === null) return { at: null }
  const record = readRecord(planted.record, [trial.game])
  const { seat } = record.moves[planted.at]!
  const review = read(trial.reader, record, { first: seat, until: isSeatDone(seat) })
  const named = summarise(review, seat).turningPoints.some((one) => one.action === planted.at)
  const others = review.decisions.filter((one) => one.seat === seat && one.action !== planted.at && isAlarm(one))
  return { ...found(review, record, planted), named, others: others.map(tell) }
}

/** The same in a third of the time, for the question whether the blunder costs anything at all: nothing else is read. */
export async function readBlunder(trial: Trial): Promise<Record<string, unknown>> {
  const planted = await plant(trial)
  if (planted === null) return { at: null }
  const record = readRecord(planted.record, [trial.game])
  return found(readAlone(trial.reader, record, planted.at), record, planted)
}

/** Reads one decision and the seat's next, as if all others had been read. */
function readAlone(reader: GameReader, record: ReadRecord, at: number): Review {
  const begun = reader.begin(record, { hash: hashOf(record) })
  const seat = record.moves[at]!.seat
  const wanted = begun.decisions.filter((one) => one.seat === seat && one.action >= at).slice(0, 2)
  let review: Review = {
    ...begun,
    decisions: begun.decisions.map((one) => (wanted.includes(one) ? one : { ...one, pass: 'read' as const })),
    unfinished: { ...begun.unfinished!, worlds: Number.MAX_SAFE_INTEGER },
  }
  for (review of reader.readOn(record, review, seat));
  return review
}

function found(
  { decisions }: Review,
  { game, moves }: ReadRecord,
  { at, gaps, better }: PlantedGame,
): Record<string, unknown> {
  const { word, loss, lossError, pass, worlds } = decisions.find((one) => one.action === at)!
  return { at, played: game.format(moves[at]!.action), gaps, better, word, loss, error: lossError, pass, worlds }
}

export function tell({ action, played, word, loss, lossError }: ReviewedDecision): readonly unknown[] {
  return [action, played, word, loss, lossError]
}

export function isAlarm({ word }: ReviewedDecision): boolean {
  return word === 'mistake' || word === 'blunder'
}
