import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Guard } from '../../src/notices/guard.ts'
import { post } from '../../src/notices/outgoing.ts'
import { NameServer } from './name-server.ts'

const closed = new Guard([])

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.20',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2001:0:4136:e378::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  'nonsense',
  '',
])('%s is not dialled', (address) => {
  expect(closed.permits(address, 'https:')).toBe(false)
})

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  '%s is, by https',
  (one) => {
    expect(closed.permits(one, 'https:')).toBe(true)
    expect(closed.permits(one, 'http:')).toBe(false)
  },
)

test('what the operator allows is dialled, also without encryption, and nothing beside it', () => {
  const home = new Guard(['192.168.1.0/24', 'fd12::/16', '10.0.0.7'])
  for (const one of ['192.168.1.20', 'fd12::5', '10.0.0.7']) expect(home.permits(one, 'http:'), one).toBe(true)
  for (const one of ['192.168.2.20', 'fd13::5', '10.0.0.8', '127.0.0.1'])
    expect(home.permits(one, 'https:'), one).toBe(false)
})

test.each([
  ['https://discord.com/api/webhooks/1/x', true],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:7f00:1]/', false],
  ['https://localhost/', false],
  ['https://metadata/', false],
  ['http://example.org/', false],
  ['https://user:secret@example.org/', false],
  ['ftp://example.org/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s may be kept: %s', (address, may) => {
  expect(closed.mayKeep(address)).toBe(may)
})

describe('a request to somebody else’s server', () => {
  let server: Server
  let address: string
  const home = new Guard(['127.0.0.1'])
  const asked = { headers: {}, body: 'Ahoy' }
  let requests = 0
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests++
      if (request.url === '/moved') response.writeHead(302, { location: `${address}/ok` }).end()
      else if (request.url === '/huge') {
        response.writeHead(200)
        const fill = () => {
          while (response.writable && response.write('x'.repeat(65_536)));
        }
        response.on('drain', fill)
        fill()
      } else if (request.url === '/later') response.writeHead(429, { 'retry-after': '7' }).end()
      else if (request.url !== '/silent') response.writeHead(200).end('ok')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('is not made to an address that may not be dialled, by number or by name', async () => {
    const before = requests
    const { port } = new URL(address)
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0']) {
      expect(await post(closed, `http://${host}:${port}/ok`, asked), host).toEqual({ status: null, why: 'forbidden' })
      expect(await post(closed, `https://${host}:${port}/ok`, asked), host).toEqual({ status: null, why: 'forbidden' })
    }
    expect(requests).toBe(before)
  })

  test('is answered; a name is looked up and judged by where it leads', async () => {
    expect(await post(home, `${address}/ok`, asked)).toEqual({ status: 200, retryAfterMs: null })
    expect(await post(home, `${address.replace('127.0.0.1', 'localhost')}/ok`, asked)).toMatchObject({ status: 200 })
    expect(await post(home, `${address}/later`, asked)).toEqual({ status: 429, retryAfterMs: 7_000 })
  })

  test('judges every address of a name, and dials none but those', async () => {
    const names = new NameServer()
    await names.start()
    names.addresses
      .set('router.example.org', ['192.168.1.1'])
      .set('mapped.example.org', ['0:0:0:0:0:ffff:7f00:1'])
      .set('translated.example.org', ['64:ff9b:0:0:0:0:7f00:1'])
      .set('nothing.example.org', ['0.0.0.0'])
      .set('both.example.org', ['192.168.1.1', '127.0.0.1'])
    const strict = new Guard([], () => names.resolver())
    const before = requests
    const { port } = new URL(address)
    for (const name of ['router', 'mapped', 'translated', 'nothing', 'both']) {
      const dialled = await post(strict, `https://${name}.example.org:${port}/ok`, asked)
      expect(dialled, name).toEqual({ status: null, why: 'forbidden' })
    }
    expect(requests).toBe(before)
    const own = new Guard(['127.0.0.1'], () => names.resolver())
    expect(await post(own, `http://both.example.org:${port}/ok`, asked)).toMatchObject({ status: 200 })
    // The name leads elsewhere a moment later: what counts is where it leads now.
    names.addresses.set('both.example.org', ['10.0.0.1'])
    expect(await post(own, `http://both.example.org:${port}/ok`, asked)).toEqual({ status: null, why: 'forbidden' })
    expect(await post(strict, 'https://unknown.example.org/', asked)).toEqual({ status: null, why: 'unreachable' })
    names.stop()
  })

  test('waits for no other whose name nobody answers for', async () => {
    const names = new NameServer()
    await names.start()
    names.addresses.set('quick.example.org', ['127.0.0.1'])
    const own = new Guard(['127.0.0.1'], () => names.resolver())
    let given = 0
    const hostile = Array.from({ length: 40 }, (_, n) =>
      post(own, `http://silent-${n}.example.org/`, asked).then(() => given++),
    )
    while (names.silent < 40) await new Promise((resolve) => setTimeout(resolve, 10))
    const { port } = new URL(address)
    expect(await post(own, `http://quick.example.org:${port}/ok`, asked)).toMatchObject({ status: 200 })
    expect(given).toBe(0)
    await Promise.all(hostile)
    names.stop()
  })

  test('follows nobody elsewhere', async () => {
    const before = requests
    expect(await post(home, `${address}/moved`, asked)).toMatchObject({ status: 302 })
    expect(requests).toBe(before + 1)
  })

  test('does not read without end', async () => {
    const cut = new Promise<void>((resolve) => {
      server.once('connection', (socket) => socket.once('close', () => resolve()))
    })
    expect(await post(home, `${address}/huge`, asked)).toMatchObject({ status: 200 })
    await cut
  })

  test('does not wait for ever, and survives whoever hangs up', async () => {
    const brief = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    expect(await post(home, `${address}/silent`, asked)).toEqual({ status: null, why: 'timeout' })
    brief.mockRestore()
    const rude = createTcp((socket) => socket.destroy())
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    const { port } = rude.address() as AddressInfo
    expect(await post(home, `http://127.0.0.1:${port}/`, asked)).toEqual({ status: null, why: 'unreachable' })
    rude.close()
  })
})
