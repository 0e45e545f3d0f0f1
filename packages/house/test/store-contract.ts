import type { Append, HouseStore, Listing, NewTable, StoreNews } from '@south-street/house'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

export const NOON = 1_800_000_000_000

export function listing(more: Partial<Listing> = {}): Listing {
  return {
    status: 'open',
    isListed: true,
    pace: 'none',
    freeSeats: 2,
    host: 'anna',
    members: ['anna'],
    summary: { seats: ['Anna', null] },
    ...more,
  }
}

export function newTable(id: string, more: Partial<Listing> = {}, at = NOON): NewTable {
  return {
    id,
    game: 'packet-row',
    rules: '1',
    first: { table: id, revision: 1, entries: [{ kind: 'created', id }], at, listing: listing(more) },
  }
}

export function append(table: string, revision: number, more: Partial<Append> = {}): Append {
  return { table, revision, entries: [{ kind: 'said', revision }], at: NOON + revision, ...more }
}

export interface FreshStore {
  readonly store: HouseStore
  remove(): Promise<void>
}

/** What a house expects of its store, whatever it is made of. */
export function tryHouseStore(name: string, fresh: () => Promise<FreshStore>): void {
  describe(`the store of a house, ${name}`, () => {
    storeTests(fresh)
  })
}

function storeTests(fresh: () => Promise<FreshStore>): void {
  let store: HouseStore
  let remove: () => Promise<void>
  beforeEach(async () => {
    const made = await fresh()
    store = made.store
    remove = made.remove
  })
  afterEach(() => remove())

  test('a new table is there with its first entry', async () => {
    await store.tables.create(newTable('t'))
    const { members: _, ...columns } = listing()
    expect(await store.tables.open('t')).toEqual({
      row: {
        id: 't',
        game: 'packet-row',
        rules: '1',
        ...columns,
        revision: 1,
        createdAt: NOON,
        changedAt: NOON,
        waitingFor: null,
        waitingSince: null,
        dueAt: null,
      },
      snapshot: null,
      entries: [{ kind: 'created', id: 't' }],
    })
    expect(await store.tables.open('unknown')).toBeNull()
    expect(await store.tables.find('unknown')).toBeNull()
  })

  test('the log only grows, by one append at a revision', async () => {
    await store.tables.create(newTable('t'))
    expect(await store.tables.append(append('t', 2, { entries: ['a', 'b'] }))).toBe('stored')
    expect(await store.tables.append(append('t', 2, { entries: ['c'] }))).toBe('conflict')
    expect(await store.tables.append(append('t', 4, { entries: [{ text: '"\u2028\\ \u{1f6a2}' }] }))).toBe('stored')
    expect(await store.tables.append(append('unknown', 1))).toBe('conflict')
    expect(await store.tables.entriesSince('t', 1)).toEqual(['a', 'b', { text: '"\u2028\\ \u{1f6a2}' }])
    expect(await store.tables.entriesSince('t', 2)).toEqual(['b', { text: '"\u2028\\ \u{1f6a2}' }])
    expect(await store.tables.entriesSince('t', 4)).toEqual([])
    expect(await store.tables.entriesSince('t', 0, 2)).toEqual([{ kind: 'created', id: 't' }, 'a'])
    expect(await store.tables.entriesSince('t', 2, 1)).toEqual(['b'])
    expect((await store.tables.find('t'))?.revision).toBe(4)
  })

  test('many writers at one table: every revision is written once', async () => {
    await store.tables.create(newTable('t'))
    const write = async (writer: number) => {
      for (let mine = 0; mine < 5; ) {
        const { entries } = (await store.tables.open('t'))!
        const outcome = await store.tables.append(append('t', entries.length + 1, { entries: [{ writer, mine }] }))
        if (outcome === 'stored') mine++
      }
    }
    await Promise.all([0, 1, 2, 3].map(write))
    const entries = (await store.tables.entriesSince('t', 1)) as { writer: number; mine: number }[]
    expect(entries).toHaveLength(20)
    for (const writer of [0, 1, 2, 3]) {
      expect(entries.filter((entry) => entry.writer === writer).map(({ mine }) => mine)).toEqual([0, 1, 2, 3, 4])
    }
  })

  test('a request is kept once for its person and key, at this table', async () => {
    await store.tables.create(newTable('t'))
    await store.tables.create(newTable('other'))
    const request = { person: 'anna', key: 'k' }
    expect(await store.tables.append(append('t', 2, { request, entries: ['first'] }))).toBe('stored')
    expect(await store.tables.append(append('t', 3, { request, entries: ['second'] }))).toBe('conflict')
    expect(await store.tables.findRequest('t', 'anna', 'k')).toEqual({ revision: 2, entries: ['first'] })
    expect(await store.tables.findRequest('t', 'ben', 'k')).toBeNull()
    expect(await store.tables.findRequest('other', 'anna', 'k')).toBeNull()
    expect(await store.tables.append(append('t', 3, { request: { person: 'ben', key: 'k' } }))).toBe('stored')
    expect(await store.tables.append(append('other', 2, { request }))).toBe('stored')
    expect(await store.tables.append(append('t', 4))).toBe('stored')
    expect(await store.tables.append(append('t', 5))).toBe('stored')
  })

  test('a table opens from its newest snapshot', async () => {
    await store.tables.create(newTable('t'))
    await store.tables.append(append('t', 2, { entries: ['x', 'y'], snapshot: { after: 3 } }))
    await store.tables.append(append('t', 4, { entries: ['z'] }))
    expect(await store.tables.open('t')).toMatchObject({
      snapshot: { revision: 3, state: { after: 3 } },
      entries: ['z'],
    })
    await store.tables.append(append('t', 5, { snapshot: { after: 5 } }))
    await store.tables.append(append('t', 5, { snapshot: { lost: true } }))
    expect(await store.tables.open('t')).toMatchObject({ snapshot: { revision: 5, state: { after: 5 } }, entries: [] })
  })

  test('a table that comes to be with an append is there with it, or not at all', async () => {
    await store.tables.create(newTable('t'))
    expect(await store.tables.append(append('t', 2, { creates: newTable('next') }))).toBe('stored')
    expect(await store.tables.append(append('t', 2, { creates: newTable('lost') }))).toBe('conflict')
    expect(await store.tables.open('next')).toMatchObject({ row: { revision: 1 }, entries: [{ id: 'next' }] })
    expect(await store.tables.open('lost')).toBeNull()
    await store.tables.remove('next')
    expect(await store.tables.open('next')).toBeNull()
    expect(await store.tables.entriesSince('next', 0)).toEqual([])
  })

  test('somebody leaves the log with an append, in one step with it or not at all', async () => {
    const request = { person: 'ben', key: 'k' }
    await store.tables.create(newTable('t'))
    await store.tables.append(append('t', 2, { request, entries: [{ by: 'ben', text: 'secret' }, { by: 'anna' }] }))
    await store.tables.append(append('t', 4, { request: { person: 'anna', key: 'k' }, snapshot: 'secret of ben' }))
    for (const seat of [0, 1]) await store.orders.give({ table: 't', seat, order: 'pass', at: NOON })
    const change = (entry: unknown) => ((entry as { by?: string }).by === 'ben' ? { by: 'nobody' } : entry)
    const forgets = { person: 'ben', seat: 1, change }
    const before = await store.tables.open('t')
    expect(await store.tables.append(append('t', 4, { forgets }))).toBe('conflict')
    expect(await store.tables.open('t')).toEqual(before)
    expect(await store.tables.append(append('t', 5, { forgets, waitingFor: 'nobody' }))).toBe('stored')
    const { snapshot, entries, row } = (await store.tables.open('t'))!
    expect([snapshot, row.waitingFor]).toEqual([null, 'nobody'])
    expect(entries.slice(1, 3)).toEqual([{ by: 'nobody' }, { by: 'anna' }])
    expect(entries).toHaveLength(5)
    expect((await store.orders.at('t')).map(({ seat }) => seat)).toEqual([0])
    expect(await store.tables.findRequest('t', 'ben', 'k')).toBeNull()
    expect(await store.tables.findRequest('t', 'anna', 'k')).toMatchObject({ revision: 4 })
    await store.tables.append(append('t', 6, { forgets, snapshot: 'of nobody' }))
    expect(await store.tables.open('t')).toMatchObject({ snapshot: { revision: 6, state: 'of nobody' }, entries: [] })
  })

  test('somebody leaves a long log as well', async () => {
    await store.tables.create(newTable('t'))
    const said = (revision: number) => append('t', revision, { entries: [{ by: revision % 2 === 0 ? 'ben' : 'anna' }] })
    for (let revision = 2; revision < 500; ) {
      const some = Array.from({ length: 100 }, () => said(revision++))
      // In one commit, where there is one; else one after another.
      for (const outcome of await Promise.all(some.map((one) => store.tables.append(one))))
        expect(outcome).toBe('stored')
    }
    const change = (entry: unknown) => ((entry as { by?: string }).by === 'ben' ? { by: 'nobody' } : entry)
    await store.tables.append(append('t', 502, { forgets: { person: 'ben', seat: null, change } }))
    expect(JSON.stringify(await store.tables.entriesSince('t', 0))).not.toContain('ben')
  })

  test('orders are given and withdrawn', async () => {
    const order = { table: 't', seat: 1, order: { until: 'docks' }, at: NOON }
    await store.orders.give({ ...order, order: 'replaced' })
    await store.orders.give(order)
    expect(await store.orders.at('t')).toEqual([order])
    expect(await store.orders.withdraw('t', 1)).toBe(true)
    expect(await store.orders.withdraw('t', 1)).toBe(false)
    expect(await store.orders.at('t')).toEqual([])
  })

  describe('due work', () => {
    const claim = (owner: string, now: number) => store.due.claim(owner, now, now + 100, 10)

    test('is taken when its time has come, by one owner, until the lease is over', async () => {
      await store.tables.create(newTable('late'))
      await store.tables.create(newTable('soon'))
      await store.tables.create(newTable('never'))
      await store.due.set('late', NOON + 20)
      await store.tables.append(append('soon', 2, { dueAt: NOON + 10 }))
      expect(await store.due.next(NOON)).toBe(NOON + 10)
      expect(await claim('A', NOON + 9)).toEqual([])
      expect(await claim('A', NOON + 20)).toEqual([
        { table: 'soon', dueAt: NOON + 10, revision: 2 },
        { table: 'late', dueAt: NOON + 20, revision: 1 },
      ])
      expect(await claim('B', NOON + 119)).toEqual([])
      expect(await store.due.next(NOON + 119)).toBeNull()
      expect(await claim('B', NOON + 120)).toHaveLength(2)
    })

    test('several owners at once never take the same', async () => {
      for (let table = 0; table < 20; table++) {
        await store.tables.create(newTable(`t${table}`))
        await store.due.set(`t${table}`, NOON)
      }
      const taken = await Promise.all(['A', 'B', 'C', 'D'].map((owner) => store.due.claim(owner, NOON, NOON + 9, 8)))
      const tables = taken.flat().map(({ table }) => table)
      expect(new Set(tables).size).toBe(tables.length)
      const rest = await store.due.claim('E', NOON, NOON + 9, 20)
      expect(tables.length + rest.length).toBe(20)
    })

    test('tells the last times by the clocks of before', async () => {
      expect(await store.due.latest()).toEqual({ keptAt: 0, leaseUntil: 0 })
      await store.tables.create(newTable('t'))
      await store.tables.create(newTable('other'))
      await store.tables.append(append('other', 2, { at: NOON + 900 }))
      expect(await store.due.latest()).toEqual({ keptAt: 0, leaseUntil: 0 })
      await store.tables.append(append('t', 2, { at: NOON + 50, dueAt: NOON + 10_000 }))
      expect(await store.due.latest()).toEqual({ keptAt: NOON + 50, leaseUntil: 0 })
      await store.due.claim('A', NOON + 10_000, NOON + 10_100, 9)
      expect(await store.due.latest()).toEqual({ keptAt: NOON + 50, leaseUntil: NOON + 10_100 })
      await store.orders.give({ table: 't', seat: 0, order: 'pass', at: NOON + 60 })
      expect((await store.due.latest()).keptAt).toBe(NOON + 60)
    })

    test('a lease can be renewed by its owner', async () => {
      await store.tables.create(newTable('t'))
      await store.due.set('t', NOON)
      await claim('A', NOON)
      await store.due.renew('B', NOON + 500)
      await store.due.renew('A', NOON + 300)
      expect(await claim('B', NOON + 299)).toEqual([])
      expect(await claim('B', NOON + 300)).toHaveLength(1)
      await store.due.release('t', 'B', null)
      expect(await store.due.next(NOON)).toBeNull()
    })

    test('an append settles it, another process’s release does not', async () => {
      await store.tables.create(newTable('t'))
      await store.due.set('t', NOON)
      await claim('A', NOON)
      await store.due.release('t', 'B', NOON + 5)
      expect((await store.tables.find('t'))?.dueAt).toBe(NOON)
      await store.due.release('t', 'A', NOON + 5)
      expect(await claim('B', NOON + 5)).toHaveLength(1)
      await store.tables.append(append('t', 2))
      expect(await claim('C', NOON + 6)).toEqual([])
      await store.tables.append(append('t', 3, { dueAt: null }))
      expect(await claim('C', NOON + 9999)).toEqual([])
      await store.tables.append(append('t', 4, { dueAt: NOON }))
      expect(await claim('C', NOON)).toHaveLength(1)
    })
  })

  test('tells of what was committed', async () => {
    const heard: StoreNews[] = []
    const stop = store.subscribe((news) => heard.push(news))
    await store.tables.create(newTable('t'))
    await store.tables.append(append('t', 2, { entries: ['one', 'two'] }))
    await store.tables.append(append('t', 2))
    await store.tables.append(append('t', 4, { waitingFor: 'anna', ends: true, creates: newTable('next') }))
    await store.orders.give({ table: 't', seat: 0, order: null, at: NOON })
    await store.orders.withdraw('t', 0)
    await store.orders.withdraw('t', 0)
    await store.tables.append(append('t', 5, { forgets: { person: 'ben', seat: null, change: (entry) => entry } }))
    await store.tables.remove('t')
    stop()
    await store.tables.create(newTable('unheard', { ...listing() }))
    expect(heard).toEqual([
      { kind: 'appended', table: 't', revision: 1, waitingFor: null, own: true },
      { kind: 'appended', table: 't', revision: 3, waitingFor: null, own: true },
      { kind: 'appended', table: 't', revision: 4, waitingFor: 'anna', ends: true, own: true },
      { kind: 'appended', table: 'next', revision: 1, waitingFor: null, own: true },
      { kind: 'orders', table: 't', own: true },
      { kind: 'orders', table: 't', own: true },
      { kind: 'appended', table: 't', revision: 5, waitingFor: null, own: true },
      { kind: 'changed', table: 't', own: true },
      { kind: 'changed', table: 't', own: true },
    ])
  })
}
