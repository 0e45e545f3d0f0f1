import { type GameResult, type SeatResult, WHOLE_WIN } from '@south-street/house'
import { append, NOON, newTable } from '@south-street/house/test/store-contract.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { person } from './examples.ts'
import { type FreshPlace, PREPARED_PLACES } from './places.ts'

const DAY = 86_400_000

/** A seat a person, in the order of their places; a name with a dot is a bot's level. */
export function result(table: string, names: readonly (string | null)[], more: Partial<GameResult> = {}): GameResult {
  const people = names.map((name) => (name?.startsWith('.') ? null : name))
  const seats = names.map((name, seat): SeatResult => {
    const rivals = people.flatMap((one, other) => (one === null || other === seat ? [] : [other]))
    return {
      person: people[seat]!,
      level: name?.startsWith('.') ? name.slice(1) : null,
      place: seat + 1,
      points: 20 - seat,
      share: seat === 0 ? WHOLE_WIN : 0,
      met: rivals.length,
      beaten: rivals.filter((other) => other > seat).length,
      sources: [
        { name: 'freight', points: 15 },
        { name: 'houses', points: 5 - seat },
      ],
    }
  })
  const options = { players: names.length }
  return { table, game: 'packet-row', rules: '1', options, finishedAt: NOON, seats, ...more }
}

describe.each(Object.entries(PREPARED_PLACES))('results on %s', (_name, freshPlace) => {
  let fresh: FreshPlace
  let store: Store
  beforeEach(async () => {
    fresh = await freshPlace()
    store = await openStore(fresh.place)
    for (const id of ['anna', 'ben', 'carl']) await store.identities.create(person(id))
  })
  afterEach(async () => {
    await store.close()
    await fresh.remove()
  })
  const gamesOf = async (id: string) => (await store.results.gamesOf(id, { limit: 50 })).items

  test('are kept with the append that ends the game, and not with one that loses its race', async () => {
    await store.tables.create(newTable('t'))
    const ends = { ends: true, result: result('t', ['anna', 'ben']) } as const
    const both = await Promise.all([append('t', 2), append('t', 2, ends)].map((one) => store.tables.append(one)))
    expect(both).toEqual(['stored', 'conflict'])
    expect(await gamesOf('anna')).toEqual([])
    expect(await store.tables.append(append('t', 3, ends))).toBe('stored')
    expect(await gamesOf('anna')).toMatchObject([
      {
        table: 't',
        isKept: true,
        seats: [{ person: 'anna', name: 'Name of anna', place: 1, points: 20 }, { person: 'ben' }],
      },
    ])
    // Once more, as a pass over older tables would.
    await store.results.keep(result('t', ['ben', 'anna']))
    expect(await gamesOf('ben')).toHaveLength(1)
  })

  test('are read page by page, the last first, each with everybody’s seat and what one’s own points were for', async () => {
    for (let n = 0; n < 7; n++) {
      const names = n % 2 ? ['ben', 'anna', null] : ['anna', '.mate']
      await store.results.keep(result(`t${n}`, names, { finishedAt: NOON + n * 10 * DAY }))
    }
    // Two that ended in the same moment, on two pages.
    await store.results.keep(result('t7', ['carl', 'anna'], { finishedAt: NOON }))
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await store.results.gamesOf('anna', { limit: 7, ...(after && { after }) })
      seen.push(...page.items.map(({ table }) => table))
      after = page.next
    }
    expect(seen).toEqual(['t6', 't5', 't4', 't3', 't2', 't1', 't7', 't0'])
    const [bot, both] = await gamesOf('anna')
    expect(bot).toMatchObject({ yourSeat: 0, seats: [{ person: 'anna' }, { person: null, name: '', level: 'mate' }] })
    expect(both).toEqual({
      ...{ table: 't5', game: 'packet-row', rules: '1', options: { players: 3 }, finishedAt: NOON + 50 * DAY },
      isKept: false,
      isListed: false,
      seats: [
        { person: 'ben', name: 'Name of ben', level: null, place: 1, points: 20 },
        { person: 'anna', name: 'Name of anna', level: null, place: 2, points: 19 },
        { person: null, name: '', level: null, place: 3, points: 18 },
      ],
      yourSeat: 1,
      sources: [
        ['freight', 15],
        ['houses', 4],
      ],
    })
    expect(await store.results.find(['t5', 'none'])).toMatchObject([{ table: 't5', seats: both!.seats }])
    expect(await gamesOf('nobody')).toEqual([])
  })

  test('are nobody’s after an erasure, and the heir’s after a merging, but for games of both', async () => {
    await store.results.keep(result('a', ['anna', 'ben']))
    await store.results.keep(result('b', ['carl', 'ben']))
    await store.people.leave('anna', NOON, 'carl')
    await store.people.inherit('anna', 'carl')
    await store.people.delete('anna')
    expect((await gamesOf('carl')).map(({ table }) => table)).toEqual(['b', 'a'])
    await store.results.keep(result('c', ['ben', 'carl']))
    await store.people.leave('ben', NOON, 'carl')
    await store.people.inherit('ben', 'carl')
    await store.people.delete('ben')
    // In none of the three can somebody have sat twice.
    const carls = await gamesOf('carl')
    expect(carls).toHaveLength(3)
    for (const { seats } of carls) {
      expect(seats.flatMap(({ person: who }) => who ?? [])).toEqual(['carl'])
    }
    await store.people.leave('carl', NOON)
    await store.people.delete('carl')
    const [game] = await store.results.find(['c'])
    expect(game!.seats.map(({ person: who, name, points }) => [who, name, points])).toEqual([
      [null, '', 20],
      [null, '', 19],
    ])
    // Of somebody who is gone nothing comes back.
    await store.results.keep(result('d', ['ben', 'carl']))
    expect(await gamesOf('ben')).toEqual([])
  })

  test('go with a table that is deleted, and outlive one that was kept long enough', async () => {
    for (const id of ['deleted', 'old']) {
      await store.tables.create(newTable(id, { status: 'ended' }))
      await store.tables.append(append(id, 2, { result: result(id, ['anna', 'ben']) }))
    }
    await store.tables.remove('deleted')
    expect((await gamesOf('anna')).map(({ table, isKept }) => [table, isKept])).toEqual([['old', true]])
    await store.retention.removeTables(['ended'], NOON + DAY, 10)
    expect((await gamesOf('anna')).map(({ table, isKept }) => [table, isKept])).toEqual([['old', false]])
  })

  test('of older tables are looked for once, from where it was left', async () => {
    for (const id of ['a', 'b', 'c']) await store.tables.create(newTable(id, { status: 'ended' }))
    await store.tables.create(newTable('d'))
    await store.results.keep(result('b', ['anna', 'ben']))
    expect(await store.results.lacking(2)).toEqual([
      { id: 'a', hasResult: false },
      { id: 'b', hasResult: true },
    ])
    await store.results.looked('b')
    await store.close()
    store = await openStore(fresh.place)
    expect(await store.results.lacking(2)).toEqual([{ id: 'c', hasResult: false }])
    await store.results.looked('c')
    expect(await store.results.lacking(2)).toEqual([])
  })
})
