import { call } from './http-client.ts'
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
  const body = { game: 'packet-row', options: { players: 2 } }
  const { table } = (await call<{ table: string }>(address, 'POST', '/api/tables', token, body)).answer
  const path = `/api/tables/${table}`
  await call(address, 'PUT', `${path}/seats/1/bot`, token, { level: LEVEL })
  await call(address, 'POST', `${path}/start`, token, {})
  let moves = 0
  for (let revision = 0; performance.now() < endAt; ) {
    type View = { revision: number; status: string; play: { actor: number; decision: number; moves: number } }
    const { answer: view } = await call<View>(address, 'GET', `${path}?since=${revision}&wait=1`, token)
    revision = view.revision
    moves = view.play.moves
    if (view.status !== 'running') break
    if (view.play.actor !== 0) continue
    const { actions } = (await call<{ actions: string[] }>(address, 'GET', `${path}/legal`, token)).answer
    const answer = { decision: view.play.decision, action: actions[0] }
    await call(address, 'POST', `${path}/actions`, token, answer).catch(() => {})
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
    const times: number[] = []
    while (performance.now() < endAt) {
      times.push((await call(address, 'GET', '/api/tables', null)).milliseconds)
      times.push((await call(address, 'GET', `/api/tables/${table.id}`, null)).milliseconds)
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
