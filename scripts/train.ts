// `npm run train -- --players 4 --minutes 30`: teaches the bots of Packet Row by self-play and writes their weights. What
// it has come to is kept in training/ and taken up again by the next run; delete the file there to start anew.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Progress, Training } from '@south-street/packet-row/training'
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
const checkpoint = join(ROOT, 'training', `packet-row-${players}.json`)
const weights = join(ROOT, 'games', 'packet-row', 'bots', 'weights', `${players}-seats.json`)

const kept = existsSync(checkpoint) ? (JSON.parse(readFileSync(checkpoint, 'utf8')) as Progress) : undefined
const training = new Training(players, values.seed, kept)
const start = performance.now()
const elapsed = (): number => (performance.now() - start) / 1000

function save(): void {
  mkdirSync(join(ROOT, 'training'), { recursive: true })
  writeFileSync(checkpoint, JSON.stringify(training.progress()))
  writeFileSync(weights, `${JSON.stringify(training.weightsFile(), null, 2)}\n`)
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
