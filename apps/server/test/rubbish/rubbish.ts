import { Agent, request } from 'node:http'
import { seededRandom } from '@south-street/engine'
import { Client } from '../network/client.ts'
import { ServerProcess } from '../network/server-process.ts'
import { speakRubbish } from './frames.ts'
import { sendRubbish } from './raw.ts'
import { type Loot, type Sent, someRequest } from './requests.ts'

export interface RubbishReport {
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  /**
   * Resident memory at its lowest in the second and in the last quarter, in megabytes. It rises until garbage is collected
   * and falls again, so that any two single readings may be a hundred megabytes apart.
   */
  readonly before: number
  readonly after: number
  readonly faults: readonly string[]
}

const AT_ONCE = 16
const ADMIN_TOKEN = 'the-operator-is-the-only-one-who-knows'
const READINGS = 200
/** One in so many is no HTTP at all, and one is said on a live stream. */
const RAW_SHARE = 20

function send(address: string, agent: Agent, { method, path, headers, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(`${address}${path}`, { method, headers: { ...headers, ...length }, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    sent.on('error', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }) => {
      // The server may hang up on whoever sends too much.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(0)
      else
        reject(new Error(`${error.message} ${error.rawPacket?.toString('latin1', 0, 300) ?? ''} for ${method} ${path}`))
    })
    sent.end(body)
  })
}

async function prepare(server: ServerProcess): Promise<Loot> {
  const tokens: string[] = []
  const people: string[] = []
  const tables: string[] = []
  for (let index = 0; index < 4; index++) {
    const client = new Client(
      () => [server.address],
      () => 0,
    )
    const { id, token } = await client.signIn(`Victim ${index}`)
    tokens.push(token)
    people.push(id)
  }
  const host = new Client(
    () => [server.address],
    () => 0,
  )
  await host.signIn('Host')
  for (let index = 0; index < 6; index++) {
    const wish = { game: 'packet-row', options: { players: 2 }, visibility: 'listed' } as const
    const { table: id } = await host.call('createTable', {}, wish)
    tables.push(id)
    if (index % 2 === 1) continue
    await host.call('seatBot', { id, seat: 1 }, { level: 'deckhand' })
    await host.call('start', { id }, {})
  }
  return { tokens, people, tables, adminToken: ADMIN_TOKEN }
}

async function residentMegabytes(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6
}

/** Throws so much at a server, and says what came of it. There must be no fault. */
export async function throwRubbish(count: number, seed: string, folder: string): Promise<RubbishReport> {
  const server = new ServerProcess({
    DATA_DIR: folder,
    ADMIN_TOKEN,
    BOT_DELAY_MS: '0',
    LIMITS: 'off',
    TABLES_IN_MEMORY: '100',
  })
  await server.start()
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const memory: number[] = []
  try {
    const loot = await prepare(server)
    let next = 0
    const work = async () => {
      for (let index = next++; index < count && faults.length < 20; index = next++) {
        const random = seededRandom('rubbish', seed, index)
        if (index % Math.ceil(count / READINGS) === 0) memory.push(await residentMegabytes(server.address))
        const kind = random.below(RAW_SHARE)
        const sent = kind < 2 ? null : someRequest(random, loot)
        const status =
          kind === 0
            ? await sendRubbish(server.address, random, loot.tables[random.below(loot.tables.length)]!)
            : sent === null
              ? await speakRubbish(server.address, random, loot)
              : await send(server.address, agent, sent)
        statuses[String(status)] = (statuses[String(status)] ?? 0) + 1
        if (status !== null && status >= 500)
          faults.push(`${index}: ${status} for ${JSON.stringify(sent)?.slice(0, 600)}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, () => work().catch((error) => faults.push(String(error)))))
    const health = await fetch(`${server.address}/readyz`)
    if (health.status !== 200) faults.push(`not ready afterwards: ${health.status}`)
    const quarter = Math.floor(memory.length / 4)
    const before = Math.min(...memory.slice(quarter, 2 * quarter))
    const after = Math.min(...memory.slice(-quarter))
    return { requests: count, statuses, before, after, faults: [...faults, ...server.complaints] }
  } finally {
    agent.destroy()
    await server.stop()
  }
}
