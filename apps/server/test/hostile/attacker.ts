// A thread of `npm run hostile`: everything that one address tries. It posts what has come of it.

import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { pathOf } from '@south-street/protocol/client'
import { Caller } from './caller.ts'
import { type Figure, runAttacks } from './figures.ts'
import { newPerson, type Person } from './person.ts'

export interface Attacker {
  readonly address: string
  readonly folder: string
  /** When it ends, as Date.now() says. */
  readonly until: number
}

export interface AttackReport {
  readonly figures: readonly Figure[]
  /** Live streams that were open at once. */
  readonly streams: number
  /** Requests as fast as they were answered, when all else had been tried. */
  readonly flood: number
  readonly floodAccepted: number
  readonly faults: readonly string[]
}

const STREAMS_TRIED = 260
const STREAM_SETTLES_MS = 3_000
/** Each of these has something under way all the time. */
const FLOOD_AT_ONCE = 20

const { address, folder, until } = workerData as Attacker
const caller = new Caller(address, '127.0.0.1')

/** Opens as many streams as it gets, by many people and by nobody, and leaves them open. */
async function holdStreams(table: string): Promise<WebSocket[]> {
  const url = `${address.replace('http', 'ws')}${pathOf('live', { id: table })}`
  const streams = Array.from({ length: STREAMS_TRIED }, () => new WebSocket(url))
  await pause(STREAM_SETTLES_MS)
  return streams.filter(({ readyState }) => readyState === WebSocket.OPEN)
}

/** Whatever costs a server something, as fast as it answers. */
async function flood(one: Person, table: string): Promise<{ flood: number; floodAccepted: number }> {
  let asked = 0
  let accepted = 0
  const requests: (() => Promise<{ problem: unknown }>)[] = [
    () => one.attempt('digest', { id: table }),
    () => one.attempt('exportTable', { id: table }),
    () => caller.as(null).attempt('createGuest', {}, { name: 'Flood' }),
    () => one.attempt('createTable', {}, { game: 'packet-row', options: { players: 2 } }),
    () => one.attempt('rematch', { id: table }),
    () => one.attempt('say', { id: table }, { text: '🚢'.repeat(250) }),
    () => caller.as(null).attempt('listTables', { limit: 100 }),
  ]
  const run = async (_: unknown, first: number) => {
    for (let i = first; Date.now() < until; i++) {
      const { problem } = await requests[i % requests.length]!()
      asked++
      if (problem === null) accepted++
    }
  }
  await Promise.all(Array.from({ length: FLOOD_AT_ONCE }, run))
  return { flood: asked, floodAccepted: accepted }
}

const { figures, faults } = await runAttacks(caller, folder)
const [one, two] = [await newPerson(caller), await newPerson(caller)]
const { table } = await one.call('createTable', {}, { game: 'packet-row', options: { players: 2 } })
await two.call('takeSeat', { id: table }, {})
await one.call('start', { id: table }, {})
const streams = await holdStreams(table)
const flooded = await flood(one, table)
parentPort!.postMessage({
  figures,
  streams: streams.length,
  ...flooded,
  faults,
} satisfies AttackReport)
for (const stream of streams) stream.close()
caller.close()
