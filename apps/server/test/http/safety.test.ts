import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { ROUTES } from '@south-street/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuseMalformed } from '../../src/http/safety.ts'
import { type Asker, newKey, startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let anna: Asker
beforeAll(async () => {
  server = await startTestServer('SQLite', { BODY_LIMIT_BYTES: '4096' })
  anna = await server.guest('Anna')
})
afterAll(() => server.stop())

const rename = (headers: Record<string, string>) => anna.code('PATCH', '/api/me', { body: { name: 'Anna' }, headers })

/** What `fetch` does not let anybody say: where it believes to be. */
function askAt(host: string, method: string, path: string): Promise<number> {
  const headers = { host, authorization: `Bearer ${anna.token}`, 'idempotency-key': newKey() }
  return new Promise((resolve, reject) => {
    const asked = request(`${server.address}${path}`, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('requests from elsewhere', () => {
  test.each([
    ['a path', 'evil.example/path'],
    ['a query', 'evil.example?'],
    ['somebody’s name', 'anna@evil.example'],
    ['no address', '1.2.3.4.5'],
    ['more than a name may have', 'a.'.repeat(200)],
    ['a gap', 'evil example'],
  ])('a host that is %s makes no link and breaks nothing', async (_what, host) => {
    expect(await askAt(host, 'POST', '/api/me/recovery')).toBe(400)
    expect(await askAt(host, 'GET', '/api/me/keys')).toBe(400)
  })

  test('a plain host makes a link', async () => {
    expect(await askAt('Tables.Example:8080', 'POST', '/api/me/recovery')).toBe(200)
    expect(await askAt('[::1]:8080', 'POST', '/api/me/recovery')).toBe(200)
  })

  test('are refused, and the page’s own are not', async () => {
    expect(await rename({ origin: 'https://evil.example' })).toBe('foreign-origin')
    expect(await rename({ origin: 'null' })).toBe('foreign-origin')
    expect(await rename({ 'sec-fetch-site': 'cross-site' })).toBe('foreign-origin')
    expect(await rename({ origin: server.address, 'sec-fetch-site': 'same-origin' })).toBe('ok')
  })

  test('are judged by the address that the operator has named', async () => {
    const behind = await startTestServer('SQLite', { PUBLIC_URL: 'https://tables.example.org', TRUSTED_PROXIES: '1' })
    const ben = await behind.guest('Ben')
    const say = (origin: string) => ben.code('PATCH', '/api/me', { body: { name: 'Ben' }, headers: { origin } })
    expect(await say('https://tables.example.org')).toBe('ok')
    expect(await say('https://tables.example.org.evil.example')).toBe('foreign-origin')
    expect(await say(behind.address)).toBe('foreign-origin')
    const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    expect(await ben.code('PATCH', '/api/me', { body: { name: 'Ben' }, headers: forged })).toBe('foreign-origin')
    const { link } = (await ben.ask('POST', '/api/me/recovery', { headers: { 'x-forwarded-host': 'evil.example' } }))
      .body
    expect(link).toMatch(/^https:\/\/tables\.example\.org\//)
    const { headers } = await behind.nobody.ask('POST', '/api/guests', { body: {} })
    expect(headers.get('set-cookie')).toMatch(/^__Host-south-street=.*; Secure; SameSite=Strict$/)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    await behind.stop()
  })
})

describe('what is too much', () => {
  test('bodies', async () => {
    const { status, body } = await anna.ask('PATCH', '/api/me', { body: { name: 'x'.repeat(5000) } })
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'body-too-large' })
  })

  test('requests by one person, and by one address: told when to come again', async () => {
    const strict = await startTestServer('SQLite', {
      LIMITS: 'on',
      REQUESTS_PER_MINUTE: '5',
      REQUESTS_PER_MINUTE_PER_ADDRESS: '30',
    })
    const [ben, cedric] = await Promise.all([strict.guest('Ben'), strict.guest('Cedric')])
    const codes = []
    for (let i = 0; i < 6; i++) codes.push(await ben!.code('GET', '/api/me'))
    expect(codes).toEqual([...Array(5).fill('ok'), 'too-many-requests'])
    expect(await cedric!.code('GET', '/api/me')).toBe('ok')
    const { status, headers, body } = await ben!.ask('GET', '/api/me')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.detail).toContain(headers.get('retry-after'))
    let code = 'ok'
    for (let i = 0; i < 40 && code === 'ok'; i++) code = await strict.nobody.code('GET', '/api/games')
    expect(code).toBe('too-many-requests')
    await strict.stop()
  })
})

describe('what has not the right form', () => {
  test.each([
    ['\u0000 nonsense', '400 Bad Request'],
    ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', '400 Bad Request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('what is no HTTP: the connection ends after the answer (%#)', async (sent, status) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.write(sent)
    await once(socket, 'close')
    expect(answer).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })

  test('whoever does not hang up after such an answer is hung up on', async () => {
    // As under HTTP, either side may go on when the other has ended.
    const listening = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as AddressInfo
    const slow = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const answered = once(slow, 'readable')
    const [socket] = (await once(listening, 'connection')) as [Socket]
    refuseMalformed(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    await once(socket, 'close', { signal: AbortSignal.timeout(60_000) })
    await answered
    expect(String(slow.read())).toContain('408 Request Timeout')
    slow.destroy()
    listening.close()
  })

  const raw = async (body: string, type = 'application/json') => {
    const headers = { authorization: `Bearer ${anna.token}`, 'content-type': type, 'idempotency-key': 'some-key-1' }
    const response = await fetch(`${server.address}/api/me`, { method: 'PATCH', headers, body })
    return { status: response.status, body: (await response.json()) as { code: string } }
  }

  test.each([
    ['{', 400, 'request-unreadable'],
    ['[]', 400, 'body-malformed'],
    ['"x"', 400, 'body-malformed'],
    ['{"name":1}', 400, 'body-malformed'],
    ['{"name":"Anna","__proto__":{"x":1}}', 400, 'request-unreadable'],
    ['{"name":"Anna","admin":true}', 400, 'body-malformed'],
    ['{"name":"An\\u202ena"}', 400, 'body-malformed'],
  ])('%s', async (text, status, code) => {
    const answer = await raw(text)
    expect(answer).toMatchObject({ status, body: { code } })
    expect(JSON.stringify(answer.body)).not.toContain('FST_')
  })

  test('bodies that are no JSON, keys that are none, ids that are none', async () => {
    expect(await raw('name=Anna', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 })
    expect(await anna.code('PATCH', '/api/me', { body: { name: 'Anna' }, key: 'short' })).toBe('key-malformed')
    expect(await anna.code('GET', '/api/tables/..%2f..%2fetc')).toBe('body-malformed')
    expect(await anna.code('GET', `/api/tables/${'x'.repeat(22)}`)).toBe('no-such-table')
    expect(await anna.code('GET', '/api/tables?limit=1000000')).toBe('body-malformed')
    expect(await anna.code('GET', '/api/tables?after=%00%00')).not.toBe('fault')
    expect(await anna.code('PUT', '/api/games')).toBe('no-such-page')
  })
})

describe('what everybody may read', () => {
  test('comes with headers that leave a browser little room', async () => {
    for (const path of ['/', '/api/docs', '/api/games', '/nothing']) {
      const { headers } = await server.nobody.ask('GET', path)
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe|https:|\*/)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('x-frame-options'), path).toBe('DENY')
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    }
  })

  test('OpenAPI names every route', async () => {
    const { openapi, paths } = await server.nobody.get('/api/openapi.json')
    expect(openapi).toBe('3.1.0')
    for (const { method, path } of Object.values(ROUTES)) expect(paths[path][method.toLowerCase()]).toBeDefined()
  })

  test('documentation in three languages, without scripts', async () => {
    const pages = new Set<string>()
    for (const language of ['en', 'de-AT,de;q=0.9', 'pl']) {
      const headers = { 'accept-language': language }
      const { text, status } = await server.nobody.ask('GET', '/api/docs', { headers })
      expect(status).toBe(200)
      expect(text).not.toMatch(/<script|\{\{|style=/)
      pages.add(text)
    }
    expect(pages.size).toBe(3)
  })
})
