import type { NoticeSettings } from '@south-street/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIRST_SETTINGS } from '../../src/notices/hours.ts'
import { Asker, BACKENDS, type Stream, startTestServer, type TestServer } from '../http/test-server.ts'
import { dump } from '../store/dump.ts'
import { PushService } from './push-service.ts'

const SLOW = { pace: { kind: 'correspondence', hours: 24 } } as const
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

describe.each(BACKENDS)('notices on %s', (backend) => {
  let server: TestServer
  let service: PushService
  let [anna, ben]: Asker[] = []
  beforeAll(async () => {
    service = new PushService()
    await service.start()
    server = await startTestServer(backend, { WEBHOOK_ALLOW: '127.0.0.1', HEARTBEAT_SECONDS: '600' })
  })
  afterAll(async () => {
    await server.stop()
    await service.stop()
  })
  beforeEach(async () => {
    anna = await server.guest('Anna')
    ben = await server.guest('Ben')
    service.pushed.length = 0
    service.answers.clear()
  })
  afterEach(async () => {
    expect(service.faults).toEqual([])
    // The clock also runs on for the tables of this test: nobody is told of them any more, and the road is free.
    for (const { id } of [anna!, ben!]) {
      for (const channel of await server.store.notices.channelsOf(id)) {
        await server.store.notices.removeChannel(id, channel.id)
      }
    }
  })

  const subscribe = async (who: Asker, device = who.id) => {
    const { endpoint, keys } = service.device(device)
    const { channel } = await who.call('addNoticeChannel', {}, { kind: 'push', endpoint, keys, name: 'Firefox' })
    return channel.id
  }
  const keep = (who: Asker, more: Partial<NoticeSettings>) =>
    who.call('keepNoticeSettings', {}, { ...FIRST_SETTINGS, ...more } as NoticeSettings)
  const pass = async (ms: number) => {
    server.clock.now += ms
    await server.notices.postman.settle()
  }
  const move = async (table: string) => {
    const actor = (await anna!.view(table)).play!.actor
    const who = [anna!, ben!][actor!]!
    const { actions } = await who.get(`/api/tables/${table}/legal`)
    const { status } = await who.act(table, actions[0])
    expect(status).toBe(200)
  }
  /** A game of both in which it is Anna's move; Ben has been told of nothing yet. */
  const game = async (more: object = SLOW) => {
    const table = await server.running([anna!, ben!], more)
    if ((await anna!.view(table)).play!.actor === 1) await move(table)
    await pass(2 * 60 * SECOND)
    service.pushed.length = 0
    return table
  }
  /** What the two of this test were told. */
  const told = () => service.pushed.filter(({ device }) => [anna!, ben!].some(({ id }) => device.startsWith(id)))
  const titles = () => told().map(({ title }) => title)

  test('whoever is elsewhere is told once that it is their move, and not before the delay is over', async () => {
    await subscribe(ben!)
    const table = await game()
    await move(table)
    await pass(9 * SECOND)
    expect(told()).toEqual([])
    await pass(1 * SECOND)
    expect(told()).toMatchObject([
      { title: 'Your move', body: 'high-card: Anna. Anna has moved.', navigate: `${server.address}/t/${table}` },
    ])
    const { headers, bytes } = told()[0]!
    expect(headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' })
    expect(Number(headers.ttl)).toBe(24 * 3_600 - 10)
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    expect(bytes).toBeLessThan(1_000)
    await pass(HOUR)
    expect(titles()).toEqual(['Your move'])
  })

  test('at a live table they have a minute to come back', async () => {
    await subscribe(ben!)
    const table = await game({ pace: { kind: 'live', seconds: 3_000 } })
    await move(table)
    await pass(59 * SECOND)
    expect(titles()).toEqual([])
    await pass(1 * SECOND)
    expect(titles()).toEqual(['Your move'])
    expect(told()[0]!.headers.urgency).toBe('high')
  })

  test('who has moved meanwhile is told nothing, and is told of the next move', async () => {
    await subscribe(ben!)
    const table = await game()
    await move(table)
    await pass(5 * SECOND)
    await move(table)
    await pass(HOUR)
    expect(titles()).toEqual([])
    await move(table)
    await pass(10 * SECOND)
    expect(titles()).toEqual(['Your move'])
  })

  test('three quarters of the clock later they are told once more', async () => {
    await subscribe(ben!)
    const table = await game()
    await move(table)
    await pass(10 * SECOND)
    await pass(18 * HOUR - 11 * SECOND)
    expect(titles()).toEqual(['Your move'])
    await pass(1 * SECOND)
    expect(titles()).toEqual(['Your move', 'Your clock runs short'])
    await pass(HOUR)
    expect(titles()).toHaveLength(2)
  })

  test('a table on a screen calls nobody; one that was cut off does', async () => {
    await subscribe(ben!)
    const table = await game()
    const stream: Stream = ben!.stream(table)
    await stream.next()
    stream.speak('{"visible":true}')
    await expect.poll(() => server.store.notices.seenUntil(ben!.id, table)).not.toBeNull()
    await move(table)
    await pass(10 * SECOND)
    expect(titles()).toEqual([])
    // Nothing was heard of the stream for so long that it cannot be alive.
    await pass(2 * 600 * SECOND)
    expect(titles()).toEqual(['Your move'])
    await stream.close()
  })

  test('who looks away has seen it', async () => {
    await subscribe(ben!)
    const table = await game()
    const stream = ben!.stream(table)
    await stream.next()
    stream.speak('{"visible":true}')
    await expect.poll(() => server.store.notices.seenUntil(ben!.id, table)).not.toBeNull()
    await move(table)
    stream.speak('{"visible":false}')
    await expect.poll(() => server.store.notices.seenUntil(ben!.id, table)).toBeNull()
    await stream.close()
    await pass(HOUR)
    expect(titles()).toEqual([])
  })

  test('before the game everybody sees who has left the table, and for how long', async () => {
    const { table } = await anna!.call('createTable', {}, { game: 'packet-row', options: { players: 2 } })
    await ben!.call('takeSeat', { id: table }, { seat: 1 })
    const away = async () => (await anna!.call('presence', { id: table })).away
    // A program that never said what it looks at is not called absent.
    await pass(HOUR)
    expect(await away()).toEqual([])
    const stream = ben!.stream(table)
    await stream.next()
    stream.speak('{"visible":true}')
    await expect.poll(() => server.store.notices.seenUntil(ben!.id, table)).toBeGreaterThan(server.clock.now)
    await pass(5 * MINUTE)
    expect(await away()).toEqual([])
    stream.speak('{"visible":false}')
    await expect.poll(() => server.store.notices.seenUntil(ben!.id, table)).toBe(server.clock.now)
    await pass(MINUTE - 1)
    expect(await away()).toEqual([])
    await pass(5 * MINUTE)
    expect(await away()).toEqual([{ seat: 1, minutes: 5 }])
    // Back again; and when the game runs, its clock says who is absent.
    stream.speak('{"visible":true}')
    await expect.poll(away).toEqual([])
    stream.speak('{"visible":false}')
    await expect.poll(() => server.store.notices.seenUntil(ben!.id, table)).toBe(server.clock.now)
    await pass(HOUR)
    expect(await away()).toEqual([{ seat: 1, minutes: 60 }])
    await anna!.call('start', { id: table }, {})
    expect(await away()).toEqual([])
    await stream.close()
  })

  test('who wants to be told always is told at a table on a screen, too', async () => {
    await subscribe(ben!)
    await keep(ben!, { onlyAway: false })
    const table = await game()
    const stream = ben!.stream(table)
    await stream.next()
    stream.speak('{"visible":true}')
    await expect.poll(() => server.store.notices.seenUntil(ben!.id, table)).not.toBeNull()
    await move(table)
    await pass(10 * SECOND)
    expect(titles()).toEqual(['Your move'])
    await stream.close()
  })

  test('quiet hours are kept, and what came up is told once at their end', async () => {
    await subscribe(ben!)
    const minutes = Math.floor((server.clock.now / 60_000) % 1_440)
    await keep(ben!, { quiet: { from: minutes, to: (minutes + 60) % 1_440 } })
    const table = await game()
    for (let moves = 0; moves < 3; moves++) await move(table)
    await pass(10 * SECOND)
    await pass(50 * 60 * SECOND)
    expect(titles()).toEqual([])
    await pass(10 * 60 * SECOND)
    expect(titles()).toEqual(['Your move'])
  })

  test('a muted table says nothing, and others do', async () => {
    await subscribe(ben!)
    const [quiet, other] = [await game(), await game()]
    await ben!.call('muteNotices', { table: quiet })
    await move(quiet)
    await move(other)
    await pass(10 * SECOND)
    expect(told().map(({ navigate }) => navigate)).toEqual([`${server.address}/t/${other}`])
    const { muted } = await ben!.call('notices', {})
    expect(muted).toEqual([{ table: quiet, game: 'high-card', names: ['Anna', 'Ben'] }])
    await ben!.call('unmuteNotices', { table: quiet })
    expect((await ben!.call('notices', {})).muted).toEqual([])
  })

  test('a game that begins and one that ends are told to whoever wants to know', async () => {
    await subscribe(anna!)
    await subscribe(ben!)
    await keep(ben!, {
      events: { turn: [], clock: [], started: ['push'], over: ['push'], mention: [] },
      language: 'de',
    })
    const table = await server.running([anna!, ben!], SLOW)
    await pass(10 * SECOND)
    const ofBen = () => service.pushed.filter(({ device }) => device === ben!.id).map(({ title }) => title)
    const actor = (await anna!.view(table)).play!.actor
    expect(ofBen()).toEqual([actor === 1 ? 'Du bist am Zug' : 'Die Partie beginnt'])
    await anna!.call('abandon', { id: table })
    await ben!.call('abandon', { id: table })
    await pass(10 * SECOND)
    // Ben has ended it himself, and Anna does not want to hear of it.
    expect(titles()).not.toContain('Die Partie ist zu Ende')
    expect(titles()).not.toContain('The game is over')
  })

  test('who is written to by name is told who writes, and not what; who is muted calls nobody', async () => {
    await subscribe(ben!)
    const table = await game()
    await anna!.call('say', { id: table }, { text: 'Bennett has @Benny, not you' })
    await pass(10 * SECOND)
    expect(titles()).toEqual([])
    await anna!.call('say', { id: table }, { text: 'Hey @ben, secret words!' })
    await pass(10 * SECOND)
    expect(told()).toMatchObject([{ title: 'Somebody writes to you' }])
    expect(told()[0]!.body).toBe('high-card: Anna. Anna writes to you in the chat.')
    await ben!.call('mute', { person: anna!.id })
    await anna!.call('say', { id: table }, { text: '@Ben again' })
    await pass(10 * SECOND)
    expect(told()).toHaveLength(1)
  })

  test('a browser that is gone is forgotten; one that is signed out hears nothing more', async () => {
    await subscribe(ben!)
    const table = await game()
    service.answers.set(ben!.id, 410)
    await move(table)
    await pass(10 * SECOND)
    expect((await ben!.call('notices', {})).channels).toEqual([])
    await subscribe(anna!, 'lost')
    await anna!.call('signOut', {})
    expect(await server.store.notices.channelsOf(anna!.id)).toHaveLength(1)
    service.pushed.length = 0
    const { actions } = await ben!.get(`/api/tables/${table}/legal`)
    await ben!.act(table, actions[0])
    await pass(10 * SECOND)
    expect(told()).toEqual([])
    expect(await server.store.notices.channelsOf(anna!.id)).toEqual([])
  })

  test('what fails is tried again, by the same name, and told on the page', async () => {
    const id = await subscribe(ben!)
    const table = await game()
    service.answers.set(ben!.id, 503)
    await move(table)
    await pass(10 * SECOND)
    await pass(6 * SECOND)
    expect(await ben!.call('notices', {})).toMatchObject({
      channels: [{ id, failures: 2, last: { code: 'refused', status: 503 } }],
    })
    service.answers.clear()
    await pass(6 * 60 * SECOND)
    expect(titles()).toEqual(['Your move'])
    expect(await ben!.call('notices', {})).toMatchObject({ channels: [{ failures: 0, last: { code: 'sent' } }] })
  })

  test('a test says what became of it', async () => {
    const channel = await subscribe(ben!)
    expect(await ben!.call('testNoticeChannel', { channel })).toMatchObject({ code: 'sent', status: 201, test: true })
    expect(titles()).toEqual(['This is a test'])
    expect(await anna!.code('POST', `/api/me/notices/channels/${channel}/test`)).toBe('no-such-channel')
  })

  test('whoever never changes a setting is spoken to in their language', async () => {
    const polish = new Asker(server.address, ben!.token, ben!.id, { 'accept-language': 'pl' })
    await subscribe(polish)
    const table = await game()
    await move(table)
    await pass(10 * SECOND)
    expect(told()).toMatchObject([{ title: 'Twój ruch', body: 'high-card: Anna. Anna kończy ruch.' }])
  })

  test.each([
    ['a private network', { kind: 'webhook', format: 'ntfy', url: 'https://192.168.1.1/x' }, 'address-refused'],
    ['plain http', { kind: 'webhook', format: 'ntfy', url: 'http://ntfy.example.org/x' }, 'address-refused'],
    [
      'keys that are none',
      { kind: 'push', endpoint: 'https://push.example.org/x', keys: { p256dh: 'x', auth: 'y' }, name: 'X' },
      'address-refused',
    ],
    ['mail where none is sent', { kind: 'mail', address: 'ben@example.org' }, 'no-mail-here'],
    ['a mail address that is none', { kind: 'mail', address: 'ben' }, 'body-malformed'],
    ['no kind', { kind: 'pigeon' }, 'body-malformed'],
  ])('%s is refused', async (_name, body, code) => {
    expect(await ben!.code('POST', '/api/me/notices/channels', { body })).toBe(code)
    expect((await ben!.call('notices', {})).channels).toEqual([])
  })

  test('nobody has channels without end', async () => {
    for (let one = 0; one < 12; one++) await subscribe(ben!, `${ben!.id}-${one}`)
    const body = { kind: 'webhook', format: 'ntfy', url: 'https://ntfy.example.org/x' }
    expect(await ben!.code('POST', '/api/me/notices/channels', { body })).toBe('too-many-channels')
    await subscribe(ben!, `${ben!.id}-0`)
    expect((await ben!.call('notices', {})).channels).toHaveLength(12)
  })

  test('whoever is erased leaves nothing behind', async () => {
    await subscribe(ben!)
    await subscribe(anna!)
    await keep(ben!, { digest: 480 })
    const table = await game()
    await ben!.call('muteNotices', { table: await game() })
    await move(table)
    await move(table)
    expect(await dump(server.place.place)).toContain(`"caused_by":"${ben!.id}"`)
    await ben!.call('deleteMe', {})
    expect(await dump(server.place.place)).not.toContain(ben!.id)
    expect(await server.store.notices.channelsOf(ben!.id)).toEqual([])
  })

  test('where nobody wants notices, nothing is kept', async () => {
    const table = await game()
    await move(table)
    expect(await dump(server.place.place)).not.toContain(`"table_id":"${table}","kind"`)
  })
})
