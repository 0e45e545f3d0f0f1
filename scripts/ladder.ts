// `npm run ladder -- [--plot FILE] [--title WORDS] RESULT…`: puts results of several arena runs (`south-street arena … --json`) together, as the
// rows of docs/bots.md and as a drawing of the win shares with their intervals.

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawShares, type Estimate } from '@south-street/bots'

interface ArenaResult {
  readonly players: number
  readonly duels: readonly { hero: string; rival: string; games: number; share: Estimate }[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plot: { type: 'string' }, title: { type: 'string', default: 'Win shares, one against the others' } },
})
const results = positionals.map((file) => JSON.parse(readFileSync(file, 'utf8')) as ArenaResult)
const rows = results.flatMap(({ players, duels }) =>
  duels.map(({ hero, rival, games, share }) => ({ ...share, label: `${hero} v ${rival}`, fair: 1 / players, games })),
)
for (const { label, mean, error, games } of rows) {
  console.log(`| ${label} | ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} | ${games} |`)
}
if (values.plot !== undefined) writeFileSync(values.plot, drawShares(`${values.title}, with 95 % intervals`, rows, 1))
