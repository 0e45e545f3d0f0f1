import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CHAOS_SETTINGS } from '../chaos/settings.ts'
import { ServerProcess } from '../network/server-process.ts'
import { startCluster } from '../postgres/cluster.ts'

// What the operator and the players are told when the server's surroundings fail, over real processes.

/** The server looks every two seconds whether it is over. */
const PATIENTLY = { timeout: 120_000, interval: 200 }

let folder: string
const servers: ServerProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-troubles-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  rmSync(folder, { recursive: true })
})

async function serve(settings: Record<string, string>, largestFileKb: number | null = null): Promise<ServerProcess> {
  const server = new ServerProcess({ ...CHAOS_SETTINGS, DATA_DIR: join(folder, 'data'), ...settings }, largestFileKb)
  servers.push(server)
  await server.start()
  return server
}

interface Answered {
  readonly status: number
  readonly body: { readonly code?: string; readonly detail?: string; readonly table?: string; readonly token?: string }
  readonly ms: number
}

/** Once, without repeating anything. */
async function ask(
  { address }: ServerProcess,
  path: string,
  body: object | null,
  more: object = {},
): Promise<Answered> {
  const began = performance.now()
  const answer = await fetch(`${address}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...more },
    ...(body !== null && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Answered['body'], ms: performance.now() - began }
}

async function signIn(server: ServerProcess): Promise<{ authorization: string }> {
  const { body } = await ask(server, '/api/guests', { name: 'Anna', bearer: true })
  return { authorization: `Bearer ${body.token}` }
}

const TABLE = { game: 'packet-row', options: { players: 2 } }

/** Makes tables until the server refuses so many; returns those that it has acknowledged, and the refusals. */
async function fillUp(server: ServerProcess, authorization: object) {
  const kept: string[] = []
  const refused: Answered[] = []
  while (refused.length < 20 && kept.length < 5_000) {
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(server, '/api/tables', TABLE, authorization)))
    for (const answered of all) {
      if (answered.status < 300) kept.push(answered.body.table!)
      else refused.push(answered)
    }
  }
  // Where ten at once find no room, one alone still may.
  for (;;) {
    const { status, body } = await ask(server, '/api/tables', TABLE, authorization)
    if (status >= 300) return { kept, refused }
    kept.push(body.table!)
  }
}

async function expectAll(server: ServerProcess, tables: readonly string[], authorization: object): Promise<void> {
  expect(tables.length).toBeGreaterThan(0)
  for (let first = 0; first < tables.length; first += 50) {
    const asked = tables
      .slice(first, first + 50)
      .map((table) => ask(server, `/api/tables/${table}`, null, authorization))
    expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([])
  }
}

const readiness = async ({ address }: ServerProcess, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}/readyz`, { headers })
  const { reason } = (await answer.json()) as { reason?: string }
  return { status: answer.status, reason }
}

describe('a server whose data cannot be written', () => {
  test('for want of room tells everybody so, once, and has lost nothing when there is room again', async () => {
    const server = await serve({ LARGEST_DATABASE_MB: '1' })
    const anna = await signIn(server)
    const { kept, refused } = await fillUp(server, anna)
    for (const { status, body } of refused)
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'storage-full' })
    const german = await ask(server, '/api/tables', TABLE, { ...anna, 'accept-language': 'de' })
    expect(german.body.detail).toMatch(/kein Platz mehr/)
    expect(await readiness(server)).toMatchObject({ status: 503, reason: expect.stringMatching(/as large as/) })
    expect((await readiness(server, { 'x-forwarded-for': '192.0.2.1' })).reason).toBeUndefined()
    // What is there can be read all the time.
    expect((await ask(server, `/api/tables/${kept.at(-1)}`, null, anna)).status).toBe(200)
    expect(server.complaints).toHaveLength(1)
    expect(server.complaints[0]).toMatch(/as large as LARGEST_DATABASE_MB allows/)
    await server.stop()

    const larger = await serve({ LARGEST_DATABASE_MB: '50' })
    await expectAll(larger, kept, anna)
    expect((await ask(larger, '/api/tables', TABLE, anna)).status).toBe(200)
    expect((await readiness(larger)).status).toBe(200)
  })

  test('because the system refuses: players get 503, the log tells it once', async () => {
    const server = await serve({}, 1_200)
    const anna = await signIn(server)
    const { kept, refused } = await fillUp(server, anna)
    for (const { status, body } of refused)
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'storage-fault' })
    expect(await readiness(server)).toMatchObject({ status: 503, reason: expect.stringMatching(/cannot be written/) })
    expect(server.complaints).toHaveLength(1)
    await server.stop()
    const again = await serve({})
    await expectAll(again, kept, anna)
  })
})

test('a PostgreSQL that hangs: 503 within eight seconds, said once, and all is well when it goes on', async () => {
  const cluster = await startCluster({ isDurable: false })
  onTestFinished(() => cluster.stop())
  const server = await serve({ DATABASE_URL: cluster.url('postgres') })
  const anna = await signIn(server)
  const { body } = await ask(server, '/api/tables', TABLE, anna)
  const askMuch = () =>
    Promise.all([
      ask(server, '/api/tables', null),
      ask(server, '/api/tables', TABLE, anna),
      ask(server, `/api/tables/${body.table}/start`, {}, anna),
      ask(server, '/api/guests', { name: 'Ben' }),
      ...Array.from({ length: 20 }, () => ask(server, '/api/tables', TABLE, anna)),
    ])
  // How quick the machine is: a busy one is late with everything.
  const usually = Math.max(...(await askMuch()).map(({ ms }) => ms))
  cluster.freeze()
  try {
    for (const { status, body, ms } of await askMuch()) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'busy' })
      expect(ms).toBeLessThan(8_000 + 10 * usually)
    }
    expect(await readiness(server)).toMatchObject({ status: 503, reason: expect.stringMatching(/does not answer/) })
  } finally {
    cluster.thaw()
  }
  await vi.waitFor(async () => expect((await readiness(server)).status).toBe(200), PATIENTLY)
  expect((await ask(server, '/api/tables', TABLE, anna)).status).toBe(200)
  const told = server.complaints.filter((line) => /does not answer/.test(line))
  expect(told).toHaveLength(1)
  expect(server.complaints.length).toBeLessThanOrEqual(3)
})

describe('a start that cannot succeed ends with a sentence and a code', () => {
  const refused = (settings: Record<string, string>) => expect(serve(settings)).rejects

  test('2 where the settings name a wrong place', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await refused({ DATA_DIR: file }).toThrow(
      /ended \(2\): south-street: DATA_DIR is .*, which is a file and no folder\.$/,
    )
  })

  test('65 where the database is damaged', async () => {
    const server = await serve({})
    await server.stop()
    writeSync(openSync(join(folder, 'data', 'south-street.sqlite'), 'r+'), Buffer.alloc(4_096, 1), 0, 4_096, 8_192)
    await refused({}).toThrow(/ended \(65\): south-street: the database in .* is damaged/)
  })

  test('69 where the port, the folder or PostgreSQL is not to be had', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    await refused({ PORT: String(port) }).toThrow(
      /ended \(69\): south-street: the server cannot listen at .*another program/,
    )
    await serve({})
    await refused({}).toThrow(/ended \(69\): south-street: another server already uses the folder/)
    await refused({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' }).toThrow(
      /ended \(69\): south-street: PostgreSQL at 127\.0\.0\.1:1 cannot be reached \(connection refused\)/,
    )
  })

  test('74 where nothing can be written', async () => {
    const server = new ServerProcess({ DATA_DIR: join(folder, 'data') }, 2)
    await expect(server.start()).rejects.toThrow(/ended \(74\): south-street: the folder .* cannot be written/)
  })
})
