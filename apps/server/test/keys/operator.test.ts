import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BACKENDS, startTestServer, type TestServer } from '../http/test-server.ts'
import { Authenticator } from './authenticator.ts'
import { Browser } from './browser.ts'

const PUBLIC = 'https://tables.example.org'
const ADMIN_TOKEN = 'operator-operator-operator'
const DAY_MS = 86_400_000

describe.each(BACKENDS)('the host’s page, on %s', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(backend, { PUBLIC_URL: PUBLIC })
  })
  afterAll(() => server.stop())

  async function operator(): Promise<Browser> {
    const browser = new Browser(server.address)
    await browser.send('POST', '/api/admin/session', { token: ADMIN_TOKEN })
    return browser
  }

  const actsOf = async (browser: Browser) => {
    const { acts } = await browser.send('GET', '/api/admin/log')
    return acts as { act: string; about: string | null; actor: string; detail: unknown }[]
  }

  test('opens by the admin token, for twelve hours, with a cookie of its own', async () => {
    const stranger = new Browser(server.address)
    expect(await stranger.code('POST', '/api/admin/session', { token: 'x'.repeat(26) })).toBe('not-operator')
    expect(await stranger.code('GET', '/api/admin/overview')).toBe('not-operator')
    const browser = await operator()
    expect(await browser.code('GET', '/api/admin/overview')).toBe('ok')
    // It is nobody who plays.
    expect(await browser.code('GET', '/api/me')).toBe('not-signed-in')
    const same = new Browser(server.address, { cookie: browser.cookie })
    server.clock.now += DAY_MS / 2
    expect(await same.code('GET', '/api/admin/overview')).toBe('not-operator')
    const again = await operator()
    const copy = new Browser(server.address, { cookie: again.cookie })
    await again.send('DELETE', '/api/admin/session')
    expect(await copy.code('GET', '/api/admin/overview')).toBe('not-operator')
  })

  test('opens by the passkey of whoever is an operator, until they are none', async () => {
    const host = await operator()
    const marta = new Browser(server.address)
    const { id } = await marta.send('POST', '/api/guests', { name: 'Marta' })
    const { options } = await marta.send('POST', '/api/me/passkeys/options')
    const key = new Authenticator()
    await marta.send('POST', '/api/me/passkeys/verify', { credential: key.create(options, { origin: PUBLIC }) })
    const enter = async () => {
      const browser = new Browser(server.address)
      const asked = await browser.send('POST', '/api/admin/session/options')
      const credential = key.sign(asked.options, { origin: PUBLIC })
      return { browser, code: await browser.code('POST', '/api/admin/session/verify', { credential }) }
    }
    expect((await enter()).code).toBe('key-refused')
    await host.send('PUT', `/api/admin/people/${id}/operator`)
    const { browser, code } = await enter()
    expect(code).toBe('ok')
    await browser.send('PUT', '/api/admin/announcement', { text: 'Tea at five', hours: 1 })
    const announced = (await actsOf(host)).find(({ act }) => act === 'announce')
    expect(announced).toMatchObject({ actor: 'Marta', about: 'Tea at five' })
    // A question for players is none for operators.
    const other = new Browser(server.address)
    const asked = await other.send('POST', '/api/passkeys/options')
    const credential = key.sign(asked.options, { origin: PUBLIC })
    expect(await other.code('POST', '/api/admin/session/verify', { credential })).toBe('key-refused')
    await host.send('DELETE', `/api/admin/people/${id}/operator`)
    expect(await browser.code('GET', '/api/admin/overview')).toBe('not-operator')
  })

  test('a lost device is out of the host’s page, too, and so is whoever is shut out', async () => {
    const host = await operator()
    const home = new Browser(server.address)
    const { id } = await home.send('POST', '/api/guests', { name: 'Marta' })
    const addKey = async () => {
      const { options } = await home.send('POST', '/api/me/passkeys/options')
      const key = new Authenticator()
      await home.send('POST', '/api/me/passkeys/verify', { credential: key.create(options, { origin: PUBLIC }) })
      return key
    }
    const key = await addKey()
    await host.send('PUT', `/api/admin/people/${id}/operator`)
    const enter = async (browser: Browser) => {
      const asked = await browser.send('POST', '/api/admin/session/options')
      await browser.send('POST', '/api/admin/session/verify', {
        credential: key.sign(asked.options, { origin: PUBLIC }),
      })
      return browser
    }
    const seen = async (browser: Browser) => (await browser.code('GET', '/api/admin/overview')) === 'ok'
    await enter(home)
    const lost = await enter(new Browser(server.address))
    expect([await seen(home), await seen(lost)]).toEqual([true, true])
    await home.send('DELETE', '/api/me/devices')
    expect([await seen(home), await seen(lost), await seen(host)]).toEqual([true, false, true])
    await enter(lost)
    const { options } = await lost.send('POST', '/api/passkeys/options')
    await lost.send('POST', '/api/passkeys/verify', { credential: key.sign(options, { origin: PUBLIC }) })
    const { devices } = await lost.send('GET', '/api/me/devices')
    const { id: device } = devices.find(({ current }: { current?: true }) => current)
    await home.send('DELETE', `/api/me/devices/${device}`)
    expect([await seen(home), await seen(lost)]).toEqual([true, false])
    await enter(lost)
    const { passkeys } = await home.send('GET', '/api/me/keys')
    await home.send('DELETE', `/api/me/passkeys/${passkeys[0].id}`)
    expect([await seen(home), await seen(lost)]).toEqual([true, false])
    await host.send('PUT', `/api/admin/people/${id}/ban`, { days: 1 })
    expect([await seen(home), await seen(host)]).toEqual([false, true])
    await host.send('DELETE', `/api/admin/people/${id}/ban`)
    expect(await seen(home)).toBe(true)
  })

  test('shows figures, people and tables, and nothing of any game', async () => {
    const host = await operator()
    const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
    const table = await server.running([anna, ben])
    const overview = await host.send('GET', '/api/admin/overview')
    expect(overview).toMatchObject({ trouble: null, entry: 'everybody', streams: 0, faults: [] })
    expect(overview.tables.running).toBeGreaterThan(0)
    const { tables } = await host.send('GET', '/api/admin/tables?status=running')
    expect(tables.find(({ id }: { id: string }) => id === table)).toEqual({
      ...{ id: table, game: 'high-card', status: 'running', names: ['Anna', 'Ben'], freeSeats: 0 },
      ...{ createdAt: expect.any(Number), changedAt: expect.any(Number) },
    })
    const { people } = await host.send('GET', '/api/admin/people?search=ann')
    expect(people).toMatchObject([{ id: anna.id, name: 'Anna', tables: 1, passkeys: 0, bannedUntil: null }])
    expect((await host.send('GET', '/api/admin/people?search=%25')).people).toEqual([])
    const { deal } = { deal: JSON.stringify([overview, tables, people]) }
    expect(deal).not.toMatch(/deal|hand|seed|salt|snapshot/)
  })

  test('shuts somebody out at once, and lets them in again', async () => {
    const host = await operator()
    const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
    const table = await server.running([anna, ben])
    const stream = anna.stream(table)
    await stream.next()
    await host.send('PUT', `/api/admin/people/${anna.id}/ban`, { days: 3 })
    expect(await stream.closed).toBe(1008)
    expect(await anna.code('GET', '/api/me')).toBe('banned')
    expect(await anna.code('POST', `/api/tables/${table}/chat`, { body: { text: 'let me in' } })).toBe('banned')
    expect(await anna.code('POST', '/api/guests', { body: { name: 'Somebody' } })).toBe('banned')
    expect((await anna.get(`/api/tables/${table}`)).you).toBeNull()
    expect((await host.send('GET', '/api/admin/people')).people[0]).toMatchObject({
      id: anna.id,
      bannedUntil: server.clock.now + 3 * DAY_MS,
    })
    await host.send('DELETE', `/api/admin/people/${anna.id}/ban`)
    expect(await anna.code('GET', '/api/me')).toBe('ok')
    const ofAnna = (await actsOf(host)).filter(({ about }) => about === anna.id)
    expect(ofAnna.map(({ act }) => act).sort()).toEqual(['ban', 'liftBan'])
    expect(await host.code('PUT', `/api/admin/people/${'x'.repeat(22)}/ban`, { days: 3 })).toBe('no-such-person')
  })

  test('a closed server lets in whoever was there, has a code, or comes by a table’s link', async () => {
    const host = await operator()
    const before = await server.guest('Anna')
    server.clock.now += 1
    await host.send('PUT', '/api/admin/entry', { entry: 'code' })
    server.clock.now += 1
    const wish = { body: { game: 'high-card', options: { players: 2 }, visibility: 'listed' } }
    const { table } = (await before.ask('POST', '/api/tables', wish)).body
    const stranger = await server.guest('Ben')
    expect(await stranger.code('POST', '/api/tables', wish)).toBe('invitation-needed')
    expect((await stranger.get('/api/tables')).tables).toEqual([])
    expect(await stranger.code('POST', `/api/tables/${table}/seats`, { body: {} })).toBe('ok')
    const { code } = await host.send('POST', '/api/admin/codes', { label: 'Thursday', most: 1, days: 7 })
    expect(code).toMatch(/^THURSDAY-[A-Z2-9]{10}$/)
    expect(await stranger.code('POST', '/api/me/membership', { body: { code: 'THURSDAY-0000000000' } })).toBe(
      'code-refused',
    )
    expect(await stranger.code('POST', '/api/me/membership', { body: { code: ` ${code.toLowerCase()} ` } })).toBe('ok')
    expect(await stranger.code('POST', '/api/tables', wish)).toBe('ok')
    expect((await stranger.get('/api/tables')).tables.length).toBeGreaterThan(0)
    const second = await server.guest('Carl')
    expect(await second.code('POST', '/api/me/membership', { body: { code } })).toBe('code-refused')
    const { codes } = await host.send('GET', '/api/admin/codes')
    expect(codes).toMatchObject([{ label: 'THURSDAY', uses: 1, most: 1 }])
    expect(JSON.stringify(codes)).not.toContain(code)
    await host.send('DELETE', `/api/admin/codes/${codes[0].id}`)
    expect((await host.send('GET', '/api/admin/codes')).codes).toEqual([])
    await host.send('PUT', '/api/admin/entry', { entry: 'everybody' })
    expect(await second.code('POST', '/api/tables', wish)).toBe('ok')
  })

  test('tells everybody something, for a while', async () => {
    const host = await operator()
    await host.send('PUT', '/api/admin/announcement', { text: 'We move house on Sunday.', hours: 2 })
    const said = await server.nobody.get('/api/announcement')
    expect(said).toEqual({ announcement: { text: 'We move house on Sunday.', until: server.clock.now + 7_200_000 } })
    server.clock.now += 7_200_001
    expect(await server.nobody.get('/api/announcement')).toEqual({ announcement: null })
  })

  test('writes down what is done by the token from elsewhere, too, and forgets whom it deletes', async () => {
    const host = await operator()
    const anna = await server.guest('Anna')
    await server.operator.send('PUT', `/api/admin/people/${anna.id}/ban`, { days: 1 })
    await server.operator.send('DELETE', `/api/admin/people/${anna.id}`)
    const acts = await actsOf(host)
    expect(acts.find(({ act }) => act === 'deletePerson')).toMatchObject({ about: null, actor: '' })
    expect(JSON.stringify(acts)).not.toContain(anna.id)
    const { link } = await host.send('POST', `/api/admin/people/${(await server.guest('Ben')).id}/recovery`)
    const browser = new Browser(server.address)
    expect(await browser.send('POST', '/api/recoveries', { token: link.slice(-43) })).toMatchObject({ name: 'Ben' })
  })
})
