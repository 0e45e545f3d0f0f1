import { createHmac, randomBytes } from 'node:crypto'
import type { LiveTable } from '@south-street/house'
import { seatOf } from '@south-street/table'
import { networkOf } from '../limits/address.ts'
import type { Store } from '../store/store.ts'

const KEY = 'seat-marks'
const MOST_REMEMBERED = 10_000

/**
 * Notes from which network people play at a rated table, so that nobody plays against themselves. Only a hash is kept,
 * with a key of this server and different at every table, and only until the game is over.
 */
export class SeatMarks {
  readonly #store: Pick<Store, 'notices' | 'ratings'>
  readonly #now: () => number
  readonly #noted = new Set<string>()
  #key: Promise<string> | null = null

  constructor(store: Pick<Store, 'notices' | 'ratings'>, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async note({ id, table }: LiveTable, person: string, ip: string | undefined): Promise<void> {
    if (table.settings.rated !== true || ip === undefined) return
    if (table.status !== 'running' && table.status !== 'open') return
    if (seatOf(table, person) === null) return
    const network = networkOf(ip)
    const noted = `${id} ${person} ${network}`
    if (this.#noted.has(noted)) return
    const mark = createHmac('sha256', await this.#secret())
      .update(`${id} ${network}`)
      .digest('base64url')
    await this.#store.ratings.mark(id, person, mark)
    if (this.#noted.size > MOST_REMEMBERED) this.#noted.clear()
    this.#noted.add(noted)
  }

  #secret(): Promise<string> {
    this.#key ??= this.#store.notices
      .serverKey(KEY, randomBytes(32).toString('base64url'), this.#now())
      .then((key) => String(key))
      .catch((error: unknown) => {
        this.#key = null
        throw error
      })
    return this.#key
  }
}
