import { expect, test } from 'vitest'
import { act, arrange, market, offered, refused, scoreOf, ships } from '../arrange.ts'

const arranged = (money = 1000) =>
  arrange({ players: 2, market: ['S42', 'H1', 'H2', 'H4'], stack: [], docks: ['S39'], money: [money] })

test('TA-13.1 a headquarters costs price and surcharge and a captain, and is not deployed', () => {
  const state = arranged()
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy H4')
  expect([state.money[0], state.captains[0], ships(state.headquarters[0]!)]).toEqual([770, 8, ['H4']])
  expect([state.stored[0], state.coal[53], state.regions.flat()]).toEqual([[], 0, []])
})

test('TA-13.2 one headquarters at a time; with a ship, which must then be deployed', () => {
  const state = arranged()
  act(state, 0, 'play base/shipyard')
  expect(refused(state, 0, 'buy H1 H2')).toMatchObject({ code: 'one-headquarters', clause: 'TA-13.2' })
  expect(offered(state).filter((line) => /H\d H\d/.test(line))).toEqual([])
  act(state, 0, 'buy S42 H1')
  expect(state.decision).toBe('deploy')
})

test('TA-13.3 whoever buys a headquarters docks nothing, and headquarters never go to the docks', () => {
  const state = arranged()
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy H1')
  expect([ships(state.docks), market(state).slice(0, 4)]).toEqual([['S39'], ['S42', 'H2', 'H4', '–']])
  act(state, 1, 'play base/shipyard')
  expect(ships(state.docks)).toEqual(['S39', 'S42'])
  expect(market(state).slice(0, 3)).toEqual(['H2', 'H4', '–'])
  state.turn = 0
  state.actor = 0
  state.hands[0]!.unshift(0)
  state.stacks[0]!.pop()
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy')
  expect(ships(state.docks)).toEqual(['S39', 'S42'])
})

test('TA-13.4 a headquarters scores like a ship of its flag', () => {
  const state = arrange({
    players: 4,
    headquarters: [['H4'], ['H1']],
    docks: ['S39', 'S42'],
    markers: [{ MAIL: 3 }, {}],
  })
  expect([scoreOf(state, 0).headquarters, scoreOf(state, 1).headquarters]).toEqual([8 + 2, 3])
})
