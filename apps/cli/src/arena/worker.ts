import { parentPort } from 'node:worker_threads'
import { type AnyBot, type ArenaTable, simulate } from '@south-street/bots'
import { type AnyGame, chooseOptions, type GameRecord, rank, winShares } from '@south-street/engine'
import { findGame, loadBot } from '@south-street/registry'

export interface TableOrder {
  readonly index: number
  readonly game: string
  readonly table: ArenaTable
}

export interface TableResult {
  readonly index: number
  /** By seat; ties share the win. */
  readonly shares: readonly number[]
  readonly places: readonly number[]
  readonly margins: readonly number[]
  /** By seat: decisions made and the milliseconds that they took, altogether and the longest. */
  readonly decisions: readonly number[]
  readonly milliseconds: readonly number[]
  readonly slowest: readonly number[]
  readonly faults: readonly string[]
  readonly record: GameRecord
}

const loaded = new Map<string, Promise<AnyBot>>()

/** Each bot keeps scratch space, so it is loaded once a worker and number of players. */
function bring({ id, rules }: AnyGame, name: string, players: number): Promise<AnyBot> {
  const key = `${id} ${rules} ${name} ${players}`
  let bot = loaded.get(key)
  if (bot === undefined) {
    bot = loadBot(id, rules, name, players)
    loaded.set(key, bot)
  }
  return bot
}

async function play({ index, game: id, table }: TableOrder): Promise<TableResult> {
  const game = findGame(id)!
  const players = table.bots.length
  const clocks = table.bots.map(() => ({ decisions: 0, milliseconds: 0, slowest: 0 }))
  const bots = await Promise.all(table.bots.map((name) => bring(game, name, players)))
  const timed = bots.map(
    (bot, seat): AnyBot => ({
      ...bot,
      decide: (view, actions, random) => {
        const start = performance.now()
        const action = bot.decide(view, actions, random)
        const clock = clocks[seat]!
        const time = performance.now() - start
        clock.decisions++
        clock.milliseconds += time
        clock.slowest = Math.max(clock.slowest, time)
        return action
      },
    }),
  )
  const { state, record, faults } = simulate(game, chooseOptions(game, players), table.seed, timed)
  const scores = game.score(state)
  const places = rank(scores)
  return {
    index,
    shares: winShares(scores),
    places,
    margins: scores.map(
      ({ total }, seat) => total - Math.max(...scores.filter((_, i) => i !== seat).map((s) => s.total)),
    ),
    decisions: clocks.map(({ decisions }) => decisions),
    milliseconds: clocks.map(({ milliseconds }) => milliseconds),
    slowest: clocks.map(({ slowest }) => slowest),
    faults: faults.map(({ bot, action, reason }) => `${bot}, action ${action}: ${reason}`),
    record,
  }
}

parentPort!.on('message', (order: TableOrder) => {
  play(order).then((result) => parentPort!.postMessage(result))
})
