import { cpus } from 'node:os'
import { type Comparison, compareServers } from './comparison.ts'
import { type LiveTables, measureLiveTables } from './live-tables.ts'
import { type LongTable, measureLongTable } from './long-table.ts'
import { measureStoredTables, type StoredTables } from './stored-tables.ts'
import { measureThinkingBots, type ThinkingBots } from './thinking-bots.ts'

interface Parts {
  readonly comparison: Comparison
  readonly liveTables: LiveTables
  readonly storedTables: StoredTables
  readonly thinkingBots: ThinkingBots
  readonly longTable: LongTable
}

/** Of all parts, or of some. */
export interface ServerReport extends Partial<Parts> {
  readonly node: string
  readonly cpu: string
}

export type ServerPart = 'comparison' | 'live-tables' | 'long-table'

const LIVE_TABLES = 2_000

/** All of it, or one part alone; with so many live tables. */
export async function runServerBench(part?: ServerPart, tables = LIVE_TABLES): Promise<ServerReport> {
  return { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', ...(await measure(part, tables)) }
}

async function measure(part: ServerPart | undefined, tables: number): Promise<Partial<Parts>> {
  switch (part) {
    case 'comparison':
      return { comparison: await compareServers() }
    case 'live-tables':
      return { liveTables: await measureLiveTables(tables) }
    case 'long-table':
      return { longTable: await measureLongTable() }
    case undefined:
      return {
        comparison: await compareServers(),
        liveTables: await measureLiveTables(tables),
        storedTables: await measureStoredTables(),
        thinkingBots: await measureThinkingBots(),
        longTable: await measureLongTable(),
      }
  }
}
