import type { Estimate } from './statistics.ts'

export interface ChartRow extends Pick<Estimate, 'mean' | 'error'> {
  readonly label: string
  /** Where the dashed line stands. */
  readonly fair: number
}

const [LEFT, RIGHT, ROW, TOP] = [230, 660, 22, 60]

/** Shares as dots with their intervals, one a row, from 0 to `most`; as SVG. */
export function drawShares(title: string, rows: readonly ChartRow[], most: number): string {
  const height = TOP + ROW * rows.length + 20
  const x = (share: number): string => (LEFT + ((RIGHT - LEFT) * Math.max(0, Math.min(most, share))) / most).toFixed(1)
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="${title}">`,
    `<rect width="700" height="${height}" fill="#fbf7ee"/>`,
    `<text x="20" y="24" font-size="15" fill="#22323c">${title}</text>`,
  ]
  for (let tick = 0; tick <= 100 * most; tick += 20) {
    parts.push(`<line x1="${x(tick / 100)}" x2="${x(tick / 100)}" y1="48" y2="${height - 14}" stroke="#d8cfbb"/>`)
    parts.push(`<text x="${x(tick / 100)}" y="44" text-anchor="middle" fill="#5b5546">${tick} %</text>`)
  }
  for (const [i, { label, mean, error, fair }] of rows.entries()) {
    const y = TOP + ROW * i + 6
    parts.push(`<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end" fill="#22323c">${label}</text>`)
    parts.push(
      `<line x1="${x(fair)}" x2="${x(fair)}" y1="${y - 9}" y2="${y + 9}" stroke="#b5533c" stroke-dasharray="3 2"/>`,
    )
    parts.push(
      `<line x1="${x(mean - error)}" x2="${x(mean + error)}" y1="${y}" y2="${y}" stroke="#22506b" stroke-width="2"/>`,
    )
    parts.push(`<circle cx="${x(mean)}" cy="${y}" r="4" fill="#22506b"/>`)
  }
  return `${parts.join('\n')}\n</svg>\n`
}
