import { readCard } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { cardsOfGroup, type Lay, planHand } from '../../ui/board/hand-plan.ts'
import { ids } from '../arrange.ts'

const HAND = [
  'bank/money/3-1',
  'market/goods/grain-2-at-5',
  'guildhall/contract/fur-1-great-britain',
  'docks/gold/single-1',
  'docks/captain/1',
  'guildhall/contract/grain-5-great-britain',
  'bank/banker/1',
  'bank/vp/soup-house',
].map(readCard)
const FLEET = ['docks/ship/spain-1', 'docks/ship/france-2'].map(readCard)
const CARD = 100
const labelOf = () => ''

const plan = (width: number) => planHand(HAND, FLEET, { width: width, card: CARD, rows: 1, labelOf })
const lays = (width: number): Record<string, Lay> =>
  Object.fromEntries(plan(width).map(({ name, lay }) => [name, lay] as const))

describe('the groups of a hand', () => {
  test('hold each card once, by its kind, in the catalogue’s order', () => {
    expect(ids(cardsOfGroup('contracts', HAND, FLEET))).toEqual([
      'guildhall/contract/grain-5-great-britain',
      'guildhall/contract/fur-1-great-britain',
    ])
    expect(ids(cardsOfGroup('goods', HAND, FLEET))).toEqual(['docks/gold/single-1', 'market/goods/grain-2-at-5'])
    expect(ids(cardsOfGroup('fleet', HAND, FLEET))).toEqual(['docks/ship/france-2', 'docks/ship/spain-1'])
    const all = plan(10_000).flatMap(({ cards }) => cards)
    expect(all.toSorted((a, b) => a - b)).toEqual([...HAND, ...FLEET].sort((a, b) => a - b))
  })

  test('that are empty are left out', () => {
    expect(
      planHand([readCard('bank/money/3-1')], [], { width: 1000, card: CARD, rows: 1, labelOf }).map(({ name }) => name),
    ).toEqual(['cash'])
    expect(planHand([], [], { width: 1000, card: CARD, rows: 1, labelOf })).toEqual([])
  })

  test('come in the order of the table', () => {
    const order = ['fleet', 'contracts', 'goods', 'helpers', 'cash', 'bankers', 'built']
    expect(plan(10_000).map(({ name }) => name)).toEqual(order)
  })
})

describe('a hand gives way', () => {
  test('not at all where there is room', () => {
    expect(lays(10_000)).toMatchObject({ fleet: 'open', contracts: 'open', goods: 'open', built: 'open' })
  })

  test('to the narrowest, where there is none', () => {
    expect(lays(10)).toMatchObject({ fleet: 'spines', contracts: 'spines', cash: 'counter' })
  })

  test('only as far as it must: a wider table never shows less', () => {
    const ROOM: readonly Lay[] = ['counter', 'spines', 'fan', 'open']
    const order = ['fleet', 'contracts', 'goods', 'helpers']
    let before = lays(0)
    for (let width = 0; width <= 1200; width += 10) {
      const now = lays(width)
      for (const name of order) expect(ROOM.indexOf(now[name]!)).toBeGreaterThanOrEqual(ROOM.indexOf(before[name]!))
      before = now
    }
    expect(before.contracts).toBe('open')
  })

  test('first by overlapping, then by spines, then by counting', () => {
    const built = Array.from({ length: 1300 }, (_, width) => lays(width).built)
    expect([...new Set(built)]).toEqual(['counter', 'spines', 'fan', 'open'])
  })

  test('later where there are two rows', () => {
    for (let width = 200; width <= 1200; width += 50) {
      const [one, two] = [1, 2].map((rows) => planHand(HAND, FLEET, { width, card: CARD, rows, labelOf }))
      const open = (groups: typeof one) => groups!.filter(({ lay }) => lay === 'open').length
      expect(open(two)).toBeGreaterThanOrEqual(open(one))
    }
    expect(planHand(HAND, FLEET, { width: 760, card: CARD, rows: 2, labelOf }).every(({ lay }) => lay === 'open')).toBe(
      true,
    )
    expect(planHand(HAND, FLEET, { width: 760, card: CARD, rows: 1, labelOf }).every(({ lay }) => lay === 'open')).toBe(
      false,
    )
  })

  test('where the names of its groups are longer than its cards', () => {
    const lay = (label: string) =>
      planHand(HAND, FLEET, { width: 980, card: CARD, rows: 1, labelOf: () => label }).map((group) => group.lay)
    expect(lay('HELPERS')).not.toEqual(lay('HELPERS AND FRIENDS'))
    expect(lay('')).toEqual(lay('CASH'))
  })

  test('and no group goes beyond a row, however many there are', () => {
    const { lay } = planHand([], FLEET, { width: 150, card: CARD, rows: 5, labelOf })[0]!
    expect(lay).toBe('spines')
  })

  test('exactly when its width is over', () => {
    // One contract open: 100, its gap 14, the margin 10.
    const one = [readCard('guildhall/contract/fur-1-great-britain')]
    const two = [...one, readCard('guildhall/contract/grain-5-great-britain')]
    expect(planHand(one, [], { width: 124, card: CARD, rows: 1, labelOf })[0]!.lay).toBe('open')
    expect(planHand(two, [], { width: 206 + 24, card: CARD, rows: 1, labelOf })[0]!.lay).toBe('open')
    expect(planHand(two, [], { width: 206 + 23, card: CARD, rows: 1, labelOf })[0]!.lay).toBe('fan')
    expect(planHand(two, [], { width: 127.55 + 24, card: CARD, rows: 1, labelOf })[0]!.lay).toBe('fan')
    expect(planHand(two, [], { width: 127 + 24, card: CARD, rows: 1, labelOf })[0]!.lay).toBe('spines')
  })
})
