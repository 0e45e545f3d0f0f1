import { readCard } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { NONE } from '../../src/cards.ts'
import { chipsOf, planKnown } from '../../ui/board/known-plan.ts'
import { planFleet, planWants } from '../../ui/phone/fleet-plan.ts'
import { labelled } from '../../ui/phone/spine-plan.ts'

const CONTRACTS = [
  'guildhall/contract/fur-1-great-britain',
  'guildhall/contract/grain-5-great-britain',
  'guildhall/contract/fur-5-sweden',
].map(readCard)
const REST = ['market/goods/grain-2-at-5', 'docks/gold/single-1', 'docks/captain/1', 'bank/money/3-1'].map(readCard)
const HAND = [...REST, NONE, ...CONTRACTS, NONE]

describe('the known cards of a rival', () => {
  test('begin with how many are not known, then contracts, then what they need', () => {
    const kinds = chipsOf(HAND).map(({ kind }) => kind)
    expect(kinds).toEqual(['unknown', 'contract', 'contract', 'contract', 'goods', 'goods', 'person', 'money'])
    expect(chipsOf(HAND)[0]!.cards).toHaveLength(2)
  })

  test('are added up where they are alike', () => {
    const goods = ['market/goods/grain-2-at-5', 'market/goods/grain-1-at-2'].map(readCard)
    expect(chipsOf(goods)).toEqual([{ kind: 'goods', of: 'grain', cards: goods }])
  })

  test('are all shown where there is room', () => {
    expect(planKnown(HAND, { width: 1000, lines: 1 })).toEqual({ chips: chipsOf(HAND), short: false, left: 0 })
    expect(planKnown(HAND, { width: 170, lines: 9 })).toEqual({ chips: chipsOf(HAND), short: false, left: 0 })
  })

  test('leave out what contracts pay before they leave out a card', () => {
    expect(planKnown(HAND, { width: 160, lines: 4 })).toEqual({ chips: chipsOf(HAND), short: true, left: 0 })
  })

  test('say how many are left out, and every card is shown or counted', () => {
    for (let width = 100; width < 600; width += 10) {
      for (const lines of [1, 2, 3, 4]) {
        const { chips, left } = planKnown(HAND, { width, lines })
        expect(chips.flatMap(({ cards }) => cards).length + left).toBe(HAND.length)
      }
    }
    expect(planKnown(HAND, { width: 170, lines: 2 }).left).toBeGreaterThan(0)
  })

  test('of nobody need no room', () => expect(planKnown([], { width: 0, lines: 0 })).toMatchObject({ left: 0 }))
})

describe('a fleet', () => {
  test.each([
    [0, 0, { look: 'named', shown: 0 }],
    [2, 100, { look: 'named', shown: 2 }],
    [4, 100, { look: 'codes', shown: 4 }],
    [6, 100, { look: 'codes', shown: 4 }],
    [6, 10, { look: 'codes', shown: 0 }],
  ] as const)('of %i ships in %i pixels', (ships, width, plan) =>
    expect(planFleet(ships, width, ['named', 'codes'])).toEqual(plan),
  )
})

describe('groups of spines', () => {
  const groups = [
    { label: 'Flota', count: 1 },
    { label: 'Kontrakty', count: 5 },
    { label: 'Towary', count: 2 },
    { label: 'Pomocnicy', count: 1 },
  ]
  test('have all their names where these fit beside each other', () => {
    expect(labelled(groups, 400)).toEqual([true, true, true, true])
  })

  test('or those that are no longer than their cards', () => {
    expect(labelled(groups, 340)).toEqual([false, true, true, false])
  })
})

test('a rival’s known contracts are shown beside the fleet, as many as fit', () => {
  const wants = (contracts: number, ships: number, width: number) =>
    planWants(contracts, width, planFleet(ships, width, ['flags']), ships)
  expect(wants(1, 1, 110)).toBe(1)
  expect(wants(3, 1, 130)).toBe(2)
  expect(wants(3, 4, 110)).toBe(0)
  expect(wants(2, 9, 40)).toBe(0)
  expect(wants(0, 0, 300)).toBe(0)
})
