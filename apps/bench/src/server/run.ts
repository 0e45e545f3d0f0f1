import { cpus } from 'node:os'
import { type Comparison, compareServers } from './comparison.ts'
import { type LiveTables, measureLiveTables } from './live-tables.ts'
import { type LongTable, measureLongTable } from './long-table.ts'
import { measureStoredTables, type StoredTables } from './stored-tables.ts'
import { measureThinkingBots, type ThinkingBots } from './thinking-bots.ts'

export interface Machine {
  readonly node: string
  readonly cpu: string
}

export interface ServerReport extends Machine {
  readonly comparison: Comparison
  readonly liveTables: LiveTables
  readonly storedTables: StoredTables
  readonly thinkingBots: ThinkingBots
  readonly longTable: LongTable
}

function machine(): Machine {
  return { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' }
}

export async function runServerBench(): Promise<ServerReport> {
  return {
    ...machine(),
    comparison: await compareServers(),
    liveTables: await measureLiveTables(),
    storedTables: await measureStoredTables(),
    thinkingBots: await measureThinkingBots(),
    ...(await runLongTableBench()),
  }
}

/** One part of it alone. */
export async function runLongTableBench(): Promise<Pick<ServerReport, 'longTable' | keyof Machine>> {
  return { ...machine(), longTable: await measureLongTable() }
}
