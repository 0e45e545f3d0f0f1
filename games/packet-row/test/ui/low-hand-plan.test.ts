import { readCard } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { unitsByKind } from '../../ui/board/hand-plan.ts'
import { contractDetail, planRow } from '../../ui/phone/low-hand-plan.ts'

const cards = (...names: string[]) => names.map(readCard)
const GOODS = cards(
  'market/goods/grain-2-at-5',
  'market/goods/fur-2-at-5',
  'docks/gold/single-1',
  'docks/gold/double-1',
)
const HELPERS = cards('docks/captain/1', 'docks/captain/2')
const FLEET = cards('docks/ship/spain-1', 'docks/ship/france-2', 'docks/ship/spain-2')
const unnamed = () => ''
const groupsOf = (hand: readonly number[], fleet: readonly number[], width: number) =>
  planRow(hand, fleet, width, unnamed).groups
const names = (row: ReturnType<typeof groupsOf>) => row.map(({ name }) => name)
const counted = (row: ReturnType<typeof groupsOf>) => row.filter((group) => group.counted).map(({ name }) => name)

describe('the sum of goods', () => {
  test.each([
    ['nothing', [], []],
    ['one card', cards('market/goods/fur-2-at-5'), [{ kind: 'fur', units: 2 }]],
    [
      'two kinds and gold, gold last',
      GOODS,
      [
        { kind: 'grain', units: 2 },
        { kind: 'fur', units: 2 },
        { kind: 'gold', units: 3 },
      ],
    ],
  ])('%s', (_, held, sums) => expect(unitsByKind(held)).toEqual(sums))
})

describe('the second row of a low hand', () => {
  test('leaves empty groups out', () => {
    expect(groupsOf([], [], 300)).toEqual([])
    expect(names(groupsOf(cards('bank/money/3-1'), [], 300))).toEqual(['cash'])
    expect(names(groupsOf([], FLEET, 300))).toEqual(['fleet'])
  })

  test('has no contracts: they have a row of their own', () => {
    expect(groupsOf(cards('guildhall/contract/fur-1-great-britain'), [], 300)).toEqual([])
  })

  test('keeps the order of the design', () => {
    const hand = [...cards('bank/vp/soup-house', 'bank/banker/1', 'bank/money/3-1'), ...HELPERS, ...GOODS]
    expect(names(groupsOf(hand, FLEET, 1000))).toEqual(['goods', 'fleet', 'helpers', 'cash', 'bankers', 'built'])
  })

  test('shows every sign where there is room', () => {
    expect(counted(groupsOf([...GOODS, ...HELPERS], FLEET, 1000))).toEqual([])
  })

  test.each([
    ['helpers first', 268, ['helpers']],
    ['then ships', 230, ['fleet', 'helpers']],
    ['then goods', 150, ['goods', 'fleet', 'helpers']],
  ])('gives way, %s', (_, width, given) => {
    expect(counted(groupsOf([...GOODS, ...HELPERS], FLEET, width))).toEqual(given)
  })

  test('counts three helpers in any case', () => {
    const three = [...HELPERS, readCard('docks/captain/3')]
    expect(counted(groupsOf(three, [], 1000))).toEqual(['helpers'])
  })

  test('never counts a single card', () => {
    expect(counted(groupsOf(cards('docks/captain/1', 'market/goods/fur-2-at-5'), FLEET.slice(0, 1), 10))).toEqual([])
  })

  test('never shows less in a wider window', () => {
    let before = 4
    for (let width = 0; width < 500; width += 5) {
      const now = counted(groupsOf([...GOODS, ...HELPERS], FLEET, width)).length
      expect(now).toBeLessThanOrEqual(before)
      before = now
    }
    expect(before).toBe(0)
  })

  test('names its groups where there is room for their names, after whatever could be counted', () => {
    const row = (width: number) => planRow([...GOODS, ...HELPERS], FLEET, width, () => 'HELPERS')
    expect(row(1000)).toMatchObject({ labelled: true })
    expect(counted(row(150).groups)).toEqual(['goods', 'fleet', 'helpers'])
    expect([row(150), row(135)].map(({ labelled }) => labelled)).toEqual([true, false])
  })

  test('holds every card that it was given, once', () => {
    for (const width of [10, 200, 1000]) {
      const all = groupsOf([...GOODS, ...HELPERS], FLEET, width).flatMap((group) => group.cards)
      expect(all.toSorted((a, b) => a - b)).toEqual([...GOODS, ...HELPERS, ...FLEET].sort((a, b) => a - b))
    }
  })
})

describe('a contract says', () => {
  const ready = { readiness: { ready: true }, state: 'ready' }
  const lacking = (state: string) => ({ readiness: { ready: false }, state })
  test.each([
    ['everything of one', [ready], 300, 'full'],
    ['everything of three', [lacking('no ship'), ready, lacking('no ship')], 300, 'full'],
    ['less where one of them needs more words', [lacking('no ship'), ready, lacking('4 cotton short')], 300, 'short'],
    ['all of it in a wider place', [lacking('no ship'), ready, lacking('4 cotton short')], 400, 'full'],
    ['less in a narrower place', [lacking('no ship'), lacking('no ship'), lacking('no ship')], 260, 'short'],
    ['less where the mark of one that is ready needs room', [ready, ready, ready], 275, 'short'],
    ['less of four, however wide', [ready, ready, ready, ready], 1000, 'short'],
    ['the least of five', [ready, ready, ready, ready, ready], 1000, 'least'],
  ] as const)('%s', (_, contracts, width, detail) => expect(contractDetail(contracts, width)).toBe(detail))
})
