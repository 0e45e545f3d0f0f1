import { readCard } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { type Readiness, readinessOf } from '../../src/delivery/readiness.ts'
import { sayReadiness } from '../../ui/board/say-readiness.ts'
import { plainWords } from './plain-words.ts'

const CONTRACT = 'guildhall/contract/grain-3-france'
const SHIP = 'docks/ship/france-1'

function ready(hand: string[], fleet: string[], contract = CONTRACT): Readiness {
  return readinessOf(readCard(contract), [contract, ...hand].map(readCard), fleet.map(readCard))
}
const said = (hand: string[], fleet: string[]) => sayReadiness(plainWords, ready(hand, fleet))

describe('a contract is ready', () => {
  test('with a ship bound for its country and the goods', () => {
    expect(ready(['market/goods/grain-3-at-8'], [SHIP])).toEqual({ ready: true, captain: false, trader: false })
    expect(ready(['market/goods/grain-1-at-2', 'market/goods/grain-2-at-5'], [SHIP])).toMatchObject({ ready: true })
    expect(said(['market/goods/grain-3-at-8'], [SHIP])).toBe('ready.now')
  })

  test('with a captain who turns a ship, and a trader who turns goods', () => {
    expect(said(['market/goods/grain-3-at-8', 'docks/captain/1'], ['docks/ship/spain-1'])).toBe('ready.with-captain')
    expect(said(['market/goods/fur-3-at-8', 'market/trader/1'], [SHIP])).toBe('ready.with-trader')
    const both = ['market/goods/fur-3-at-8', 'market/trader/1', 'docks/captain/1']
    expect(said(both, ['docks/ship/spain-1'])).toBe('ready.with-both')
  })

  test('with gold for what is missing', () => {
    expect(said(['market/goods/grain-2-at-5', 'docks/gold/single-1'], [SHIP])).toBe('ready.now')
  })
})

describe('a contract lacks', () => {
  test('a ship, whatever else is there', () => {
    expect(ready(['market/goods/grain-3-at-8'], ['docks/ship/spain-1'])).toEqual({ ready: false, lacks: 'ship' })
    expect(said(['market/goods/grain-3-at-8'], [])).toBe('ready.no-ship')
  })

  test('so many units of its goods, gold counted', () => {
    expect(said([], [SHIP])).toBe('lack.grain (count: 3)')
    expect(said(['market/goods/grain-2-at-5'], [SHIP])).toBe('lack.grain (count: 1)')
    expect(said(['market/goods/fur-3-at-8'], [SHIP])).toBe('lack.grain (count: 3)')
    expect(said(['docks/gold/double-1'], [SHIP])).toBe('lack.grain (count: 1)')
  })

  test('goods only, where a captain has a ship to turn', () => {
    expect(said(['docks/captain/1'], ['docks/ship/spain-1'])).toBe('lack.grain (count: 3)')
  })
})
