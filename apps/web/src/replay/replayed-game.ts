import {
  type AnyGame,
  type GameEvent,
  type GameSoFar,
  RecordFault,
  type RecordSeat,
  readRecord,
  type Score,
} from '@south-street/engine'
import { reviewedText } from '@south-street/engine/review'
import type { SeatView } from '@south-street/table'
import type { AnyBoard } from '@south-street/ui'
import type { Beginning } from '../local/messages.ts'
import type { ToldMove } from '../table/shown-table.ts'

/** A record, replayed: every position that the game has been in, for whoever looks. */
export interface ReplayedGame {
  readonly game: AnyGame
  /** Who played, as a table would show them. */
  readonly seats: readonly SeatView[]
  readonly moves: readonly ToldMove[]
  /** The round that each position lies in, the deal first. */
  readonly rounds: readonly number[]
  /** What a seat sees after so many moves. */
  viewAt(step: number, eyes: number): unknown
  /** The same with all hands open. */
  openViewAt(step: number, eyes: number): unknown
  /** A copy of the position itself, for whoever plays on from it. */
  stateAt(step: number): unknown
  eventsUntil(step: number): readonly GameEvent[]
  beginningAt(step: number): Beginning
  /** What was dealt and done until then. */
  soFarAt(step: number): GameSoFar
  /** Whether it was played to its end. */
  readonly isOver: boolean
  readonly scores: readonly Score[]
  /** What names the play, to be hashed. */
  reviewedText(): string
}

/** Records of one game a file, or one a line: the first is taken. */
export function parseRecord(text: string): unknown {
  const trimmed = text.trim()
  try {
    return JSON.parse(trimmed)
  } catch {
    return JSON.parse(trimmed.split('\n')[0]!)
  }
}

/** Throws `Malformed` or `RecordFault` if the record does not hold. */
export function replayGame(json: unknown, games: readonly AnyGame[], board: AnyBoard): ReplayedGame {
  const record = readRecord(json, games)
  const { game } = record
  const state = game.setup(record.options, record.deal)
  const states = [game.clone(state)]
  const moves: ToldMove[] = []
  for (const [index, { seat, action }] of record.moves.entries()) {
    const refusal = game.refuse(state, seat, action)
    if (refusal !== null) throw new RecordFault(['actions', index], refusal.code, refusal.params, refusal.clause)
    const told: GameEvent[] = []
    game.apply(state, seat, action, (event) => told.push(event))
    states.push(game.clone(state))
    moves.push({ seat, action: game.format(action), revision: index + 1, at: 0, told })
  }
  const players = record.seats.length
  return {
    game,
    seats: record.seats.map(holderOf),
    moves,
    rounds: states.map((one) => board.roundOf(game.view(one, 0))),
    viewAt: (step, eyes) => game.view(states[step]!, eyes),
    stateAt: (step) => game.clone(states[step]!),
    openViewAt: (step, eyes) => {
      const views = Array.from({ length: players }, (_, seat) => game.view(states[step]!, seat))
      return board.openView(views, eyes)
    },
    eventsUntil: (step) => moves.slice(0, step).flatMap(({ told }) => told),
    beginningAt: (step) => ({
      options: record.options,
      deal: game.codec.writeDeal(record.deal),
      moves: record.moves.slice(0, step).map(({ seat, action }) => ({ seat, action: game.format(action) })),
    }),
    soFarAt: (step) => ({ options: record.options, deal: record.deal, moves: record.moves.slice(0, step) }),
    isOver: game.actor(state) === null,
    scores: game.score(state),
    reviewedText: () => reviewedText(record),
  }
}

function holderOf({ name, bot }: RecordSeat, house: number): SeatView {
  return bot === undefined ? { kind: 'person', person: '', name, house } : { kind: 'bot', level: bot, house }
}
