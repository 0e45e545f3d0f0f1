import { OnePly } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { packetRow, type State } from '@south-street/packet-row'
import { createMind, createRollouts, LEVELS, loadValues } from '@south-street/packet-row/bots'
import { positions, search } from './playouts.ts'

export interface Thinking {
  /** One option tried in one world, as far ahead as the commodore looks, and valued. */
  readonly commodoreLinesPerCpuSecond: number
  /** Whole games with all four seats deciding as the clerk does. */
  readonly clerkGamesPerCpuSecond: number
  readonly netMicroseconds: number
  readonly featuresMicroseconds: number
}

const PLAYERS = 4

function cpuSeconds(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

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

  const clerk = new OnePly(createMind(PLAYERS, values.linear.detail), values.linear.value, search.maxCodes)
  const playGame = (): void => {
    const state = packetRow.setup({ players: PLAYERS }, packetRow.deal({ players: PLAYERS }, random))
    while (state.actor >= 0) mind.play(state, state.actor, clerk.choose(state, state.actor, random))
  }
  const playGames = (count: number) => () => {
    for (let i = 0; i < count; i++) playGame()
  }
  playGames(500)()
  const games = 1000
  const playing = cpuSeconds(playGames(games))

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
    clerkGamesPerCpuSecond: games / playing,
    netMicroseconds: ((valuing - reading) / evaluations) * 1e6,
    featuresMicroseconds: (reading / evaluations) * 1e6,
  }
}
