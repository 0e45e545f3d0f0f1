// `npm run train -- --players 4 --minutes 30`: teaches the bots of Packet Row by self-play. It goes on from the weights that
// are there and writes them anew every minute; delete the file to start from nothing.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Training } from '@south-street/packet-row/training'
import { ROOT } from './set-up.mjs'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
})
const players = Number(values.players)
const seconds = Number(values.minutes) * 60
const weights = join(ROOT, 'games', 'packet-row', 'bots', 'weights', `${players}-seats.json`)

const kept = existsSync(weights) ? Training.progressOf(JSON.parse(readFileSync(weights, 'utf8')), players) : undefined
const training = new Training(players, values.seed, kept)
const start = performance.now()
const elapsed = (): number => (performance.now() - start) / 1000

/** Put in place in one step, so that a run that is broken off leaves whole weights. */
function save(): void {
  writeFileSync(`${weights}.new`, `${JSON.stringify(training.weightsFile(), null, 2)}\n`)
  renameSync(`${weights}.new`, weights)
  console.log(`${players} seats: ${training.games} games, ${elapsed().toFixed(0)} s`)
}

for (let next = 60; elapsed() < seconds; ) {
  for (let i = 0; i < 20; i++) training.step(Math.max(0, 1 - elapsed() / seconds))
  if (elapsed() > next) {
    save()
    next += 60
  }
}
save()
