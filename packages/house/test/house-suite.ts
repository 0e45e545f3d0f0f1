import { answerSimply, type HouseStore } from '@south-street/house'
import { eventFor, type ToldEntry } from '@south-street/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FreshStore } from './store-contract.ts'
import { ANNA, BEN, CARL, countedToy, DELAY, nextTurn, openTestHouse, TestClock, type TestHouse } from './test-house.ts'

/** What a house does, over any store. */
export function tryHouse(name: string, fresh: () => Promise<FreshStore>): void {
  let store: HouseStore
  let remove: () => Promise<void>
  const houses: TestHouse[] = []
  const open = (...args: Parameters<typeof openTestHouse> extends [unknown, ...infer Rest] ? Rest : never) => {
    const house = openTestHouse(store, ...args)
    houses.push(house)
    return house
  }
  beforeEach(async () => {
    const made = await fresh()
    store = made.store
    remove = made.remove
  })
  afterEach(async () => {
    for (const { house } of houses.splice(0)) {
      await house.rest()
      house.close()
    }
    await remove()
  })

  const movesAt = async ({ house }: TestHouse, table: string) => (await house.open(table))!.table.play!.moves.length
  /** Stores answer when they do; the clock stands still meanwhile. */
  const eventually = async (isSo: () => Promise<boolean> | boolean) => {
    while (!(await isSo())) await nextTurn()
  }

  describe(`a house ${name}: bots`, () => {
    test('answer at their time and never earlier, however soon they know', async () => {
      const at = open()
      at.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await at.play(table, [ANNA])
      await eventually(() => at.asked.length === 1)
      await at.clock.advance(DELAY - 1)
      expect(await movesAt(at, table)).toBe(1)
      await at.clock.advance(1)
      await eventually(async () => (await movesAt(at, table)) === 2)
      const live = (await at.house.open(table))!
      expect(live.table.play!.movedAt).toBe(live.table.createdAt + DELAY)
    })

    test('that think too long answer a whole number of steps later', async () => {
      let finish = () => {}
      const { game } = countedToy()
      const think = (question: Parameters<typeof answerSimply>[1]) =>
        new Promise<ReturnType<typeof answerSimply>>((resolve) => {
          finish = () => resolve(answerSimply(game, question, null))
        })
      const at = open({ game, think })
      at.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await at.play(table, [ANNA])
      await eventually(() => at.asked.length === 1)
      await at.clock.advance(DELAY + 100)
      finish()
      await at.clock.advance(DELAY - 101)
      expect(await movesAt(at, table)).toBe(1)
      await at.clock.advance(1)
      await eventually(async () => (await movesAt(at, table)) === 2)
    })

    test.each([
      ['throws', () => Promise.reject(new Error('I have lost my pen'))],
      ['answers nonsense', async () => ({ action: 'nonsense', fault: null })],
      ['plays what it does not hold', async () => ({ action: 'play 99', fault: null })],
    ])('one that %s never freezes a table, and the house says so', async (_what, think) => {
      const at = open({ think })
      at.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await at.play(table, [ANNA])
      await at.clock.advance(DELAY)
      await eventually(async () => (await movesAt(at, table)) === 2)
      expect(at.news.some(({ kind }) => kind === 'fault')).toBe(true)
    })

    test('are asked about a view, and about nothing else', async () => {
      const at = open()
      at.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await at.play(table, [ANNA])
      await eventually(() => at.asked.length === 1)
      const { game, table: now } = (await at.house.open(table))!
      expect(at.asked[0]!.view).toEqual(game.view(now.play!.state, 1))
    })

    test('go on when the clock was put back', async () => {
      const [at, other] = [open(), open()]
      other.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await other.clock.advance(0)
      await at.play(table, [ANNA])
      other.clock.putBack(3_600_000)
      for (let second = 0; second < 5 && (await movesAt(other, table)) < 2; second++) await other.clock.advance(1_000)
      expect(await movesAt(other, table)).toBe(2)
    })

    const HOUR = 3_600_000
    test.each([
      ['at rest', null],
      ['that a house has left in the middle', 'a house that died'],
    ])('go on when the clock was put back before the start, %s', async (_what, owner) => {
      const before = open()
      const table = await before.running([ANNA, { level: 'captain' }])
      const other = await before.running([BEN, CARL], { pace: { kind: 'live', seconds: 60 } })
      await before.play(table, [ANNA])
      if (owner !== null) await store.due.claim(owner, before.clock.time + DELAY, before.clock.time + 6_000, 9)
      const clock = new TestClock()
      clock.putBack(HOUR)
      const at = open({ clock })
      at.house.start()
      for (let second = 0; second < 5 && (await movesAt(at, table)) < 2; second++) await clock.advance(1_000)
      expect(await movesAt(at, table)).toBe(2)
      // Nobody's clock runs out by it, and nobody looks at the table again and again.
      expect((await at.house.open(other))!.table.seats[0]).toMatchObject({ person: 'ben', away: null })
      expect((await store.tables.find(other))!.dueAt).toBe(before.clock.time + 60_000)
    })

    test('are hurried where somebody only watches them', async () => {
      const at = open()
      at.house.start()
      const table = await at.running([ANNA, { level: 'captain' }])
      await at.play(table, [ANNA])
      await eventually(() => at.asked.length === 1)
      await at.clock.advance(10)
      at.house.hurry(table)
      await eventually(async () => (await movesAt(at, table)) === 2)
    })
  })

  describe(`a house ${name}: rematch`, () => {
    async function ended(at: TestHouse): Promise<string> {
      const table = await at.running([ANNA, BEN])
      for (const by of [ANNA, BEN]) expect(await at.ask(table, by, { kind: 'agree-abandon' })).toBeNull()
      return table
    }

    test('is one table, whoever presses first, and nobody’s link is dead', async () => {
      const at = open()
      const tables = await Promise.all(Array.from({ length: 5 }, () => ended(at)))
      const pressed = await Promise.all(
        tables.flatMap((table) => [ANNA, BEN].map(async (by) => ({ table, next: await at.house.rematch(table, by) }))),
      )
      for (const { table, next } of pressed) {
        const linked = (await at.house.open(table))!.table.next!
        expect(next).toEqual({ table: linked, refusal: null })
        const { seats, status } = (await at.house.open(linked))!.table
        expect(status).toBe('open')
        expect(seats.map((seat) => seat.kind === 'person' && seat.person)).toEqual(['anna', 'ben'])
      }
    })

    test('is refused to whoever did not play, and before the end', async () => {
      const at = open()
      const running = await at.running([ANNA, BEN])
      expect(await at.house.rematch(running, ANNA)).toMatchObject({ refusal: { code: 'not-finished' } })
      expect(await at.house.rematch(await ended(at), CARL)).toMatchObject({ refusal: { code: 'not-seated' } })
      expect(await at.house.rematch('nowhere', ANNA)).toEqual({ refusal: 'no-such-table' })
    })
  })

  describe(`a house ${name}: news`, () => {
    test('say whom a table waits for, and when a game is over', async () => {
      const at = open()
      const table = await at.running([ANNA, BEN])
      await at.play(table, [ANNA, BEN])
      await at.ask(table, ANNA, { kind: 'agree-abandon' })
      await at.ask(table, BEN, { kind: 'agree-abandon' })
      const grown = at.news.flatMap((one) => (one.kind === 'grown' && one.table === table ? [one] : []))
      expect(grown.map(({ waitingFor, isOver }) => [waitingFor, isOver])).toEqual([
        ['anna', false],
        ['ben', false],
        ['ben', false],
        [null, true],
      ])
      await at.ask(table, ANNA, { kind: 'rename' })
      expect(at.news.filter((one) => one.kind === 'grown' && one.isOver)).toHaveLength(1)
    })
  })

  describe(`a house ${name}: whoever is forgotten`, () => {
    const PACE = { kind: 'correspondence', hours: 24, holidayDays: 9 } as const

    /** A long log in which Ben has said and done what tells of him, so that there is a snapshot too. */
    async function known(at: TestHouse): Promise<string> {
      const table = await at.running([ANNA, BEN, CARL], { pace: PACE })
      for (let line = 0; line < 45; line++) await at.ask(table, BEN, { kind: 'chat', text: `hobby ${line}` })
      const command = { kind: 'start-holiday', days: 5 } as const
      await at.house.perform(table, { by: BEN, command }, { person: 'ben', key: 'hobby-key', mark: 'hobby-mark' })
      return table
    }
    const kept = async (table: string) =>
      JSON.stringify([await store.tables.entriesSince(table, 0), await store.tables.open(table)])
    const TRACES = /"ben"|Ben|hobby/
    /** As if its news were under way for ever. */
    const deaf = () => openTestHouse({ ...store, subscribe: () => () => {} })

    test('leaves no trace at the table, neither in the log nor in what is kept of it', async () => {
      const at = open()
      const table = await known(at)
      expect(await kept(table)).toMatch(TRACES)
      await at.house.forget(table, 'ben')
      expect(await kept(table)).not.toMatch(TRACES)
      const { table: now } = (await at.house.open(table))!
      expect(now.seats[1]).toMatchObject({ kind: 'person', name: '', away: { why: 'left' } })
      const { revision } = now
      await at.house.forget(table, 'ben')
      await at.house.forget(table, 'nobody')
      expect((await at.house.open(table))!.table.revision).toBe(revision)
      await at.play(table, [ANNA, BEN, CARL])
    })

    test('comes back from no other house’s memory, however late its news', async () => {
      const [at, other] = [open(), deaf()]
      const table = await known(at)
      await other.house.open(table)
      await at.house.forget(table, 'ben')
      for (let line = 0; line < 45; line++) await other.ask(table, ANNA, { kind: 'chat', text: `Ahoy ${line}` })
      expect((await store.tables.open(table))!.snapshot).not.toBeNull()
      expect(await kept(table)).not.toMatch(TRACES)
      expect(JSON.stringify((await other.house.open(table))!.table)).not.toMatch(TRACES)
    })

    test('is not read out of a snapshot that was read before', async () => {
      const at = open()
      const table = await known(at)
      const { snapshot } = (await store.tables.open(table))!
      expect(snapshot).not.toBeNull()
      await at.house.forget(table, 'ben')
      const torn = async (id: string) => {
        const entries = await store.tables.entriesSince(id, snapshot!.revision)
        return { ...(await store.tables.open(id))!, snapshot, entries }
      }
      const reader = openTestHouse({ ...store, tables: { ...store.tables, open: torn }, subscribe: () => () => {} })
      expect(JSON.stringify((await reader.house.open(table))!.table)).not.toMatch(TRACES)
    })

    test('is told to those who watch by starting again', async () => {
      const at = open()
      const table = await known(at)
      const live = (await at.house.open(table))!
      const { revision } = live.table
      const heard: unknown[] = []
      await at.house.watch(
        live,
        revision,
        () => {},
        (news) => heard.push(news),
      )
      await at.house.forget(table, 'ben')
      expect(heard.at(-1)).toBeNull()
      let began: unknown
      await at.house.watch(
        (await at.house.open(table))!,
        revision,
        (missed) => {
          began = missed
        },
        () => {},
      )
      expect(began).toBeNull()
    })

    test('leaves no trace where the rules are not known either', async () => {
      const at = open()
      const table = await known(at)
      const elsewhere = openTestHouse(store, { game: { ...countedToy().game, id: 'another-game' } })
      await elsewhere.house.forget(table, 'ben')
      expect(await kept(table)).not.toMatch(TRACES)
      const { row } = (await store.tables.open(table))!
      expect(row.summary).toMatchObject({ names: ['Anna', '', 'Carl'] })
      expect((await at.house.open(table))!.table.seats[0]).toMatchObject({ name: 'Anna' })
    })
  })

  describe(`a house ${name}: the log`, () => {
    /** Some entries and take-backs, as somebody would make them who wants to wear the house down. */
    async function worn(at: TestHouse, takeBacks: number): Promise<string> {
      const table = await at.running([ANNA, BEN])
      for (let i = 0; i < 9; i++) await at.play(table, [ANNA, BEN])
      for (let i = 0; i < takeBacks; i++) {
        const { play } = (await at.house.open(table))!.table
        const seat = (await at.house.open(table))!.game.actor(play!.state)!
        await at.play(table, [ANNA, BEN])
        const [by, other] = seat === 0 ? [ANNA, BEN] : [BEN, ANNA]
        await at.ask(table, by, { kind: 'take-back' })
        await at.ask(table, other, { kind: 'answer-take-back', agree: true })
      }
      return table
    }

    test('is read without playing the game, in pages that join', async () => {
      const { game, count } = countedToy()
      const at = open({ game })
      const table = await worn(at, 160)
      at.house.close()
      const reader = open({ game })
      const live = (await reader.house.open(table))!
      expect(live.table.revision).toBeGreaterThan(500)
      count.applied = 0
      const read: ToldEntry[] = []
      let since = 0
      for (let more = true; more; ) {
        const page = await reader.house.page(live, since)
        expect(page.entries.length).toBeLessThanOrEqual(250)
        read.push(...page.entries)
        since = page.revision
        more = page.more
      }
      expect(count.applied).toBe(0)
      expect(read.map(({ revision }) => revision)).toEqual(Array.from({ length: live.table.revision }, (_, i) => i + 1))

      // Whoever watches from further back than a page starts again from the view.
      for (const [missed, isTold] of [
        [250, true],
        [251, false],
      ] as const) {
        const told = await new Promise((begun) =>
          reader.house.watch(live, live.table.revision - missed, begun, () => {}),
        )
        expect(told !== null).toBe(isTold)
      }
    })

    test('kept without what was told is told again, once, and as it was', async () => {
      const { game, count } = countedToy()
      const at = open({ game })
      const table = await worn(at, 20)
      const kept = (await store.tables.entriesSince(table, 0)) as ToldEntry[]
      const old = await keepOld(store, kept, `${table}-old`)
      const live = (await at.house.open(old))!
      const expected = (await at.house.page((await at.house.open(table))!, 0)).entries
      count.applied = 0
      const { entries } = await at.house.page(live, 0)
      expect(count.applied).toBeLessThan(8 * kept.length)
      const heard = (all: readonly ToldEntry[], viewer: string) =>
        all.map((entry) => eventFor(live.table, entry, viewer)?.told ?? [])
      for (const viewer of ['anna', 'ben', 'carl']) expect(heard(entries, viewer)).toEqual(heard(expected, viewer))
      count.applied = 0
      await at.house.page(live, 3)
      expect(count.applied).toBe(0)
    })

    test('is watched from any revision without a gap', async () => {
      const { game } = countedToy()
      const at = open({ game })
      const table = await worn(at, 12)
      const again = open({ game })
      const live = (await again.house.open(table))!
      const { revision } = live.table
      for (const since of [0, 1, revision - 20, revision - 1, revision, revision + 99]) {
        const heard: number[] = []
        let began: readonly ToldEntry[] | null | undefined
        const leave = await again.house.watch(
          live,
          since,
          (missed) => {
            began = missed
          },
          (news) => heard.push(...(news ?? []).map((entry) => entry.revision)),
        )
        if (since > live.table.revision) expect(began).toBeNull()
        else expect(began!.map((entry) => entry.revision)).toEqual(range(since + 1, live.table.revision))
        const before = live.table.revision
        await again.ask(table, ANNA, { kind: 'chat', text: 'Ahoy' })
        expect(heard).toEqual([before + 1])
        leave()
      }
    })
  })
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** The same log as it was kept before what was told was kept with it. */
async function keepOld(store: HouseStore, kept: readonly ToldEntry[], id: string): Promise<string> {
  const entries = kept.map(({ told: _, ...entry }) => (entry.kind === 'created' ? { ...entry, table: id } : entry))
  const { row } = (await store.tables.open((kept[0] as { table: string } & ToldEntry).table))!
  const { status, isListed, pace, freeSeats, host, summary } = row
  const listing = { status, isListed, pace, freeSeats, host, summary, members: [] }
  const first = { table: id, revision: 1, entries, at: kept[0]!.at, listing }
  await store.tables.create({ id, game: row.game, rules: row.rules, first })
  return id
}
