import { type AnyGame, chooseOptions, type Random, seededRandom } from '@south-street/engine'
import { type Deal, packetRow, type State } from '@south-street/packet-row'
import type { boardgameIoTable } from './boardgame-io.ts'

/** Packet Row has it. */
export const search = packetRow.search!

export interface Speed {
  readonly decisionsPerCpuSecond: number
  readonly gamesPerCpuSecond: number
}

const DEALS = 100

function makeDeals(players: number): Deal[] {
  const random = seededRandom('bench deals', players)
  return Array.from({ length: DEALS }, () => packetRow.deal({ players }, random))
}

/** Plays whole games for so many CPU seconds. `playGame` returns how many decisions it took. */
function measure(cpuSeconds: number, playGame: (game: number) => number): Speed {
  const before = process.cpuUsage()
  let games = 0
  let decisions = 0
  let used = 0
  while (used < cpuSeconds) {
    for (let i = 0; i < 20; i++) decisions += playGame(games++)
    const { user, system } = process.cpuUsage(before)
    used = (user + system) / 1e6
  }
  return { decisionsPerCpuSecond: decisions / used, gamesPerCpuSecond: games / used }
}

/** Whole games of any game that can be searched, every legal answer as likely; in Packet Row the best delivery included. */
export function ownPlayouts(game: AnyGame, players: number, cpuSeconds: number): Speed {
  const options = chooseOptions(game, players)
  const random = seededRandom('bench play', players)
  const deals = Array.from({ length: DEALS }, () => game.deal(options, random))
  const { codes, applyCode, maxCodes } = game.search!
  const out = new Uint16Array(maxCodes)
  return measure(cpuSeconds, (number) => {
    const state = game.setup(options, deals[number % DEALS])
    let decisions = 0
    for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
      const count = codes(state, actor, out)
      applyCode(state, actor, out[random.below(count)]!)
      decisions++
    }
    return decisions
  })
}

/** The same random games, with every action sent through boardgame.io's reducer. */
export function boardgameIoPlayouts(players: number, cpuSeconds: number, makeTable: typeof boardgameIoTable): Speed {
  const deals = makeDeals(players)
  const random = seededRandom('bench play', players)
  const codes = new Uint16Array(search.maxCodes)
  return measure(cpuSeconds, (game) => {
    const table = makeTable(players, packetRow.setup({ players }, deals[game % DEALS]!))
    let decisions = 0
    for (let state = table.state(); state.actor >= 0; state = table.state()) {
      const count = search.codes(state, state.actor, codes)
      table.act(state.actor, search.decode(state, state.actor, codes[random.below(count)]!))
      decisions++
    }
    return decisions
  })
}

/** Positions from the midst of random games, for timing single operations. */
export function positions(players: number, count: number, random: Random): State[] {
  const deals = makeDeals(players)
  const codes = new Uint16Array(search.maxCodes)
  const found: State[] = []
  for (let game = 0; found.length < count; game++) {
    const state = packetRow.setup({ players }, deals[game % DEALS]!)
    while (state.actor >= 0 && found.length < count) {
      const offered = search.codes(state, state.actor, codes)
      search.applyCode(state, state.actor, codes[random.below(offered)]!)
      if (random.below(20) === 0) found.push(packetRow.clone(state))
    }
  }
  return found
}
