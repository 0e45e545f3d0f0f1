import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** What lies in a server's database, looked at beside it. */
export class Stored {
  readonly #file: Sqlite.Database

  constructor(folder: string) {
    this.#file = new Sqlite(join(folder, 'south-street.sqlite'), { readonly: true })
  }

  /** Bytes of its pages that hold something. */
  used(): number {
    return Number(this.#file.prepare('select sum(pgsize - unused) from dbstat').pluck().get())
  }

  /** Bytes on disk for each byte that is used: pages are never quite full. */
  perUsedByte(): number {
    const pages = Number(this.#file.pragma('page_count', { simple: true }))
    return (pages * Number(this.#file.pragma('page_size', { simple: true }))) / this.used()
  }

  close(): void {
    this.#file.close()
  }
}
