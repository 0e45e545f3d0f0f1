// `npm run train:transatlantic -- --players 4 --minutes 10`: teaches the bots of Transatlantic by self-play. It goes on from the
// weights that are there and writes them anew every minute; delete the file to start from nothing.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readWeights, type WeightsFile } from '@south-street/transatlantic/bots'
import { Training } from '@south-street/transatlantic/training'
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
const path = join(ROOT, 'games', 'transatlantic', 'bots', 'weights', `${players}-seats.json`)

function readKept(): WeightsFile['linear'] | undefined {
  if (!existsSync(path)) return undefined
  const file = JSON.parse(readFileSync(path, 'utf8')) as WeightsFile
  readWeights(file) // Refuses weights of other features.
  return file.linear
}

const training = new Training(players, values.seed, readKept())
const start = performance.now()
const elapsed = (): number => (performance.now() - start) / 1000
for (let next = 60; elapsed() < seconds; ) {
  for (let i = 0; i < 10; i++) training.step(Math.max(0, 1 - elapsed() / seconds))
  if (elapsed() < next && elapsed() < seconds) continue
  // Put in place in one step, so that a run that is broken off leaves whole weights.
  writeFileSync(`${path}.new`, `${JSON.stringify(training.file(), null, 2)}\n`)
  renameSync(`${path}.new`, path)
  console.log(`${players} seats: ${training.games} games, ${elapsed().toFixed(0)} s`)
  next += 60
}
