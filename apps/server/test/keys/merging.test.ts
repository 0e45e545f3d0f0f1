import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMerging } from '../../src/house/merging.ts'
import { BACKENDS, startTestServer, type TestServer } from '../http/test-server.ts'
import { dump } from '../store/dump.ts'
import { Browser } from './browser.ts'
import { guestsOf, PUBLIC } from './guests.ts'

describe.each(BACKENDS)('becoming somebody who is here already, on %s', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(backend, { PUBLIC_URL: PUBLIC })
  })
  afterAll(() => server.stop())

  const { newBrowser, somebody, addPasskey, answerOf, play } = guestsOf(() => server)

  test('a guest’s tables come along when they say so, and no key of the guest opens anything any more', async () => {
    const friend = await server.guest('Ben')
    const { browser: own, id } = await somebody('Marta')
    const key = await addPasskey(own)
    const both = await play(own, friend)
    const { browser: guest, id: guestId } = await somebody('Guest')
    const table = await play(guest, friend)
    const { table: open } = await guest.send('POST', '/api/tables', { game: 'high-card', options: { players: 2 } })
    await guest.send('POST', `/api/tables/${table}/chat`, { text: 'Hello from the kitchen' })
    const { token: program } = await guest.send('POST', '/api/me/tokens')
    const guestWords = (await guest.send('POST', '/api/me/words')).words.join(' ')
    await friend.send('PUT', `/api/me/mutes/${guestId}`)
    const old = new Browser(server.address, { cookie: guest.cookie })
    const credential = await answerOf(guest, key)
    const asked = await guest.ask('POST', '/api/passkeys/verify', { credential })
    expect(asked.body).toMatchObject({ code: 'somebody-already', params: { name: 'Guest', other: 'Marta', tables: 2 } })
    expect((await guest.send('GET', '/api/me')).id).toBe(guestId)
    // The question was not answered yet, so what the passkey has signed is still good.
    const became = await guest.send('POST', '/api/passkeys/verify', { credential, guest: 'bring' })
    expect(became).toEqual({ id, name: 'Marta', brought: 2, left: 0 })
    const { tables } = await guest.send('GET', '/api/me/tables')
    expect(tables.map((one: { id: string }) => one.id).sort()).toEqual([both, table, open].sort())
    const view = await guest.send('GET', `/api/tables/${table}`)
    expect(view).toMatchObject({ you: 0, host: id, seats: [{ person: id, name: 'Marta' }, { name: 'Ben' }] })
    const { play: position } = view
    const action = (await guest.send('GET', `/api/tables/${table}/legal`)).actions[0]
    expect(await guest.code('POST', `/api/tables/${table}/actions`, { decision: position.decision, action })).toBe('ok')
    expect((await guest.send('GET', `/api/tables/${table}/chat`)).lines).toMatchObject([{ person: id }])
    // Whoever has muted the guest hears no more of them under the other name.
    expect((await friend.get('/api/me/mutes')).people).toContain(id)
    expect(await old.code('GET', '/api/me')).toBe('not-signed-in')
    const bearer = new Browser(server.address, { authorization: `Bearer ${program}` })
    expect(await bearer.code('GET', '/api/me')).toBe('not-signed-in')
    expect(await newBrowser().code('POST', '/api/words', { words: guestWords })).toBe('key-refused')
    expect(JSON.stringify(await dump(server.place.place))).not.toContain(guestId)
  })

  test('where both sit, nobody gets two seats, and the others need not wait', async () => {
    const { browser: own, id } = await somebody('Marta')
    const { browser: guest } = await somebody('Guest')
    const { table } = await own.send('POST', '/api/tables', { game: 'high-card', options: { players: 2 } })
    await guest.send('POST', `/api/tables/${table}/seats`, {})
    const { token } = await own.send('POST', '/api/me/recovery')
    const became = await guest.send('POST', '/api/recoveries', { token, guest: 'bring' })
    expect(became).toEqual({ id, name: 'Marta', brought: 0, left: 1 })
    const { seats } = await own.send('GET', `/api/tables/${table}`)
    expect(seats).toMatchObject([{ person: id }, { kind: 'open' }])
  })

  test('who signs in again, or brings everything along, is still told in this browser, and nobody else is', async () => {
    const { p256dh, auth } = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
    const tell = (browser: Browser, device: string) => {
      const push = {
        kind: 'push',
        endpoint: `https://push.example.org/${device}`,
        keys: { p256dh, auth },
        name: device,
      }
      return browser.send('POST', '/api/me/notices/channels', push)
    }
    const told = async (browser: Browser) => {
      const { channels } = await browser.send('GET', '/api/me/notices')
      return channels.map(({ name, current }: { name: string; current?: true }) => [name, current ?? false])
    }
    const { browser: own, id } = await somebody('Marta')
    const key = await addPasskey(own)
    await tell(own, 'own')
    await own.send('POST', '/api/passkeys/verify', { credential: await answerOf(own, key) })
    expect(await told(own)).toEqual([['own', true]])
    const [{ id: channel } = { id: '' }] = await server.store.notices.channelsOf(id)
    expect(await server.store.notices.findChannel(channel)).not.toBeNull()
    for (const [name, guest, expected] of [
      ['kitchen', 'bring', true],
      ['library', 'leave', false],
    ] as const) {
      const { browser } = await somebody(name)
      await play(browser, await server.guest('Ben'))
      await tell(browser, name)
      await browser.send('POST', '/api/passkeys/verify', { credential: await answerOf(browser, key), guest })
      const names = (await told(browser)).map(([one]: [string]) => one)
      expect(names.includes(name)).toBe(expected)
    }
  })

  test('who becomes somebody else is let in as before, and is called by the same webhook', async () => {
    server.clock.now += 1
    await server.operator.send('PUT', '/api/admin/entry', { entry: 'code' })
    server.clock.now += 1
    const wish = { body: { game: 'high-card', options: { players: 2 } } }
    const [heir, guest] = [await server.guest('Heir'), await server.guest('Guest')]
    const { code } = await server.operator.send('POST', '/api/admin/codes', { label: 'PIER', most: 1 })
    await guest.send('POST', '/api/me/membership', { code })
    const hook = { kind: 'webhook', format: 'ntfy', url: 'https://ntfy.example.org/guest' } as const
    await guest.call('addNoticeChannel', {}, hook)
    await heir.call('addNoticeChannel', {}, { ...hook, url: 'https://ntfy.example.org/heir' })
    const settings = (await heir.call('notices', {})).settings
    await guest.call('keepNoticeSettings', {}, { ...settings, digest: 480, language: 'pl' })
    const { body: muted } = await guest.ask('POST', '/api/tables', wish)
    await guest.call('muteNotices', { table: muted.table })
    expect(await heir.code('POST', '/api/tables', wish)).toBe('invitation-needed')
    const merge = newMerging({ ...server, now: () => server.clock.now })
    await merge(guest.id, { person: heir.id, name: 'Heir' })
    expect(await heir.code('POST', '/api/tables', wish)).toBe('ok')
    const after = await heir.call('notices', {})
    expect(after.channels).toMatchObject([{ kind: 'webhook' }, { kind: 'webhook' }])
    expect(after.muted).toMatchObject([{ table: muted.table }])
    // What the heir has chosen stays.
    expect(after.settings).toMatchObject({ language: 'en', digest: null })
    await server.operator.send('PUT', '/api/admin/entry', { entry: 'everybody' })
    const [later, newcomer] = [await server.guest('Later'), await server.guest('Newcomer')]
    await later.call('keepNoticeSettings', {}, { ...settings, digest: 480, language: 'pl' })
    await merge(later.id, { person: newcomer.id, name: 'Newcomer' })
    expect((await newcomer.call('notices', {})).settings).toMatchObject({ language: 'pl', digest: 480 })
    expect(JSON.stringify(await dump(server.place.place))).not.toContain(later.id)
  })

  test('a merging that a crash has ended goes on later', async () => {
    const friend = await server.guest('Ben')
    const { id } = await somebody('Marta')
    const { browser: guest, id: guestId } = await somebody('Guest')
    const table = await play(guest, friend)
    await server.store.people.leave(guestId, server.clock.now, id)
    const [left] = await server.store.people.leaving()
    expect(left).toEqual({ person: guestId, heir: id })
    const merge = newMerging({ ...server, now: () => server.clock.now })
    expect(await merge(guestId, { person: id, name: 'Marta' })).toEqual({ brought: 1, left: 0 })
    expect((await friend.view(table)).seats).toMatchObject([{ person: id }, { name: 'Ben' }])
    expect(await server.store.people.leaving()).toEqual([])
  })
})
