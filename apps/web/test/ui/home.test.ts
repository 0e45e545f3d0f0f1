import type { TableSummary } from '@south-street/protocol'
import type { Words } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { finishedTables } from '../../src/home/finished.ts'
import { sayResult } from '../../src/home/listed-result.ts'
import { othersTables, ownTables } from '../../src/home/listed-tables.ts'
import { byUrgency } from '../../src/home/urgency.ts'
import type { LocalTableSummary } from '../../src/local/messages.ts'
import { fileNameOf } from '../../src/table/record-file.ts'

const words: Words = { language: 'en', say: (key, params) => `${key} ${Object.values(params ?? {}).join(' ')}`.trim() }
const names = ['Anna', 'Ben', 'Cleo']

describe('a result in a few words', () => {
  const line = (points: number[], places: number[], you: number | null) =>
    sayResult(words, { points, places, names, you })

  test.each([
    ['a win against the second', [21, 20, 13], [1, 2, 3], 0, 'home.won 21 20'],
    ['a win by a tie-break', [21, 21, 13], [1, 2, 3], 0, 'home.won-level 21 21'],
    ['a place against the winner', [21, 20, 13], [1, 2, 3], 2, 'home.placed 3 13 21'],
    ['a shared second place', [21, 13, 13], [1, 2, 2], 2, 'home.placed 2 13 21'],
    ['a shared win', [21, 21, 13], [1, 1, 3], 1, 'home.won-shared 21'],
    ['a win that all share', [9, 9, 9], [1, 1, 1], 1, 'home.won-shared 9'],
    ['somebody else', [13, 21, 20], [3, 1, 2], null, 'home.other-won Ben 21 20'],
    ['somebody else by a tie-break', [13, 21, 21], [3, 1, 2], null, 'home.other-won-level Ben 21 21'],
    ['two others', [13, 21, 21], [3, 1, 1], null, 'home.others-shared Ben and Cleo 21'],
    ['points below nothing', [-3, -5, -9], [1, 2, 3], 0, 'home.won -3 -5'],
  ])('%s', (_, points, places, you, expected) => {
    expect(line(points, places, you)).toBe(expected)
  })
})

test('what waits for the viewer comes first, then what goes on, then what is over; the last one first', () => {
  const tables = [
    { id: 'over', status: 'over', changedAt: 9 },
    { id: 'older', status: 'running', changedAt: 1 },
    { id: 'newer', status: 'open', changedAt: 3 },
    { id: 'mine', status: 'running', changedAt: 2, isMyMove: true },
  ]
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(['mine', 'newer', 'older', 'over'])
  expect(tables[0]!.id).toBe('over')
})

describe('the tables of a server', () => {
  const DAY = 86_400_000
  const NOW = 100 * DAY
  const table = (id: string, status: TableSummary['status'], age = 0, more: Partial<TableSummary> = {}) =>
    ({ id, status, changedAt: NOW - age * DAY, ...more }) as TableSummary
  const here = (id: string, status: LocalTableSummary['status'], age: number): LocalTableSummary => ({
    ...{ table: id, game: 'packet-row', version: '1', seats: [], variants: [], waitsForPerson: false },
    ...{ status, changedAt: NOW - age * DAY },
  })
  const ids = (mine: TableSummary[], local: LocalTableSummary[] = []) => ownTables(local, mine).map(({ id }) => id)

  test('the own ones stand by themselves, and none twice', () => {
    const own = table('own', 'open')
    expect(othersTables([own], [table('others', 'open'), own]).map(({ id }) => id)).toEqual(['others'])
    expect(ids([own])).toEqual(['own'])
  })

  test('the own move before all, here or there', () => {
    const mine = [table('waits', 'running'), table('move', 'running', 5, { yourTurn: true })]
    const local = [here('device', 'running', 1), { ...here('bots', 'running', 7), waitsForPerson: true }]
    expect(ids(mine, local)).toEqual(['move', 'bots', 'waits', 'device'])
  })

  test('what is over stands elsewhere', () => {
    const mine = [table('over', 'over'), table('closed', 'closed'), table('going', 'running', 20)]
    expect(ids(mine, [here('done', 'over', 1)])).toEqual(['going'])
  })

  const over = (local: LocalTableSummary[], mine: TableSummary[]) => finishedTables(local, mine, NOW)

  test('what is over, here and there, stays for fourteen days, the last one first', () => {
    const { shown, all } = over(
      [here('h2', 'over', 2), here('runs', 'running', 0)],
      [table('s1', 'over', 1), table('old', 'over', 14)],
    )
    expect(shown.map(({ id }) => id)).toEqual(['s1', 'h2'])
    expect(all).toBe(3)
  })

  test('of what is over only the last four; a closed table is gone', () => {
    const many = [5, 4, 3, 2, 1].map((age) => table(`over-${age}`, age === 2 ? 'abandoned' : 'over', age))
    const { shown, all } = over([], [...many, table('closed', 'closed')])
    expect(shown.map(({ id }) => id)).toEqual(['over-1', 'over-2', 'over-3', 'over-4'])
    expect(all).toBe(4)
  })
})

describe('the file of a record', () => {
  const now = new Date(2026, 10, 17, 12)
  const record = (more: object) => ({
    game: 'packet-row',
    seats: [{ name: 'Anna' }, { name: 'mate', bot: 'mate' }],
    ...more,
  })

  test('has the day of the last move, by the own calendar', () => {
    const at = (hour: number) => new Date(2026, 4, 3, hour).toISOString()
    expect(fileNameOf(record({ notes: [{ at: at(0) }, { at: at(23) }] }), now)).toBe('packet-row-2026-05-03-anna.json')
  })

  test.each([
    ['none', {}],
    ['no moves', { notes: [] }],
    ['no date', { notes: [{ at: 'soon' }] }],
    ['no notes', { notes: 3 }],
  ])('has the day of today where there is nothing to read: %s', (_, more) => {
    expect(fileNameOf(record(more), now)).toBe('packet-row-2026-11-17-anna.json')
  })

  test('takes odd seats for nobody', () => {
    expect(fileNameOf(record({ seats: [null, 3, {}] }), now)).toBe('packet-row-2026-11-17.json')
  })
})
