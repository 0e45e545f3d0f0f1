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
    lines.push(`${name} ${wins}, ${rest}${sprt ? `; ${sprt.verdict} after ${sprt.blocks * players} games` : ''}`)
  }
  lines.push('', 'ratings (openskill, over all games)')
  for (const { bot, rating, games } of standings) {
    lines.push(`  ${bot.padEnd(12)} ${rating.toFixed(1).padStart(5)}  ${games} seats played`)
  }
  for (const fault of faults) lines.push(`fault: ${fault}`)
  return `${lines.join('\n')}\n`
}

/** The win shares as a picture: a dot with its interval for every pair, and a line where a fair share lies. */
export function drawArena({ duels, players }: ArenaReport): string {
  const [left, right, row] = [230, 640, 24]
  const height = 50 + row * duels.length
  const x = (share: number): number => left + (right - left) * Math.max(0, Math.min(1, share))
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="Win shares with 95 % intervals">`,
    `<rect width="700" height="${height}" fill="#fbf7ee"/>`,
  ]
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(`<line x1="${x(tick)}" x2="${x(tick)}" y1="28" y2="${height - 16}" stroke="#d8cfbb"/>`)
    parts.push(`<text x="${x(tick)}" y="20" text-anchor="middle" fill="#5b5546">${100 * tick} %</text>`)
  }
  const fair = x(1 / players)
  parts.push(`<line x1="${fair}" x2="${fair}" y1="28" y2="${height - 16}" stroke="#b5533c" stroke-dasharray="4 3"/>`)
  for (const [i, { hero, rival, share }] of duels.entries()) {
    const y = 44 + row * i
    parts.push(`<text x="${left - 12}" y="${y + 4}" text-anchor="end" fill="#22323c">${hero} v ${rival}</text>`)
    parts.push(
      `<line x1="${x(share.mean - share.error)}" x2="${x(share.mean + share.error)}" y1="${y}" y2="${y}" stroke="#22506b" stroke-width="2"/>`,
    )
    parts.push(`<circle cx="${x(share.mean)}" cy="${y}" r="4.5" fill="#22506b"/>`)
  }
  return `${parts.join('\n')}\n</svg>\n`
}
