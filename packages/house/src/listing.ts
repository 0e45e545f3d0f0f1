import type { Entry, EntryKind, Status, Table } from '@south-street/table'
import type { Listing, TableStatus } from './store.ts'

const STORED_STATUS: Record<Status, TableStatus> = {
  open: 'open',
  running: 'running',
  over: 'ended',
  abandoned: 'ended',
  closed: 'closed',
}

const CHANGES_LISTING: ReadonlySet<EntryKind> = new Set([
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

/** What a list keeps of a table: nothing of the game itself. */
export interface Summary {
  readonly status: Status
  readonly players: number
  readonly pace: Table['settings']['pace']
  readonly spectators: boolean
  readonly names: readonly string[]
  /** Who sits there now, has a seat kept, or hosts. */
  readonly people: readonly string[]
}

export function changesListing(before: Table, after: Table, entries: readonly Entry[]): boolean {
  return before.status !== after.status || entries.some(({ kind }) => CHANGES_LISTING.has(kind))
}

export function listingOf(table: Table): Listing {
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
