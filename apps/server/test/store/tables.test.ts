import { append, listing, NOON, newTable } from '@south-street/house/test/store-contract.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { type FreshPlace, PREPARED_PLACES } from './places.ts'

describe.each(Object.entries(PREPARED_PLACES))('tables on %s', (_name, freshPlace) => {
  let fresh: FreshPlace
  let store: Store
  const batches: number[] = []
  beforeEach(async () => {
    fresh = await freshPlace()
    batches.length = 0
    store = await openStore(fresh.place, { onCommit: (batch) => batches.push(batch) })
  })
  afterEach(async () => {
    await store.close()
    await fresh.remove()
  })

  test('one tick is one commit, and a lost race aborts nobody else', async () => {
    for (const id of ['a', 'b', 'c']) await store.tables.create(newTable(id))
    const outcomes = await Promise.all([
      store.tables.append(append('c', 2, { entries: ['c wins'] })),
      store.tables.append(append('a', 2, { entries: ['a'] })),
      store.tables.append(append('c', 2, { entries: ['c loses'], listing: listing({ host: 'loser' }) })),
      store.tables.append(append('b', 1, { entries: ['b loses'] })),
    ])
    expect(outcomes).toEqual(['stored', 'stored', 'conflict', 'conflict'])
    expect(batches).toEqual([4])
    expect(await store.tables.entriesSince('c', 1)).toEqual(['c wins'])
    expect((await store.tables.find('c'))?.host).toBe('anna')
    expect(await store.tables.entriesSince('b', 0)).toHaveLength(1)
  })

  test('lists: filters, pages, the last changed first', async () => {
    for (let index = 0; index < 5; index++) {
      await store.tables.create(newTable(`t${index}`, { host: `host ${index}` }, NOON + index))
    }
    await store.tables.create(newTable('hidden', { isListed: false }))
    await store.tables.create(newTable('full', { freeSeats: 0, pace: 'live' }, NOON - 1))
    await store.tables.append(append('t1', 2, { at: NOON + 100, listing: listing({ status: 'running' }) }))
    const ids = async (filter: Parameters<Store['tables']['list']>[0]) =>
      (await store.tables.list(filter, { limit: 9 })).items.map(({ id }) => id)
    expect(await ids({})).toEqual(['t1', 't4', 't3', 't2', 't0', 'full'])
    expect(await ids({ status: 'open', hasFreeSeat: true })).toEqual(['t4', 't3', 't2', 't0'])
    expect(await ids({ hasFreeSeat: false })).toEqual(['full'])
    expect(await ids({ pace: 'live' })).toEqual(['full'])
    expect(await ids({ game: 'transatlantic' })).toEqual([])

    const seen: string[] = []
    for (let after: string | null = null, pages = 0; pages === 0 || after !== null; pages++) {
      const page: Awaited<ReturnType<Store['tables']['list']>> = await store.tables.list({}, { limit: 2, after })
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toEqual(['t1', 't4', 't3', 't2', 't0', 'full'])
    expect((await store.tables.list({}, { limit: 9, after: 'rubbish' })).items).toHaveLength(6)
  })

  test('the public list has the last changed three of one host’s open tables, and all that are played at', async () => {
    const host = { host: 'ben' }
    for (let index = 0; index < 6; index++) await store.tables.create(newTable(`t${index}`, host, NOON + index))
    await store.tables.create(newTable('other', {}, NOON - 1))
    const running = listing({ ...host, status: 'running' })
    for (const id of ['t0', 't1']) await store.tables.append(append(id, 2, { at: NOON + 10, listing: running }))
    const { items } = await store.tables.list({}, { limit: 9 })
    expect(items.map(({ id }) => id)).toEqual(['t1', 't0', 't5', 't4', 't3', 'other'])
    expect((await store.tables.listOf('anna', {}, { limit: 9 })).items).toHaveLength(7)
  })

  test('tables that changed at the same moment are listed once each', async () => {
    for (const id of ['a', 'b', 'c']) await store.tables.create(newTable(id))
    const first = await store.tables.list({}, { limit: 2 })
    const second = await store.tables.list({}, { limit: 2, after: first.next })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(second.next).toBeNull()
  })

  test('a person’s tables follow the seats, and the one that waits longest comes first', async () => {
    for (const id of ['a', 'b', 'c']) await store.tables.create(newTable(id, { isListed: false }))
    await store.tables.append(append('b', 2, { listing: listing({ members: ['anna', 'ben', 'ben'] }) }))
    const of = async (person: string) => (await store.tables.listOf(person, {}, { limit: 9 })).items.map(({ id }) => id)
    expect(await of('anna')).toEqual(['b', 'c', 'a'])
    expect(await of('ben')).toEqual(['b'])
    await store.tables.append(append('b', 3, { listing: listing({ members: ['anna'] }) }))
    expect(await of('ben')).toEqual([])

    await store.tables.append(append('a', 2, { at: NOON + 9, waitingFor: 'anna' }))
    await store.tables.append(append('c', 2, { at: NOON + 8, waitingFor: 'anna' }))
    await store.tables.append(append('c', 3, { at: NOON + 20 }))
    expect(await store.tables.nextWaitingFor('anna')).toMatchObject({ id: 'c', waitingSince: NOON + 8 })
    expect(await store.tables.nextWaitingFor('anna', 'c')).toMatchObject({ id: 'a' })
    await store.tables.append(append('c', 4, { at: NOON + 30, waitingFor: null }))
    expect(await store.tables.nextWaitingFor('anna')).toMatchObject({ id: 'a' })
    expect(await store.tables.nextWaitingFor('ben')).toBeNull()
  })
})
