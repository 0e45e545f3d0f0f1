import { type AnyGame, type GameOptions, rank } from '@south-street/engine'
import { countedPlaces, edgesOf, MODEL, type PlayedSeat, type UnratedWhy, unratedWhy } from '@south-street/rating'
import type { PersonId, Play, Table } from '@south-street/table'

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
  /** Where it was agreed that the game is rated. */
  readonly rated?: RatedGame
}

export interface RatedGame {
  /** Why it counts for nobody; null if it counts. */
  readonly why: UnratedWhy | null
  /** By seat, as they count: whoever has left is last. Null for whoever is not rated. */
  readonly places: readonly (number | null)[]
  /** By seat, what it alone is worth in points of a rating. */
  readonly edges: readonly number[]
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
    ...(settings.rated && { rated: ratedGame(game, table, play, seats) }),
  }
}

/** What of the game counts for ratings. Whether two played from one address only the server knows. */
function ratedGame(game: AnyGame, table: Table, play: Play, seats: readonly SeatResult[]): RatedGame {
  const people = seats.flatMap((one, seat) => (one.person === null ? [] : [seat]))
  const played = people.map((seat) => playedSeat(table, play, seat, seats[seat]!.place))
  const places = countedPlaces(played)
  const isForgotten = table.seats.some((holder, seat) => holder.kind === 'person' && seats[seat]!.person === null)
  const why = unratedWhy({
    seats: played,
    hasHint: play.moves.some(({ hint }) => hint === true),
    hasSharedAddress: false,
  })
  const { options } = table.settings
  const shares = game.seatShares?.(options, game.codec.readDeal(play.deal, options)) ?? null
  return {
    edges: shares === null ? seats.map(() => 0) : edgesOf(shares, MODEL),
    why: isForgotten ? 'left-early' : why,
    places: seats.map((_, seat) => (people.includes(seat) ? places[people.indexOf(seat)]! : null)),
  }
}

function playedSeat(table: Table, play: Play, seat: number, place: number): PlayedSeat {
  const own = play.moves.findLastIndex((move) => move.seat === seat && move.standIn === undefined)
  const stoodIn = play.moves.findLastIndex((move) => move.seat === seat && move.standIn !== undefined)
  const holders = new Set(table.holders.filter((tenure) => tenure.seat === seat).map(({ person }) => person))
  const hasLeft = stoodIn > own
  return {
    place,
    // A seat that changed hands is nobody's game.
    leftAt: holders.size > 1 ? 0 : hasLeft ? (own + 1) / play.moves.length : null,
    hadStandIn: stoodIn >= 0,
  }
}
