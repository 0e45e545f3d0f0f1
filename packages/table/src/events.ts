import type { AnyGame, GameEvent, Seat } from '@south-street/engine'
import type { Entry, Happening } from './entry.ts'
import { evolve, openTable } from './evolve.ts'
import { type PersonId, seatOf, type Table } from './table.ts'

/** An entry as a viewer may know it, with what the game told of it. */
export interface TableEvent {
  readonly revision: number
  readonly at: number
  readonly by: PersonId | null
  readonly what: PublicHappening
  /** In the order in which things happened, only what this viewer may be told. */
  readonly told?: readonly GameEvent[]
}

/** Entries without what they keep to themselves: deal and salt, and the hash of a seat's link. */
export type PublicHappening =
  | Exclude<Happening, { kind: 'started' | 'seat-offered' }>
  | { readonly kind: 'started'; readonly sha256: string }
  | { readonly kind: 'seat-offered'; readonly seat: Seat }

/** What a viewer may know of an entry. `told` is what `evolve` returned for it; `mutes` are people not listened to. */
export function eventFor(
  table: Table,
  entry: Entry,
  told: readonly GameEvent[],
  viewer: PersonId | null,
  mutes: ReadonlySet<PersonId> = new Set(),
): TableEvent | null {
  const { revision, at, by, ...happening } = entry
  if (happening.kind === 'chat' && by !== null && mutes.has(by)) return null
  const you = seatOf(table, viewer)
  const heard = told.filter(({ only }) => only === undefined || only === you)
  return { revision, at, by, what: published(happening as Happening), ...(heard.length > 0 && { told: heard }) }
}

function published(happening: Happening): PublicHappening {
  switch (happening.kind) {
    case 'started':
      return { kind: 'started', sha256: happening.sha256 }
    case 'seat-offered':
      return { kind: 'seat-offered', seat: happening.seat }
    default:
      return happening
  }
}

/**
 * What a viewer has missed since a revision, from the whole log. A seat that changed hands hears what its holder of then
 * was told only if the viewer was that holder.
 */
export function digest(
  game: AnyGame,
  entries: readonly Entry[],
  since: number,
  viewer: PersonId | null,
  mutes: ReadonlySet<PersonId> = new Set(),
): TableEvent[] {
  const first = entries[0]!
  const table = openTable(first)
  const events: TableEvent[] = []
  const forgotten = new Set(entries.flatMap((entry) => (entry.kind === 'forgotten' ? [entry.person] : [])))
  const add = (entry: Entry, told: readonly GameEvent[]): void => {
    if (entry.kind === 'chat' && entry.by !== null && forgotten.has(entry.by)) return
    const event = entry.revision > since ? eventFor(table, entry, told, viewer, mutes) : null
    if (event !== null) events.push(event)
  }
  add(first, [])
  for (const entry of entries.slice(1)) add(entry, evolve(game, table, entry))
  return events
}
