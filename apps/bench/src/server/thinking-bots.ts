import { clientOf, timed } from './http-client.ts'
import { withOwnServer } from './own-server.ts'
import { newPeople, OwnTable, type Person, SEATS } from './own-table.ts'
import { percentile } from './player.ts'

export interface ThinkingBots {
  readonly bots: number
  readonly requests: number
  readonly p99Milliseconds: number
  /** Of a bot's decisions while the others thought too. */
  readonly botDecisions: number
}

const BOTS = 8
const LEVEL = 'commodore'
const RUN_MS = 20_000

/** A table where a person answers at once, so that the bot always has something to think about. */
async function keepBotThinking(address: string, { token }: Person, endAt: number): Promise<number> {
  const { call } = clientOf(() => address, token)
  const { table: id } = await call('createTable', {}, { game: 'packet-row', options: { players: 2 } })
  await call('seatBot', { id, seat: 1 }, { level: LEVEL })
  await call('start', { id }, {})
  let moves = 0
  for (let since = 0; performance.now() < endAt; ) {
    const { revision, status, play } = await call('table', { id, since, wait: 1 })
    since = revision
    moves = play!.moves
    if (status !== 'running') break
    if (play!.actor !== 0) continue
    const { actions } = await call('legal', { id })
    await call('act', { id }, { decision: play!.decision, action: actions[0]! }).catch(() => {})
  }
  return moves / 2
}

export async function measureThinkingBots(): Promise<ThinkingBots> {
  return withOwnServer(async (server) => {
    const { address } = server
    const people = await newPeople(address, BOTS + SEATS)
    const table = await OwnTable.start(address, people.slice(BOTS), 0)
    await table.connect()
    const endAt = performance.now() + RUN_MS
    const bots = people.slice(0, BOTS).map((person) => keepBotThinking(address, person, endAt))
    const { call } = clientOf(() => address, null)
    const times: number[] = []
    while (performance.now() < endAt) {
      times.push(await timed(() => call('listTables')))
      times.push(await timed(() => call('table', { id: table.id })))
      const latency = await table.act()
      if (latency !== null) times.push(latency)
    }
    const decisions = await Promise.all(bots)
    table.close()
    return {
      bots: BOTS,
      requests: times.length,
      p99Milliseconds: percentile(times, 0.99),
      botDecisions: Math.round(decisions.reduce((sum, one) => sum + one, 0)),
    }
  })
}
