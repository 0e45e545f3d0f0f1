import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREPARED_PLACES } from '../store/places.ts'
import { type Answer, Asker, BACKENDS, newKey, startTestServer, type TestServer } from './test-server.ts'

/** On PostgreSQL two servers, on SQLite the one that there may be. */
describe.each(BACKENDS)('the same key at the same time, on %s', (backend) => {
  let servers: TestServer[]
  let remove: () => Promise<void>
  beforeAll(async () => {
    const place = await PREPARED_PLACES[backend]()
    remove = place.remove
    servers = [await startTestServer(backend, {}, place)]
    if (backend === 'PostgreSQL') servers.push(await startTestServer(backend, {}, place))
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await remove()
  })

  /** Twenty at once, at all servers in turn. */
  function ask(who: Asker, method: string, path: string, body?: unknown): Promise<Answer<Record<string, string>>[]> {
    const key = newKey()
    return Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const { address } = servers[i % servers.length]!
        return new Asker(address, who.token, who.id).ask(method, path, { body, key })
      }),
    )
  }
  const codes = (answers: readonly Answer<Record<string, string>>[]) =>
    answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort()

  test.each(['/api/me/tokens', '/api/me/recovery'])('%s: one secret, shown once', async (path) => {
    const anna = await servers[0]!.guest('Anna')
    const before = (await servers[0]!.store.identities.tokensOf(anna.id)).length
    expect(codes(await ask(anna, 'POST', path))).toEqual(['ok', ...Array(19).fill('secret-shown-once')])
    expect((await servers[0]!.store.identities.tokensOf(anna.id)).length).toBe(before + 1)
  })

  test('what holds no secret is answered to all alike', async () => {
    const anna = await servers[0]!.guest('Anna')
    const answers = await ask(anna, 'PATCH', '/api/me', { name: 'Annabel' })
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.body).toEqual({ id: anna.id, name: 'Annabel' })
  })

  test('with something else: one is done, the others are told so', async () => {
    const anna = await servers[0]!.guest('Anna')
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => anna.code('PATCH', '/api/me', { body: { name: `Anna ${i}` }, key })),
    )
    expect(answers.sort()).toEqual([...Array(7).fill('key-used-otherwise'), 'ok'])
  })

  test('what was refused may be asked for again by the same key', async () => {
    const anna = await servers[0]!.guest('Anna')
    const [key, path] = [newKey(), `/api/me/mutes/${'x'.repeat(22)}`]
    expect(await anna.code('PUT', path, { key })).toBe('no-such-person')
    expect(await anna.code('PUT', path, { key })).toBe('no-such-person')
  })

  test('what somebody began and did not end is begun again after a while', async () => {
    const [server] = servers
    const anna = await server!.guest('Anna')
    const key = newKey()
    const first = await anna.ask('PATCH', '/api/me', { body: { name: 'Annabel' }, key })
    const { answered } = (await server!.store.answers.find(anna.id, key))!
    const pending = { ...(answered as object), pending: { by: 'somebody who died', since: server!.clock.now } }
    await server!.store.answers.replace(anna.id, key, answered, { body: pending })
    for (const one of servers) one.clock.now += 61_000
    const again = await anna.ask('PATCH', '/api/me', { body: { name: 'Annabel' }, key })
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  test('a guest who asks again is the same guest, by any of the answers', async () => {
    const nobody = new Asker(servers[0]!.address)
    const answers = await ask(nobody, 'POST', '/api/guests', { name: 'Newcomer', bearer: true })
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    for (const { body } of answers) {
      expect(await new Asker(servers[0]!.address, body.token!).get('/api/me')).toEqual({
        id: body.id,
        name: 'Newcomer',
      })
    }
    const other = await ask(nobody, 'POST', '/api/guests', { name: 'Newcomer', bearer: true })
    expect(other[0]!.body.id).not.toBe(answers[0]!.body.id)
  })
})
