// `npm run train -- --players 4 --minutes 30`: teaches the bots of Packet Row by self-play: for a tenth of the time the linear
// value, then the net, and at last for a tenth how ways to play show in a rival's cards (`--what` for one of them alone). It goes on from the weights that are there and writes them anew every
// minute; delete the file to start from nothing.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readWeights, type TrainedWeights, type WeightsFile } from '@south-street/packet-row/bots'
import { Training, WayTraining, weightsFile } from '@south-street/packet-row/training'
import { ROOT } from './set-up.mjs'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '10' },
    what: { type: 'string' },
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

type What = 'linear' | 'net' | 'ways'

/** Put in place in one step, so that a run that is broken off leaves whole weights. */
function save(what: What, learned: TrainedWeights): void {
  const kept = readKept()
  const all = { linear: learned, ...kept, [what]: learned }
  writeFileSync(`${path}.new`, `${JSON.stringify(weightsFile(players, all), null, 2)}\n`)
  renameSync(`${path}.new`, path)
}

function createTraining(what: What): Training | WayTraining {
  const kept = readKept()
  if (what !== 'ways') return new Training(players, what, values.seed, kept?.[what])
  if (kept === undefined) throw new Error('the ways to play can be learned when there is a net')
  return new WayTraining(players, readWeights(kept, players).net, values.seed, kept.ways)
}

function train(what: What, duration: number): void {
  const training = createTraining(what)
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  for (let next = 60; elapsed() < duration; ) {
    for (let i = 0; i < 20; i++) training.step(Math.max(0, 1 - elapsed() / duration))
    if (elapsed() < next && elapsed() < duration) continue
    save(what, training.trained())
    console.log(`${players} seats, ${what}: ${training.games} games, ${elapsed().toFixed(0)} s`)
    next += 60
  }
}

const SHARES: Readonly<Record<What, number>> = { linear: 0.1, net: 0.8, ways: 0.1 }
for (const what of Object.keys(SHARES) as What[]) {
  if (values.what === undefined) train(what, seconds * SHARES[what])
  else if (values.what === what) train(what, seconds)
}
