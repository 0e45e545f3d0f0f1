export interface Bar {
  readonly label: string
  readonly mean: number
  readonly error: number
  /** Where the dashed line stands. */
  readonly fair: number
}

/** Shares from 0 to 60 % as dots with their intervals, one a row, as SVG. */
export function drawBars(title: string, bars: readonly Bar[]): string {
  const [left, right, row, top] = [230, 660, 22, 60]
  const height = top + row * bars.length + 20
  const x = (share: number): string => (left + ((right - left) * Math.max(0, Math.min(0.6, share))) / 0.6).toFixed(1)
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="${title}">`,
    `<rect width="700" height="${height}" fill="#fbf7ee"/>`,
    `<text x="20" y="24" font-size="15" fill="#22323c">${title}</text>`,
  ]
  for (const tick of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    parts.push(`<line x1="${x(tick)}" x2="${x(tick)}" y1="48" y2="${height - 14}" stroke="#d8cfbb"/>`)
    parts.push(`<text x="${x(tick)}" y="44" text-anchor="middle" fill="#5b5546">${Math.round(100 * tick)} %</text>`)
  }
  for (const [i, { label, mean, error, fair }] of bars.entries()) {
    const y = top + row * i + 6
    parts.push(`<text x="${left - 12}" y="${y + 4}" text-anchor="end" fill="#22323c">${label}</text>`)
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
