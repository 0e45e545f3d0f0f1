import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { recoverPerson } from '../../src/keys/operators-link.ts'
import { type Asker, BACKENDS, Stream, startTestServer, type TestServer } from '../http/test-server.ts'
import { Authenticator } from './authenticator.ts'
import { Browser } from './browser.ts'
import { guestsOf, PUBLIC } from './guests.ts'

const DAY_MS = 86_400_000

describe.each(BACKENDS)('keys, on %s', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(backend, { PUBLIC_URL: PUBLIC })
  })
  afterAll(() => server.stop())

  const { newBrowser, somebody, addPasskey, answerOf, play } = guestsOf(() => server)

  test('a passkey is one more key to the person, and brings them back to another browser', async () => {
    const { browser, id } = await somebody('Marta')
    const { options } = await browser.send('POST', '/api/me/passkeys/options')
    expect(options).toMatchObject({
      rp: { id: 'tables.example.org' },
      user: { id, name: 'Marta' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    const key = await addPasskey(browser)
    const { passkeys } = await browser.send('GET', '/api/me/keys')
    expect(passkeys).toMatchObject([{ name: 'Firefox, Linux', usedAt: null, synced: true }])
    const other = newBrowser()
    const asked = await other.send('POST', '/api/passkeys/options')
    expect(asked.options.allowCredentials).toEqual([])
    const credential = key.sign(asked.options, { origin: PUBLIC })
    expect(await other.send('POST', '/api/passkeys/verify', { credential })).toEqual({ id, name: 'Marta' })
    expect(await other.send('GET', '/api/me')).toMatchObject({ id })
    const { devices } = await other.send('GET', '/api/me/devices')
    expect(devices).toHaveLength(2)
    expect(devices.find(({ way }: { way: string }) => way === 'guest')).toMatchObject({
      kind: 'browser',
      browser: 'Firefox',
      system: 'Linux',
    })
    expect(devices.find(({ current }: { current?: true }) => current)).toMatchObject({ way: 'passkey' })
    await other.send('PATCH', `/api/me/passkeys/${passkeys[0].id}`, { name: 'My phone' })
    expect((await browser.send('GET', '/api/me/keys')).passkeys).toMatchObject([
      { name: 'My phone', usedAt: server.clock.now },
    ])
    await browser.send('DELETE', `/api/me/passkeys/${passkeys[0].id}`)
    const third = newBrowser()
    const late = await answerOf(third, key)
    expect(await third.code('POST', '/api/passkeys/verify', { credential: late })).toBe('key-refused')
  })

  test('whatever is wrong with a passkey, the answer is the same, and nobody is signed in', async () => {
    const { browser } = await somebody('Marta')
    const key = await addPasskey(browser)
    const stranger = new Authenticator()
    const other = new Authenticator()
    other.userHandle = 'x'.repeat(22)
    const tries: Record<string, (asking: Browser) => Promise<unknown>> = {
      'another origin': (asking) => answerOf(asking, key, { origin: 'https://tables.example.net' }),
      'another host': (asking) => answerOf(asking, key, { rpId: 'tables.example.net' }),
      'another purpose': (asking) => answerOf(asking, key, { type: 'webauthn.create' }),
      'a passkey that nobody knows': (asking) => answerOf(asking, stranger),
      'a passkey of somebody else': (asking) => answerOf(asking, other),
      'a forged signature': async (asking) => {
        const shown = await answerOf(asking, stranger)
        return { ...shown, id: key.id.toString('base64url'), rawId: key.id.toString('base64url') }
      },
      'a question of another browser': () => answerOf(newBrowser(), key),
      'a question to add a passkey': async (asking) => {
        const { options } = await browser.send('POST', '/api/me/passkeys/options')
        for (const [name, value] of browser.jar) if (name.endsWith('-asked')) asking.jar.set(name, value)
        return key.sign({ ...options, rpId: options.rp.id }, { origin: PUBLIC })
      },
      'a question that nobody asked': async () =>
        key.sign({ challenge: 'A'.repeat(43), rpId: 'tables.example.org' }, { origin: PUBLIC }),
      'an old question': async (asking) => {
        const shown = await answerOf(asking, key)
        server.clock.now += 300_001
        return shown
      },
      rubbish: async () => ({
        ...{ id: 'AA', rawId: 'AA', type: 'public-key' },
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      }),
    }
    const answers = new Set<string>()
    for (const [what, attempt] of Object.entries(tries)) {
      const asking = newBrowser()
      const credential = await attempt(asking)
      const { status, body } = await asking.ask('POST', '/api/passkeys/verify', { credential })
      expect(status, what).toBe(403)
      answers.add(JSON.stringify(body))
      expect(await asking.code('GET', '/api/me'), what).toBe('not-signed-in')
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('key-refused')
  })

  test('an answer is good for once', async () => {
    const { browser } = await somebody('Marta')
    const key = await addPasskey(browser)
    const other = newBrowser()
    const credential = await answerOf(other, key)
    const twice = await Promise.all([0, 1, 2].map(() => other.code('POST', '/api/passkeys/verify', { credential })))
    expect(twice.sort()).toEqual(['key-refused', 'key-refused', 'ok'])
    const { options } = await browser.send('POST', '/api/me/passkeys/options')
    const made = new Authenticator().create(options, { origin: PUBLIC })
    expect(await browser.code('POST', '/api/me/passkeys/verify', { credential: made })).toBe('ok')
    expect(await browser.code('POST', '/api/me/passkeys/verify', { credential: made })).toBe('key-refused')
  })

  test('a passkey of another page, or of another person’s question, is not kept', async () => {
    const { browser } = await somebody('Marta')
    const other = await somebody('Lotte')
    const ask = async (asking: Browser) => (await asking.send('POST', '/api/me/passkeys/options')).options
    const key = new Authenticator()
    const foreign = key.create(await ask(browser), { origin: 'https://tables.example.net' })
    expect(await browser.code('POST', '/api/me/passkeys/verify', { credential: foreign })).toBe('key-refused')
    const theirs = key.create(await ask(other.browser), { origin: PUBLIC })
    expect(await browser.code('POST', '/api/me/passkeys/verify', { credential: theirs })).toBe('key-refused')
    const taken = await addPasskey(browser)
    const again = taken.create(await ask(other.browser), { origin: PUBLIC })
    expect(await other.browser.code('POST', '/api/me/passkeys/verify', { credential: again })).toBe('key-refused')
    expect((await other.browser.send('GET', '/api/me/keys')).passkeys).toEqual([])
  })

  test('a counter that goes back shuts nobody out', async () => {
    const { browser } = await somebody('Marta')
    const key = await addPasskey(browser)
    for (const counter of [7, 3]) {
      const other = newBrowser()
      const credential = await answerOf(other, key, { counter })
      expect(await other.code('POST', '/api/passkeys/verify', { credential })).toBe('ok')
    }
  })

  test('ten words bring somebody back, until there are others', async () => {
    const { browser, id } = await somebody('Marta')
    const { words } = await browser.send('POST', '/api/me/words')
    expect(new Set(words).size).toBeGreaterThan(5)
    expect(words).toHaveLength(10)
    const other = newBrowser()
    const typed = words.map((word: string, index: number) => ` ${index + 1}. ${word.toUpperCase()},`).join('\n')
    expect(await other.send('POST', '/api/words', { words: typed })).toEqual({ id, name: 'Marta' })
    expect((await browser.send('GET', '/api/me/keys')).words).toEqual({
      createdAt: server.clock.now,
      usedAt: server.clock.now,
    })
    const swapped = [...words.slice(1), words[0]].join(' ')
    expect(await newBrowser().code('POST', '/api/words', { words: swapped })).toBe('key-refused')
    const slip = await newBrowser().ask('POST', '/api/words', { words: `${words.slice(0, 3).join(' ')} anchro` })
    expect(slip.body).toMatchObject({ code: 'words-mistyped', params: { number: 4 } })
    expect(await newBrowser().code('POST', '/api/words', { words: words.slice(1).join(' ') })).toBe('words-mistyped')
    await browser.send('POST', '/api/me/words')
    expect(await newBrowser().code('POST', '/api/words', { words: words.join(' ') })).toBe('key-refused')
    expect(JSON.stringify(await server.store.identities.tokensOf(id))).not.toContain(words[0])
  })

  test('a lost phone: name, tables and games come back by each key, and the phone is out at once', async () => {
    const friend = await server.guest('Ben')
    const { browser: phone, id } = await somebody('Marta')
    const table = await play(phone, friend)
    const key = await addPasskey(phone)
    const { words } = await phone.send('POST', '/api/me/words')
    const { token } = await phone.send('POST', '/api/me/recovery')
    const ways: ((asking: Browser) => Promise<unknown>)[] = [
      async (asking) => asking.send('POST', '/api/passkeys/verify', { credential: await answerOf(asking, key) }),
      (asking) => asking.send('POST', '/api/words', { words: words.join(' ') }),
      (asking) => asking.send('POST', '/api/recoveries', { token }),
    ]
    const laptops: Browser[] = []
    for (const way of ways) {
      const laptop = newBrowser()
      expect(await way(laptop)).toEqual({ id, name: 'Marta' })
      expect((await laptop.send('GET', '/api/me/tables')).tables).toMatchObject([{ id: table, status: 'running' }])
      expect((await laptop.send('GET', `/api/tables/${table}`)).you).toBe(0)
      laptops.push(laptop)
    }
    const watching = { address: server.address, token: null, always: { cookie: phone.cookie, origin: PUBLIC } }
    const stream = new Stream(watching as unknown as Asker, table)
    await stream.next()
    await laptops[0]!.send('DELETE', '/api/me/devices')
    expect(await stream.closed).toBe(1008)
    for (const out of [phone, laptops[1]!, laptops[2]!]) expect(await out.code('GET', '/api/me')).toBe('not-signed-in')
    expect(await laptops[0]!.code('GET', '/api/me')).toBe('ok')
    expect((await laptops[0]!.send('GET', '/api/me/devices')).devices).toHaveLength(1)
  })

  test('the operator’s link brings somebody back who has lost everything, while the server runs', async () => {
    const { id } = await somebody('Marta')
    const config = { ...readConfig({ PUBLIC_URL: PUBLIC }), place: server.place.place }
    const { link, name } = await recoverPerson(config, id, server.clock.now)
    expect(name).toBe('Marta')
    expect(link).toMatch(/^https:\/\/tables\.example\.org\/#recover=[\w-]{43}$/)
    const token = link.slice(-43)
    expect(await newBrowser().send('POST', '/api/recoveries', { token })).toMatchObject({ id })
    expect(await newBrowser().code('POST', '/api/recoveries', { token })).toBe('link-used-up')
    await expect(recoverPerson(config, 'nobody', server.clock.now)).rejects.toThrow('there is no person "nobody"')
  })

  test('a browser gets other tokens from time to time; the one before ends when the new one is used', async () => {
    const friend = await server.guest('Ben')
    const { browser, id } = await somebody('Marta')
    const table = await play(browser, friend)
    const { devices: before } = await browser.send('GET', '/api/me/devices')
    server.clock.now += 8 * DAY_MS
    const old = new Browser(server.address, { cookie: browser.cookie })
    const stream = new Stream(
      { address: server.address, token: null, always: { cookie: browser.cookie, origin: PUBLIC } } as unknown as Asker,
      table,
    )
    await stream.next()
    const both = await Promise.all([browser.send('GET', '/api/me'), browser.send('GET', '/api/me/next')])
    expect(both[0]).toMatchObject({ id })
    expect(browser.cookie).not.toBe(old.headers.cookie)
    // Until the browser has come with the new one, an answer that was lost locks nobody out.
    expect(await old.code('GET', '/api/me')).toBe('ok')
    const { devices } = await browser.send('GET', '/api/me/devices')
    expect(devices).toMatchObject([{ id: before[0].id, createdAt: before[0].createdAt, current: true }])
    // What was open by the old one comes back by itself.
    expect(await stream.closed).toBe(1012)
    expect(await old.code('GET', '/api/me')).toBe('not-signed-in')
    expect(await browser.code('GET', '/api/me')).toBe('ok')
  })
})

test('without https or without a name it says why there are no passkeys', async () => {
  for (const [url, why] of [
    ['http://tables.example.org', 'plain-http'],
    ['https://192.168.1.5:8443', 'bare-address'],
    ['http://localhost:8080', undefined],
  ] as const) {
    const server = await startTestServer('SQLite', { PUBLIC_URL: url })
    const browser = new Browser(server.address)
    await browser.send('POST', '/api/guests', { name: 'Marta' })
    expect((await browser.send('GET', '/api/me/keys')).unable).toBe(why)
    const code = await browser.code('POST', '/api/me/passkeys/options')
    expect(code).toBe(why === undefined ? 'ok' : 'passkeys-unable')
    await server.stop()
  }
})
