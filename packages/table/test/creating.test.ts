import { type AnyGame, seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { createTable, decide, foldTable, maySee, openTable, type TableWish, tableView } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { contextFor, createdBy, PEOPLE, Walk } from './random-table.ts'

const game = highCard() as unknown as AnyGame
const [anna, ben, cedric] = PEOPLE as [(typeof PEOPLE)[0], (typeof PEOPLE)[0], (typeof PEOPLE)[0]]
const random = seededRandom('creating')
const context = contextFor(random)

const WISH: TableWish = {
  ...{ table: 'new', options: { players: 3 }, visibility: 'listed', pace: { kind: 'none' } },
  ...{ spectators: false, help: true, standIns: 'vote', seats: [anna, { level: 'captain' }] },
}

describe('a new table', () => {
  test('has its creator as host, whoever sits down at once, and open seats', () => {
    const { entries } = createTable(game, WISH, anna, context)
    const table = openTable(entries![0])
    expect(table).toMatchObject({ id: 'new', host: 'anna', status: 'open', rules: game.rules, revision: 1 })
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open'])
    expect(table.settings.standInLevel).toBe('captain')
  })

  test('is refused if its options or its bots are not there', () => {
    const refusal = (more: Partial<TableWish>) => createTable(game, { ...WISH, ...more }, anna, context).refusal
    expect(refusal({ options: { players: 99 } })).toMatchObject({ of: 'form', place: 'options' })
    expect(refusal({ standInLevel: 'nobody' })).toMatchObject({ of: 'table', code: 'level-unknown' })
    expect(refusal({ seats: [{ level: 'nobody' }] })).toMatchObject({ of: 'table', code: 'level-unknown' })
    expect(refusal({ begin: 'at-once' })).toMatchObject({ code: 'seats-open' })
  })

  test('can be dealt at once, or go on with a game from elsewhere', () => {
    const full = { ...WISH, options: { players: 2 } }
    const dealt = foldTable(game, createTable(game, { ...full, begin: 'at-once' }, anna, context).entries!)
    expect(dealt.status).toBe('running')
    const { deal } = dealt.play!
    const action = game.format(game.legal(dealt.play!.state, game.actor(dealt.play!.state)!)[0])
    const moves = [{ seat: game.actor(dealt.play!.state)!, action }]
    const begun = foldTable(game, createTable(game, { ...full, begin: { deal, moves } }, anna, context).entries!)
    expect(begun.play).toMatchObject({ deal, decision: 1 })
    expect(begun.play!.moves).toMatchObject(moves.map(({ seat, action: text }) => ({ seat, text })))
    expect(begun.play!.sha256).toBe(contextFor(random).hash(begun.play!.salt, JSON.stringify(deal)))
  })
})

describe('a rematch', () => {
  function over(): Walk {
    const walk = new Walk(game, createdBy(game, 3, { pace: { kind: 'none' } }))
    const ask = (by: typeof anna, command: Parameters<Walk['run']>[0]['command']) =>
      expect(walk.run({ by, command } as never, random)).toBeNull()
    ask(anna, { kind: 'take-seat', seat: 0 })
    ask(ben, { kind: 'take-seat', seat: 1 })
    ask(anna, { kind: 'seat-bot', seat: 2, level: 'captain' })
    ask(anna, { kind: 'start' })
    ask(anna, { kind: 'agree-abandon' })
    ask(ben, { kind: 'agree-abandon' })
    return walk
  }
  const rematch = { by: ben, command: { kind: 'rematch', table: 'next' } } as const

  test('comes with the old table’s link to it, seats only who asked, and keeps the others’ seats', () => {
    const decided = decide(game, over().table, rematch, context)
    expect(decided.entries).toMatchObject([{ kind: 'rematch', table: 'next' }])
    const table = openTable(decided.refusal === null ? decided.creates! : (null as never))
    expect(table).toMatchObject({ id: 'next', host: 'ben', status: 'open', settings: over().table.settings })
    expect(table.known).toEqual(['ben', 'anna'])
    expect(tableView(game, table, 'anna').seats).toEqual([
      { kind: 'open', house: 0, keptFor: { person: 'anna', name: 'Anna' } },
      { kind: 'person', house: 1, person: 'ben', name: 'Ben' },
      { kind: 'bot', house: 2, level: 'captain' },
    ])
  })

  test('a kept seat is taken by whom it is kept for, and by others once the host frees it', () => {
    const decided = decide(game, over().table, rematch, context)
    const walk = new Walk(game, decided.refusal === null ? decided.creates! : (null as never))
    const ask = (by: typeof anna, command: object) => walk.run({ by, command } as never, random)
    expect(ask(cedric, { kind: 'take-seat', seat: null })).toBe('table-full')
    expect(ask(cedric, { kind: 'take-seat', seat: 0 })).toBe('seat-kept')
    expect(ask(ben, { kind: 'start' })).toBe('seats-open')
    const freed = new Walk(game, walk.log[0]!)
    expect(ask(anna, { kind: 'take-seat', seat: null })).toBeNull()
    expect(walk.table.seats[0]).toMatchObject({ kind: 'person', person: 'anna' })
    expect(ask(ben, { kind: 'start' })).toBeNull()
    expect(freed.run({ by: ben, command: { kind: 'empty-seat', seat: 0 } }, random)).toBeNull()
    expect(freed.run({ by: cedric, command: { kind: 'take-seat', seat: null } }, random)).toBeNull()
  })

  test('whoever is forgotten has no seat kept, and there is no rematch before the end or twice', () => {
    const walk = over()
    walk.run({ by: null, command: { kind: 'forget', person: anna.person } }, random)
    const decided = decide(game, walk.table, rematch, context)
    expect(decided.refusal === null && decided.creates!.seats[0]).toEqual({ kind: 'open' })
    expect(walk.run(rematch, random)).toBeNull()
    expect(walk.run(rematch, random)).toBe('rematch-there')
    expect(new Walk(game, createdBy(game, 2)).run(rematch, random)).toBe('not-seated')
  })
})

test('a table without spectators is seen by whoever may sit down, sits there or hosts it', () => {
  const walk = new Walk(game, createdBy(game, 2, { spectators: false }))
  expect(maySee(walk.table, null)).toBe(true)
  for (const [seat, by] of [ben, cedric].entries()) walk.run({ by, command: { kind: 'take-seat', seat } }, random)
  walk.run({ by: anna, command: { kind: 'start' } }, random)
  expect([anna.person, ben.person, 'dora', null].map((one) => maySee(walk.table, one))).toEqual([
    true,
    true,
    false,
    false,
  ])
  for (const by of [ben, cedric]) walk.run({ by, command: { kind: 'agree-abandon' } }, random)
  expect(walk.table.status).not.toBe('running')
  expect([ben.person, 'dora', null].map((one) => maySee(walk.table, one))).toEqual([true, false, false])
})
