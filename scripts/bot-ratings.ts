// `npm run bot-ratings -- --records FILE …`: the fixed ratings of all levels, from bots' games that `south-street arena --records
// FILE` has kept. Writes `games/*/bots/ratings.json` of the games that the files are of; docs/ratings.md tells how.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { rank, readRecord, replay } from '@south-street/engine'
import { BOT_SIGMA, type FixedGame, fitRatings, MODEL, NEWCOMER, sizeOf } from '@south-street/rating'
import { GAMES, levelsOf } from '@south-street/registry'

const { values } = parseArgs({ options: { records: { type: 'string', multiple: true, default: [] } } })
const ROOT = join(import.meta.dirname, '..')

/** By game and size, those games in which only levels played. */
const played = new Map<string, Map<string, FixedGame[]>>()
for (const line of values.records.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))) {
  const json = JSON.parse(line)
  const record = readRecord(json, GAMES)
  const players = (json.seats as { bot: string }[]).map(({ bot }) => bot)
  if (!players.every((name) => levelsOf(record.game.id).includes(name))) continue
  const sizes = played.get(record.game.id) ?? new Map<string, FixedGame[]>()
  played.set(record.game.id, sizes)
  const size = sizeOf(players.length)
  sizes.set(size, [...(sizes.get(size) ?? []), { players, places: rank(record.game.score(replay(record))) }])
}

for (const [game, sizes] of played) {
  const levels = levelsOf(game)
  // The level in the middle stands where people begin.
  const anchor = levels[levels.length >> 1]!
  const file: Record<string, Record<string, { mu: number; sigma: number; games: number }>> = {}
  for (const [size, games] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ratings = fitRatings(games, { anchor, prior: NEWCOMER, model: MODEL })
    file[size] = Object.fromEntries(
      levels.flatMap((level) => {
        const rating = ratings.get(level)
        const count = games.filter(({ players }) => players.includes(level)).length
        if (rating === undefined || count === 0) return []
        const sigma = Math.max(BOT_SIGMA, Math.round(rating.sigma))
        return [[level, { mu: Math.round(rating.mu), sigma, games: count }]]
      }),
    )
    const said = Object.entries(file[size]).map(
      ([level, { mu, sigma, games: n }]) => `${level} ${mu} ± ${sigma} (${n})`,
    )
    process.stdout.write(`${game}, ${size} seats, ${games.length} games: ${said.join(', ')}\n`)
  }
  writeFileSync(join(ROOT, 'games', game, 'bots/ratings.json'), `${JSON.stringify(file, null, 2)}\n`)
}
