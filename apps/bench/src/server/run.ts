import { cpus } from 'node:os'
import { type Comparison, compareServers } from './comparison.ts'
import { type LiveTables, measureLiveTables } from './live-tables.ts'
import { measureStoredTables, type StoredTables } from './stored-tables.ts'
import { measureThinkingBots, type ThinkingBots } from './thinking-bots.ts'

export interface ServerReport {
  readonly node: string
  readonly cpu: string
  readonly comparison: Comparison
  readonly liveTables: LiveTables
  readonly storedTables: StoredTables
  readonly thinkingBots: ThinkingBots
}

export async function runServerBench(): Promise<ServerReport> {
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    comparison: await compareServers(),
    liveTables: await measureLiveTables(),
    storedTables: await measureStoredTables(),
    thinkingBots: await measureThinkingBots(),
  }
}
