import type { ProblemCode, RouteName } from '@south-street/protocol'
import type { Config } from '../config.ts'
import { HttpProblem } from '../http/problem.ts'
import { bytesOf, refusableWhen } from './stored-bytes.ts'
import { Tally } from './tally.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export interface Spender {
  /** As `networkOf` says. */
  readonly address: string
  readonly person: string | null
}

/** One count that a request goes into. */
interface Item {
  readonly tally: Tally
  readonly name: string
  readonly amount: number
  readonly refusal: ProblemCode
  /** So much has to be left beside it. */
  readonly spare?: number
}

/** This share of the bytes is kept for what lets go, so that nobody is held by what others have stored. */
const SPARE_SHARE = 0.2

/**
 * What one address and one person may make the server do and keep. Counted in the memory of this process: with several
 * processes each counts for itself, and a restart begins anew.
 */
export class Allowance {
  readonly #now: () => number
  readonly #identities: Tally
  readonly #tablesOfPerson: Tally
  readonly #tablesOfAddress: Tally
  readonly #listedOfAddress: Tally
  readonly #linesOfPerson: Tally
  readonly #linesOfAddress: Tally
  readonly #bytesOfAddress: Tally
  readonly #spareBytes: number

  constructor(limits: Config['limits'], now: () => number) {
    this.#now = now
    this.#identities = new Tally(limits.identitiesPerDayPerAddress, DAY_MS)
    this.#tablesOfPerson = new Tally(limits.tablesPerDay, DAY_MS)
    this.#tablesOfAddress = new Tally(limits.tablesPerDayPerAddress, DAY_MS)
    this.#listedOfAddress = new Tally(limits.listedTablesPerDayPerAddress, DAY_MS)
    this.#linesOfPerson = new Tally(limits.chatLinesPerMinute, MINUTE_MS)
    this.#linesOfAddress = new Tally(limits.chatLinesPerDayPerAddress, DAY_MS)
    this.#bytesOfAddress = new Tally(limits.bytesPerDayPerAddress, DAY_MS)
    this.#spareBytes = SPARE_SHARE * limits.bytesPerDayPerAddress
  }

  /** Counts a request, or refuses it and says when to come again. Returns what gives it back if nothing came of it. */
  spend(name: RouteName, spender: Spender, body: unknown): () => void {
    const items = this.#itemsOf(name, spender, body)
    const now = this.#now()
    for (const { tally, name: of, amount, refusal, spare = 0 } of items) {
      const waitMs = refusableWhen(name) === 'never' ? 0 : tally.wait(of, amount + spare, now)
      if (waitMs > 0) throw tooMuch(refusal, now, waitMs)
    }
    for (const item of items) item.tally.add(item.name, item.amount, now)
    return () => {
      for (const item of items) item.tally.add(item.name, -item.amount, now)
    }
  }

  #itemsOf(name: RouteName, { address, person }: Spender, body: unknown): Item[] {
    const items: Item[] = []
    const count = (tally: Tally, of: string | null, refusal: ProblemCode) => {
      if (of !== null) items.push({ tally, name: of, amount: 1, refusal })
    }
    // Whoever has an identity already gets no new one.
    if (name === 'createGuest' && person !== null) return items
    if (name === 'createGuest') count(this.#identities, address, 'too-many-identities')
    if (name === 'createTable' || name === 'rematch' || name === 'beginDaily') {
      count(this.#tablesOfPerson, person, 'too-many-tables')
      count(this.#tablesOfAddress, address, 'too-many-tables')
    }
    if (name === 'createTable' && (body as { visibility?: unknown }).visibility === 'listed') {
      count(this.#listedOfAddress, address, 'too-many-listed')
    }
    if (name === 'say') {
      count(this.#linesOfPerson, person, 'too-much-chat')
      count(this.#linesOfAddress, address, 'too-much-chat')
    }
    const amount = bytesOf(name, body)
    const spare = refusableWhen(name) === 'little-is-left' ? this.#spareBytes : 0
    if (amount > 0)
      items.push({ tally: this.#bytesOfAddress, name: address, amount, spare, refusal: 'too-much-stored' })
    return items
  }
}

/** Seconds for programs and for a minute's wait; the hour for whoever has to wait longer. */
function tooMuch(code: ProblemCode, now: number, waitMs: number): HttpProblem {
  const until = new Date(now + waitMs).toISOString()
  return new HttpProblem(code, {
    seconds: Math.ceil(waitMs / 1_000),
    until: `${until.slice(0, 10)} ${until.slice(11, 16)} UTC`,
  })
}
