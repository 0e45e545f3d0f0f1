import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { checkReach, judgeProxy } from '../../src/doctor/reach-check.ts'
import { startTestServer, type TestServer } from '../http/test-server.ts'

let server: TestServer
let trusting: TestServer
beforeAll(async () => {
  server = await startTestServer('SQLite')
  trusting = await startTestServer('SQLite', { TRUSTED_PROXIES: '1' })
})
afterAll(() => Promise.all([server.stop(), trusting.stop()]))

interface Kind {
  /** Names the client, as a proxy should. */
  readonly isForwarding: boolean
  /** Passes Upgrade on. */
  readonly isUpgrading: boolean
}

/** A real proxy in front of a server; returns its address. */
async function proxyBefore(address: string, { isForwarding, isUpgrading }: Kind): Promise<string> {
  const { hostname, port } = new URL(address)
  const passOn = (asked: IncomingMessage, more: Record<string, string> = {}) => {
    const { upgrade: _upgrade, connection: _connection, ...headers } = asked.headers
    const named = [headers['x-forwarded-for'] ?? [], asked.socket.remoteAddress!].flat().join(', ')
    const sent = { ...headers, ...(isForwarding && { 'x-forwarded-for': named }), ...more }
    return request({ host: hostname, port, method: asked.method!, path: asked.url!, headers: sent })
  }
  const proxy = createServer((asked, reply) => {
    const onward = passOn(asked)
    onward.on('response', (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(reply)
    })
    asked.pipe(onward)
  })
  if (isUpgrading) {
    proxy.on('upgrade', (asked, socket) => {
      const onward = passOn(asked, { upgrade: 'websocket', connection: 'Upgrade' })
      onward.on('upgrade', (answer, inner, head) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
        socket.write(head)
        inner.pipe(socket).pipe(inner)
      })
      onward.end()
    })
  }
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

async function findings(publicUrl: string, { address }: TestServer, trusted = '0', isServing = true) {
  const config = readConfig({ PUBLIC_URL: publicUrl, TRUSTED_PROXIES: trusted })
  const reach = await checkReach(config, address, isServing)
  return Object.fromEntries(reach.findings.map((finding) => [finding.about, finding]))
}

test('a server without a proxy', async () => {
  expect(await findings(server.address, server)).toMatchObject({
    address: { state: 'ok', says: expect.stringContaining(`answers at ${server.address}`) },
    proxy: { state: 'ok' },
    WebSocket: { state: 'ok' },
  })
})

test('a server behind a proxy that does everything', async () => {
  const proxy = await proxyBefore(trusting.address, { isForwarding: true, isUpgrading: true })
  expect(await findings(proxy, trusting, '1')).toMatchObject({
    address: { state: 'ok' },
    proxy: { state: 'ok', says: 'it names who asks, and visitors cannot make that up' },
    WebSocket: { state: 'ok' },
  })
})

test('a proxy that strips Upgrade', async () => {
  const proxy = await proxyBefore(trusting.address, { isForwarding: true, isUpgrading: false })
  expect(await findings(proxy, trusting, '1')).toMatchObject({
    address: { state: 'ok' },
    proxy: { state: 'ok' },
    WebSocket: { state: 'wrong', advice: expect.stringContaining('Upgrade') },
  })
})

test('a proxy that is not believed, and one that lets visitors make up who they are', async () => {
  const honest = await proxyBefore(server.address, { isForwarding: true, isUpgrading: true })
  expect((await findings(honest, server)).proxy).toMatchObject({ state: 'wrong', advice: 'set TRUSTED_PROXIES=1' })
  const silent = await proxyBefore(trusting.address, { isForwarding: false, isUpgrading: true })
  expect((await findings(silent, trusting, '1')).proxy).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('make up'),
  })
})

describe('a server that is stopped', () => {
  test('is no fault, and one that runs and cannot be reached is', async () => {
    const closed = 'http://127.0.0.1:1'
    expect(await findings(closed, server, '0', false)).toMatchObject({
      address: { state: 'warning', says: expect.stringContaining('nobody answers'), advice: expect.any(String) },
      proxy: { state: 'ok', says: expect.stringContaining('not tried') },
      WebSocket: { state: 'ok', says: expect.stringContaining('not tried') },
    })
    expect((await findings(closed, server)).address).toMatchObject({ state: 'wrong' })
    const { findings: unnamed } = await checkReach(readConfig({}), 'http://127.0.0.1:8080', false)
    expect(unnamed.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
  })

  test('and something else at its address is told', async () => {
    const other = createServer((_request, reply) => void reply.end('<h1>It works!</h1>'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    expect((await findings(`http://127.0.0.1:${port}`, server)).address).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('is no South Street (status 200)'),
    })
  })
})

test('two proxies of which one is believed', () => {
  const seen = { address: '10.0.0.1', direct: false, forwarded: 2 }
  expect(judgeProxy(1, seen, { ...seen, forwarded: 3 })).toMatchObject({
    state: 'warning',
    advice: expect.stringMatching(/^set TRUSTED_PROXIES=2 /),
  })
})
