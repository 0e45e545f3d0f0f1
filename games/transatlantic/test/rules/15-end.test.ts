import { winners } from '@south-street/engine'
import { readShip, transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { rowPoints } from '../../src/sheet.ts'
import { act, actAll, arrange, asked, scoreOf } from '../arrange.ts'

test('TA-15.1 the end is triggered when the last steamship is bought', () => {
  const state = arrange({ players: 2, market: ['S42', 'H1'], stack: [], money: [1000], round: 7 })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S42')
  const events = act(state, 0, 'deploy S42 NA')
  expect(events).toContainEqual({ type: 'end-triggered', lastRound: 8 })
})

test('TA-15.1 the end is triggered when the last steamship is docked, and not before', () => {
  const state = arrange({ players: 2, market: ['S41', 'S42', 'H1'], stack: [], round: 7 })
  act(state, 0, 'play base/shipyard')
  expect(state.lastRound).toBe(-1)
  act(state, 1, 'play base/shipyard')
  expect(state.lastRound).toBe(8)
})

test('TA-15.2 the round is finished, and one more is played', () => {
  const state = arrange({ players: 3, startSeat: 1, turn: 1, market: ['S42'], stack: [], round: 7 })
  act(state, 1, 'play base/shipyard')
  actAll(state, ['2 play base/coal', '0 play base/coal'])
  expect([asked(state), state.round]).toEqual(['1 turn', 8])
  actAll(state, ['1 play base/coal', '2 play base/region', '2 region NA'])
  const events = actAll(state, ['0 play base/region', '0 region NA'])
  expect(events).toContainEqual({ type: 'game-ended', round: 8 })
  expect(transatlantic.actor(state)).toBeNull()
  expect(transatlantic.refuse(state, 0, { type: 'tile' })).toMatchObject({ code: 'game-over', clause: 'TA-15.2' })
})

test('TA-15.2 headquarters can be bought until the end', () => {
  const state = arrange({ players: 2, market: ['H1'], stack: [], round: 8, lastRound: 8, money: [1000] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy H1')
  expect(state.headquarters[0]).toHaveLength(1)
})

test('TA-15.3 after 60 rounds the game ends anyway, also if the end was triggered in the last', () => {
  const state = arrange({ players: 2, round: 60 })
  actAll(state, ['0 play base/coal', '1 play base/coal'])
  expect(transatlantic.actor(state)).toBeNull()
  const late = arrange({ players: 2, round: 60, market: ['S42'], stack: [] })
  act(late, 0, 'play base/shipyard')
  expect(late.lastRound).toBe(60)
  act(late, 1, 'play base/coal')
  expect(transatlantic.actor(late)).toBeNull()
  const before = arrange({ players: 2, round: 59 })
  actAll(before, ['0 play base/coal', '1 play base/coal'])
  expect([asked(before), before.round]).toEqual(['0 turn', 60])
})

test('TA-15.4 active and stored steamships score, sailing ships and Scotia nothing; no last trip', () => {
  const state = arrange({
    players: 4,
    regions: { NA: ['S39 0 3', 'N0'], SA: ['V1 0'] },
    stored: [['S42 1']],
    docks: ['S34'],
    markers: [{ MAIL: 1 }],
    money: [0],
  })
  expect(scoreOf(state, 0)).toEqual({
    transports: 0,
    scrapped: 0,
    ships: 2 * (4 + 1),
    headquarters: 0,
    cash: 0,
    rows: 2,
    total: 12,
  })
})

test('TA-15.5 every full £100 is a point', () => {
  for (const [money, points] of [
    [99, 0],
    [100, 1],
    [387, 3],
  ] as const) {
    expect(scoreOf(arrange({ players: 2, money: [money] }), 0).cash).toBe(points)
  }
})

test('TA-15.6 complete rows bring 5, 10, 15, 20; of the others the topmost 2 a marker, the next 1, further ones 0', () => {
  expect(rowPoints([1, 1, 1, 1, 1])).toBe(5)
  expect(rowPoints([2, 2, 2, 2, 2])).toBe(15)
  expect(rowPoints([4, 4, 4, 4, 4])).toBe(50)
  expect(rowPoints([0, 4, 0, 0, 0])).toBe(3)
  expect(rowPoints([1, 4, 3, 1, 1])).toBe(5 + 4 + 2)
  expect(rowPoints([9, 0, 0, 0, 0])).toBe(3)
})

test('TA-15.6 four markers in the first row beat completing it alone', () => {
  expect(rowPoints([0, 1, 1, 1, 1])).toBe(8)
})

test('TA-15.7 most points win; of equals the owner of the youngest steamship; without one they share', () => {
  const tied = arrange({ players: 2, regions: { SA: ['S08 0'], IO: ['S21 1'] }, headquarters: [['H1'], ['H2']] })
  expect(scoreOf(tied, 0).total).toBe(scoreOf(tied, 1).total)
  expect(winners(transatlantic.score(tied))).toEqual([1])
  const stored = arrange({ players: 2, stored: [['S41 1'], ['S39 1']] })
  expect(winners(transatlantic.score(stored))).toEqual([0])
  const several = arrange({
    players: 2,
    stored: [
      ['S08 1', 'S41 1'],
      ['S09 1', 'S39 1'],
    ],
  })
  expect(transatlantic.score(several).map(({ tieBreaks }) => tieBreaks[0]!.points)).toEqual(
    ['S41', 'S39'].map(readShip),
  )
  const shared = arrange({ players: 3, headquarters: [['H1'], ['H2'], []] })
  expect(winners(transatlantic.score(shared))).toEqual([0, 1])
  const ahead = arrange({ players: 2, regions: { IO: ['S21 1'] }, money: [1000, 0] })
  expect(winners(transatlantic.score(ahead))).toEqual([0])
})
