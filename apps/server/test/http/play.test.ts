import { verifyRecord } from '@south-street/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHANCE } from '../../src/house/open-house.ts'
import { type Asker, BACKENDS, newKey, startTestServer, type TestServer, testShelf } from './test-server.ts'

describe.each(BACKENDS)('playing over the network, on %s', (backend) => {
  let server: TestServer
  let anna: Asker
  let ben: Asker
  let cedric: Asker
  beforeAll(async () => {
    server = await startTestServer(backend)
    ;[anna, ben, cedric] = (await Promise.all(['Anna', 'Ben', 'Cedric'].map((name) => server.guest(name)))) as [
      Asker,
      Asker,
      Asker,
    ]
  })
  afterAll(() => server.stop())

  /** Whoever is asked plays the first answer that there is. */
  async function playOn(table: string, people: readonly Asker[]): Promise<void> {
    const { play } = await people[0]!.view(table)
    const asked = people[play!.actor!]!
    const { actions } = await asked.get(`/api/tables/${table}/legal`)
    expect((await asked.act(table, actions[0])).status).toBe(200)
  }

  test('a whole game: sealed before, disclosed after, and its record holds', async () => {
    const table = await server.running([anna, ben], { visibility: 'listed' })
    const { sha256 } = (await server.nobody.view(table)).play!.seal
    while ((await anna.view(table)).status === 'running') await playOn(table, [anna, ben])
    const view = await server.nobody.view(table)
    expect(view.play!.seal.sha256).toBe(sha256)
    expect(CHANCE.hash(view.play!.seal.salt!, JSON.stringify(view.play!.seal.deal))).toBe(sha256)
    const record = await server.nobody.get(`/api/tables/${table}/export`)
    expect(() => verifyRecord(record, testShelf.games, CHANCE.hash)).not.toThrow()
    expect(() =>
      verifyRecord({ ...record, seal: { ...record.seal, sha256: '0'.repeat(64) } }, testShelf.games, CHANCE.hash),
    ).toThrow('seal-broken')
    const { tables } = await server.nobody.get('/api/tables?game=high-card&status=ended')
    expect(tables).toContainEqual(expect.objectContaining({ id: table, status: 'over', names: ['Anna', 'Ben'] }))
  })

  test('a repeated key changes nothing and is answered as the first was', async () => {
    const table = await server.running([anna, ben])
    const { actions } = await anna.get(`/api/tables/${table}/legal`)
    const path = `/api/tables/${table}/actions`
    const asked = { body: { decision: 0, action: actions[0] }, key: newKey() }
    const first = await anna.ask('POST', path, asked)
    expect(first.status).toBe(200)
    await playOn(table, [anna, ben])
    const again = await Promise.all([anna.ask('POST', path, asked), anna.ask('POST', path, asked)])
    for (const { status, text } of again) expect({ status, text }).toEqual({ status: 200, text: first.text })
    expect((await anna.view(table)).play!.moves).toBe(2)
    const other = { ...asked, body: { action: 'wave' } }
    expect(await anna.code('POST', path, other)).toBe('key-used-otherwise')
    expect(await ben.code('POST', path, other)).toBe('ok')
    const said = { body: { text: 'Ahoy' }, key: newKey() }
    for (let i = 0; i < 3; i++) expect(await anna.code('POST', `/api/tables/${table}/chat`, said)).toBe('ok')
    expect((await anna.get(`/api/tables/${table}/chat`)).lines.length).toBe(1)
  })

  test('tables, names and tokens are made once', async () => {
    const asked = { body: { game: 'high-card', options: { players: 2 } }, key: newKey() }
    const made = await Promise.all([0, 1, 2].map(() => anna.ask('POST', '/api/tables', asked)))
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
    expect(await anna.code('POST', '/api/tables', { ...asked, body: { ...asked.body, sit: false } })).toBe(
      'key-used-otherwise',
    )
    const key = newKey()
    expect(await anna.code('POST', '/api/me/tokens', { key })).toBe('ok')
    expect(await anna.code('POST', '/api/me/tokens', { key })).toBe('secret-shown-once')
  })

  test('an old answer, a foreign seat and an illegal action each get their own refusal, in the reader’s language', async () => {
    const table = await server.running([anna, ben], { game: 'packet-row' })
    const { play } = await anna.view(table)
    const [asked, other] = play!.actor === 0 ? [anna, ben] : [ben, anna]
    const path = `/api/tables/${table}/actions`
    const refused = (who: Asker, body: unknown, language = 'en') =>
      who.ask('POST', path, { body, headers: { 'accept-language': language } })
    const illegal = await refused(asked, { decision: 0, action: 'pass' }, 'de, en;q=0.5')
    expect(illegal.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(illegal.body).toMatchObject({
      status: 422,
      code: 'must-choose',
      clause: 'PR-3.8',
      type: '/api/docs#action-refused',
    })
    expect(illegal.body.detail).not.toBe((await refused(asked, { decision: 0, action: 'pass' })).body.detail)
    expect((await refused(other, { decision: 0, action: 'choose market' })).body.clause).toMatch(/^PR-/)
    expect((await refused(asked, { decision: 7, action: 'choose market' })).body).toMatchObject({
      status: 409,
      code: 'decision-past',
      params: { decision: 0 },
    })
    expect((await refused(asked, { decision: 0, action: 'dance' }, 'pl')).body).toMatchObject({
      status: 422,
      type: '/api/docs#action-malformed',
    })
    expect((await refused(asked, { decision: '0', action: 'pass' })).body).toMatchObject({
      status: 400,
      code: 'body-malformed',
      params: { place: 'decision' },
    })
    expect((await anna.view(table)).revision).toBe(3)
  })

  test('optional rules are listed with their game, off unless asked for, and nothing else is an option', async () => {
    const { games } = await server.nobody.get('/api/games')
    const listed = games.map(({ id, variants }: { id: string; variants: string[] }) => [id, variants])
    expect(Object.fromEntries(listed)).toMatchObject({ 'packet-row': [], transatlantic: ['president', 'compensation'] })
    const made = async (options: { readonly players: number; readonly president?: boolean }) => {
      const table = await server.running([anna, ben], { game: 'transatlantic', options })
      return (await server.nobody.view(table)).settings.options
    }
    expect(await made({ players: 2 })).toEqual({ players: 2, president: false, compensation: false })
    expect(await made({ players: 2, president: true })).toEqual({ players: 2, president: true, compensation: false })
    const refused = (game: string, options: object) => anna.code('POST', '/api/tables', { body: { game, options } })
    expect(await refused('transatlantic', { players: 2, admiral: true })).toBe('options-malformed')
    expect(await refused('packet-row', { players: 2, president: true })).toBe('options-malformed')
    expect(await refused('transatlantic', { players: 5 })).toBe('options-malformed')
    expect(await refused('transatlantic', { players: 2, president: 'yes' })).toBe('body-malformed')
  })

  test('a hint is marked for everybody, in the log and in the record, as is the time', async () => {
    const table = await server.running([anna, ben])
    const { actions } = await anna.get(`/api/tables/${table}/legal`)
    await anna.send('POST', `/api/tables/${table}/actions`, { decision: 0, action: actions[0], hint: true })
    server.clock.now += 1_000
    await playOn(table, [anna, ben])
    const { events } = await server.nobody.get(`/api/tables/${table}/digest?since=3`)
    expect(events.map(({ what }: { what: { hint?: true } }) => what.hint)).toEqual([true, undefined])
    for (const person of [anna, ben]) await person.send('POST', `/api/tables/${table}/abandon`)
    const record = await server.nobody.get(`/api/tables/${table}/export`)
    const [first, second] = [1_000, 0].map((earlier) => new Date(server.clock.now - earlier).toISOString())
    expect(record.notes).toEqual([
      { action: 0, at: first, hint: true },
      { action: 1, at: second },
    ])
    expect(() => verifyRecord(record, testShelf.games, CHANCE.hash)).not.toThrow()
  })

  test('a take-back: at once, with consent, and never against it', async () => {
    const table = await server.running([anna, ben, cedric])
    const path = `/api/tables/${table}/take-back`
    await ben.act(table, 'wave')
    expect((await ben.view(table)).play!.mayTakeBack).toBe(true)
    await ben.send('POST', path)
    expect((await ben.view(table)).play!.moves).toBe(0)
    await playOn(table, [anna, ben, cedric])
    await anna.send('POST', path)
    expect((await anna.view(table)).play!.moves).toBe(1)
    await ben.send('PUT', path, { agree: true })
    await cedric.send('PUT', path, { agree: false })
    expect((await anna.view(table)).takeBack).toBeUndefined()
    await anna.send('POST', path)
    for (const person of [ben, cedric]) await person.send('PUT', path, { agree: true })
    expect((await anna.view(table)).play!.moves).toBe(0)
  })

  test('a clock that runs out counts once; the others vote a bot in; the person takes the seat back', async () => {
    const table = await server.running([anna, ben, cedric], { pace: { kind: 'live', seconds: 30 } })
    const { deadline } = (await anna.view(table)).play!
    expect(deadline).toBe(server.clock.now + 30_000)
    const work = await server.house.chores.dueWork(table)
    expect(work).toEqual({ kind: 'clock', at: deadline, decision: 0 })
    expect((await server.store.tables.find(table))!.dueAt).toBe(deadline)
    server.clock.now += 30_000
    await Promise.all([0, 1, 2].map(() => server.house.chores.runOut(table, work as never)))
    const { seats, revision } = await anna.view(table)
    expect(seats[0]).toMatchObject({ away: { why: 'clock', level: null } })
    expect(revision).toBe(5)
    for (const person of [ben, cedric]) await person.send('POST', `/api/tables/${table}/seats/0/stand-in`)
    expect((await anna.view(table)).seats[0]).toMatchObject({ away: { level: 'random' } })
    const turn = await server.house.chores.dueWork(table)
    expect(turn).toMatchObject({ kind: 'bot', at: server.clock.now + 500, seat: 0, level: 'random' })
    const { actions } = await anna.get(`/api/tables/${table}/legal`)
    await Promise.all(
      [0, 1].map(() =>
        server.house.chores.playBot(table, turn as never, {
          question: {} as never,
          answer: { action: actions[0], fault: null },
        }),
      ),
    )
    expect((await anna.view(table)).play!.moves).toBe(1)
    await anna.send('POST', `/api/tables/${table}/back`)
    expect((await anna.view(table)).seats[0]).not.toHaveProperty('away')
  })

  test('a seat is re-issued only while its owner is away or agrees, by a link that is shown once', async () => {
    const table = await server.running([anna, ben])
    const offer = `/api/tables/${table}/seats/1/offer`
    expect(await anna.code('POST', offer)).toBe('owner-has-not-agreed')
    await ben.send('POST', `/api/tables/${table}/handover`)
    const key = newKey()
    const { body } = await anna.ask('POST', offer, { key })
    expect(await anna.code('POST', offer, { key })).toBe('secret-shown-once')
    const log = JSON.stringify(await server.store.tables.entriesSince(table, 0))
    expect(log).not.toContain(body.claim)
    await cedric.send('POST', `/api/tables/${table}/claim`, { claim: body.claim })
    expect((await cedric.view(table)).you).toBe(1)
    expect((await ben.view(table)).you).toBeNull()
    const { events } = await anna.get(`/api/tables/${table}/digest?since=3`)
    expect(events.map((event: { what: { kind: string } }) => event.what.kind)).toEqual([
      'handover-agreed',
      'seat-offered',
      'seat-claimed',
    ])
  })

  test('a rematch is one table, whoever asks for it', async () => {
    const table = await server.running([anna, ben])
    for (const person of [anna, ben]) await person.send('POST', `/api/tables/${table}/abandon`)
    const key = newKey()
    const path = `/api/tables/${table}/rematch`
    const made = await Promise.all([anna, anna, ben].map((who) => who.ask('POST', path, { key })))
    const next = (await anna.view(table)).next!
    expect(made.map(({ status, body }) => [status, body.table])).toEqual([next, next, next].map((one) => [200, one]))
    // Whoever asked sits there, whoever was first.
    expect((await ben.view(next)).seats).toMatchObject([{ person: anna.id }, { person: ben.id }])
    const { tables } = await anna.get('/api/me/tables?status=open&limit=100')
    expect((await anna.ask('POST', path, { key })).body.table).toBe(next)
    expect((await anna.get('/api/me/tables?status=open&limit=100')).tables.length).toBe(tables.length)
  })

  test('the next table that waits for me', async () => {
    const [dora, emil] = await Promise.all([server.guest('Dora'), server.guest('Emil')])
    expect((await dora.get('/api/me/next')).table).toBeNull()
    const first = await server.running([dora, emil])
    server.clock.now += 1000
    const second = await server.running([dora, emil])
    expect((await dora.get('/api/me/next')).table).toBe(first)
    expect((await dora.get(`/api/me/next?except=${first}`)).table).toBe(second)
    expect((await emil.get('/api/me/next')).table).toBeNull()
    // A list is put in order once a minute.
    server.clock.now += 61_000
    await playOn(first, [dora, emil])
    expect((await emil.get('/api/me/next')).table).toBe(first)
    const { tables } = await dora.get('/api/me/tables')
    expect(tables.map(({ id, yourTurn }: { id: string; yourTurn?: true }) => [id, yourTurn])).toEqual([
      [first, undefined],
      [second, true],
    ])
  })

  test('a table whose rules are unknown here is refused politely and not touched', async () => {
    const table = await server.running([anna, ben])
    const entries = await server.store.tables.entriesSince(table, 0)
    const old = { ...(entries[0] as object), table: 'o'.repeat(22), rules: '0' }
    const listing = {
      status: 'running',
      isListed: true,
      pace: 'none',
      freeSeats: 0,
      host: anna.id,
      members: [anna.id],
      summary: (await server.store.tables.find(table))!.summary,
    } as const
    await server.store.tables.create({
      id: 'o'.repeat(22),
      game: 'high-card',
      rules: '0',
      first: { table: 'o'.repeat(22), revision: 1, entries: [old], at: 1, listing },
    })
    const { status, body } = await anna.ask('GET', `/api/tables/${'o'.repeat(22)}`)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'rules-unknown-here', params: { game: 'high-card', rules: '0' } },
    })
    expect(await anna.code('POST', `/api/tables/${'o'.repeat(22)}/start`)).toBe('rules-unknown-here')
    expect((await anna.ask('GET', '/api/tables')).status).toBe(200)
    expect((await server.store.tables.find('o'.repeat(22)))!.revision).toBe(1)
  })
})
