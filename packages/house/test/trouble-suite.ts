import type { HouseStore } from '@south-street/house'
import { expect, test } from 'vitest'
import type { FreshStore } from './store-contract.ts'
import { ANNA, BEN, DELAY, nextTurn, openTestHouse, type TestHouse } from './test-house.ts'

type Tables = HouseStore['tables']

/** The store with some of its tables' answers replaced. */
function withTables(store: HouseStore, other: (tables: Tables) => Partial<Tables>): HouseStore {
  const tables = Object.assign(Object.create(store.tables) as Tables, other(store.tables))
  return Object.assign(Object.create(store) as HouseStore, { tables })
}

/** What a house does when things go wrong, or come late. */
export function tryHouseInTrouble(name: string, fresh: () => Promise<FreshStore>): void {
  const inHouses = async (work: (store: HouseStore, open: (over?: HouseStore) => TestHouse) => Promise<void>) => {
    const { store, remove } = await fresh()
    const houses: TestHouse[] = []
    const open = (over: HouseStore = store) => {
      const at = openTestHouse(over)
      houses.push(at)
      return at
    }
    try {
      await work(store, open)
    } finally {
      for (const { house } of houses) {
        await house.rest()
        house.close()
      }
      await remove()
    }
  }
  const tableAt = async ({ house }: TestHouse, table: string) => (await house.open(table))!.table
  const eventually = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await nextTurn()
  }

  test(`a house ${name} tries again after a fault: the bot plays a little later`, () =>
    inHouses(async (store, open) => {
      let faults = 0
      const broken = withTables(store, (tables) => ({
        append: (one) => {
          const isBots = one.entries.some((entry) => (entry as { by: unknown }).by === null)
          return isBots && faults++ === 0 ? Promise.reject(new Error('a hiccup')) : tables.append(one)
        },
      }))
      const at = open(broken)
      at.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await at.play(table, [ANNA])
      for (let second = 0; second < 8 && (await tableAt(at, table)).play!.moves.length < 2; second++) {
        await at.clock.advance(1_000)
      }
      expect(faults).toBeGreaterThan(0)
      await eventually(async () => (await tableAt(at, table)).play!.moves.length === 2)
    }))

  test(`a house ${name} tries again at once when it hears that the trouble may be over`, () =>
    inHouses(async (store, open) => {
      const listeners: Parameters<HouseStore['subscribe']>[0][] = []
      let isFull = true
      const full = withTables(store, (tables) => ({
        append: (one) => {
          const isBots = one.entries.some((entry) => (entry as { by: unknown }).by === null)
          return isBots && isFull ? Promise.reject(new Error('the disk is full')) : tables.append(one)
        },
      }))
      full.subscribe = (listener) => {
        listeners.push(listener)
        return store.subscribe(listener)
      }
      const at = open(full)
      at.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await at.play(table, [ANNA])
      const faults = () => at.news.filter(({ kind }) => kind === 'fault').length
      for (let second = 0; second < 30 && faults() < 3; second++) await at.clock.advance(1_000)
      expect(faults()).toBe(3)
      isFull = false
      // The table is not in memory any more, where it would be looked at in any case.
      for (const listener of listeners) listener({ kind: 'changed', table, own: false })
      for (const listener of listeners) listener({ kind: 'gap' })
      const moves = async () => (await tableAt(at, table)).play!.moves.length
      // It would have waited for eight seconds.
      for (let second = 0; second < 6 && (await moves()) < 2; second++) await at.clock.advance(1_000)
      expect(await moves()).toBe(2)
    }))

  test(`a house ${name} looks again at a clock for which it was too early`, () =>
    inHouses(async (_store, open) => {
      const at = open()
      at.house.start()
      const table = await at.running([ANNA, BEN], { pace: { kind: 'live', seconds: 60 } })
      await at.clock.advance(60_000 - DELAY / 2)
      at.clock.putBack(20_000)
      await at.clock.advance(2_000)
      expect((await tableAt(at, table)).seats[0]).not.toHaveProperty('away.why')
      await at.clock.advance(20_000)
      await eventually(async () => (await tableAt(at, table)).revision > 2)
      expect((await tableAt(at, table)).seats[0]).toMatchObject({ away: { why: 'clock' } })
    }))

  test(`a house ${name} that has missed the news looks before it refuses`, () =>
    inHouses(async (store, open) => {
      const at = open()
      const table = await at.running([ANNA, BEN])
      const deaf = open(Object.assign(Object.create(store) as HouseStore, { subscribe: () => () => {} }))
      await deaf.house.open(table)
      await at.play(table, [ANNA, BEN])
      expect(await at.ask(table, ANNA, { kind: 'take-back' })).toBeNull()
      expect(await deaf.ask(table, BEN, { kind: 'answer-take-back', agree: true })).toBeNull()
      expect((await tableAt(deaf, table)).play!.moves).toHaveLength(0)
    }))

  test(`a house ${name} keeps the end of a game whole, and says that it is over`, () =>
    inHouses(async (store, open) => {
      const at = open()
      const table = await at.running([ANNA, BEN])
      while ((await tableAt(at, table)).status === 'running') await at.play(table, [ANNA, BEN])
      const { status, revision } = await tableAt(at, table)
      expect(status).toBe('over')
      const kept = (await store.tables.open(table))!
      expect(kept.snapshot).toMatchObject({ revision, state: { revision, status } })
      expect(kept.entries).toEqual([])
      expect(at.news.filter((one) => one.kind === 'grown' && one.isOver)).toHaveLength(1)
    }))
}
