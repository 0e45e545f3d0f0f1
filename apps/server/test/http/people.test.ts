import { readEntry } from '@south-street/house'
import { foldTable } from '@south-street/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../src/operations/log.ts'
import { sweepOld } from '../../src/operations/retention-job.ts'
import { Asker, BACKENDS, newKey, startTestServer, type TestServer } from './test-server.ts'

/** As a browser would: what `Set-Cookie` said comes back. */
async function browse(address: string, method: string, path: string, cookie: string | null, body?: unknown) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(cookie !== null && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'idempotency-key': newKey(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const given = response.headers.get('set-cookie')
  return {
    status: response.status,
    body: (await response.json()) as { id: string; name: string },
    given,
    cookie: given?.split(';')[0] ?? cookie,
  }
}

describe.each(BACKENDS)('people, on %s', (backend) => {
  let server: TestServer
  let anna: Asker
  let ben: Asker
  beforeAll(async () => {
    server = await startTestServer(backend)
    ;[anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => server.guest(name)))) as [Asker, Asker]
  })
  afterAll(() => server.stop())

  test('a browser gets an identity that no script can read and no other site can use', async () => {
    const first = await browse(server.address, 'POST', '/api/guests', null, {})
    expect(first.given).toMatch(/^south-street-\d+=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(first.body).toEqual({ id: expect.any(String), name: 'Guest' })
    const again = await browse(server.address, 'POST', '/api/guests', first.cookie, {})
    expect(again.body.id).toBe(first.body.id)
    expect(again.given).toBeNull()
    const secret = first.cookie!.split('=')[1]!
    expect((await fetch(`${server.address}/api/me`, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(
      401,
    )
    expect((await browse(server.address, 'GET', '/api/me', 'south-street=x')).status).toBe(401)
    const met = await browse(server.address, 'GET', '/api/me', first.cookie)
    expect(met.cookie).toBe(first.cookie)
    expect(met.given).toBeNull()
    const gone = await browse(server.address, 'DELETE', '/api/me/session', first.cookie)
    expect(gone.given).toContain('Max-Age=0')
    expect((await browse(server.address, 'GET', '/api/me', first.cookie)).status).toBe(401)
  })

  test('only hashes of secrets are kept', async () => {
    const { token } = await anna.send('POST', '/api/me/tokens')
    const kept = JSON.stringify(await server.store.identities.tokensOf(anna.id))
    expect(kept).toContain(anna.id)
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(anna.token)
  })

  test('a recovery link moves an identity to another device, once, within a day', async () => {
    const { token, link, expiresAt } = await anna.send('POST', '/api/me/recovery')
    expect(link).toBe(`${server.address}/#recover=${token}`)
    const moved = await Promise.all(
      [0, 1, 2].map(() => browse(server.address, 'POST', '/api/recoveries', null, { token })),
    )
    expect(moved.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    const cookie = moved.find(({ status }) => status === 200)!.cookie
    expect((await browse(server.address, 'GET', '/api/me', cookie)).body).toEqual({ id: anna.id, name: 'Anna' })
    const late = await anna.send('POST', '/api/me/recovery')
    server.clock.now = expiresAt + 1000
    expect((await browse(server.address, 'POST', '/api/recoveries', null, { token: late.token })).status).toBe(410)
  })

  test('a browser that is somebody already is asked before a link makes it somebody else', async () => {
    const browser = await browse(server.address, 'POST', '/api/guests', null, { name: 'Greta' })
    const { token } = await anna.send('POST', '/api/me/recovery')
    const asked = await browse(server.address, 'POST', '/api/recoveries', browser.cookie, { token })
    expect(asked).toMatchObject({ status: 409, given: null, body: { code: 'somebody-already' } })
    expect(JSON.stringify(asked.body)).toMatch(/Greta.*Anna|Anna.*Greta/)
    expect((await browse(server.address, 'GET', '/api/me', browser.cookie)).body.name).toBe('Greta')
    const sure = { token, replace: true }
    const became = await browse(server.address, 'POST', '/api/recoveries', browser.cookie, sure)
    expect(became).toMatchObject({ status: 200, body: { id: anna.id } })
    // What the browser was before opens nothing any more.
    expect((await browse(server.address, 'GET', '/api/me', browser.cookie)).status).toBe(401)
    const own = await anna.send('POST', '/api/me/recovery')
    const same = await browse(server.address, 'POST', '/api/recoveries', became.cookie, { token: own.token })
    expect(same.status).toBe(200)
  })

  test('devices are listed and can be sent away, with their streams', async () => {
    const fritz = await server.guest('Fritz')
    const table = await server.table([fritz], { options: { players: 2 } })
    const { token } = await fritz.send('POST', '/api/me/tokens')
    await fritz.send('POST', '/api/me/recovery')
    const program = new Asker(server.address, token, fritz.id)
    const stream = program.stream(table)
    await stream.next()
    const { devices } = await fritz.get('/api/me/devices')
    expect(devices.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['link', 'program', 'program'])
    expect(JSON.stringify(devices)).not.toContain(token)
    const other = devices.find((one: { kind: string; current?: true }) => one.kind === 'program' && !one.current)
    expect(await ben.code('DELETE', `/api/me/devices/${other.id}`)).toBe('no-such-device')
    await fritz.send('DELETE', `/api/me/devices/${other.id}`)
    expect(await stream.closed).toBe(1008)
    expect(await program.code('GET', '/api/me')).toBe('not-signed-in')
    expect((await fritz.get('/api/me/devices')).devices).toHaveLength(2)
  })

  test('a token lasts for 400 days after its last use', async () => {
    const fresh = await startTestServer(backend)
    const day = 86_400_000
    const [used, unused] = [await fresh.guest('Used'), await fresh.guest('Unused')]
    fresh.clock.now += 399 * day
    expect(await used.code('GET', '/api/me')).toBe('ok')
    await expect
      .poll(async () => (await fresh.store.identities.tokensOf(used.id))[0]!.expiresAt)
      .toBe(fresh.clock.now + 400 * day)
    fresh.clock.now += 2 * day
    expect(await unused.code('GET', '/api/me')).toBe('not-signed-in')
    fresh.clock.now += 390 * day
    expect(await used.code('GET', '/api/me')).toBe('ok')
    await fresh.stop()
  })

  test('two servers on one host leave each other’s cookies alone; one of before is still known', async () => {
    const other = await startTestServer(backend)
    const here = await browse(server.address, 'POST', '/api/guests', null, { name: 'Here' })
    const there = await browse(other.address, 'POST', '/api/guests', here.cookie, { name: 'There' })
    const both = `${here.cookie}; ${there.cookie}`
    expect((await browse(server.address, 'GET', '/api/me', both)).body.name).toBe('Here')
    expect((await browse(other.address, 'GET', '/api/me', both)).body.name).toBe('There')
    const before = `south-street=${here.cookie!.split('=')[1]}`
    const met = await browse(server.address, 'GET', '/api/me', before)
    expect(met.body.name).toBe('Here')
    expect(met.cookie).toBe(here.cookie)
    await other.stop()
  })

  test('a new name is known at all tables', async () => {
    const dora = await server.guest('Dora')
    const table = await server.running([dora, ben], { visibility: 'listed' })
    await dora.send('PATCH', '/api/me', { name: 'Dorothea' })
    expect((await ben.view(table)).seats[0]).toMatchObject({ name: 'Dorothea' })
    expect((await dora.get('/api/me')).name).toBe('Dorothea')
    const { tables } = await ben.get('/api/tables?game=high-card')
    expect(tables[0].names).toEqual(['Dorothea', 'Ben'])
  })

  test('whoever is deleted leaves neither name nor words, also where they once sat', async () => {
    const emil = await server.guest('Emil-the-unusual')
    const table = await server.running([anna, emil], { visibility: 'listed' })
    const left = await server.table([anna], { options: { players: 2 } })
    await emil.send('POST', `/api/tables/${left}/seats`, {})
    await emil.send('POST', `/api/tables/${left}/chat`, { text: 'an unusual hobby' })
    await emil.send('POST', `/api/tables/${left}/leave`)
    await emil.send('POST', `/api/tables/${table}/chat`, { text: 'an unusual secret' })
    await emil.send('PUT', `/api/tables/${table}/order`, { until: 'round' })
    await emil.send('DELETE', '/api/me')
    expect(await emil.code('GET', '/api/me')).toBe('not-signed-in')
    for (const id of [table, left]) {
      expect(JSON.stringify(await server.store.tables.entriesSince(id, 0))).not.toContain('unusual')
      expect(JSON.stringify(await server.store.tables.open(id))).not.toContain('unusual')
      for (const rest of ['', '/chat', '/digest']) {
        expect(JSON.stringify(await anna.get(`/api/tables/${id}${rest}`))).not.toContain('unusual')
      }
    }
    expect(JSON.stringify(await server.nobody.get('/api/tables'))).not.toContain('unusual')
    expect(await server.store.orders.at(table)).toEqual([])
    expect((await anna.view(table)).seats[1]).toMatchObject({ name: '', away: { why: 'left' } })
  })

  test('a table that has forgotten somebody is opened without folding its whole log, as the log has it', async () => {
    const gerda = await server.guest('Gerda')
    const table = await server.running([anna, gerda])
    for (const text of ['Hello', 'Goodbye']) await gerda.send('POST', `/api/tables/${table}/chat`, { text })
    await anna.send('POST', `/api/tables/${table}/chat`, { text: 'Farewell' })
    await gerda.send('DELETE', '/api/me')
    const { snapshot, entries } = (await server.store.tables.open(table))!
    const log = await server.store.tables.entriesSince(table, 0)
    expect(entries).toEqual([])
    expect(snapshot!.revision).toBe(log.length)
    const folded = foldTable(server.house.shelf.find('high-card')!, log.map(readEntry))
    expect(snapshot!.state).toEqual(JSON.parse(JSON.stringify(folded)))
  })

  test('the operator closes tables and deletes people', async () => {
    const fay = await server.guest('Fay')
    const table = await server.running([fay, ben])
    await server.operator.send('POST', `/api/admin/tables/${table}/close`)
    expect((await ben.view(table)).status).toBe('closed')
    await server.operator.send('DELETE', `/api/admin/people/${fay.id}`)
    expect(await fay.code('GET', '/api/me')).toBe('not-signed-in')
    expect(await server.operator.code('DELETE', `/api/admin/people/${fay.id}`)).toBe('no-such-person')
  })

  test('old tables go, and whoever asks for one is told so', async () => {
    const table = await server.running([anna, ben])
    await server.operator.send('POST', `/api/admin/tables/${table}/close`)
    expect(await ben.code('GET', `/api/tables/${table}`)).toBe('ok')
    server.clock.now += 10 * 86_400_000
    const fresh = await server.running([anna, ben])
    const { store } = server
    const retention = { endedMs: 86_400_000, idleMs: null, peopleMs: null, guestsMs: null }
    const nothing = async () => {}
    const now = () => server.clock.now
    await sweepOld({ store, erase: nothing, merge: nothing, retention, log: createLog('silent'), now })
    expect(await store.tables.find(table)).toBeNull()
    expect(await ben.code('GET', `/api/tables/${table}`)).toBe('no-such-table')
    expect(await ben.code('GET', `/api/tables/${fresh}`)).toBe('ok')
  })
})
