// `npm run review-proof -- --what blunders|planted|games|alarms|retest|cards|levels --game G --players N --games K --seed S [--bots B,…]
// [--out FILE] [--keep DIR]`: tries whether reviews are true. Every game's figures are a line of JSON; with --out they are kept in FILE, and games that
// are there already are not read again; with --keep the games themselves are kept in DIR, for another reading.
// docs/review.md says what each trial means, and has the results.

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findGame, GAMES, loadReader } from '@south-street/registry'
import { PROOFS } from './review-proof/proofs.ts'
import { report } from './review-proof/report.ts'
import type { Line } from './review-proof/trial.ts'

const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'blunders' },
    game: { type: 'string', default: GAMES[0]!.id },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string' },
    out: { type: 'string' },
    keep: { type: 'string' },
  },
})

const proof = PROOFS[values.what]
const game = findGame(values.game)
if (proof === undefined || game === undefined) {
  throw new Error(`--what takes ${Object.keys(PROOFS).join(', ')}; --game ${GAMES.map(({ id }) => id).join(', ')}`)
}
const players = Number(values.players)
const reader = await loadReader(game.id, game.rules, players)
if (reader === null) throw new Error(`nobody reviews ${game.id}`)

const kept: Line[] =
  values.out !== undefined && existsSync(values.out)
    ? readFileSync(values.out, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : []
const lines = kept.filter((line) => line.what === values.what && line.game === game.id && line.players === players)
for (let number = 0; number < Number(values.games); number++) {
  const seed = `${values.seed}/${number}`
  if (lines.some((line) => line.seed === seed)) continue
  const found = await proof({ game, players, reader, seed, bots: values.bots?.split(','), keep: values.keep })
  const line: Line = { what: values.what, game: game.id, players, seed, ...found }
  lines.push(line)
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(line)}\n`)
}
process.stdout.write(report(values.what, lines.slice(0, Number(values.games))))
