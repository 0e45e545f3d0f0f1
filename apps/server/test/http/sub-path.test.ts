import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Asker, startTestServer, type TestServer } from './test-server.ts'

const BASE = '/club/south-street'

let server: TestServer
/** Behind a proxy that leaves the path in the address, as most do. */
let below: string
beforeAll(async () => {
  server = await startTestServer('SQLite', { BASE_PATH: `${BASE}/`, PUBLIC_URL: 'https://club.example' })
  below = `${server.address}${BASE}`
})
afterAll(() => server.stop())

const at = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init)

describe('below a path', () => {
  test.each([
    BASE,
    `${BASE}/`,
    `${BASE}?x=1`,
    `${BASE}/about`,
    `${BASE}/t/0123456789abcdefghijkl`,
    `${BASE}/index.html`,
  ])('the page at %s asks for everything below it', async (path) => {
    const answer = await at(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("base-uri 'none'")
    const text = await answer.text()
    expect(text).toContain(`<html data-base="${BASE}"`)
    expect(text).toContain(`src="${BASE}/assets/page-2f1c9a04.js"`)
    expect(text).not.toMatch(/(href|src)="\/(?!club)/)
  })

  test('files, API and checks of health are there, with and without it', async () => {
    for (const path of ['/assets/page-2f1c9a04.js', '/api/games', '/healthz', '/version', '/api/openapi.json']) {
      for (const from of [BASE, '']) expect((await at(`${from}${path}`)).status, `${from}${path}`).toBe(200)
    }
    for (const path of ['/club/south-streets', '/club/api/games']) expect((await at(path)).status, path).toBe(404)
    expect(await (await at(`${BASE}/api/openapi.json`)).json()).toMatchObject({ servers: [{ url: BASE }] })
    expect(await (await at(`${BASE}/api/docs`)).text()).toContain(`href="${BASE}/api/docs.css"`)
  })

  test('the cookie is sent nowhere else on that host', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-new-key-for-this' }
    const answer = await at(`${BASE}/api/guests`, { method: 'POST', headers, body: '{"name":"Anna"}' })
    const cookie = answer.headers.get('set-cookie')
    expect(cookie).toMatch(/^__Secure-south-street=/)
    expect(cookie).toContain(`; Path=${BASE};`)
    const me = await at(`${BASE}/api/me`, { headers: { cookie: cookie!.split(';')[0]! } })
    expect(await me.json()).toMatchObject({ name: 'Anna' })
  })

  test('a decision is played, heard on the stream, and links lead back', async () => {
    const guests = [await server.guest('Anna'), await server.guest('Ben')]
    const [anna, ben] = guests.map(({ token, id }) => new Asker(below, token, id)) as [Asker, Asker]
    const table = await server.running([anna, ben])
    const stream = ben.stream(table)
    const { revision } = await stream.next()
    const { play } = await anna.view(table)
    const asked = [anna, ben][play!.actor!]!
    const { actions } = await asked.call('legal', { id: table })
    expect((await asked.act(table, actions[0]!)).status).toBe(200)
    expect((await stream.until(revision + 1)).revision).toBeGreaterThan(revision)
    await stream.close()
    const { link } = await anna.call('createRecovery')
    expect(link).toMatch(/^https:\/\/club\.example\/club\/south-street\/#recover=/)
  })
})
