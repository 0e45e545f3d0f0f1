import { type AnyGame, type GameRecord, type Json, type RecordSeat, writeRecord } from '@south-street/engine'
import { type PersonId, seatOf, type Table } from './table.ts'
import { isDisclosed } from './view.ts'

const VIEW_FORMAT = 'south-street/view@1'

/** What may be exported of a game that is not over: the asker's own view and the actions, which everybody has seen. */
export interface ViewExport {
  readonly format: typeof VIEW_FORMAT
  readonly game: string
  readonly rules: string
  readonly options: Json
  readonly seats: Json
  readonly seal: { readonly sha256: string }
  readonly actions: readonly Json[]
  readonly seat: number | null
  readonly view: Json
}

export type SealedRecord = GameRecord & {
  readonly notes: Json
  readonly seal: { readonly salt: string; readonly sha256: string }
}

/** A record (docs/record.md) of a game that is over, for everybody; of a running one only what the asker may know. `writeTime` as in ISO 8601. */
export function exportTable(
  game: AnyGame,
  table: Table,
  viewer: PersonId | null,
  writeTime: (at: number) => string,
): SealedRecord | ViewExport | null {
  const { play, settings } = table
  if (play === null) return null
  const seats = table.seats.map(recordSeat)
  const moves = play.moves.map(({ seat, text }) => ({ seat, action: game.parse(text) }))
  if (!isDisclosed(table)) {
    const you = seatOf(table, viewer)
    return {
      format: VIEW_FORMAT,
      game: table.game,
      rules: table.rules,
      options: { ...settings.options },
      seats: seats.map((seat) => ({ ...seat })),
      seal: { sha256: play.sha256 },
      actions: moves.map(({ seat, action }) => ({ seat, ...game.codec.writeAction(action) })),
      seat: you,
      view: game.view(play.state, you) as Json,
    }
  }
  const deal = game.codec.readDeal(play.deal, settings.options)
  const record = writeRecord(game, { options: settings.options, seats, deal, moves, state: play.state })
  const notes = play.moves.map(({ at, standIn, hint }, action) => ({
    action,
    at: writeTime(at),
    ...(standIn !== undefined && { by: standIn }),
    ...(hint && { hint }),
  }))
  const seal = { salt: play.salt, sha256: play.sha256 }
  return { ...record, rules: table.rules, notes, seal }
}

function recordSeat(holder: Table['seats'][number]): RecordSeat {
  if (holder.kind === 'bot') return { name: holder.level, bot: holder.level }
  return { name: holder.kind === 'person' ? holder.name : '' }
}
