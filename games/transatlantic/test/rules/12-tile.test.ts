import { expect, test } from 'vitest'
import { act, arrange, asked, offered, refused, scoreOf, stack } from '../arrange.ts'

test('TA-12.1 once a game the tile copies an opponent’s visible card instead of a card', () => {
  const stacks = [['base/region'], ['ext/trade-a'], ['base/region']]
  const state = arrange({ players: 3, stacks, houses: { NA: [2] }, money: [0] })
  act(state, 0, 'tile')
  expect(offered(state)).toEqual(['copy 1', 'copy 2'])
  act(state, 0, 'copy 1')
  expect([state.money[0], stack(state, 0), state.tiles]).toEqual([100, ['base/region'], [0, 1, 1]])
  const spent = arrange({ players: 3, stacks, tiles: [0] })
  expect(refused(spent, 0, 'tile')).toMatchObject({ code: 'tile-spent', clause: 'TA-12.1' })
  expect(offered(spent)).not.toContain('tile')
})

test('TA-12.1 with one opponent to copy the tile needs no further answer', () => {
  const state = arrange({ players: 3, stacks: [[], ['ext/trade-a'], ['base/agent']], houses: { NA: [2] }, money: [0] })
  act(state, 0, 'tile')
  expect([state.money[0], asked(state)]).toEqual([100, '1 turn'])
})

test('TA-12.2 an unused tile is worth nothing', () => {
  const [spent, unused] = [0, 1].map((tile) => scoreOf(arrange({ players: 2, tiles: [tile] }), 0))
  expect(unused).toEqual(spent)
})

test('TA-12.3 the tile is spent only while there is a card to copy, and copies it', () => {
  const state = arrange({ players: 3, stacks: [[], ['base/agent'], []] })
  expect(refused(state, 0, 'tile')).toMatchObject({ code: 'nothing-to-copy', clause: 'TA-12.3' })
  const two = arrange({ players: 3, stacks: [[], ['base/region'], ['base/coal']] })
  act(two, 0, 'tile')
  expect(refused(two, 0, 'copy nothing')).toMatchObject({ code: 'tile-must-copy', clause: 'TA-12.3' })
})
