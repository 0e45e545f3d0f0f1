import { packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import {
  act,
  actAll,
  arrange,
  currentSupply,
  delivery,
  discardPile,
  fleet,
  futureSupply,
  hand,
  piece,
  refused,
  talon,
} from '../arrange.ts'

/** Seat 0 of two holds these cards and has $25. */
function holding(cards: string[], ships: string[]): State {
  return arrange({ players: 2, hands: [cards, []], fleets: [ships] })
}

function handedOver(state: State, text: string): { paid: number; discarded: number } {
  const size = (): number => state.discards.flat().length
  const [money, piles] = [state.money[0]!, size()]
  act(state, 0, text)
  return { paid: state.money[0]! - money, discarded: size() - piles }
}

test('PR-10.1 a delivery of one contract', () => {
  const goods = ['market/goods/cotton-3-at-8', 'market/goods/cotton-2-at-5']
  const ship = 'docks/ship/france-1'
  const state = holding(['guildhall/contract/cotton-5-france', ...goods], [ship])
  const text = delivery(['guildhall/contract/cotton-5-france'], [ship], goods)
  expect(handedOver(state, text)).toEqual({ paid: 35, discarded: 4 })
  expect([state.money[0], hand(state, 0), fleet(state, 0)]).toEqual([60, [], []])
})

test.each([
  {
    reading: 'the tobacco serves the two small ones',
    contracts: ['cotton-5-france', 'tobacco-1-france', 'tobacco-1-netherlands'],
    ships: ['docks/ship/france-1', 'docks/ship/netherlands-1'],
    goods: ['cotton-3-at-8', 'cotton-3-at-9', 'tobacco-2-at-5'],
  },
  {
    reading: 'the tobacco serves the large one and a small one',
    contracts: ['tobacco-5-spain', 'tobacco-1-france', 'cotton-1-sweden'],
    ships: ['docks/ship/spain-1', 'docks/ship/france-1', 'docks/ship/sweden-1'],
    goods: ['tobacco-3-at-8', 'tobacco-3-at-9', 'cotton-2-at-5'],
  },
])('PR-10.2 three contracts at once: $reading', ({ contracts, ships, goods }) => {
  const named = contracts.map((name) => `guildhall/contract/${name}`)
  const loaded = goods.map((name) => `market/goods/${name}`)
  const state = holding([...named, ...loaded, 'market/goods/cotton-1-at-2'], [...ships, 'docks/ship/spain-3'])
  const discarded = named.length + ships.length + loaded.length
  expect(handedOver(state, delivery(named, ships, loaded))).toEqual({ paid: 65, discarded })
  expect([state.money[0], hand(state, 0), fleet(state, 0)]).toEqual([
    90,
    ['market/goods/cotton-1-at-2'],
    ['docks/ship/spain-3'],
  ])
  expect(discardPile(state, 'market')).toEqual(loaded)
  expect(discardPile(state, 'docks')).toEqual(ships)
})

const MARKET = {
  current: ['market/vp/library', 'market/goods/tobacco-1-at-2', 'market/goods/fur-2-at-6'],
  future: ['market/goods/tobacco-3-at-10', 'market/trader/1'],
  talon: ['market/vp/museum', 'market/goods/grain-1-at-2', 'market/goods/fur-3-at-8', 'market/trader/2'],
}
const DOCKS = {
  current: ['docks/ship/spain-1', 'docks/captain/1', 'docks/gold/single-1'],
  future: ['docks/ship/france-1', 'docks/vp/dry-dock'],
  talon: ['docks/gold/double-1', 'docks/ship/sweden-1', 'docks/captain/2', 'docks/ship/spain-2'],
}

test('PR-10.3 a round with four seats', () => {
  const state = arrange({ players: 4, harbourMaster: 0, market: MARKET, docks: DOCKS, hands: [[], [], [], []] })
  const untouched = (): unknown[] =>
    (['guildhall', 'bank'] as const).map((area) => [
      currentSupply(state, area),
      futureSupply(state, area),
      talon(state, area),
      discardPile(state, area),
    ])
  const [others, piles] = [untouched(), { market: discardPile(state, 'market'), docks: discardPile(state, 'docks') }]

  actAll(state, ['0 choose market', '1 take market/vp/library', '2 pass'])
  expect([state.money[1], hand(state, 1), packetRow.actor(state)]).toEqual([10, ['market/vp/library'], 3])
  expect(refused(state, 3, 'take market/goods/tobacco-3-at-10').code).toBe('needs-assistant')
  act(state, 3, 'take market/goods/tobacco-1-at-2')
  expect([state.money[3], hand(state, 3)]).toEqual([23, ['market/goods/tobacco-1-at-2']])
  expect([packetRow.actor(state), state.phase]).toEqual([0, 'decide'])

  actAll(state, ['0 pass', '0 choose docks'])
  expect([packetRow.actor(state), state.phase]).toEqual([2, 'ask'])
  act(state, 2, 'pass')
  expect([packetRow.actor(state), state.phase]).toEqual([0, 'decide'])
  act(state, 0, 'take docks/ship/spain-1')

  expect([fleet(state, 0), state.money]).toEqual([['docks/ship/spain-1'], [25, 10, 25, 23]])
  expect([hand(state, 2), fleet(state, 2)]).toEqual([[], []])
  expect(discardPile(state, 'market')).toEqual([...piles.market, 'market/goods/fur-2-at-6'])
  expect(discardPile(state, 'docks')).toEqual([...piles.docks, 'docks/captain/1', 'docks/gold/single-1'])
  expect(currentSupply(state, 'market')).toEqual([...MARKET.future, MARKET.talon[0]])
  expect(futureSupply(state, 'market')).toEqual(MARKET.talon.slice(1, 3))
  expect(currentSupply(state, 'docks')).toEqual([...DOCKS.future, DOCKS.talon[0]])
  expect(futureSupply(state, 'docks')).toEqual(DOCKS.talon.slice(1, 3))
  expect([talon(state, 'market'), talon(state, 'docks')]).toEqual([[MARKET.talon[3]], [DOCKS.talon[3]]])
  expect([0, 1, 2, 3].map((seat) => piece(state, seat))).toEqual(['home', 'home', 'home', 'home'])
  expect([state.harbourMaster, packetRow.actor(state), state.phase, state.round]).toEqual([1, 1, 'choose', 1])
  expect(untouched()).toEqual(others)
})

test('PR-10.4 an assistant', () => {
  const hands = [[], [], [], ['guildhall/assistant/1']]
  const state = arrange({ players: 4, harbourMaster: 0, market: MARKET, docks: DOCKS, hands })
  actAll(state, ['0 choose market', '1 take market/vp/library', '2 pass'])
  act(state, 3, 'take market/goods/tobacco-3-at-10 with guildhall/assistant/1')
  expect([state.money[3], hand(state, 3)]).toEqual([15, ['market/goods/tobacco-3-at-10']])
  expect([piece(state, 3), discardPile(state, 'guildhall').at(-1)]).toEqual([
    'market future 1',
    'guildhall/assistant/1',
  ])
})

test('PR-10.5 a trader', () => {
  const contract = 'start/contract/fur-3-spain'
  const [fur, cotton, trader] = ['market/goods/fur-1-at-2', 'market/goods/cotton-2-at-5', 'market/trader/1']
  const ship = 'docks/ship/spain-1'
  const state = holding([contract, fur, cotton, trader], [ship])
  expect(refused(state, 0, delivery([contract], [ship], [fur, cotton]))).toMatchObject({ params: { good: 'fur' } })
  expect(refused(state, 0, delivery([contract], [], [fur, `${cotton} by ${trader} as fur`])).code).toBe('no-ship')
  const text = delivery([contract], [ship], [fur, `${cotton} by ${trader} as fur`])
  expect(handedOver(state, text)).toEqual({ paid: 25, discarded: 5 })
  expect([hand(state, 0), fleet(state, 0)]).toEqual([[], []])
})

test('PR-10.6 a captain', () => {
  const contract = 'guildhall/contract/tobacco-1-france'
  const [goods, captain, ship] = ['market/goods/tobacco-1-at-2', 'docks/captain/1', 'docks/ship/spain-1']
  const state = holding([contract, goods, captain], [ship])
  expect(refused(state, 0, delivery([contract], [ship], [goods]))).toMatchObject({
    code: 'no-ship',
    params: { destination: 'france' },
  })
  const text = delivery([contract], [`${ship} under ${captain} to france`], [goods])
  expect(handedOver(state, text)).toEqual({ paid: 15, discarded: 4 })
  expect([hand(state, 0), fleet(state, 0)]).toEqual([[], []])
})
