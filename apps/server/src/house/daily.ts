import { createHmac, randomBytes } from 'node:crypto'
import { type AnyGame, secureRandom } from '@south-street/engine'
import { type DailyDeal, dailyTable, dayAt, dealOfTheDay, endOfDay, type House } from '@south-street/house'
import type { Asker } from '@south-street/table'
import type { Attempt } from '../store/daily-store.ts'
import type { Store } from '../store/store.ts'
import { CHANCE } from './open-house.ts'

interface DailyParts {
  readonly store: Pick<Store, 'daily' | 'notices' | 'tables'>
  readonly house: Pick<House, 'create' | 'shelf'>
  readonly now: () => number
}

/**
 * Whether somebody may know what became of a day's deal: how others have played it tells the cards. Whoever has played it
 * to the end knows them; so may all others once the day is over, but for those who still play it.
 */
export function mayKnowDeal(attempt: Pick<Attempt, 'status'> | undefined, day: string, now: number): boolean {
  return attempt?.status === 'finished' || (now >= endOfDay(day) && attempt?.status !== 'running')
}

/** What the secret is kept under. */
const SECRET = 'daily-deal'
const WORD = 4
/** Today's and yesterday's, of a few games. */
const MOST_KEPT = 16

/**
 * The deals of the days. Each follows from a secret of this server, the date and the game, so that all processes make the
 * same one and nobody else can know it before it is played. The secret never leaves the database.
 */
export class DailyDeals {
  readonly #parts: DailyParts
  readonly #made = new Map<string, DailyDeal>()
  #secret: Promise<Buffer> | null = null

  constructor(parts: DailyParts) {
    this.#parts = parts
  }

  today(): string {
    return dayAt(this.#parts.now())
  }

  /** The games that have one: the newest rules of each. */
  games(): AnyGame[] {
    const { shelf } = this.#parts.house
    return shelf.games.filter((game) => shelf.find(game.id) === game)
  }

  async of(game: AnyGame, day: string): Promise<DailyDeal> {
    const label = `${day} ${game.id} ${game.rules}`
    const known = this.#made.get(label)
    if (known !== undefined) return known
    const secret = await this.#readSecret()
    const made = dealOfTheDay(game, this.#parts.house.shelf.levels(game.id, game.rules), day, {
      random: secureRandom(numbersFrom(secret, `deal ${label}`)),
      salt: createHmac('sha256', secret).update(`salt ${label}`).digest('base64url'),
      hash: CHANCE.hash,
    })
    if (this.#made.size >= MOST_KEPT) this.#made.delete(this.#made.keys().next().value!)
    this.#made.set(label, made)
    return made
  }

  /** The one attempt of this person at the deal of this day. Whoever asks again gets the same one. */
  async begin(game: AnyGame, by: Asker): Promise<Pick<Attempt, 'table' | 'status'>> {
    const { store, house, now } = this.#parts
    const day = this.today()
    // Kept before there is a table: so nobody ever has two, however many requests come at once.
    const table = await store.daily.claim(day, game.id, by.person, CHANCE.newId(), now())
    const attempt = (await store.daily.attemptsOf(by.person, day)).find((one) => one.game === game.id)
    if (attempt !== undefined && attempt.status !== 'claimed') return attempt
    try {
      await house.create({ id: game.id, rules: game.rules, table }, dailyTable(await this.of(game, day), by), by)
    } catch (error) {
      // Another request of theirs was faster.
      if ((await store.tables.find(table)) === null) throw error
    }
    return { table, status: 'running' }
  }

  #readSecret(): Promise<Buffer> {
    const { store, now } = this.#parts
    this.#secret ??= store.notices
      .serverKey(SECRET, randomBytes(32).toString('base64url'), now())
      .then((kept) => Buffer.from(String(kept), 'base64url'))
    this.#secret.catch(() => {
      this.#secret = null
    })
    return this.#secret
  }
}

/** As many words as are wanted, each block the code of its number under the secret. */
function numbersFrom(secret: Buffer, label: string): (words: Uint32Array<ArrayBuffer>) => void {
  let block = 0
  return (words) => {
    let bytes = Buffer.alloc(0)
    for (let i = 0; i < words.length; i++) {
      if (bytes.length < WORD) bytes = createHmac('sha256', secret).update(`${label} ${block++}`).digest()
      words[i] = bytes.readUInt32LE(0)
      bytes = bytes.subarray(WORD)
    }
  }
}
