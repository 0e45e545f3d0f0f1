import { AskerGone, type Call } from '@south-street/house'
import { append, NOON, newTable } from '@south-street/house/test/store-contract.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Channel } from '../../src/store/notice-store.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { person, token } from './examples.ts'
import { type FreshPlace, PREPARED_PLACES } from './places.ts'

const CALL: Call = { person: 'ben', kind: 'turn', decision: 3, by: 'anna', from: NOON + 10 }
const CHANNEL: Channel = {
  id: 'c',
  person: 'ben',
  kind: 'push',
  place: 'https://push.example.org/1',
  content: { name: 'Firefox' },
  token: 'hash',
  isOn: true,
  confirmedAt: NOON,
  createdAt: NOON,
  failures: 0,
  failingSince: null,
  last: null,
}

describe.each(Object.entries(PREPARED_PLACES))('notices in the store on %s', (_name, freshPlace) => {
  let fresh: FreshPlace
  let store: Store
  beforeEach(async () => {
    fresh = await freshPlace()
    store = await openStore(fresh.place)
    for (const id of ['anna', 'ben']) await store.identities.create(person(id))
    await store.identities.addToken(token('hash', 'ben'))
    await store.tables.create(newTable('t'))
  })
  afterEach(async () => {
    await store.close()
    await fresh.remove()
  })
  const claim = (owner: string, now = NOON + 10) => store.notices.claim(owner, now, now + 50, 10)

  test('a call is kept with its append or not at all, and is due at its time', async () => {
    expect(await store.tables.append(append('t', 2, { calls: [CALL] }))).toBe('stored')
    expect(await store.tables.append(append('t', 2, { calls: [{ ...CALL, kind: 'over' }] }))).toBe('conflict')
    expect(await claim('one', NOON + 9)).toEqual([])
    expect(await store.notices.next(NOON)).toBe(NOON + 10)
    expect(await claim('one')).toMatchObject([
      { person: 'ben', table: 't', kind: 'turn', revision: 2, decision: 3, causedBy: 'anna' },
    ])
  })

  test('one takes it; when the lease is over, another does', async () => {
    await store.tables.append(append('t', 2, { calls: [CALL] }))
    const taken = await Promise.all([claim('one'), claim('two'), claim('three')])
    expect(taken.flat()).toHaveLength(1)
    expect(await claim('two', NOON + 59)).toEqual([])
    const [again] = await claim('two', NOON + 60)
    expect(again).toMatchObject({ kind: 'turn' })
    // Whoever had it before changes nothing any more.
    await store.notices.drop(again!.id, 'one')
    expect(await store.notices.hold(again!.id, 'one', NOON + 900)).toBe(false)
    expect(await store.notices.hold(again!.id, 'two', NOON + 900)).toBe(true)
  })

  test('it is withdrawn with the append by which its person acts, and superseded by a newer one', async () => {
    await store.tables.append(append('t', 2, { calls: [CALL, { ...CALL, kind: 'mention' }] }))
    await store.tables.append(append('t', 3, { heeds: 'anna' }))
    expect(await store.notices.next(NOON)).not.toBeNull()
    await store.tables.append(append('t', 4, { calls: [{ ...CALL, decision: 4, from: NOON + 20 }] }))
    expect((await claim('one', NOON + 20)).map(({ kind, decision }) => [kind, decision])).toEqual([
      ['mention', 3],
      ['turn', 4],
    ])
    await store.tables.append(append('t', 5, { heeds: 'ben' }))
    expect(await claim('two', NOON + 500)).toEqual([])
  })

  test('a call becomes a notice for each channel, once', async () => {
    await store.notices.addChannel(CHANNEL, 10)
    await store.tables.append(append('t', 2, { calls: [CALL] }))
    const [call] = await claim('one')
    const notices = [{ channel: 'c', dueAt: NOON + 10 }]
    await store.notices.spread(call!, 'one', notices, NOON + 10)
    await store.notices.spread(call!, 'one', notices, NOON + 10)
    const [notice, ...others] = await claim('one')
    expect([notice?.channel, others.length]).toEqual(['c', 0])
    await store.notices.finish(notice!.id, 'one', NOON + 11)
    expect(await store.notices.lastTold('c', 't')).toBe(NOON + 11)
    // The same call, found once more by somebody who was away for long, tells nothing new.
    await store.tables.append(append('t', 3, { calls: [CALL] }))
    const [renewed] = await claim('two', NOON + 10)
    await store.notices.spread({ ...renewed!, revision: 2 }, 'two', notices, NOON + 12)
    expect(await claim('two', NOON + 500)).toEqual([])
  })

  test('whoever looks away has seen it; whoever was cut off has not', async () => {
    await store.tables.append(append('t', 2, { calls: [CALL] }))
    await store.notices.see('ben', 't', NOON + 30)
    expect(await store.notices.seenUntil('ben', 't')).toBe(NOON + 30)
    await store.notices.lookAway('ben', 't', false)
    expect(await store.notices.seenUntil('ben', 't')).toBeNull()
    expect(await store.notices.next(NOON)).toBe(NOON + 10)
    await store.notices.lookAway('ben', 't', true)
    expect(await store.notices.next(NOON)).toBeNull()
  })

  test('a browser belongs to one person, and ends with its token', async () => {
    await store.notices.addChannel(CHANNEL, 10)
    await store.notices.addChannel({ ...CHANNEL, id: 'd', person: 'anna' }, 10)
    expect(await store.notices.channelsOf('ben')).toEqual([])
    expect(await store.notices.listeners()).toEqual(['anna'])
    expect(await store.notices.findChannel('d')).not.toBeNull()
    await store.identities.removeToken('hash')
    expect(await store.notices.findChannel('d')).toBeNull()
  })

  test('nothing is kept of somebody who is being erased, and nothing stays', async () => {
    await store.notices.addChannel(CHANNEL, 10)
    await store.people.leave('ben', NOON)
    await expect(store.notices.addChannel({ ...CHANNEL, place: 'https://push.example.org/2' }, 10)).rejects.toThrow(
      AskerGone,
    )
    await expect(store.notices.keepSettings('ben', {}, null)).rejects.toThrow(AskerGone)
    await expect(store.notices.muteTable('ben', 't')).rejects.toThrow(AskerGone)
    await expect(store.notices.see('ben', 't', NOON)).rejects.toThrow(AskerGone)
    await store.people.delete('ben')
    expect(await store.notices.channelsOf('ben')).toEqual([])
    expect(await store.notices.listeners()).toEqual([])
  })

  test('all processes share one key', async () => {
    const keys = await Promise.all([1, 2, 3].map((key) => store.notices.serverKey('push', { key }, NOON)))
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1)
  })
})
