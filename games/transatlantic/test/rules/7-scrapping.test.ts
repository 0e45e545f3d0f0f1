import { expect, test } from 'vitest'
import { columnValue } from '../../src/sheet.ts'
import { act, arrange, coal, scoreOf, ships } from '../arrange.ts'

/** Germanic lies at the bottom of the North Atlantic, and there is no place for it elsewhere. */
function aboutToScrap(germanic: string, more: object = {}) {
  return arrange({
    players: 2,
    regions: {
      NA: ['S21 1', 'S18 1', 'S17 1', germanic],
      SA: ['S15 1', 'S11 1', 'S08 1'],
      IO: ['S23 1', 'S16 1', 'S12 0'],
    },
    market: ['S30'],
    money: [500, 0],
    ...more,
  })
}

test('TA-7.1 a ready ship makes a last trip in the region it was displaced from, during SHIPYARD too', () => {
  const state = aboutToScrap('S09 0 2', { houses: { NA: [2, 0], SA: [1, 0] } })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S30')
  const events = act(state, 0, 'deploy S30 NA')
  const trips = [{ ship: 13, seat: 0, income: 40, points: 2 }]
  expect(events).toContainEqual({ type: 'sailed', region: 0, trips, isLast: true })
  expect(state.money[0]).toBe(500 - 190 + 40)
  expect(state.transportPoints).toEqual([2, 0])
})

test('TA-7.1 a ship without coal makes no last trip, and CARGO does not change its income', () => {
  const dry = aboutToScrap('S09 0 0', { houses: { NA: [2, 0] } })
  act(dry, 0, 'play base/shipyard')
  act(dry, 0, 'buy S30')
  act(dry, 0, 'deploy S30 NA')
  expect([dry.money[0], dry.transportPoints[0]]).toEqual([310, 0])
  const cargo = aboutToScrap('S09 1 1', { market: [], stored: [['S30 1']], held: [['ext/cargo-a']], money: [0, 0] })
  act(cargo, 0, 'play ext/cargo-a')
  act(cargo, 0, 'deploy S30 NA')
  expect(cargo.money).toEqual([180, 40])
})

test('TA-7.2 a scrapped steamship scores its column value and the ships of its flag in the docks', () => {
  const state = aboutToScrap('S09 0', { docks: ['S28', 'S35', 'S27'], markers: [{ COAL: 2 }] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S30')
  const events = act(state, 0, 'deploy S30 NA')
  expect(events).toContainEqual({ type: 'scrapped', seat: 0, ship: 13, points: 6 })
  expect(scoreOf(state, 0).scrapped).toBe(6)
})

test('TA-7.3 a scrapped sailing ship scores nothing', () => {
  const state = aboutToScrap('V1 0', { houses: { NA: [1] } })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S30')
  const events = act(state, 0, 'deploy S30 NA')
  expect(events).toContainEqual({ type: 'scrapped', seat: 0, ship: 1, points: 0 })
  expect([state.scrapPoints[0], state.money[0], state.transportPoints[0]]).toEqual([0, 330, 1])
})

test('TA-7.4 a scrapped ship leaves the game; its captain and its coal return', () => {
  const state = aboutToScrap('S09 0 3')
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S30')
  act(state, 0, 'deploy S30 NA')
  expect(ships(state.gone)).toContain('S09')
  expect([coal(state, 'S09'), state.owners[13], state.captains[0]]).toEqual([0, -1, 7])
})

test.each([
  [2, [2, 3, 4, 6, 8, 9, 10]],
  [3, [3, 4, 5, 7, 9, 10, 11]],
  [4, [3, 4, 6, 8, 10, 11, 12]],
])('TA-7.5 with %i players the columns are worth %j, markers beyond the fourth one more each', (players, values) => {
  expect(values.map((_, markers) => columnValue(players, markers))).toEqual(values)
})
