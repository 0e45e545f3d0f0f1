import { seededRandom } from '@south-street/engine'
import {
  type DailyDeal,
  dailyTable,
  dayAt,
  dealOfTheDay,
  endOfDay,
  type GameShelf,
  type House,
} from '@south-street/house'
import { hashSeal, toBase64Url } from './hash-seal.ts'
import type { LocalDaily, LocalSeat, LocalTableSummary } from './messages.ts'
import { sha256 } from './sha-256.ts'

interface LocalDailyParts {
  readonly house: House
  readonly shelf: GameShelf
  readonly now: () => number
  summary(table: string): Promise<LocalTableSummary | null>
}

/** One table a day and game: whoever comes back finds it by its name. */
const tableOf = (day: string, game: string) => `local-daily-${day}-${game}`

/**
 * The deals of the days where no server answers: made from the date alone, so whoever reads the program could work them
 * out beforehand. Nothing is at stake: the result stays on this device.
 */
export class LocalDailyDeals {
  private readonly parts: LocalDailyParts

  constructor(parts: LocalDailyParts) {
    this.parts = parts
  }

  all(): Promise<LocalDaily[]> {
    const { shelf, summary, now } = this.parts
    const day = dayAt(now())
    const newest = shelf.games.filter((game) => shelf.find(game.id) === game)
    return Promise.all(
      newest.map(async ({ id: game }) => {
        const { options, level, sha256: seal } = this.deal(game, day)
        const yours = await summary(tableOf(day, game))
        return { day, endsAt: endOfDay(day), game, players: options.players, level, sha256: seal, yours }
      }),
    )
  }

  async begin(game: string, seat: Extract<LocalSeat, { person: string }>): Promise<string> {
    const { house, now, summary } = this.parts
    const day = dayAt(now())
    const table = tableOf(day, game)
    if ((await summary(table)) !== null) return table
    const { refusal } = await house.create({ id: game, table }, dailyTable(this.deal(game, day), seat), seat)
    if (refusal !== null) throw new Error(`no table: ${JSON.stringify(refusal)}`)
    return table
  }

  private deal(id: string, day: string): DailyDeal {
    const game = this.parts.shelf.find(id)!
    const label = `${day} ${game.id} ${game.rules}`
    const digest = sha256(new TextEncoder().encode(`salt ${label}`))
    const bytes = Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(digest.slice(2 * i, 2 * i + 2), 16))
    return dealOfTheDay(game, this.parts.shelf.levels(game.id, game.rules), day, {
      random: seededRandom('deal of the day', label),
      salt: toBase64Url(bytes),
      hash: hashSeal,
    })
  }
}
