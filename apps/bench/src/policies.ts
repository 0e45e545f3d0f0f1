import { OnePly } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { createMind, loadValues } from '@south-street/packet-row/bots'
import { cpuSeconds } from './cpu-seconds.ts'
import { search } from './playouts.ts'

const PLAYERS = 4

/** Whole games, deal and all, in which all four seats play what one value likes best one step ahead: games per CPU second. */
export async function measurePolicy(by: 'linear' | 'net', games: number): Promise<number> {
  const { value, detail } = (await loadValues(PLAYERS))[by]
  const mind = createMind(PLAYERS, detail)
  const policy = new OnePly(mind, value, search.maxCodes)
  const random = seededRandom('bench policy')
  const play = (count: number) => () => {
    for (let i = 0; i < count; i++) {
      const state = packetRow.setup({ players: PLAYERS }, packetRow.deal({ players: PLAYERS }, random))
      while (state.actor >= 0) mind.play(state, state.actor, policy.choose(state, state.actor, random))
    }
  }
  play(games / 2)()
  return games / cpuSeconds(play(games))
}
