import { type AnyGame, rank, type Seat } from '@south-street/engine'
import { countedPlaces, edgesOf, MODEL, type Played, sizeOf, type UnratedWhy, unratedWhy } from '@south-street/rating'
import { awaySince, type PersonId, type Play, type Table } from '@south-street/table'

/** What the end of a rated game means for ratings: it is kept in one step with the entry that ended it. */
export interface RatedEnd {
  readonly table: string
  readonly game: string
  /** The number of seats, bots' among them. */
  readonly seats: number
  readonly finishedAt: number
  /** Why it counts for nobody; null if it counts. */
  readonly why: UnratedWhy | null
  /** Else only who stayed and who left are told apart. */
  readonly isFinished: boolean
  readonly people: readonly RatedSeat[]
}

/** Whoever held a seat when the cards were dealt: a game that has begun counts for them, whatever they do. */
export interface RatedSeat {
  readonly seat: Seat
  /** Null for somebody of whom nothing is kept any more. */
  readonly person: PersonId | null
  /** As it counts: whoever has left comes after all who stayed. */
  readonly place: number
  /** What the seat alone is worth in points of a rating. */
  readonly edge: number
  /** A bot, a hint or somebody else has played a part of their game. */
  readonly isHelped: boolean
}

/** Null unless a game that was dealt as rated has ended, in whichever way. */
export function ratedEnd(game: AnyGame, table: Table): RatedEnd | null {
  const { play, settings, status } = table
  if (settings.rated !== true || play === null || status === 'open' || status === 'running') return null
  const dealt = dealtTo(table)
  const places = status === 'over' ? rank(game.score(play.state)) : table.seats.map(() => 1)
  const left = dealt.map(({ seat }) => leftAt(table, play, seat))
  const played: Played = {
    end: status,
    seats: dealt.map(({ seat }, i) => ({ place: places[seat]!, leftAt: left[i]! })),
  }
  const counted = countedPlaces(played)
  const shares = game.seatShares?.(settings.options, game.codec.readDeal(play.deal, settings.options)) ?? null
  const edges = shares === null ? places.map(() => 0) : edgesOf(shares, MODEL)
  return {
    table: table.id,
    game: game.id,
    seats: table.seats.length,
    finishedAt: table.changedAt,
    why: unratedWhy(played),
    isFinished: status === 'over',
    people: dealt.map(({ seat, person }, i) => ({
      seat,
      // Whoever was forgotten is known to nobody.
      person: table.known.includes(person) ? person : null,
      place: counted[i]!,
      edge: edges[seat]!,
      // Help changes nothing between who stayed and who left.
      isHelped: status === 'over' && left[i] === null && hadHelp(table, play, seat),
    })),
  }
}

/** What a running rated game will ask of somebody who is forgotten before it ends; null if nothing. */
export function ratedSeatOf(table: Table, person: PersonId) {
  if (table.settings.rated !== true || table.status !== 'running') return null
  const dealt = dealtTo(table).find((one) => one.person === person)
  return dealt === undefined ? null : { seat: dealt.seat, game: table.game, size: sizeOf(table.seats.length) }
}

/** The first of a seat's holders in the log had it when the cards were dealt. */
function dealtTo({ seats, holders }: Table): { seat: Seat; person: PersonId }[] {
  return [...seats.keys()].flatMap((seat) => {
    const person = holders.find((tenure) => tenure.seat === seat)?.person ?? null
    return person === null ? [] : [{ seat, person }]
  })
}

/** When whoever held the seat at the deal has left for good; null if they stayed to the end. */
function leftAt(table: Table, play: Play, seat: Seat): number | null {
  const [first, second] = table.holders.filter((tenure) => tenure.seat === seat)
  const holder = table.seats[seat]!
  if (holder.kind !== 'person' || holder.person !== first!.person) return second?.since ?? play.movedAt
  const since = holder.away === null ? null : awaySince(table, holder.away)
  if (table.status !== 'over') return since
  const own = play.moves.findLastIndex((move) => move.seat === seat && move.standIn === undefined)
  // Whoever has made the last move of their seat has played to the end, wherever they were afterwards.
  const next = play.moves.find((move, index) => index > own && move.seat === seat)
  return next === undefined ? null : (since ?? next.at)
}

function hadHelp({ holders }: Table, { moves }: Play, seat: Seat): boolean {
  const hasChangedHands = holders.filter((tenure) => tenure.seat === seat).length > 1
  return hasChangedHands || moves.some((move) => move.seat === seat && (move.standIn !== undefined || move.hint))
}
