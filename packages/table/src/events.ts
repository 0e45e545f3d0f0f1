import type { GameEvent, Seat } from '@south-street/engine'
import type { Entry, Happening } from './entry.ts'
import { holderAt, type PersonId, type Table } from './table.ts'

/** An entry as it is kept: with what the game told of it, so that whoever reads it later need not play the game again. */
export type ToldEntry = Entry & { readonly told?: readonly GameEvent[] }

/**
 * `told` is what `evolve` returned for the entry. Only actions tell anything; for an action it is there even if it is
 * empty.
 */
export function withTold(entry: Entry, told: readonly GameEvent[]): ToldEntry {
  return entry.kind === 'action' ? { ...entry, told } : entry
}

/** False for an action that was kept before anything was kept with it. */
export function isTold({ kind, told }: ToldEntry): boolean {
  return kind !== 'action' || told !== undefined
}

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
  | { readonly kind: 'started'; readonly sha256: string; readonly first?: Seat }
  | { readonly kind: 'seat-offered'; readonly seat: Seat }

/**
 * What a viewer may know of an entry; null if it is nothing, like a line of somebody who is not listened to (`mutes`) or
 * is forgotten. What was told to one seat alone is for whoever held the seat then.
 */
export function eventFor(
  table: Pick<Table, 'holders' | 'known'>,
  entry: ToldEntry,
  viewer: PersonId | null,
  mutes: ReadonlySet<PersonId> = NOBODY,
): TableEvent | null {
  const { revision, at, by, told = [], ...happening } = entry
  if (happening.kind === 'chat' && by !== null && (mutes.has(by) || !table.known.includes(by))) return null
  const isHeard = ({ only }: GameEvent) =>
    only === undefined || (viewer !== null && holderAt(table, only, revision) === viewer)
  const heard = told.filter(isHeard)
  return { revision, at, by, what: published(happening as Happening), ...(heard.length > 0 && { told: heard }) }
}

const NOBODY: ReadonlySet<PersonId> = new Set()

function published(happening: Happening): PublicHappening {
  switch (happening.kind) {
    case 'started':
      return {
        kind: 'started',
        sha256: happening.sha256,
        ...(happening.first !== undefined && { first: happening.first }),
      }
    case 'seat-offered':
      return { kind: 'seat-offered', seat: happening.seat }
    default:
      return happening
  }
}
