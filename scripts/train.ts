// `npm run train -- --game transatlantic --players 4 --minutes 30`: teaches the bots of a game by self-play, part by part as its
// course has it (`--what PART` for one of them alone). It goes on from the weights that are there and writes them anew every
// minute; delete the file to start from nothing. `--what net --games 100000` trains until so many games have been played in all:
// broken off and started again, it goes on where it was.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Course } from '@south-street/bots'
import { GAMES } from '@south-street/registry'
import { loadCourse } from '@south-street/registry/workshop'
import { ROOT } from './set-up.mjs'

/** So many games are played between two looks at the clock. */
const BATCH = 10

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: GAMES[0]!.id },
    players: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '10' },
    games: { type: 'string' },
    what: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const names = [...new Set(GAMES.map(({ id }) => id))]
if (!names.includes(values.game)) throw new Error(`--game is one of: ${names.join(', ')}`)
const course = await loadCourse(values.game)
if (course === null) throw new Error(`the bots of ${values.game} do not learn: its manifest names no course`)
const players = Number(values.players)
const seconds = Number(values.minutes) * 60
const games = values.games === undefined ? null : Number(values.games)
if (games !== null && values.what === undefined)
  throw new Error('--games needs --what: the parts take different numbers')
const path = join(ROOT, 'games', values.game, 'bots', 'weights', `${players}-seats.json`)

function readKept(): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function train({ begin, write }: Course<unknown>, part: string, duration: number): void {
  const lessons = begin(part, players, values.seed, readKept())
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  const done = (): number => (games === null ? elapsed() / duration : lessons.games / games)
  for (let next = 60; done() < 1; ) {
    for (let i = 0; i < BATCH; i++) lessons.step(Math.max(0, 1 - done()))
    if (elapsed() < next && done() < 1) continue
    // Put in place in one step, so that a run that is broken off leaves whole weights.
    const file = write(part, players, lessons.trained(), readKept())
    writeFileSync(`${path}.new`, `${JSON.stringify(file, null, 2)}\n`)
    renameSync(`${path}.new`, path)
    console.log(`${values.game}, ${players} seats, ${part}: ${lessons.games} games, ${elapsed().toFixed(0)} s`)
    next += 60
  }
}

for (const [part, share] of Object.entries(course.parts)) {
  if (values.what === undefined) train(course, part, seconds * share)
  else if (values.what === part) train(course, part, seconds)
}
