import { drawShares } from '@south-street/bots'
import type { ArenaReport } from './tally.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The results in words and columns. Times are left out: they differ from run to run, and `--json` has them. */
export function formatArena(report: ArenaReport): string {
  const { players, duels, standings, faults } = report
  const fair = percent(1 / players)
  const lines = [
    `${report.game}, ${players} seats, seed ${report.seed}: one against ${players - 1}, a fair share is ${fair}`,
    '',
  ]
  const width = Math.max(...duels.map(({ hero, rival }) => hero.length + rival.length + 9))
  for (const { hero, rival, games, share, place, margin, sprt } of duels) {
    const name = `${hero} against ${rival}`.padEnd(width)
    const wins = `${percent(share.mean).padStart(7)} ± ${(100 * share.error).toFixed(1)}`
    const rest = `place ${place.mean.toFixed(2)}, margin ${margin.mean.toFixed(1)} ± ${margin.error.toFixed(1)}, ${games} games`
    lines.push(
      `${name} ${wins}, ${rest}${sprt ? `; ${verdictOf(report, sprt.verdict)} after ${sprt.blocks * players} games` : ''}`,
    )
  }
  lines.push('', 'ratings (Bradley-Terry, over all games)')
  for (const { bot, rating, sigma, games } of standings) {
    const figure = `${rating.toFixed(0).padStart(5)} ± ${sigma.toFixed(0).padStart(3)}`
    lines.push(`  ${bot.padEnd(12)} ${figure}  ${games} seats played`)
  }
  for (const fault of faults) lines.push(`fault: ${fault}`)
  return `${lines.join('\n')}\n`
}

function verdictOf({ bar }: ArenaReport, verdict: string): string {
  return verdict === 'above' || verdict === 'below' ? `${verdict} ${percent(bar!)}` : verdict
}

export function drawArena({ duels, players }: ArenaReport): string {
  const rows = duels.map(({ hero, rival, share }) => ({ label: `${hero} v ${rival}`, ...share, fair: 1 / players }))
  return drawShares('Win shares, one against the others, with 95 % intervals', rows, 1)
}
