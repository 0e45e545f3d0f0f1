import { expect, test } from 'vitest'
import { act, arrange, coal, market, offered, refused, ships } from '../arrange.ts'

const MARKET = ['S09', 'S08', 'S07', 'S12', 'S11', 'S15']

test('TA-5.1 a card costs its price and the surcharge of its slot', () => {
  for (const [slot, price] of [90, 90, 110, 110, 140, 170].entries()) {
    const state = arrange({ players: 2, market: MARKET, money: [500] })
    act(state, 0, 'play base/shipyard')
    act(state, 0, `buy ${MARKET[slot]}`)
    expect(500 - state.money[0]!).toBe(price)
  }
})

test('TA-5.2 both purchases use the slots as they were', () => {
  const state = arrange({ players: 2, market: MARKET, money: [500] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S09 S15')
  expect(state.money[0]).toBe(500 - 90 - 170)
})

test('TA-5.2 the slots of bought cards stay empty until the action ends', () => {
  const state = arrange({ players: 2, market: MARKET, money: [500] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S08 S07')
  expect(market(state)).toEqual(['S09', '–', '–', 'S12', 'S11', 'S15'])
})

test('TA-5.3 each bought steamship gets a captain and a coal', () => {
  const state = arrange({ players: 2, market: MARKET, money: [500] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S08 S07')
  expect([coal(state, 'S08'), coal(state, 'S07'), state.captains[0]]).toEqual([1, 1, 7])
  expect(ships(state.stored[0]!)).toEqual(['S07', 'S08'])
})

test('TA-5.4 nobody buys on credit', () => {
  const state = arrange({ players: 2, market: MARKET, money: [179] })
  act(state, 0, 'play base/shipyard')
  expect(refused(state, 0, 'buy S09 S08')).toEqual({
    code: 'cannot-pay',
    clause: 'TA-5.4',
    params: { price: 180, money: 179, missing: 1 },
  })
  expect(offered(state)).toEqual(['buy', ...MARKET.map((id) => `buy ${id}`)])
})
