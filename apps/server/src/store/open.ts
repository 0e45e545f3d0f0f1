import { openPostgres } from './postgres.ts'
import { type StoreHooks, storeOver } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** Where the data lies: a folder for SQLite, or the address of a PostgreSQL database. */
export type StorePlace = { readonly folder: string } | { readonly url: string }

export interface OpenOptions extends StoreHooks {
  /** Told of broken connections, which are replaced by themselves. */
  readonly onFault?: (error: unknown) => void
}

export function openBackend(place: StorePlace, isServer: boolean, onFault: (error: unknown) => void = () => {}) {
  return 'url' in place ? openPostgres(place.url, onFault) : openSqlite(place.folder, { isServer })
}

/** Opens the database and brings it to its present form. */
export async function openStore(place: StorePlace, options: OpenOptions = {}): Promise<Store> {
  return storeOver(await openBackend(place, true, options.onFault), options)
}
