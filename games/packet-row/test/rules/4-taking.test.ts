import { CARDS, packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import {
  type AreaName,
  act,
  actAll,
  arrange,
  currentSupply,
  discardPile,
  fleet,
  futureSupply,
  hand,
  ids,
  piece,
  refused,
} from '../arrange.ts'

const MARKET = {
  current: ['market/vp/library', 'market/goods/fur-2-at-6', 'market/trader/1'],
  future: ['market/goods/tobacco-3-at-10', 'market/trader/2'],
}

/** Seat 1 is asked about the market. */
function atTheMarket(hand: string[] = [], money = 25): State {
  const state = arrange({ players: 4, market: MARKET, hands: [[], hand], money: [25, money, 25, 25] })
  act(state, 0, 'choose market')
  return state
}

/** Seat 1 is asked about an area in which this card lies. */
function offered(id: string, money = 25): State {
  const area = id.slice(0, id.indexOf('/')) as AreaName
  const others = CARDS.filter((card) => card.id.startsWith(`${area}/vp/`) && card.id !== id).map((card) => card.id)
  const state = arrange({
    players: 3,
    [area]: { current: [others[0]!, id] },
    hands: [[], []],
    money: [25, money, 25],
  })
  act(state, 0, `choose ${area}`)
  return state
}

test('PR-4.1 a card of the current supply of the chosen area is taken', () => {
  const state = atTheMarket()
  act(state, 1, 'take market/trader/1')
  expect(hand(state, 1)).toEqual(['market/trader/1'])
  expect(currentSupply(state, 'market')).toEqual(['market/vp/library', 'market/goods/fur-2-at-6'])
})

test('PR-4.1 not a card of another area', () => {
  const state = atTheMarket()
  const card = currentSupply(state, 'bank')[0]!
  expect(refused(state, 1, `take ${card}`)).toEqual({
    code: 'other-area',
    clause: 'PR-4.1',
    params: { card, area: 'bank' },
  })
})

test('PR-4.1 not a card that lies in no supply', () => {
  const state = atTheMarket()
  act(state, 1, 'take market/trader/1')
  const [inTalon, inBox] = [ids(state.talons[2]!)[0]!, ids(state.box)[0]!]
  for (const card of ['market/trader/1', inTalon, inBox, hand(state, 3)[0]!]) {
    expect(refused(state, 2, `take ${card}`)).toEqual({ code: 'not-on-offer', clause: 'PR-4.1', params: { card } })
  }
})

test('PR-4.2 with an assistant a card of the future supply is taken, and the assistant goes to the guildhall', () => {
  const state = atTheMarket(['guildhall/assistant/1', 'guildhall/assistant/2'])
  act(state, 1, 'take market/trader/2 with guildhall/assistant/2')
  expect(hand(state, 1)).toEqual(['guildhall/assistant/1', 'market/trader/2'])
  expect(discardPile(state, 'guildhall').at(-1)).toBe('guildhall/assistant/2')
  expect(discardPile(state, 'market')).toEqual([])
  expect(futureSupply(state, 'market')).toEqual(['market/goods/tobacco-3-at-10'])
  expect(currentSupply(state, 'market')).toEqual(MARKET.current)
})

test('PR-4.2 without an assistant the future supply is closed', () => {
  const state = atTheMarket(['guildhall/assistant/1'])
  const card = 'market/trader/2'
  expect(refused(state, 1, `take ${card}`)).toEqual({ code: 'needs-assistant', clause: 'PR-4.2', params: { card } })
})

test('PR-4.2 an assistant opens only the chosen area', () => {
  const state = atTheMarket(['guildhall/assistant/1'])
  const card = futureSupply(state, 'bank')[0]!
  expect(refused(state, 1, `take ${card} with guildhall/assistant/1`)).toEqual({
    code: 'other-area',
    clause: 'PR-4.1',
    params: { card, area: 'bank' },
  })
})

test('PR-4.2 the assistant must be in the hand', () => {
  const state = arrange({ players: 4, market: MARKET, hands: [[], [], ['guildhall/assistant/1']] })
  act(state, 0, 'choose market')
  for (const assistant of ['guildhall/assistant/1', 'guildhall/assistant/5']) {
    expect(refused(state, 1, `take market/trader/2 with ${assistant}`)).toEqual({
      code: 'not-held',
      clause: 'PR-4.2',
      params: { card: assistant },
    })
  }
})

test('PR-4.2 no other card does an assistant’s work', () => {
  const state = atTheMarket(['docks/captain/1'])
  expect(refused(state, 1, 'take market/trader/2 with docks/captain/1')).toEqual({
    code: 'not-an-assistant',
    clause: 'PR-4.2',
    params: { card: 'docks/captain/1' },
  })
})

test('PR-4.2 an assistant is not spent on the current supply', () => {
  const state = atTheMarket(['guildhall/assistant/1'])
  expect(refused(state, 1, 'take market/trader/1 with guildhall/assistant/1')).toEqual({
    code: 'assistant-idle',
    clause: 'PR-4.2',
    params: { card: 'market/trader/1' },
  })
})

test.each([
  ['market/goods/tobacco-1-at-2', 2],
  ['market/goods/fur-2-at-6', 6],
  ['docks/gold/single-1', 4],
  ['docks/gold/double-1', 8],
  ['guildhall/vp/university', 18],
  ['docks/vp/custom-house', 16],
  ['market/vp/library', 15],
  ['bank/vp/soup-house', 2],
])('PR-4.3 %s costs $%i', (card, price) => {
  const state = offered(card)
  act(state, 1, `take ${card}`)
  expect([state.money[1], hand(state, 1)]).toEqual([25 - price, [card]])
})

test.each([
  'guildhall/contract/cotton-3-netherlands',
  'guildhall/assistant/1',
  'docks/ship/spain-1',
  'docks/captain/1',
  'market/trader/1',
  'bank/money/8-1',
  'bank/banker/1',
])('PR-4.3 %s is free', (card) => {
  const state = offered(card, 0)
  act(state, 1, `take ${card}`)
  expect(state.money).toEqual([25, 0, 25])
  expect([...hand(state, 1), ...fleet(state, 1)]).toEqual([card])
})

test('PR-4.3 every goods, gold and victory-point card has a price, and no other card', () => {
  const priced = new Set(CARDS.filter((card) => card.price > 0).map((card) => card.kind))
  const free = new Set(CARDS.filter((card) => card.price === 0).map((card) => card.kind))
  expect([...priced].sort()).toEqual(['gold', 'goods', 'vp'])
  expect([...free].sort()).toEqual(['assistant', 'banker', 'captain', 'contract', 'money', 'ship', 'trader'])
})

test('PR-4.3 a card that the seat cannot pay for cannot be taken', () => {
  const state = offered('market/vp/library', 11)
  expect(refused(state, 1, 'take market/vp/library')).toEqual({
    code: 'cannot-pay',
    clause: 'PR-4.3',
    params: { card: 'market/vp/library', price: 15, money: 11, missing: 4 },
  })
  expect(packetRow.legal(state, 1).map(packetRow.format)).not.toContain('take market/vp/library')
})

test('PR-4.3 the last dollar will do', () => {
  const state = offered('market/vp/library', 15)
  act(state, 1, 'take market/vp/library')
  expect([state.money[1], hand(state, 1)]).toEqual([0, ['market/vp/library']])
})

test('PR-4.3 the price is owed at once: a money card is no money until it is cashed', () => {
  const state = atTheMarket(['bank/money/4-1'], 11)
  expect(refused(state, 1, 'take market/vp/library').params).toMatchObject({ price: 15, money: 11, missing: 4 })
  actAll(state, ['1 cash bank/money/4-1', '1 take market/vp/library'])
  expect([state.money[1], hand(state, 1)]).toEqual([0, ['market/vp/library']])
})

test('PR-4.3 a card of the future supply costs the same', () => {
  const state = atTheMarket(['guildhall/assistant/1'], 10)
  act(state, 1, 'take market/goods/tobacco-3-at-10 with guildhall/assistant/1')
  expect([state.money[1], hand(state, 1)]).toEqual([0, ['market/goods/tobacco-3-at-10']])
})

test('PR-4.3 a card of the future supply that the seat cannot pay for cannot be taken', () => {
  const state = atTheMarket(['guildhall/assistant/1'], 9)
  const refusal = refused(state, 1, 'take market/goods/tobacco-3-at-10 with guildhall/assistant/1')
  expect(refusal).toEqual({
    code: 'cannot-pay',
    clause: 'PR-4.3',
    params: { card: 'market/goods/tobacco-3-at-10', price: 10, money: 9, missing: 1 },
  })
})

test('PR-4.4 the piece goes on the space that the card came from', () => {
  const state = arrange({ players: 4, market: MARKET, hands: [[], [], ['guildhall/assistant/1']] })
  actAll(state, [
    '0 choose market',
    '1 take market/vp/library',
    '2 take market/trader/2 with guildhall/assistant/1',
    '3 take market/trader/1',
  ])
  const pieces = [0, 1, 2, 3].map((seat) => piece(state, seat))
  expect(pieces).toEqual(['home', 'market current 1', 'market future 2', 'market current 3'])
})

test('PR-4.5 a merchant ship goes to the fleet, where all see it', () => {
  const state = offered('docks/ship/sweden-2')
  act(state, 1, 'take docks/ship/sweden-2')
  expect([fleet(state, 1), hand(state, 1)]).toEqual([['docks/ship/sweden-2'], []])
  for (const viewer of [0, 1, 2, null]) {
    expect(ids(packetRow.view(state, viewer).fleets[1]!)).toEqual(['docks/ship/sweden-2'])
  }
})

test('PR-4.5 every other card goes to the hand', () => {
  const state = offered('docks/captain/1')
  act(state, 1, 'take docks/captain/1')
  expect([fleet(state, 1), hand(state, 1)]).toEqual([[], ['docks/captain/1']])
})

test('PR-4.5 which card was taken is told to everybody', () => {
  const state = atTheMarket()
  const events = act(state, 1, 'take market/goods/fur-2-at-6')
  const taken = MARKET.current.indexOf('market/goods/fur-2-at-6')
  const card = CARDS.findIndex(({ id }) => id === 'market/goods/fur-2-at-6')
  expect(events).toEqual([{ type: 'took', seat: 1, card, space: 12 + taken, price: 6 }])
})

test('PR-4.6 there is no hand limit', () => {
  const held = CARDS.filter((card) => ['money', 'banker', 'captain', 'goods'].includes(card.kind)).map(({ id }) => id)
  expect(held).toHaveLength(62)
  const bank = { current: ['bank/vp/soup-house', 'bank/vp/dispensary'], future: ['bank/vp/orphanage'], talon: [] }
  const state = arrange({ players: 3, hands: [[], held], bank })
  actAll(state, ['0 choose bank', '1 take bank/vp/soup-house'])
  expect(hand(state, 1)).toEqual([...held, 'bank/vp/soup-house'])
})
