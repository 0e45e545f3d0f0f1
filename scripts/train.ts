// `npm run train -- --players 4 --minutes 30`: teaches the bots of Packet Row by self-play: for a tenth of the time the linear
// value, then the net (`--value` for one of them alone). It goes on from the weights that are there and writes them anew every
// minute; delete the file to start from nothing.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readWeights, type WeightsFile } from '@south-street/packet-row/bots'
import { Training, weightsFile } from '@south-street/packet-row/training'
import { ROOT } from './set-up.mjs'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '10' },
    value: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const players = Number(values.players)
const seconds = Number(values.minutes) * 60
const path = join(ROOT, 'games', 'packet-row', 'bots', 'weights', `${players}-seats.json`)

function readKept(): WeightsFile | undefined {
  if (!existsSync(path)) return undefined
  const file = JSON.parse(readFileSync(path, 'utf8')) as WeightsFile
  readWeights(file, players) // Refuses weights of other cards or features.
  return file
}

/** Put in place in one step, so that a run that is broken off leaves whole weights. */
function save(kind: 'linear' | 'net', training: Training): void {
  const kept = readKept()
  const learned = { linear: kept?.linear ?? training.weights(), net: kept?.net, [kind]: training.weights() }
  writeFileSync(`${path}.new`, `${JSON.stringify(weightsFile(players, learned), null, 2)}\n`)
  renameSync(`${path}.new`, path)
}

function train(kind: 'linear' | 'net', duration: number): void {
  const training = new Training(players, kind, values.seed, readKept()?.[kind])
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  for (let next = 60; elapsed() < duration; ) {
    for (let i = 0; i < 20; i++) training.step(Math.max(0, 1 - elapsed() / duration))
    if (elapsed() < next && elapsed() < duration) continue
    save(kind, training)
    console.log(`${players} seats, ${kind}: ${training.games} games, ${elapsed().toFixed(0)} s`)
    next += 60
  }
}

if (values.value !== 'net') train('linear', values.value === undefined ? seconds / 10 : seconds)
if (values.value !== 'linear') train('net', values.value === undefined ? (seconds * 9) / 10 : seconds)
