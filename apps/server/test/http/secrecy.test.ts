import { type AnyGame, type Random, seededRandom } from '@south-street/engine'
import { permute } from '@south-street/engine/test/high-card.ts'
import { listingOf, readEntry } from '@south-street/house'
import { type Entry, type Table, waitsFor } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { hashSecret } from '../../src/http/secrets.ts'
import { newServerKeys } from '../../src/notices/web-push/vapid.ts'
import { Mailbox } from '../notices/mailbox.ts'
import { Asker, BACKENDS, type Backend, newKey, startTestServer, type TestServer, testShelf } from './test-server.ts'

/** Everything that might tell something is there. */
const OPEN_TO_ALL = { RATINGS: 'on', WEBHOOK_ALLOW: '127.0.0.1' }
const PIER = { name: 'Pier 17', line: '', visibility: 'listed' }

async function startFirst(backend: Backend): Promise<TestServer> {
  const server = await startTestServer(backend, OPEN_TO_ALL)
  await server.operator.send('PUT', '/api/admin/club', PIER)
  return server
}

/** Another state that the viewer could not tell from the true one. */
function twinOf(game: AnyGame, state: unknown, viewer: number | null, random: Random): unknown {
  const copy = JSON.parse(JSON.stringify(state))
  return game.id === 'high-card' ? permute(copy, viewer, random) : game.sample(game.view(copy, viewer), random)
}

/** A server of its own with the same people and the same table, behind which other secrets lie. */
async function startTwin(
  backend: Backend,
  server: TestServer,
  table: string,
  people: readonly Asker[],
  change: (table: Table) => void,
): Promise<TestServer> {
  const twin = await startTestServer(backend, OPEN_TO_ALL)
  twin.clock.now = server.clock.now
  await twin.operator.send('PUT', '/api/admin/club', PIER)
  // By this browsers subscribe, and every server has its own.
  const push = await server.store.notices.serverKey('push', newServerKeys(), 0)
  await twin.store.notices.serverKey('push', push, 0)
  // The deals of the days are the same; what they are is none of what is permuted.
  const daily = await server.store.notices.serverKey('daily-deal', 'x'.repeat(43), 0)
  await twin.store.notices.serverKey('daily-deal', daily, 0)
  for (const { id, token } of people) {
    const identity = (await server.store.identities.find(id))!
    const { createdAt } = identity
    await twin.store.identities.create(identity, {
      hash: hashSecret(token!),
      person: id,
      kind: 'bearer',
      createdAt,
      expiresAt: null,
    })
  }
  const { game, table: now } = (await server.house.open(table))!
  const entries = (await server.store.tables.entriesSince(table, 0)).map(readEntry) as Entry[]
  const [first, ...rest] = entries
  const snapshot = JSON.parse(JSON.stringify(now)) as Table
  change(snapshot)
  const listing = listingOf(game, now)
  await twin.store.tables.create({
    id: table,
    game: now.game,
    rules: now.rules,
    first: { table, revision: 1, entries: [first], at: first!.at, listing },
  })
  await twin.store.tables.append({
    table,
    revision: 2,
    entries: rest,
    at: now.changedAt,
    snapshot,
    waitingFor: waitsFor(game, now),
  })
  return twin
}

/** Every road out that a viewer can take without changing anything. */
function readingPaths(table: string): string[] {
  const of = (rest: string) => `/api/tables/${table}${rest}`
  return [
    of(''),
    of('/legal'),
    of('/digest'),
    of('/digest?since=4'),
    of('/chat'),
    of('/export'),
    of('/order'),
    of('/live'),
    of('/rating'),
    of('/presence'),
    '/api/me/ratings',
    '/api/ratings',
    '/api/club',
    '/api/club/games',
    '/api/me/notices',
    '/api/me/keys',
    '/api/tables',
    '/api/tables?status=running',
    '/api/me/tables',
    '/api/me/next',
    '/api/me',
    '/api/games',
    '/api/daily',
    '/api/daily/high-card/results',
    '/api/me/house',
  ]
}

async function overheard(asker: Asker, method: string, path: string, body?: unknown, key = newKey()): Promise<string> {
  const { status, text, headers } = await asker.ask(method, path, { body, key })
  return `${method} ${path} ${status} ${headers.get('content-type')} ${text}`
}

/** What the seat may try: its own answers, and every card that there is, in its hand or not. */
async function listTries(server: TestServer, asker: Asker, table: string): Promise<string[]> {
  const { game, table: now } = (await server.house.open(table))!
  const { body } = await asker.ask('GET', `/api/tables/${table}/legal`)
  if (game.id === 'high-card') return Array.from({ length: 13 }, (_, card) => `play ${card}`)
  const { deal, state } = now.play!
  if (game.id === 'transatlantic') {
    const ships = (deal as { shipStack: string[] }).shipStack.map((ship) => `buy ${ship}`)
    return [...ships, ...now.seats.flatMap((_, seat) => game.legal(state, seat).map((action) => game.format(action)))]
  }
  const { talons, startingContracts } = deal as { talons: object; startingContracts: string[] }
  const cards = [...Object.values(talons).flat(), ...startingContracts] as string[]
  const some = cards.filter((_, i) => i % 9 === 0 || i >= cards.length - 4)
  return [...some.flatMap((card) => [`take ${card}`, `cash ${card}`]), ...(body.actions ?? []).slice(1, 3)]
}

/** Refusals and acceptances, by the viewer alone: nothing of it may depend on what the viewer cannot know. */
async function compareTries(server: TestServer, twin: TestServer, asker: Asker, table: string): Promise<void> {
  const [one, other] = [asker, new Asker(twin.address, asker.token, asker.id)]
  for (const action of await listTries(server, asker, table)) {
    const { play } = (await server.house.open(table))!.table
    const body = { decision: play!.decision + 1, action }
    // With a decision that is not asked yet nothing can be accepted but what is free.
    for (const decision of [play!.decision, body.decision]) {
      const isRefused = (await refusalOf(server, asker.id, table, action)) !== null
      if (!isRefused) continue
      const key = newKey()
      const path = `/api/tables/${table}/actions`
      const sent = { ...body, decision }
      expect(await overheard(other, 'POST', path, sent, key)).toBe(await overheard(one, 'POST', path, sent, key))
    }
  }
}

async function refusalOf(server: TestServer, person: string, table: string, action: string): Promise<unknown> {
  const { game, table: now } = (await server.house.open(table))!
  const seat = now.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person)
  return seat < 0 ? 'not seated' : game.refuse(now.play!.state, seat, game.parse(action))
}

/** Somebody acts in both worlds: the viewer's streams say the same, unless something was shown that had been hidden. */
async function compareNews(
  server: TestServer,
  twin: TestServer,
  viewer: Asker,
  people: readonly Asker[],
  table: string,
  random: Random,
): Promise<boolean> {
  const { play } = await people[0]!.view(table)
  const seat = play!.actor!
  const { actions } = await people[seat]!.get(`/api/tables/${table}/legal`)
  const action: string = actions[random.below(actions.length)]
  const { revision } = await viewer.view(table)
  const streams = [server, twin].map(({ address }) => new Asker(address, viewer.token, viewer.id).stream(table, 0))
  await Promise.all(streams.map((stream) => stream.next()))
  expect(streams[1]!.texts[0]).toBe(streams[0]!.texts[0])
  const path = `/api/tables/${table}/actions`
  const answers = []
  for (const { address } of [server, twin]) {
    const actor = new Asker(address, people[seat]!.token, people[seat]!.id)
    answers.push(await actor.ask('POST', path, { body: { decision: play!.decision, action } }))
  }
  let compared = false
  if (answers.every(({ status }) => status === 200)) {
    const [said, twinSaid] = await Promise.all(streams.map((stream) => stream.until(revision + 1)))
    const reveals = said!.events!.some(({ told }) => told?.some((event) => event.reveals))
    if (!reveals) {
      expect(JSON.stringify(twinSaid)).toBe(JSON.stringify(said))
      compared = true
    }
  }
  await Promise.all(streams.map((stream) => stream.close()))
  return compared
}

/** What the figures say of commands that were refused; only the first world has been played to where it is. */
async function countRefusals(server: TestServer): Promise<string[]> {
  const text = await (await fetch(`${server.address}/metrics`)).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith('south_street_actions_total{') && !line.includes('"accepted"'))
}

/** At the house itself: how one gets there over the wire is not what is looked at. */
async function playTo({ house }: TestServer, id: string, people: readonly Asker[], moves: number, random: Random) {
  const { game } = (await house.open(id))!
  for (let move = 0; move < moves; move++) {
    const { play } = (await house.open(id))!.table
    const seat = game.actor(play!.state)
    if (seat === null) throw new Error('the game was over too soon')
    const actions = game.legal(play!.state, seat).map(game.format)
    const command = { kind: 'act', decision: play!.decision, action: actions[random.below(actions.length)]! } as const
    const { refusal } = await house.perform(id, { by: { person: people[seat]!.id, name: '' }, command })
    expect(refusal).toBeNull()
  }
}

describe.each(BACKENDS)('secrets stay secret over the wire, on %s', (backend) => {
  test.each([
    ['high-card', [0, 3, 6]],
    ['packet-row', [0, 9, 40]],
    ['transatlantic', [0, 9, 40]],
  ] as const)('in %s', async (gameId, positions) => {
    const random = seededRandom('wire', gameId)
    let compared = 0
    // The roads are the same on both; PostgreSQL takes longer to set up.
    for (const moves of backend === 'SQLite' ? positions : positions.slice(1, 2)) {
      for (const place of [0, 1, null]) {
        const server = await startFirst(backend)
        const people = await Promise.all(['Anna', 'Ben'].map((name) => server.guest(name)))
        const spectator = await server.guest('Cedric')
        const table = await server.running(people, { game: gameId, visibility: 'listed' })
        await people[1]!.send('POST', `/api/tables/${table}/chat`, { text: 'Ahoy' })
        await playTo(server, table, people, moves, random)
        const game = testShelf.find(gameId)!
        let isOther = false
        const twin = await startTwin(backend, server, table, [...people, spectator], (copy) => {
          const before = JSON.stringify(copy.play!.state)
          // Chance may well bring back what there was.
          for (let i = 0; i < 20 && !isOther; i++) {
            copy.play!.state = twinOf(game, JSON.parse(before), place, random)
            isOther = JSON.stringify(copy.play!.state) !== before
          }
        })
        expect(isOther).toBe(true)
        const viewers = place === null ? [spectator, server.nobody] : [people[place]!]
        for (const viewer of viewers) {
          const other = new Asker(twin.address, viewer.token, viewer.id)
          for (const path of readingPaths(table)) {
            expect(await overheard(other, 'GET', path)).toBe(await overheard(viewer, 'GET', path))
          }
          await compareTries(server, twin, viewer, table)
        }
        expect((await countRefusals(twin)).sort()).toEqual((await countRefusals(server)).sort())
        if (await compareNews(server, twin, viewers[0]!, people, table, random)) compared++
        await Promise.all([server.stop(), twin.stop()])
      }
    }
    // In the toy every card that is played is a revelation, and where there are few tries each may end a round.
    if (gameId !== 'high-card' && backend === 'SQLite') expect(compared).toBeGreaterThan(0)
  })

  test.each(['packet-row', 'transatlantic'])('also in notices, in %s', async (gameId) => {
    const random = seededRandom('notices', gameId)
    const mailbox = new Mailbox()
    await mailbox.open()
    let compared = 0
    for (const moves of backend === 'SQLite' ? [0, 1, 9, 10, 40, 41] : [9]) {
      const server = await startFirst(backend)
      const people = await Promise.all(['Anna', 'Ben'].map((name) => server.guest(name)))
      const pace = { kind: 'correspondence', hours: 24 } as const
      const table = await server.running(people, { game: gameId, pace })
      await playTo(server, table, people, moves, random)
      const seat = (await people[0]!.view(table)).play!.actor!
      const [actor, viewer] = [people[seat]!, people[1 - seat]!]
      const twin = await startTwin(backend, server, table, people, (copy) => {
        copy.play!.state = twinOf(testShelf.find(gameId)!, copy.play!.state, 1 - seat, random)
      })
      const { actions } = await actor.get(`/api/tables/${table}/legal`)
      const told: string[][] = []
      const next: (number | null)[] = []
      for (const world of [server, twin]) {
        const [one, other] = [actor, viewer].map(({ token, id }) => new Asker(world.address, token, id))
        await other!.call('addNoticeChannel', {}, { kind: 'webhook', format: 'slack', url: mailbox.address })
        const events = { turn: ['webhook'], clock: ['webhook'], started: [], over: ['webhook'], mention: ['webhook'] }
        const { settings } = await other!.call('notices', {})
        await other!.send('PUT', '/api/me/notices', { ...settings, events })
        await one!.send('POST', `/api/tables/${table}/chat`, {
          text: `@${viewer === people[0] ? 'Anna' : 'Ben'}, ahoy`,
        })
        const { status } = await one!.act(table, actions[0])
        const heard: string[] = []
        mailbox.read.length = 0
        // Whatever is due within a day, each at its time.
        for (const hours of [0.1, 12, 6]) {
          world.clock.now += hours * 3_600_000
          await world.notices.postman.settle()
          // What is sent in one moment comes in any order.
          heard.push(...mailbox.read.splice(0).sort(), `after ${hours} h`)
        }
        told.push(heard.map((text) => text.replaceAll(world.address, 'https://tables.example.org')))
        next.push(status === 200 ? (await one!.view(table)).play!.actor : -1)
      }
      if (next[0] === next[1] && next[0] !== -1) {
        expect(told[1]).toEqual(told[0])
        if (told[0]!.length > 4) compared++
      }
      await Promise.all([server.stop(), twin.stop()])
    }
    await mailbox.close()
    if (backend === 'SQLite') expect(compared).toBeGreaterThan(0)
  })

  test('a leak would be noticed', async () => {
    const server = await startFirst(backend)
    const people = await Promise.all(['Anna', 'Ben'].map((name) => server.guest(name)))
    const table = await server.running(people)
    const twin = await startTwin(backend, server, table, people, (copy) => {
      // Other cards in the viewer's own hand are no secret to the viewer.
      copy.play!.state = permute(copy.play!.state as never, 1, seededRandom('noticed', 3))
    })
    const other = new Asker(twin.address, people[0]!.token, people[0]!.id)
    const path = `/api/tables/${table}`
    expect(await overheard(other, 'GET', path)).not.toBe(await overheard(people[0]!, 'GET', path))
    await Promise.all([server.stop(), twin.stop()])
  })
})
