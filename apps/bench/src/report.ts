import { atLeast, atMost, formatRows, type Row, under } from './rows.ts'
import type { BenchReport } from './run.ts'

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const time = new Intl.NumberFormat('en', { maximumFractionDigits: 3, minimumFractionDigits: 3 })

export function formatReport(report: BenchReport): string {
  const { playouts, boardgameIo, operations, gameHands, fullHands } = report
  const rows: Row[] = []
  for (const [title, speeds, wanted] of [
    ['random play', playouts, 500_000],
    ['Transatlantic, random play', report.transatlantic, 100_000],
  ] as const) {
    for (const [players, speed] of Object.entries(speeds)) {
      const games = count.format(speed.gamesPerCpuSecond)
      rows.push([
        `${title}, ${players} seats`,
        `${count.format(speed.decisionsPerCpuSecond)} decisions/s, ${games} games/s`,
        players === '4' ? atLeast(speed.decisionsPerCpuSecond, wanted) : null,
      ])
    }
  }
  rows.push([
    'the same through boardgame.io, 4 seats',
    `${count.format(boardgameIo.decisionsPerCpuSecond)} decisions/s, ${count.format(boardgameIo.gamesPerCpuSecond)} games/s`,
    null,
  ])
  rows.push(['times boardgame.io', `${report.ratio.toFixed(1)} ×`, atLeast(report.ratio, 25, ' ×')])
  rows.push([
    'clone',
    `${time.format(operations.cloneMicroseconds)} µs`,
    atMost(operations.cloneMicroseconds, 1, ' µs'),
  ])
  rows.push(['copy into a spare state', `${time.format(operations.copyMicroseconds)} µs`, null])
  rows.push(['view', `${time.format(operations.viewMicroseconds)} µs`, atMost(operations.viewMicroseconds, 5, ' µs')])
  rows.push([
    'sample',
    `${time.format(operations.sampleMicroseconds)} µs`,
    atMost(operations.sampleMicroseconds, 10, ' µs'),
  ])
  rows.push(['legal, as objects', `${time.format(operations.legalMicroseconds)} µs`, null])
  for (const [name, figures, barred, bar] of [
    [
      `best delivery, ${count.format(gameHands.hands)} hands of 1,000 games`,
      gameHands,
      'p99',
      under(gameHands.p99Milliseconds, 1, ' ms'),
    ],
    [`best delivery, ${fullHands.hands} full hands`, fullHands, 'max', under(fullHands.maxMilliseconds, 50, ' ms')],
  ] as const) {
    const { p50Milliseconds, p99Milliseconds, maxMilliseconds } = figures
    const values = [p50Milliseconds, p99Milliseconds, maxMilliseconds].map((value) => time.format(value))
    rows.push([
      name,
      `p50 ${values[0]}, p99 ${values[1]}, max ${values[2]} ms`,
      { ...bar, text: `${barred} ${bar.text}` },
    ])
  }
  const { commodoreLinesPerCpuSecond, netMicroseconds, featuresMicroseconds } = report.thinking
  const { clerk, mate } = report.policies
  rows.push(['commodore: options tried, each in one world', `${count.format(commodoreLinesPerCpuSecond)} /s`, null])
  rows.push(['boardgame.io’s MCTS bot: iterations of 50 moves', `${count.format(report.boardgameIoBot)} /s`, null])
  rows.push(['whole games with the clerk’s policy', `${count.format(clerk)} games/s`, atLeast(clerk, 1_000)])
  rows.push(['whole games with the mate’s policy, which is the net’s', `${count.format(mate)} games/s`, null])
  rows.push(['features of a position', `${time.format(featuresMicroseconds)} µs`, null])
  rows.push(['value net', `${time.format(netMicroseconds)} µs`, null])
  return `${report.cpu}, Node ${report.node}; per second of CPU time on one core\n\n${formatRows(rows)}`
}
