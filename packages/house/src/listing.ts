import { type AnyGame, rank } from '@south-street/engine'
import type { Entry, EntryKind, PersonId, Status, Table } from '@south-street/table'
import type { Listing, TableStatus } from './store.ts'

const STORED_STATUS: Record<Status, TableStatus> = {
  open: 'open',
  running: 'running',
  over: 'ended',
  abandoned: 'ended',
  closed: 'closed',
}

const CHANGES_LISTING: ReadonlySet<EntryKind> = new Set([
  'terms-changed',
  'seated',
  'bot-seated',
  'unseated',
  'renamed',
  'started',
  'seat-claimed',
  'seat-reclaimed',
  'abandoned',
  'closed',
  'forgotten',
])

/** How a game has ended, by seat. */
export interface SummarizedResult {
  readonly points: readonly number[]
  /** 1 for the best; several may share a place. */
  readonly places: readonly number[]
  /** Who sat there; null for a bot. */
  readonly people: readonly (PersonId | null)[]
}

/** What a list keeps of a table: nothing of the game itself but how it has ended. */
export interface Summary {
  readonly status: Status
  readonly players: number
  readonly pace: Table['settings']['pace']
  readonly spectators: boolean
  readonly names: readonly string[]
  /** Who sits there now, has a seat kept, or hosts. */
  readonly people: readonly string[]
  /** Of a game that was played to its end; tables that ended before it was kept have none. */
  readonly result?: SummarizedResult
}

export function changesListing(before: Table, after: Table, entries: readonly Entry[]): boolean {
  return before.status !== after.status || entries.some(({ kind }) => CHANGES_LISTING.has(kind))
}

export function listingOf(game: AnyGame, table: Table): Listing {
  const { settings, seats, host, status } = table
  const seated = seats.flatMap((holder) => {
    if (holder.kind === 'open') return holder.keptFor === undefined ? [] : [holder.keptFor.person]
    if (holder.kind === 'bot') return []
    // Whose seat was handed on without their word still finds the table.
    return holder.owner === undefined ? [holder.person] : [holder.person, holder.owner.person]
  })
  const summary: Summary = {
    status,
    players: settings.options.players,
    pace: settings.pace,
    spectators: settings.spectators,
    names: seats.flatMap((one) => (one.kind === 'person' ? [one.name] : one.kind === 'bot' ? [one.level] : [])),
    people: [...new Set([host, ...seated])],
    ...(status === 'over' && { result: resultOf(game, table) }),
  }
  return {
    status: STORED_STATUS[status],
    isListed: settings.visibility === 'listed',
    pace: settings.pace.kind,
    freeSeats: seats.filter(({ kind }) => kind === 'open').length,
    host,
    members: [...new Set([host, ...table.known])],
    summary,
  }
}

function resultOf(game: AnyGame, { play, seats }: Table): SummarizedResult {
  const scores = game.score(play!.state)
  return {
    points: scores.map(({ total }) => total),
    places: rank(scores),
    people: seats.map((holder) => (holder.kind === 'person' ? holder.person : null)),
  }
}
