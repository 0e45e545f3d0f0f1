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

const plan = (width: number) => planHand(HAND, FLEET, width, CARD)
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
    expect(planHand([readCard('bank/money/3-1')], [], 1000, CARD).map(({ name }) => name)).toEqual(['cash'])
    expect(planHand([], [], 1000, CARD)).toEqual([])
  })

  test('come in the order of the table', () => {
    const order = ['fleet', 'contracts', 'goods', 'helpers', 'cash', 'bankers', 'built']
    expect(plan(10_000).map(({ name }) => name)).toEqual(order)
  })
})

describe('a hand gives way', () => {
  test('not at all where there is room', () => {
    expect(lays(10_000)).toMatchObject({ contracts: 'open', helpers: 'fan', cash: 'spines', built: 'spines' })
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

  test('exactly when its width is over', () => {
    // One contract open: 100, its gap 14, the margin 16.
    const one = [readCard('guildhall/contract/fur-1-great-britain')]
    const two = [...one, readCard('guildhall/contract/grain-5-great-britain')]
    expect(planHand(one, [], 130, CARD)[0]!.lay).toBe('open')
    expect(planHand(two, [], 206 + 30, CARD)[0]!.lay).toBe('open')
    expect(planHand(two, [], 206 + 29, CARD)[0]!.lay).toBe('fan')
    expect(planHand(two, [], 127.55 + 30, CARD)[0]!.lay).toBe('fan')
    expect(planHand(two, [], 127 + 30, CARD)[0]!.lay).toBe('spines')
  })
})
