import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('SQLite')
})
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) => server.nobody.ask('GET', path, { headers })

describe('the page', () => {
  test.each([
    '/',
    '/about',
    '/gallery',
    '/replay',
    '/t/0123456789abcdefghijkl',
    '/rules/packet-row',
    '/invite/packet-row',
  ])('is served at %s, and asked for anew each time', async (path) => {
    const { status, text, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(text).toContain('<title>South Street</title>')
  })

  test('knows what is played at a table that it has at hand, unless the table is for its players alone', async () => {
    const people = [await server.guest('Anna'), await server.guest('Ben')]
    const shown = await server.running(people)
    expect((await get(`/t/${shown}`)).text).toContain('<html data-game="high-card" lang="en">')
    const hidden = await server.running(people, { spectators: false })
    expect((await get(`/t/${hidden}`)).text).not.toContain('data-game')
  })

  test('has files that never change, compressed for whoever can read it', async () => {
    const plain = await get('/assets/page-2f1c9a04.js', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('cache-control')).toContain('immutable')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const packed = await get('/assets/page-2f1c9a04.js', { 'accept-encoding': 'br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('cache-control')).toContain('immutable')
    expect(packed.text).toBe(plain.text)
  })

  test.each(['/api', '/api/nothing', '/nothing', '/assets/nothing.js', '/assets/', '/..%2fpackage.json'])(
    'is not what an unknown address such as %s gets',
    async (path) => {
      const { status, body, headers } = await get(path)
      expect(status).toBe(404)
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/)
      expect(body).toMatchObject({ code: 'no-such-page' })
    },
  )
})
