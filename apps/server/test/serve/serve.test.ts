import { once } from 'node:events'
import type { NewTable } from '@south-street/protocol'
import { pathOf } from '@south-street/protocol/client'
import type { TableView } from '@south-street/table'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { CHAOS_SETTINGS } from '../chaos/settings.ts'
import { Client } from '../network/client.ts'
import { ServerProcess } from '../network/server-process.ts'
import { FRESH_PLACES } from '../store/places.ts'

const servers: ServerProcess[] = []

async function settingsOf(kind: keyof typeof FRESH_PLACES): Promise<Record<string, string>> {
  const { place, remove } = await FRESH_PLACES[kind]()
  onTestFinished(remove)
  return 'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder }
}

async function serve(settings: Record<string, string>): Promise<ServerProcess> {
  const server = new ServerProcess({ ...CHAOS_SETTINGS, ...settings })
  servers.push(server)
  await server.start()
  return server
}

const clientOf = (...at: ServerProcess[]) =>
  new Client(
    () => at.map(({ address }) => address),
    (n) => n - 1,
  )

async function waitForEnd({ call }: Client, id: string): Promise<TableView> {
  let view = await call('table', { id })
  while (view.status !== 'over') view = await call('table', { id, since: view.revision, wait: 5 })
  return view
}

const streamOf = ({ address }: ServerProcess, id: string) =>
  new WebSocket(`${address.replace('http', 'ws')}${pathOf('live', { id })}`)

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

describe('a server', () => {
  test('says how it is, and tells its figures to this machine only', async () => {
    const { address } = await serve(await settingsOf('SQLite'))
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const figures = await (await fetch(`${address}/metrics`)).text()
    for (const name of ['actions_total', 'request_seconds', 'live_tables', 'streams', 'commit_batch_appends']) {
      expect(figures).toContain(`south_street_${name}`)
    }
    for (const name of ['south_street_bot_thinking_seconds', 'nodejs_eventloop_lag']) expect(figures).toContain(name)
    const forwarded = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect(forwarded.status).toBe(404)
  })

  test('with a token tells its figures to whoever has it', async () => {
    const METRICS_TOKEN = 'prometheus-and-nobody-else'
    const { address } = await serve({ ...(await settingsOf('SQLite')), METRICS_TOKEN })
    const ask = (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers })
    expect((await ask({})).status).toBe(404)
    expect((await ask({ authorization: 'Bearer somebody-else-entirely' })).status).toBe(404)
    expect((await ask({ authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200)
  })

  test('stops with everything answered that it has accepted, and its streams closed', async () => {
    const settings = await settingsOf('SQLite')
    const server = await serve(settings)
    const anna = clientOf(server)
    await anna.signIn('Anna')
    const { table: id } = await anna.call('createTable', {}, { game: 'packet-row', options: { players: 2 } })
    const stream = streamOf(server, id)
    await once(stream, 'message')
    const closed = once(stream, 'close')
    const said: string[] = []
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)
    const saying = lines.map((text) => anna.call('say', { id }, { text }).then(() => said.push(text)))
    await Promise.race(saying)
    await server.stop()
    const [{ code }] = (await closed) as [CloseEvent]
    expect(code).toBe(1001)
    // What was not answered is said again to the next one, by the same key.
    await server.start()
    await Promise.all(saying)
    const { lines: kept } = await anna.call('chat', { id })
    expect(kept.map(({ text }) => text).toSorted()).toEqual(lines.toSorted())
    expect(server.complaints).toEqual([])
  })

  test('refuses settings that make no sense, in one sentence', async () => {
    await expect(serve({ PUBLIC_URL: 'nonsense' })).rejects.toThrow(/PUBLIC_URL/)
  })
})

describe.each(['SQLite', 'PostgreSQL'] as const)('by itself, on %s,', (kind) => {
  test('a server plays its bots, and a clock that runs out brings a stand-in', async () => {
    const settings = await settingsOf(kind)
    const all = [await serve(settings)]
    if (kind === 'PostgreSQL') all.push(await serve(settings))
    const anna = clientOf(...all)
    await anna.signIn('Anna')
    const wish: NewTable = {
      game: 'packet-row',
      options: { players: 2 },
      pace: { kind: 'live', seconds: 5 },
      standIns: 'at-once',
      standInLevel: 'deckhand',
    }
    const { table: id } = await anna.call('createTable', {}, wish)
    await anna.call('seatBot', { id, seat: 1 }, { level: 'deckhand' })
    await anna.call('start', { id }, {})
    const end = await waitForEnd(anna, id)
    expect(end.status).toBe('over')
    const { events, more } = await anna.call('digest', { id })
    expect(more).toBe(false)
    const count = (kind: string) => events.filter(({ what }) => what.kind === kind).length
    expect(count('away')).toBe(1)
    expect(count('action')).toBe(end.play!.moves)
    for (const { complaints } of all) expect(complaints).toEqual([])
  })
})

test('two servers on PostgreSQL share their tables: a stream at one tells of what was done at the other', async () => {
  const settings = await settingsOf('PostgreSQL')
  const [one, other] = [await serve(settings), await serve(settings)]
  const anna = clientOf(one)
  await anna.signIn('Anna')
  const wish: NewTable = { game: 'packet-row', options: { players: 2 }, visibility: 'listed' }
  const { table: id } = await anna.call('createTable', {}, wish)
  const stream = streamOf(other, id)
  await once(stream, 'message')
  const told = once(stream, 'message')
  const ben = clientOf(one)
  await ben.signIn('Ben')
  await ben.call('takeSeat', { id }, {})
  const [{ data }] = (await told) as [{ data: string }]
  expect(JSON.parse(data).view.seats[1]).toMatchObject({ kind: 'person', name: 'Ben' })
  stream.close()
})
