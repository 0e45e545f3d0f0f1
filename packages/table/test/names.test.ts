import { tableView } from '@south-street/table'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { At, anna, ben, cedric, game } from './at.ts'
import { createdBy } from './random-table.ts'

const names = (at: At) =>
  tableView(game, at.table, null).seats.map((seat) => (seat.kind === 'person' ? seat.name : null))

function seated(called: readonly string[]): At {
  const at = new At(game, createdBy(game, 3))
  for (const [index, who] of [anna, ben, cedric].entries()) {
    expect(at.ask({ ...who, name: called[index]! }, { kind: 'take-seat', seat: null })).toBeNull()
  }
  return at
}

test.each([
  [
    ['Anna', 'Anna', 'Anna'],
    ['Anna', 'Anna 2', 'Anna 3'],
  ],
  [
    ['Anna', 'ANNA', 'Ａｎｎａ'],
    ['Anna', 'ANNA 2', 'Ａｎｎａ 3'],
  ],
  // In Greek and Cyrillic letters.
  [
    ['Anna', 'Αnna', 'Аnna'],
    ['Anna', 'Αnna 2', 'Аnna 3'],
  ],
  [
    ['Макс', 'Max', 'Maкс'],
    ['Макс', 'Max', 'Maкс 2'],
  ],
  [
    ['Anna  B', 'Anna\u00a0B', 'Anna B'],
    ['Anna  B', 'Anna\u00a0B 2', 'Anna B 3'],
  ],
  [
    ['Anna', 'Anna 2', 'Anna'],
    ['Anna', 'Anna 2', 'Anna 3'],
  ],
  [
    ['❤', '❤\ufe0f', 'Anna'],
    ['❤', '❤\ufe0f 2', 'Anna'],
  ],
  [
    ['x'.repeat(40), 'x'.repeat(40), 'Ben'],
    ['x'.repeat(40), `${'x'.repeat(36)} 2`, 'Ben'],
  ],
])('%j are called %j', (called, wanted) => {
  expect(names(seated(called))).toEqual(wanted)
})

test('a new name is told apart too, and so is what is said', () => {
  const at = seated(['Anna', 'Ben', 'Cedric'])
  at.ask({ ...ben, name: 'Anna' }, { kind: 'rename' })
  expect(names(at)).toEqual(['Anna', 'Anna 2', 'Cedric'])
  at.ask({ ...ben, name: 'Anna' }, { kind: 'chat', text: 'It is me' })
  expect(at.table.chat.at(-1)).toMatchObject({ name: 'Anna 2', text: 'It is me' })
  const before = at.log.length
  at.ask({ ...ben, name: 'Anna' }, { kind: 'rename' })
  expect(at.log.length).toBe(before)
  at.ask({ ...anna, name: 'Dora' }, { kind: 'rename' })
  at.ask({ ...ben, name: 'Anna' }, { kind: 'rename' })
  expect(names(at)).toEqual(['Dora', 'Anna', 'Cedric'])
})

test('property: no two people at a table are called alike, and nobody is called more than 40 characters', () => {
  const name = fc.constantFrom('Anna', 'anna', 'ANNA', 'Anna 2', 'Anna 3', ' Anna', 'x'.repeat(40), 'Ben')
  fc.assert(
    fc.property(fc.tuple(name, name, name), (called) => {
      const told = names(seated(called)) as string[]
      expect(new Set(told.map((one) => one.trim().toLowerCase())).size).toBe(3)
      for (const one of told) expect(one.length).toBeLessThanOrEqual(40)
    }),
  )
})
