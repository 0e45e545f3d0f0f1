import type { Tally } from '@south-street/engine/habits'
import type { OwnGame } from '@south-street/protocol'

export interface PlayedSeat {
  readonly name: string
  /** The bot's level; null for a person. */
  readonly bot: string | null
  /** Who it was, where a server knows; names may change, and two people may have the same. */
  readonly person?: string
}

/** A finished game of one's own, as far as figures are made of it. Points, places and sources are by seat. */
export interface PlayedGame {
  /** The table's id, or what names the play: the same game has the same one wherever it is read. */
  readonly id: string
  readonly game: string
  readonly rules: string
  /** When it ended. */
  readonly at: number
  readonly you: number
  readonly seats: readonly PlayedSeat[]
  readonly points: readonly number[]
  /** 1 for the best; several may share a place. */
  readonly places: readonly number[]
  /** Points by the score's items. */
  readonly sources: readonly Readonly<Record<string, number>>[]
  /** A table in this browser, one on the server, or a record that was opened. */
  readonly from: 'here' | 'server' | 'record'
  /** Where it can be looked at again: a table's path; null for a record. */
  readonly path: string | null
  /** What was counted of how it was played, by oneself and by the others together; left out where nobody has the moves. */
  readonly habits?: { readonly own: Tally; readonly others: Tally }
}

/** Each game once: of two that are the same, the first one, with what was counted of either. */
export function eachOnce(games: readonly PlayedGame[]): PlayedGame[] {
  const found = new Map<string, PlayedGame>()
  for (const game of games) {
    const before = found.get(game.id)
    const habits = before?.habits ?? game.habits
    found.set(game.id, { ...(before ?? game), ...(habits && { habits }) })
  }
  return [...found.values()].sort((a, b) => b.at - a.at)
}

/** A game on the server, as figures are made of it: of the others' points only the sum is known. */
export function gameOfServer({
  table,
  game,
  rules,
  finishedAt,
  isKept,
  seats,
  yourSeat,
  sources,
}: OwnGame): PlayedGame {
  const own = Object.fromEntries(sources.map(({ name, points }) => [name, points]))
  return {
    ...{ id: table, game, rules, at: finishedAt, you: yourSeat, from: 'server', path: isKept ? `/t/${table}` : null },
    seats: seats.map(({ person, name, level }) => ({ name, bot: level, ...(person !== null && { person }) })),
    points: seats.map(({ points }) => points),
    places: seats.map(({ place }) => place),
    sources: seats.map((_, seat) => (seat === yourSeat ? own : {})),
  }
}
