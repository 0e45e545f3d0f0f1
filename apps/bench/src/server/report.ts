import { atMost, formatRows, type Row, under } from '../rows.ts'
import type { LongTable } from './long-table.ts'
import type { Machine, ServerReport } from './run.ts'

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

export function formatServerReport({
  comparison,
  liveTables,
  storedTables,
  thinkingBots,
  longTable,
  ...machine
}: ServerReport): string {
  return withMachine(machine, [
    [
      `CPU of an action, ${comparison.tables} tables of four: ours, on disk`,
      `${fine.format(comparison.ownMilliseconds)} ms`,
      null,
    ],
    ['the same in boardgame.io’s server, in memory', `${fine.format(comparison.boardgameIoMilliseconds)} ms`, null],
    ['ours as a share of boardgame.io’s', `${fine.format(comparison.ratio)}`, atMost(comparison.ratio, 0.5)],
    [
      `${count.format(liveTables.tables)} live tables of four, an action each 5 s`,
      `${fine.format(liveTables.actionsPerSecond)} actions/s, ${fine.format(100 * liveTables.cpuShare)} % of a core`,
      null,
    ],
    [
      'time to answer, p99',
      `at most ${fine.format(liveTables.serverP99Milliseconds)} ms (client: ${fine.format(liveTables.clientP99Milliseconds)} ms)`,
      atMost(liveTables.serverP99Milliseconds, 50, ' ms'),
    ],
    [
      'stream message, median',
      `${count.format(liveTables.medianMessageBytes)} bytes`,
      under(liveTables.medianMessageBytes, 2_000),
    ],
    [
      'heap of an idle live table',
      `${fine.format(liveTables.heapPerTableBytes / 1_000)} kB`,
      under(liveTables.heapPerTableBytes / 1_000, 30, ' kB'),
    ],
    [
      'heap of a stream',
      `${fine.format(liveTables.heapPerStreamBytes / 1_000)} kB`,
      under(liveTables.heapPerStreamBytes / 1_000, 8, ' kB'),
    ],
    [
      `${count.format(storedTables.tables)} stored tables: resident memory`,
      `${count.format(storedTables.residentMegabytes)} MB`,
      under(storedTables.residentMegabytes, 350, ' MB'),
    ],
    [
      'a cold table is opened',
      `p99 ${fine.format(storedTables.coldOpenP99Milliseconds)} ms, max ${fine.format(storedTables.coldOpenMaxMilliseconds)} ms`,
      under(storedTables.coldOpenP99Milliseconds, 50, ' ms'),
    ],
    [
      `other requests while ${thinkingBots.bots} bots think (${thinkingBots.botDecisions} decisions)`,
      `p99 ${fine.format(thinkingBots.p99Milliseconds)} ms`,
      under(thinkingBots.p99Milliseconds, 100, ' ms'),
    ],
    ...longTableRows(longTable),
  ])
}

export function formatLongTable({ longTable, ...machine }: Pick<ServerReport, 'longTable' | keyof Machine>): string {
  return withMachine(machine, longTableRows(longTable))
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

function withMachine({ cpu, node }: Machine, rows: readonly Row[]): string {
  return `${cpu}, Node ${node}; SQLite\n\n${formatRows(rows)}`
}
