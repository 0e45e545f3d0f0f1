import { type AnyGame, type GameOptions, rank } from '@south-street/engine'
import type { PersonId, Table } from '@south-street/table'

/** A won game is so many parts, so that a shared win is a whole number of them, however many share it. */
export const WHOLE_WIN = 60

/** How a game that was played to its end came out: it is kept in one step with the move that ended it. */
export interface GameResult {
  readonly table: string
  readonly game: string
  readonly rules: string
  /** The number of players, and the optional rules. */
  readonly options: GameOptions
  readonly finishedAt: number
  readonly seats: readonly SeatResult[]
}

export interface SeatResult {
  /** Null for a bot, and for somebody of whom nothing is kept any more. */
  readonly person: PersonId | null
  /** The bot that sat there. */
  readonly level: string | null
  /** 1 for the best; several may share a place. */
  readonly place: number
  readonly points: number
  /** Of `WHOLE_WIN`. */
  readonly share: number
  /** Other people at the table, and those of them who came out behind. */
  readonly met: number
  readonly beaten: number
  /** What the points were for, by the names of the score sheet. */
  readonly sources: readonly { readonly name: string; readonly points: number }[]
}

/** Null unless the game was played to its end. */
export function gameResult(game: AnyGame, table: Table): GameResult | null {
  const { play, settings, seats: holders, status } = table
  if (status !== 'over' || play === null) return null
  const scores = game.score(play.state)
  const places = rank(scores)
  const winners = places.filter((place) => place === 1).length
  // Whoever was forgotten has no name any more.
  const people = holders.map((one) => (one.kind === 'person' && one.name !== '' ? one.person : null))
  const seats = holders.map((holder, seat): SeatResult => {
    const place = places[seat]!
    const rivals = people.flatMap((person, other) => (person === null || other === seat ? [] : [places[other]!]))
    return {
      person: people[seat]!,
      level: holder.kind === 'bot' ? holder.level : null,
      place,
      points: scores[seat]!.total,
      share: place === 1 ? WHOLE_WIN / winners : 0,
      met: rivals.length,
      beaten: rivals.filter((other) => other > place).length,
      sources: scores[seat]!.items.map(({ name, points }) => ({ name, points })),
    }
  })
  return {
    table: table.id,
    game: game.id,
    rules: table.rules,
    options: settings.options,
    finishedAt: play.movedAt,
    seats,
  }
}
