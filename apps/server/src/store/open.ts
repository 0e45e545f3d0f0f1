import { openPostgres, readPostgres } from './postgres.ts'
import { type StoreHooks, storeOver } from './sql-store.ts'
import { makeFolder, openSqlite, readSqlite, writeSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** Where the data lies: a folder for SQLite, or the address of a PostgreSQL database. */
export type StorePlace = { readonly folder: string; readonly largestMb?: number | null } | { readonly url: string }

export interface OpenOptions extends StoreHooks {
  /** Told of broken connections, which are replaced by themselves. */
  readonly onFault?: (error: unknown) => void
}

/** For whoever writes: brought to its present form, and alone in its folder, which has to be there. */
export function openBackend(place: StorePlace, onFault: (error: unknown) => void = () => {}) {
  return 'url' in place ? openPostgres(place.url, onFault) : openSqlite(place)
}

/** For whoever only looks: nothing is made, changed or locked, and a server may run beside. */
export function openToRead(place: StorePlace) {
  return 'url' in place ? readPostgres(place.url) : readSqlite(place.folder)
}

/** For whoever changes a little while a server may run beside: nothing is made or brought to another form. */
export function openBeside(place: StorePlace) {
  return 'url' in place ? readPostgres(place.url) : writeSqlite(place.folder)
}

/** Opens the database, in a new folder if there is none, and brings it to its present form. */
export async function openStore(place: StorePlace, options: OpenOptions = {}): Promise<Store> {
  if ('folder' in place) makeFolder(place.folder)
  return storeOver(await openBackend(place, options.onFault), options)
}
