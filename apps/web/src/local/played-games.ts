import type { GameTypes } from '@south-street/engine'
import { type AnyGame, type ReadRecord, rank, type Score, type Seat } from '@south-street/engine'
import { type GameHabits, type PlayedOut, playOut, sumTallies } from '@south-street/engine/habits'
import { reviewedText } from '@south-street/engine/review'
import type { Table } from '@south-street/table'
import type { PlayedGame, PlayedSeat } from '../profile/played-game.ts'
import { sha256 } from './sha-256.ts'

/** What a record that was opened is kept with: where it came from, and whose it is. */
export interface KeptRecord {
  /** The table's id, or what names the play. */
  readonly id: string
  /** Where the table is, on the server of this page; null for a file. */
  readonly path: string | null
  readonly you: Seat
  readonly at: number
  /** One line of JSON. */
  readonly text: string
}

/** What names a play, whatever its players are called. */
export function nameOfPlay(record: ReadRecord): string {
  return sha256(new TextEncoder().encode(reviewedText(record)))
}

/** The seat that is one's own: the only person's, or the only one with one's own name; null where it cannot be told. */
export function ownSeat(seats: readonly PlayedSeat[], name: string): Seat | null {
  const people = [...seats.keys()].filter((seat) => seats[seat]!.bot === null)
  if (people.length === 1) return people[0]!
  const wanted = name.trim().toLocaleLowerCase()
  const same = people.filter((seat) => wanted !== '' && seats[seat]!.name.trim().toLocaleLowerCase() === wanted)
  return same.length === 1 ? same[0]! : null
}

function figuresOf(scores: readonly Score[]) {
  return {
    points: scores.map(({ total }) => total),
    places: rank(scores),
    sources: scores.map(({ items }) => Object.fromEntries(items.map(({ name, points }) => [name, points]))),
  }
}

function countHabits(habits: GameHabits | null, played: PlayedOut<GameTypes> | null, you: Seat) {
  if (habits === null || played === null) return {}
  const seats = Array.from({ length: played.options.players }, (_, seat) => seat)
  const others = seats.filter((seat) => seat !== you).map((seat) => habits.count(played, seat))
  return { habits: { own: habits.count(played, you), others: sumTallies(others) } }
}

/** A table of this browser; null unless its game was played to its end and one of its seats is one's own. */
export function gameOfTable(
  game: AnyGame,
  habits: GameHabits | null,
  table: Table,
  name: string,
  path: string,
): PlayedGame | null {
  const { play, settings } = table
  if (table.status !== 'over' || play === null) return null
  const seats = table.seats.map(
    (holder): PlayedSeat =>
      holder.kind === 'bot'
        ? { name: '', bot: holder.level }
        : { name: holder.kind === 'person' ? holder.name : '', bot: null },
  )
  const you = ownSeat(seats, name)
  if (you === null) return null
  const deal = game.codec.readDeal(play.deal, settings.options)
  const moves = play.moves.map(({ seat, text }) => ({ seat, action: game.parse(text) }))
  const played = habits === null ? null : playOut({ game, options: settings.options, deal, moves })
  return {
    ...{ id: table.id, game: table.game, rules: table.rules, at: table.changedAt, you, seats, from: 'here', path },
    ...figuresOf(game.score(play.state)),
    ...countHabits(habits, played, you),
  }
}

/** A record that was opened and is one's own; null if the game does not come to its end. */
export function gameOfRecord(record: ReadRecord, habits: GameHabits | null, kept: KeptRecord): PlayedGame | null {
  const { game } = record
  const played = playOut(record)
  if (played === null) return null
  const seats = record.seats.map(
    (seat): PlayedSeat => ({ name: seat.bot === undefined ? seat.name : '', bot: seat.bot ?? null }),
  )
  return {
    ...{ id: kept.id, game: game.id, rules: game.rules, at: kept.at, you: kept.you, seats },
    ...{ from: kept.path === null ? 'record' : 'server', path: kept.path },
    ...figuresOf(game.score(played.state)),
    ...countHabits(habits, played, kept.you),
  }
}
