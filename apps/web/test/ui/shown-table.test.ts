import type { TableEvent, TableView } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { fold, type ShownTable } from '../../src/table/shown-table.ts'

/** Only that it is handed on is looked at here. */
const view = (revision: number) => ({ revision }) as TableView
const acted = (revision: number, seat: number, action: string): TableEvent => ({
  revision,
  at: revision * 10,
  by: `p${seat}`,
  what: { kind: 'action', seat, decision: null, action },
  told: [{ type: action }],
})
const tookBack = (revision: number, keep: number): TableEvent => ({
  revision,
  at: 0,
  by: 'p0',
  what: { kind: 'taken-back', seat: 0, keep },
})
const said = (revision: number, person: string, text: string): TableEvent => ({
  revision,
  at: 5,
  by: person,
  what: { kind: 'chat', name: 'Anna', text },
})
const forgotten = (revision: number, person: string): TableEvent => ({
  revision,
  at: 0,
  by: null,
  what: { kind: 'forgotten', person },
})

const actions = ({ moves }: ShownTable) => moves.map(({ action }) => action)
const begin = (...events: TableEvent[]) => fold(null, { view: view(1), events })

describe('news are folded into what is shown', () => {
  test('moves in their order, with what was told of them', () => {
    const shown = begin(acted(2, 0, 'a'), acted(3, 1, 'b'))
    expect(shown.moves).toEqual([
      { seat: 0, action: 'a', revision: 2, at: 20, told: [{ type: 'a' }] },
      { seat: 1, action: 'b', revision: 3, at: 30, told: [{ type: 'b' }] },
    ])
  })

  test('the view is always the newest one', () => {
    expect(fold(begin(), { view: view(7), events: [] }).view.revision).toBe(7)
  })

  test('later news are added to earlier ones, and the earlier picture stays as it was', () => {
    const before = begin(acted(2, 0, 'a'))
    const after = fold(before, { view: view(3), events: [acted(3, 1, 'b')] })
    expect(actions(after)).toEqual(['a', 'b'])
    expect(actions(before)).toEqual(['a'])
  })

  test('a move that was taken back is gone, and so is every later one', () => {
    const before = begin(acted(2, 0, 'a'), acted(3, 1, 'b'), acted(4, 0, 'c'))
    expect(actions(fold(before, { view: view(5), events: [tookBack(5, 2)] }))).toEqual(['a', 'b'])
    expect(actions(fold(before, { view: view(5), events: [tookBack(5, 0)] }))).toEqual([])
  })

  test('what was played after a take-back stands in its place', () => {
    const shown = begin(acted(2, 0, 'a'), acted(3, 1, 'b'), tookBack(4, 1), acted(5, 1, 'c'))
    expect(actions(shown)).toEqual(['a', 'c'])
  })

  test('a take-back leaves the chat alone', () => {
    const shown = begin(acted(2, 0, 'a'), said(3, 'p0', 'ahoy'), tookBack(4, 0))
    expect(shown.chat).toHaveLength(1)
  })

  test('what people say is kept with who said it and when', () => {
    expect(begin(said(2, 'p1', 'ahoy')).chat).toEqual([
      { revision: 2, at: 5, person: 'p1', name: 'Anna', text: 'ahoy' },
    ])
  })

  test('whoever is forgotten takes every line along, and nobody else’s', () => {
    const before = begin(said(2, 'p0', 'one'), said(3, 'p1', 'two'), said(4, 'p0', 'three'))
    const after = fold(before, { view: view(5), events: [forgotten(5, 'p0')] })
    expect(after.chat.map(({ text }) => text)).toEqual(['two'])
  })

  test('news that begin with the table’s first entry start anew', () => {
    const before = begin(acted(2, 0, 'a'), said(3, 'p0', 'ahoy'))
    const first: TableEvent = { ...said(1, 'p0', 'hello') }
    const after = fold(before, { view: view(2), events: [first, acted(2, 0, 'b')] })
    expect(actions(after)).toEqual(['b'])
    expect(after.chat.map(({ text }) => text)).toEqual(['hello'])
  })

  test('a move of which nothing was told is a move all the same', () => {
    const { told: _, ...bare } = acted(2, 0, 'a')
    expect(begin(bare).moves[0]!.told).toEqual([])
  })
})
