import { demandGame } from './demand-game.ts'
import type { Game, GameTypes } from './game.ts'
import type { Json } from './json.ts'
import { at, Malformed, quote } from './malformed.ts'
import { type Members, readInteger, readList, readObject, readString } from './read.ts'
import { winners, writeScore } from './score.ts'
import type { Seat } from './seat.ts'

const RECORD_FORMAT = 'south-street/record@1'

/** Who sat in a seat: what they were called, and which bot it was, if it was one. */
export interface RecordSeat {
  readonly name: string
  readonly bot?: string
}

/** What a seat has done. */
export interface Move<Action> {
  readonly seat: Seat
  readonly action: Action
}

/** One finished or running game, as it stands in a file (docs/record.md). */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly rules: string
  readonly options: Json
  readonly seats: Json
  readonly deal: Json
  readonly actions: Json[]
  readonly result: Json
}

/** A record that has the right form, its parts in the game's own types. Nothing has been replayed yet. */
export interface ReadRecord<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly options: T['Options']
  readonly seats: readonly RecordSeat[]
  readonly deal: T['Deal']
  readonly moves: readonly Move<T['Action']>[]
  /** As it was written; compared, not read, since the replay says what it must be. */
  readonly result: unknown
  readonly seal: { readonly salt: string; readonly sha256: string } | null
}

/** A game as it was played, for `writeRecord`. */
export interface Played<T extends GameTypes> {
  readonly options: T['Options']
  readonly seats: readonly RecordSeat[]
  readonly deal: T['Deal']
  readonly moves: readonly Move<T['Action']>[]
  /** The state after the last move. */
  readonly state: T['State']
}

/** The record of a game, as it stands in a file. Of a running game it has no result. */
export function writeRecord<T extends GameTypes>(game: Game<T>, played: Played<T>): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    options: Object.fromEntries(Object.entries(played.options)),
    seats: played.seats.map((seat) => ({ ...seat })),
    deal: game.codec.writeDeal(played.deal),
    actions: played.moves.map(({ seat, action }) => ({ seat, ...game.codec.writeAction(action) })),
    result: game.actor(played.state) === null ? writeResult(game, played.state) : null,
  }
}

function writeResult<T extends GameTypes>(game: Game<T>, state: T['State']): Json {
  const scores = game.score(state)
  return { scores: scores.map(writeScore), winners: winners(scores) }
}

/**
 * Reads the form of a record. Unknown members are let through at the top, in seats, notes and the seal; options, deal,
 * actions and result must have exactly the members that the game expects. Throws `Malformed`.
 */
export function readRecord<T extends GameTypes>(json: unknown, games: readonly Game<T>[]): ReadRecord<T> {
  const record = readObject(json)
  for (const member of ['format', 'game', 'rules', 'options', 'seats', 'deal', 'actions', 'result']) {
    if (!Object.hasOwn(record, member)) throw new Malformed('member-missing', { member: quote(member) })
  }
  at('format', () => readFormat(record.format))
  const game = readGame(record, games)
  const options = at('options', () => game.codec.readOptions(record.options))
  const seats = at('seats', () => readSeats(record.seats, options.players))
  const deal = at('deal', () => game.codec.readDeal(record.deal, options))
  const moves = at('actions', () => readList(record.actions, (item) => readMove(game, item, options.players)))
  if (Object.hasOwn(record, 'notes')) at('notes', () => readNotes(record.notes))
  const seal = Object.hasOwn(record, 'seal') ? at('seal', () => readSeal(record.seal)) : null
  return { game, options, seats, deal, moves, result: record.result, seal }
}

function readFormat(found: unknown): void {
  const text = readString(found)
  if (text !== RECORD_FORMAT)
    throw new Malformed('format-unknown', { found: quote(text), wanted: quote(RECORD_FORMAT) })
}

/** The game in the version of the rules that it was played by, old or new. */
function readGame<T extends GameTypes>(record: Members, games: readonly Game<T>[]): Game<T> {
  const id = at('game', () => readString(record.game))
  demandGame(games, id)
  return demandGame(
    games,
    id,
    at('rules', () => readString(record.rules)),
  )
}

function readSeats(json: unknown, players: number): RecordSeat[] {
  const seats = readList(json, (item) => {
    const seat = readObject(item)
    const name = Object.hasOwn(seat, 'name') ? at('name', () => readString(seat.name)) : ''
    return Object.hasOwn(seat, 'bot') ? { name, bot: at('bot', () => readString(seat.bot)) } : { name }
  })
  if (seats.length !== players) throw new Malformed('wrong-length', { found: seats.length, wanted: players })
  return seats
}

function readMove<T extends GameTypes>(game: Game<T>, json: unknown, players: number): Move<T['Action']> {
  const { seat, ...rest } = readObject(json)
  return { seat: at('seat', () => readInteger(seat, 0, players - 1)), action: game.codec.readAction(rest) }
}

/** Remarks never change how a record replays, so one that points past the end does no harm either. */
function readNotes(json: unknown): void {
  readList(json, (item) => {
    const note = readObject(item)
    at('action', () => readInteger(note.action, 0, Number.MAX_SAFE_INTEGER))
  })
}

function readSeal(json: unknown): { salt: string; sha256: string } {
  const seal = readObject(json)
  const salt = at('salt', () => readString(seal.salt))
  // 32 bytes are 43 characters, with or without the padding.
  if (!/^[A-Za-z0-9_-]{43}=?$/.test(salt)) throw new Malformed('salt-malformed', {}, ['salt'])
  const sha256 = at('sha256', () => readString(seal.sha256)).toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Malformed('hash-malformed', {}, ['sha256'])
  return { salt, sha256 }
}
