import { seededRandom } from '@south-street/engine'
import type { State } from '@south-street/packet-row'
import { createMind, createRollouts, LEVELS, loadValues } from '@south-street/packet-row/bots'
import { cpuSeconds } from './cpu-seconds.ts'
import { positions } from './playouts.ts'

export interface Thinking {
  /** One option tried in one world, as far ahead as the commodore looks, and valued. */
  readonly commodoreLinesPerCpuSecond: number
  readonly netMicroseconds: number
  readonly featuresMicroseconds: number
}

const PLAYERS = 4

export async function measureThinking(): Promise<Thinking> {
  const values = await loadValues(PLAYERS)
  const random = seededRandom('bench thinking')
  const states = positions(PLAYERS, 60, random)
  const mind = createMind(PLAYERS, values.net.detail)

  const commodore = createRollouts(LEVELS.commodore!.rollouts!(PLAYERS - 1), PLAYERS, values.net.value, mind)
  let lines = 0
  const rank = (state: State): void => {
    for (const { worlds } of commodore.rank(state, state.actor, random)) lines += worlds
  }
  for (const state of states.slice(0, 3)) rank(state)
  lines = 0
  const ranking = cpuSeconds(() => states.slice(3, 15).forEach(rank))

  const rounds = 300
  const readAll = (use: (features: ReturnType<typeof mind.readFeatures>) => void) => () => {
    for (let i = 0; i < rounds; i++) for (const state of states) use(mind.readFeatures(state, 0))
  }
  let kept = 0
  const reading = cpuSeconds(
    readAll((features) => {
      kept += features[0]!
    }),
  )
  const valuing = cpuSeconds(
    readAll((features) => {
      kept += values.net.value.evaluate(features, 0)
    }),
  )
  if (Number.isNaN(kept)) throw new Error('the net returned no number')
  const evaluations = rounds * states.length
  return {
    commodoreLinesPerCpuSecond: lines / ranking,
    netMicroseconds: ((valuing - reading) / evaluations) * 1e6,
    featuresMicroseconds: (reading / evaluations) * 1e6,
  }
}
