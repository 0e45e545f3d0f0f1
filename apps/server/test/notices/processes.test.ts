import type { LiveTable } from '@south-street/house'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingOf } from '../../src/notices/telling.ts'
import { playToTheEnd } from '../http/play-out.ts'
import { Asker, startTestServer, type TestServer } from '../http/test-server.ts'
import { FRESH_PLACES } from '../store/places.ts'
import { tryFailingReceivers } from './failing-receivers.ts'
import { PushService } from './push-service.ts'

// The long forms of these: npm run calls.

let [one, two]: TestServer[] = []
let service: PushService
let remove: () => Promise<void>
beforeAll(async () => {
  service = new PushService()
  await service.start()
  const place = await FRESH_PLACES.PostgreSQL()
  remove = place.remove
  one = await startTestServer('PostgreSQL', { WEBHOOK_ALLOW: '127.0.0.1' }, place)
  two = await startTestServer('PostgreSQL', { WEBHOOK_ALLOW: '127.0.0.1' }, place)
})
afterAll(async () => {
  await Promise.all([one!.stop(), two!.stop()])
  await service.stop()
  await remove()
})

test('of two processes one sends each notice, and whoever dies with a lease leaves it to the other', async () => {
  const people = await Promise.all(['Anna', 'Ben', 'Cedric'].map((name) => one!.guest(name)))
  const there = people.map(({ token, id }) => new Asker(two!.address, token, id))
  for (const { call, id } of people) {
    const { endpoint, keys } = service.device(id)
    await call('addNoticeChannel', {}, { kind: 'push', endpoint, keys, name: 'Firefox' })
  }
  await expect.poll(() => people.every(({ id }) => two!.notices.bell.isHeard(id))).toBe(true)
  const settle = async (ms: number) => {
    // Time stands still here: whoever had not yet heard of the move would look again too late.
    const { revision } = (await one!.store.tables.find(table))!
    for (const { house } of [one!, two!]) {
      await expect.poll(async () => (await house.open(table))!.table.revision).toBe(revision)
    }
    one!.clock.now += ms
    two!.clock.now += ms
    return Promise.all([one!.notices.postman.settle(), two!.notices.postman.settle()])
  }
  const table = await one!.running(people, { pace: { kind: 'correspondence', hours: 24 } })
  await settle(10_000)
  // Of the three, the one who has begun the game knows.
  expect(service.pushed).toHaveLength(2)
  for (let move = 0; move < 4; move++) {
    service.pushed.length = 0
    const actor = (await people[0]!.view(table)).play!.actor!
    const who = move % 2 === 0 ? people[actor]! : there[actor]!
    const { actions } = await who.get(`/api/tables/${table}/legal`)
    await who.act(table, actions[0])
    const next = (await who.view(table)).play!.actor!
    if (move === 2) {
      // A process takes it, and is never heard of again.
      const now = one!.clock.now + 10_000
      expect(await one!.store.notices.claim('somebody who dies', now, now + 45_000, 100)).toHaveLength(1)
      await settle(10_000)
      expect(service.pushed).toEqual([])
      await settle(45_000)
    } else await settle(10_000)
    expect(service.pushed.map(({ device }) => device)).toEqual([people[next]!.id])
  }
  expect(service.faults).toEqual([])
})

test.each(['started', 'turn', 'over'] as const)(
  'a process that has not heard of it yet takes nothing for past (%s)',
  async (kind) => {
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => one!.guest(name)))
    const { table } = await anna!.send('POST', '/api/tables', { game: 'high-card', options: { players: 2 } })
    const before = { ...(await one!.house.open(table))! }
    await ben!.send('POST', `/api/tables/${table}/seats`, { seat: 1 })
    await anna!.send('POST', `/api/tables/${table}/start`)
    if (kind === 'over') await playToTheEnd(table, [anna!, ben!])
    const { waitingFor, revision } = (await one!.store.tables.find(table))!
    const live = (await one!.house.open(table))!
    const notice = {
      ...{ id: 'n', person: waitingFor ?? ben!.id, table, kind, channel: '', revision, causedBy: null, starts: false },
      ...{ decision: live.table.play!.decision, madeAt: 0, dueAt: 0, attempts: 0 },
    }
    const { store, clock } = one!
    const standing = async (seen: object) =>
      (await standingOf({ store, house: { open: async () => seen as LiveTable }, now: () => clock.now }, notice)).is
    expect(await standing(before)).toBe('early')
    expect(await standing(live)).toBe('due')
  },
)

test('receivers that fail in every way lose nothing before its time', { timeout: 60_000 }, async () => {
  const report = await tryFailingReceivers({ notices: 28, withSilent: false })
  expect(report).toMatchObject({ notices: 28, faults: [] })
})
