import { expect, test } from 'vitest'
import { act, arrange, coal, offered, refused } from '../arrange.ts'

test('TA-11.1 a steamship holds three coal; sailing, stored and foreign ships cannot be loaded', () => {
  const regions = { NA: ['S21 0 2', 'S18 1 0', 'V1 0', 'N0'], SA: ['S24 0 3', 'S23 0 0'], IO: ['S30 1'] }
  const state = arrange({ players: 2, regions, stored: [['S40 1']], held: [['ext/coal-plus-a']] })
  act(state, 0, 'play ext/coal-plus-a')
  for (const ship of ['S18', 'V1', 'N0', 'S24', 'S40', 'H1']) {
    expect(refused(state, 0, `load ${ship}`)).toMatchObject({ code: 'cannot-load', clause: 'TA-11.1' })
  }
  expect(refused(state, 0, 'load S21 S21 S23')).toEqual({
    code: 'coal-over-limit',
    clause: 'TA-11.1',
    params: { ship: 'S21', limit: 3 },
  })
  act(state, 0, 'load S21 S23 S23')
  expect([coal(state, 'S21'), coal(state, 'S23'), coal(state, 'S40')]).toEqual([3, 2, 1])
})

test('TA-11.2 two own houses a region, four in the North Atlantic and three elsewhere in all', () => {
  const regions = { NA: ['S21 0'], SA: ['S20 0'], IO: ['S19 0'], FE: ['S18 0'] }
  const houses = { NA: [1, 2, 1], SA: [0, 2, 1], IO: [2, 0, 0], FE: [1, 1, 0] }
  const state = arrange({ players: 4, regions, houses, money: [500] })
  act(state, 0, 'play base/invest')
  expect(refused(state, 0, 'invest house NA MAIL')).toMatchObject({ code: 'region-built-up', clause: 'TA-11.2' })
  expect(refused(state, 0, 'invest house SA MAIL')).toMatchObject({ code: 'region-built-up', clause: 'TA-11.2' })
  expect(refused(state, 0, 'invest house IO MAIL')).toMatchObject({ code: 'house-limit', clause: 'TA-11.2' })
  expect(offered(state).filter((line) => line.startsWith('invest house'))).toEqual([
    'invest house FE FREIGHT',
    'invest house FE MAIL',
    'invest house FE PASSENGER',
  ])
  act(state, 0, 'invest house FE MAIL')
  expect([state.houses[3], state.money[0]]).toEqual([[2, 1, 0, 0], 460])
})

test('TA-11.3 Ribands are not for sale, and no investment sells more than it says', () => {
  const state = arrange({ players: 2, regions: { NA: ['S21 0 1'] }, held: [['ext/invest-plus-a']], money: [500] })
  act(state, 0, 'play ext/invest-plus-a')
  expect(offered(state).some((line) => line.includes('RIBAND'))).toBe(false)
  expect(refused(state, 0, 'invest markers RIBAND COAL none')).toMatchObject({ code: 'marker-not-sold' })
})
