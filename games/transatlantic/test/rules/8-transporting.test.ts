import { expect, test } from 'vitest'
import { act, arrange, coal, refused } from '../arrange.ts'

const REGIONS = { NA: ['S04 0 2', 'N0'], SA: ['V1 0'] }

test('TA-8.1 a steamship loses a coal by sailing, a sailing ship needs none', () => {
  const state = arrange({ players: 2, regions: REGIONS })
  act(state, 0, 'play base/transport')
  act(state, 0, 'transport V1 S04')
  expect([coal(state, 'S04'), coal(state, 'V1')]).toEqual([1, 0])
})

test('TA-8.2 the owner collects the income; CARGO and CRUISE replace it', () => {
  for (const [card, income] of [
    ['base/transport', 30],
    ['ext/cargo-a', 80],
    ['ext/cruise-b', 120],
  ] as const) {
    const held = card.startsWith('ext/') ? [[card]] : []
    const state = arrange({ players: 2, regions: REGIONS, held, money: [5] })
    act(state, 0, `play ${card}`)
    act(state, 0, 'transport S04')
    expect(state.money[0]).toBe(5 + income)
  }
})

test('TA-8.3 each ship that sails brings a VP for each own house in its region, none for those of others', () => {
  const houses = { NA: [2, 1], SA: [1, 2] }
  const state = arrange({ players: 2, regions: REGIONS, houses })
  act(state, 0, 'play base/transport')
  act(state, 0, 'transport V1 S04')
  expect(state.transportPoints).toEqual([3, 0])
})

test('TA-8.4 a ship sails at most once an action', () => {
  const state = arrange({ players: 2, regions: REGIONS })
  act(state, 0, 'play base/transport')
  expect(refused(state, 0, 'transport S04 S04')).toMatchObject({ code: 'ship-twice', clause: 'TA-8.4' })
})

test('TA-8.5 Scotia sails only under REGION, and earns nothing but the bonus', () => {
  const state = arrange({ players: 2, turn: 1, startSeat: 1, regions: REGIONS, money: [0, 0] })
  const sailing = arrange({ players: 2, regions: REGIONS })
  act(sailing, 0, 'play base/transport')
  expect(refused(sailing, 0, 'transport N0')).toMatchObject({ code: 'not-owned' })
  act(state, 1, 'play base/region')
  act(state, 1, 'region NA')
  expect(state.money).toEqual([30, 30])
})
