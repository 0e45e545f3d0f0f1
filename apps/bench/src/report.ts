import type { BenchReport } from './run.ts'

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const time = new Intl.NumberFormat('en', { maximumFractionDigits: 3, minimumFractionDigits: 3 })

/** The figures as a table, each with the bar that it has to reach. */
export function formatReport(report: BenchReport): string {
  const { playouts, boardgameIo, operations, gameHands, fullHands } = report
  const rows: [string, string, string][] = []
  for (const [title, speeds, wanted] of [
    ['random play', playouts, 'at least 500,000'],
    ['Transatlantic, random play', report.transatlantic, 'at least 100,000'],
  ] as const) {
    for (const [players, speed] of Object.entries(speeds)) {
      const games = count.format(speed.gamesPerCpuSecond)
      rows.push([
        `${title}, ${players} seats`,
        `${count.format(speed.decisionsPerCpuSecond)} decisions/s, ${games} games/s`,
        players === '4' ? wanted : '',
      ])
    }
  }
  rows.push([
    'the same through boardgame.io, 4 seats',
    `${count.format(boardgameIo.decisionsPerCpuSecond)} decisions/s, ${count.format(boardgameIo.gamesPerCpuSecond)} games/s`,
    '',
  ])
  rows.push(['times boardgame.io', `${report.ratio.toFixed(1)} ×`, 'at least 25 ×'])
  rows.push(['clone', `${time.format(operations.cloneMicroseconds)} µs`, 'at most 1 µs'])
  rows.push(['copy into a spare state', `${time.format(operations.copyMicroseconds)} µs`, ''])
  rows.push(['view', `${time.format(operations.viewMicroseconds)} µs`, 'at most 5 µs'])
  rows.push(['sample', `${time.format(operations.sampleMicroseconds)} µs`, 'at most 10 µs'])
  rows.push(['legal, as objects', `${time.format(operations.legalMicroseconds)} µs`, ''])
  for (const [name, figures, bar] of [
    [`best delivery, ${count.format(gameHands.hands)} hands of 1,000 games`, gameHands, 'p99 under 1 ms'],
    [`best delivery, ${fullHands.hands} full hands`, fullHands, 'max under 50 ms'],
  ] as const) {
    const { p50Milliseconds, p99Milliseconds, maxMilliseconds } = figures
    const values = [p50Milliseconds, p99Milliseconds, maxMilliseconds].map((value) => time.format(value))
    rows.push([name, `p50 ${values[0]}, p99 ${values[1]}, max ${values[2]} ms`, bar])
  }
  const { commodoreLinesPerCpuSecond, clerkGamesPerCpuSecond, netMicroseconds, featuresMicroseconds } = report.thinking
  rows.push(['commodore: options tried, each in one world', `${count.format(commodoreLinesPerCpuSecond)} /s`, ''])
  rows.push(['boardgame.io’s MCTS bot: iterations of 50 moves', `${count.format(report.boardgameIoBot)} /s`, ''])
  rows.push([
    'whole games with the clerk’s policy',
    `${count.format(clerkGamesPerCpuSecond)} games/s`,
    'at least 1,000',
  ])
  rows.push(['features of a position', `${time.format(featuresMicroseconds)} µs`, ''])
  rows.push(['value net', `${time.format(netMicroseconds)} µs`, ''])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map(([name, value, bar]) =>
    `${name.padEnd(widths[0]!)}  ${value.padEnd(widths[1]!)}  ${bar}`.trimEnd(),
  )
  return `${report.cpu}, Node ${report.node}; per second of CPU time on one core\n\n${lines.join('\n')}\n`
}
