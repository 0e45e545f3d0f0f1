import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { FIRST_SETTINGS, nextTime } from '../../src/notices/hours.ts'
import { type Asker, startTestServer, type TestServer } from '../http/test-server.ts'

const PUBLIC = 'https://tables.example.org'
const [HOUR, DAY] = [3_600_000, 86_400_000]

interface Letter {
  readonly to: string
  readonly head: string
  readonly text: string
}

let smtp: SMTPServer
let server: TestServer
let [anna, ben]: Asker[] = []
const letters: Letter[] = []
/** What the mail server says to a letter instead of taking it. */
let refusal: Error | null = null

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        if (refusal === null) letters.push(read(Buffer.concat(pieces).toString(), session.envelope.rcptTo[0]!.address))
        done(refusal)
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  server = await startTestServer('SQLite', {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Tables <tables@example.org>',
    PUBLIC_URL: PUBLIC,
  })
})
afterAll(async () => {
  await server.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})
beforeEach(async () => {
  anna = await server.guest('Anna')
  ben = await server.guest('Ben')
  letters.length = 0
  refusal = null
})

afterEach(async () => {
  // The clock runs on, and nobody is told of this test's tables any more.
  for (const { id } of [anna!, ben!]) {
    for (const channel of await server.store.notices.channelsOf(id))
      await server.store.notices.removeChannel(id, channel.id)
  }
})

/** The plain part of a letter, put together again. */
function read(raw: string, to: string): Letter {
  const [head = ''] = raw.split('\r\n\r\n')
  const plain = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? ''
  const isBase64 = /Content-Transfer-Encoding: base64/.test(raw)
  const text = isBase64
    ? Buffer.from(plain, 'base64').toString()
    : plain
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return { to, head: head.replace(/\r\n\s+/g, ' '), text }
}

const add = (who: Asker, address = 'ben@example.org') => who.call('addNoticeChannel', {}, { kind: 'mail', address })
const tokenIn = ({ text }: Letter, purpose: string) => new RegExp(`#${purpose}=([\\w.-]+)`).exec(text)![1]!
const confirmed = async (who: Asker) => {
  const { channel } = await add(who)
  await server.nobody.call('confirmMail', {}, { token: tokenIn(letters.at(-1)!, 'confirm') })
  letters.length = 0
  return channel.id
}
const pass = async (ms: number) => {
  server.clock.now += ms
  await server.notices.postman.settle()
}
/** It is Ben's move after this. */
const moveToBen = async (table: string) => {
  for (let actor = -1; actor !== 1; ) {
    const { play } = await anna!.view(table)
    const who = [anna!, ben!][play!.actor!]!
    const { actions } = await who.get(`/api/tables/${table}/legal`)
    await who.act(table, actions[0])
    actor = (await anna!.view(table)).play!.actor!
  }
}

test('an address gets one letter, and nothing more before it is confirmed', async () => {
  await add(ben!)
  expect(letters).toMatchObject([{ to: 'ben@example.org' }])
  expect(letters[0]!.head).toContain('From: Tables <tables@example.org>')
  expect((await ben!.call('notices', {})).channels).toMatchObject([{ kind: 'mail', on: false, confirmed: false }])
  const table = await server.running([anna!, ben!], { pace: { kind: 'correspondence', hours: 24 } })
  await moveToBen(table)
  await pass(19 * 3_600_000)
  expect(letters).toHaveLength(1)
  const token = tokenIn(letters[0]!, 'confirm')
  expect(
    await server.nobody.code('POST', '/api/notices/confirmations', { body: { token: `${token.slice(0, -1)}x` } }),
  ).toBe('link-used-up')
  await server.nobody.call('confirmMail', {}, { token })
  expect((await ben!.call('notices', {})).channels).toMatchObject([{ on: true, confirmed: true }])
})

test('a letter says what it is about, and ends further ones with one click', async () => {
  const id = await confirmed(ben!)
  const table = await server.running([anna!, ben!], { pace: { kind: 'correspondence', hours: 24 } })
  await moveToBen(table)
  await pass(18 * 3_600_000)
  expect(letters.map(({ head }) => /Subject: (.*)/.exec(head)![1])).toEqual(['Your clock runs short'])
  const [{ head, text }] = letters as [Letter]
  expect(text).toContain(`${PUBLIC}/t/${table}`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, url] = /List-Unsubscribe: <(.*?)>/.exec(head)!
  expect(url).toMatch(/^https:\/\/tables\.example\.org\/api\//)
  const click = () =>
    fetch(url!.replace(PUBLIC, server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await click()).status).toBe(200)
  // Whoever reads mail there has the last word: nobody turns it on again for them.
  expect((await ben!.call('notices', {})).channels).toEqual([])
  expect(await ben!.code('PUT', `/api/me/notices/channels/${id}`, { body: { on: true } })).toBe('no-such-channel')
  // Mail programs click twice.
  expect((await click()).status).toBe(200)
})

test('nothing but the one letter goes to an address that nobody has confirmed', async () => {
  const { channel } = await add(ben!, 'stranger@example.org')
  expect(await ben!.code('POST', `/api/me/notices/channels/${channel.id}/test`)).toBe('mail-unconfirmed')
  await ben!.call('turnNoticeChannel', { channel: channel.id }, { on: true })
  await ben!.call('keepNoticeSettings', {}, { ...FIRST_SETTINGS, digest: 480 })
  const table = await server.running([anna!, ben!], { pace: { kind: 'correspondence', hours: 24 } })
  await moveToBen(table)
  await pass(DAY - HOUR)
  expect(letters.map(({ to }) => to)).toEqual(['stranger@example.org'])
})

test('who has overlooked the letter for a week gets another, whose link works', async () => {
  await add(ben!)
  server.clock.now += 8 * DAY
  await add(ben!)
  const token = tokenIn(letters.at(-1)!, 'confirm')
  expect(await server.nobody.code('POST', '/api/notices/confirmations', { body: { token } })).toBe('ok')
})

test('an address that is confirmed stays so, whoever types it again and whatever the mail server says', async () => {
  const id = await confirmed(ben!)
  await ben!.call('turnNoticeChannel', { channel: id }, { on: false })
  refusal = Object.assign(new Error('later'), { responseCode: 451 })
  expect((await add(ben!)).channel).toMatchObject({ id, on: true, confirmed: true })
  expect((await ben!.call('notices', {})).channels).toMatchObject([{ id, on: true, confirmed: true }])
})

test('a digest that the mail server does not take is tried again the same day, and comes once', async () => {
  await confirmed(ben!)
  await ben!.call('keepNoticeSettings', {}, { ...FIRST_SETTINGS, digest: 480 })
  const table = await server.running([anna!, ben!], { pace: { kind: 'none' } })
  await moveToBen(table)
  refusal = Object.assign(new Error('later'), { responseCode: 451 })
  const morning = () => pass(nextTime('UTC', 480, server.clock.now) - server.clock.now)
  await morning()
  await pass(6_000)
  refusal = null
  expect(letters).toEqual([])
  await pass(HOUR)
  expect(letters).toHaveLength(1)
  await pass(12 * HOUR)
  expect(letters).toHaveLength(1)
  await morning()
  expect(letters).toHaveLength(2)
  const ids = letters.map(({ head }) => /Message-ID: (\S+)/i.exec(head)![1])
  expect(new Set(ids).size).toBe(2)
})

test('a digest that nobody takes all day is not told in the night', async () => {
  await confirmed(ben!)
  await ben!.call('keepNoticeSettings', {}, { ...FIRST_SETTINGS, digest: 480 })
  const table = await server.running([anna!, ben!], { pace: { kind: 'none' } })
  await moveToBen(table)
  refusal = Object.assign(new Error('later'), { responseCode: 451 })
  await pass(nextTime('UTC', 480, server.clock.now) - server.clock.now)
  for (let hour = 0; hour < 13; hour++) await pass(HOUR)
  refusal = null
  for (let hour = 13; hour < 23; hour++) await pass(HOUR)
  expect(letters).toEqual([])
  await pass(HOUR)
  expect(letters).toHaveLength(1)
})

test('letters need an address that their links lead to', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1:25' })).toThrow('SMTP_URL: needs PUBLIC_URL')
})

test('at most one letter a table and hour', async () => {
  await confirmed(ben!)
  const events = { turn: ['mail' as const], clock: [], started: [], over: [], mention: [] }
  await ben!.call('keepNoticeSettings', {}, { ...FIRST_SETTINGS, events })
  const table = await server.running([anna!, ben!], { pace: { kind: 'correspondence', hours: 24 } })
  for (let turn = 0; turn < 2; turn++) {
    await moveToBen(table)
    await pass(10_000)
  }
  expect(letters).toHaveLength(1)
  await pass(3_600_000)
  expect(letters).toHaveLength(2)
})

test('the digest comes once a day, and only if a table waits', async () => {
  await confirmed(ben!)
  await ben!.call('keepNoticeSettings', {}, { ...FIRST_SETTINGS, digest: 480, language: 'pl' })
  const morning = () => pass(nextTime('UTC', 480, server.clock.now) - server.clock.now)
  await morning()
  expect(letters).toEqual([])
  const table = await server.running([anna!, ben!], { pace: { kind: 'none' } })
  await moveToBen(table)
  await morning()
  expect(letters).toHaveLength(1)
  expect(letters[0]!.text).toContain(`high-card: Anna\r\n${PUBLIC}/t/${table}`)
  await pass(3_600_000)
  expect(letters).toHaveLength(1)
  await morning()
  expect(letters).toHaveLength(2)
})

test('what the mail server refuses is told, and an address that it refuses is not kept', async () => {
  const channel = await confirmed(ben!)
  refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  expect(await ben!.call('testNoticeChannel', { channel })).toMatchObject({ code: 'refused', status: 550 })
  const body = { kind: 'mail', address: 'nobody@example.org' }
  expect(await anna!.code('POST', '/api/me/notices/channels', { body })).toBe('mail-not-sent')
  expect((await anna!.call('notices', {})).channels).toEqual([])
})
