import { atMost, formatRows, type Row, under } from '../rows.ts'
import type { Comparison } from './comparison.ts'
import type { LiveTables } from './live-tables.ts'
import type { LongTable } from './long-table.ts'
import type { ServerReport } from './run.ts'
import type { StoredTables } from './stored-tables.ts'
import type { ThinkingBots } from './thinking-bots.ts'

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Of whatever was measured. */
export function formatServerReport({ cpu, node, ...parts }: ServerReport): string {
  const rows = [
    ...(parts.comparison ? comparisonRows(parts.comparison) : []),
    ...(parts.liveTables ? liveTableRows(parts.liveTables) : []),
    ...(parts.storedTables ? storedTableRows(parts.storedTables) : []),
    ...(parts.thinkingBots ? thinkingBotRows(parts.thinkingBots) : []),
    ...(parts.longTable ? longTableRows(parts.longTable) : []),
  ]
  return `${cpu}, Node ${node}; SQLite\n\n${formatRows(rows)}`
}

function comparisonRows({ tables, ownMilliseconds, boardgameIoMilliseconds, ratio }: Comparison): Row[] {
  return [
    [`CPU of an action, ${tables} tables of four: ours, on disk`, `${fine.format(ownMilliseconds)} ms`, null],
    ['the same in boardgame.io’s server, in memory', `${fine.format(boardgameIoMilliseconds)} ms`, null],
    ['ours as a share of boardgame.io’s', `${fine.format(ratio)}`, atMost(ratio, 0.47)],
  ]
}

function liveTableRows(live: LiveTables): Row[] {
  const { actionsPerSecond, cpuShare, serverP99Milliseconds, clientP99Milliseconds, medianMessageBytes } = live
  const [heapOfTable, heapOfStream] = [live.heapPerTableBytes / 1_000, live.heapPerStreamBytes / 1_000]
  return [
    [
      `${count.format(live.tables)} live tables of four, an action each 5 s`,
      `${fine.format(actionsPerSecond)} actions/s, ${fine.format(100 * cpuShare)} % of a core`,
      null,
    ],
    [
      'time to answer, p99',
      `at most ${fine.format(serverP99Milliseconds)} ms (client: ${fine.format(clientP99Milliseconds)} ms)`,
      atMost(serverP99Milliseconds, 50, ' ms'),
    ],
    ['stream message, median', `${count.format(medianMessageBytes)} bytes`, under(medianMessageBytes, 2_000)],
    ['heap of an idle live table', `${fine.format(heapOfTable)} kB`, under(heapOfTable, 30, ' kB')],
    ['heap of a stream', `${fine.format(heapOfStream)} kB`, under(heapOfStream, 8, ' kB')],
  ]
}

function storedTableRows({ tables, residentMegabytes, ...cold }: StoredTables): Row[] {
  const { coldOpenP99Milliseconds: p99, coldOpenMaxMilliseconds: max } = cold
  return [
    [
      `${count.format(tables)} stored tables: resident memory`,
      `${count.format(residentMegabytes)} MB`,
      under(residentMegabytes, 350, ' MB'),
    ],
    ['a cold table is opened', `p99 ${fine.format(p99)} ms, max ${fine.format(max)} ms`, under(p99, 50, ' ms')],
  ]
}

function thinkingBotRows({ bots, botDecisions, p99Milliseconds }: ThinkingBots): Row[] {
  return [
    [
      `other requests while ${bots} bots think (${botDecisions} decisions)`,
      `p99 ${fine.format(p99Milliseconds)} ms`,
      under(p99Milliseconds, 100, ' ms'),
    ],
  ]
}

function longTableRows({ entries, takeBacks, asked, deletionTurn, readers, answers, ...health }: LongTable): Row[] {
  const { healthP99Milliseconds: p99, healthMaxMilliseconds: max } = health
  return [
    [
      `a log of ${count.format(entries)} entries, ${count.format(takeBacks)} take-backs`,
      'main thread: in memory, cold',
      null,
    ],
    ...asked.map(
      ({ what, inMemory, cold }): Row => [
        `  ${what}`,
        `${fine.format(inMemory)} ms, ${fine.format(cold)} ms`,
        under(Math.max(inMemory, cold), 20, ' ms'),
      ],
    ),
    ['  a player is deleted: longest turn', `${fine.format(deletionTurn)} ms`, under(deletionTurn, 20, ' ms')],
    [
      `/healthz while ${readers} read it at once (${count.format(answers)} answers)`,
      `p99 ${fine.format(p99)} ms, max ${fine.format(max)} ms`,
      under(max, 100, ' ms'),
    ],
  ]
}
