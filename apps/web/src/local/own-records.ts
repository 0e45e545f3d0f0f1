import { type AnyGame, readRecord } from '@south-street/engine'
import type { GameHabits } from '@south-street/engine/habits'
import type { GameShelf, TableRow } from '@south-street/house'
import { exportTable, type Table } from '@south-street/table'
import type { PlayedGame } from '../profile/played-game.ts'
import { RECORDS } from './open-database.ts'
import { gameOfRecord, gameOfTable, type KeptRecord, nameOfPlay, ownSeat } from './played-games.ts'

export interface OpenedRecords {
  /** Games of one's own. */
  readonly own: number
  readonly all: number
  /** Lines that are no records. */
  readonly bad: number
}

interface OwnRecordsParts {
  readonly database: Promise<IDBDatabase>
  readonly shelf: GameShelf
  habits(game: string, rules: string): GameHabits | null
  /** Every table of this browser. */
  rows(): Promise<readonly TableRow[]>
  table(id: string): Promise<Table | null>
  /** Comes back when others have had their turn. */
  breathe(): Promise<void>
}

/** One's own finished games: the tables of this browser, and records that were opened and are one's own. */
export class OwnRecords {
  private readonly parts: OwnRecordsParts

  constructor(parts: OwnRecordsParts) {
    this.parts = parts
  }

  /** One game after another, so that a table that is played meanwhile does not wait. */
  async played(name: string): Promise<PlayedGame[]> {
    const games: PlayedGame[] = []
    for await (const [table, game] of this.tables()) {
      const habits = this.parts.habits(table.game, table.rules)
      const played = attempt(() => gameOfTable(game, habits, table, name, `/table/${table.id}`))
      if (played !== null) games.push(played)
    }
    for (const kept of await this.kept()) {
      await this.parts.breathe()
      const played = attempt(() => this.ofRecord(kept))
      if (played !== null) games.push(played)
    }
    return games
  }

  private ofRecord(kept: KeptRecord): PlayedGame | null {
    const record = readRecord(JSON.parse(kept.text), this.parts.shelf.games)
    return gameOfRecord(record, this.parts.habits(record.game.id, record.game.rules), kept)
  }

  /**
   * All of them, one a line (docs/record.md). A line also names its table, so that the same game is not counted twice
   * where it is opened again.
   */
  async lines(): Promise<string> {
    const lines: string[] = []
    for await (const [table, game] of this.tables()) {
      const record = exportTable(game, table, table.host, (at) => new Date(at).toISOString())
      if (record !== null) lines.push(JSON.stringify({ ...record, table: table.id }))
    }
    for (const { text, path } of await this.kept()) {
      const table = path?.split('/').at(-1)
      lines.push(JSON.stringify({ ...JSON.parse(text), ...(table !== undefined && { table }) }))
    }
    return lines.map((line) => `${line}\n`).join('')
  }

  /** A table's record, in which the seat is one's own. */
  async keep({ path, you, text }: Pick<KeptRecord, 'path' | 'you' | 'text'>): Promise<void> {
    const id = path?.split('/').at(-1) ?? nameOfPlay(readRecord(JSON.parse(text), this.parts.shelf.games))
    await this.put({ id, path, you, text, at: endOf(JSON.parse(text)) })
  }

  /** The lines of a file: those that are games of one's own are kept. Says how many, of how many, and how many cannot be read. */
  async open(text: string, name: string): Promise<OpenedRecords> {
    const known = new Set((await this.parts.rows()).map(({ id }) => id))
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    let own = 0
    let bad = Math.max(0, lines.length - MOST_LINES)
    for (const line of lines.slice(0, MOST_LINES)) {
      await this.parts.breathe()
      const read = attempt(() => ({ kept: this.readLine(line, name) }))
      if (read === null) bad++
      if (read?.kept == null) continue
      own++
      if (!known.has(read.kept.id)) await this.put(read.kept)
    }
    return { own, all: lines.length, bad }
  }

  /** The record of a game that was opened; null if there is none. */
  async recordOf(id: string): Promise<string | null> {
    return (await this.kept()).find((kept) => kept.id === id)?.text ?? null
  }

  private readLine(line: string, name: string): KeptRecord | null {
    const json = JSON.parse(line)
    const record = readRecord(json, this.parts.shelf.games)
    const you = ownSeat(
      record.seats.map((seat) => ({ name: seat.name, bot: seat.bot ?? null })),
      name,
    )
    if (you === null) return null
    const id = typeof json.table === 'string' ? json.table : nameOfPlay(record)
    const kept = { id, path: null, you, text: line, at: endOf(json) }
    return this.ofRecord(kept) === null ? null : kept
  }

  private async *tables(): AsyncGenerator<readonly [Table, AnyGame]> {
    for (const { id, game, rules, status } of await this.parts.rows()) {
      if (status !== 'ended') continue
      await this.parts.breathe()
      const played = this.parts.shelf.find(game, rules)
      const table = played === undefined ? null : await this.parts.table(id)
      if (played !== undefined && table?.status === 'over') yield [table, played]
    }
  }

  private async put(kept: KeptRecord): Promise<void> {
    const transaction = (await this.parts.database).transaction(RECORDS, 'readwrite')
    transaction.objectStore(RECORDS).put(kept)
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  }

  private async kept(): Promise<KeptRecord[]> {
    const request = (await this.parts.database).transaction(RECORDS).objectStore(RECORDS).getAll()
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}

/** More than anybody plays; a larger file is not one's own records. */
const MOST_LINES = 5000

/** One game that cannot be read must not hide the others. */
function attempt<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** When the last move of a record was made; now, if it does not say so. */
function endOf({ notes }: { readonly notes?: unknown }): number {
  const last: unknown = Array.isArray(notes) ? notes.at(-1) : null
  const at = typeof last === 'object' && last !== null && 'at' in last ? Date.parse(String(last.at)) : Number.NaN
  return Number.isNaN(at) ? Date.now() : at
}
