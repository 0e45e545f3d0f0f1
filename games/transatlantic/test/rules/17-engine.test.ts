import { seededRandom } from '@south-street/engine'
import { type State, transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { act, arrange, asked, offered, playAtRandom, refused } from '../arrange.ts'

const SETTINGS = [
  { players: 2, president: true, compensation: false },
  { players: 3, president: false, compensation: true },
  { players: 4, president: true, compensation: true },
]

test('TA-17.1 only a displaced ship asks anybody out of turn, and only if there is a choice', () => {
  const decisions = new Set<string>()
  for (const options of SETTINGS) {
    playAtRandom(options, 'out of turn', (state) => {
      if (state.actor >= 0 && state.actor !== state.turn) decisions.add(state.decision)
      if (state.decision === 'redeploy') expect(offered(state).length).toBeGreaterThan(1)
    })
  }
  expect([...decisions]).toEqual(['redeploy'])
})

test('TA-17.2 every kind of decision comes up, and nothing else', () => {
  const decisions = new Set<string>()
  for (const options of SETTINGS) playAtRandom(options, 'decisions', (state) => decisions.add(state.decision))
  const kinds = ['buy', 'copy', 'deploy', 'invest', 'load', 'over', 'redeploy', 'region', 'take', 'transport', 'turn']
  expect([...decisions].sort()).toEqual(kinds)
})

test.each([
  ['NA is out of order', (state: State) => state.regions[0]!.reverse()],
  ['NA holds too many ships', (state: State) => state.regions[0]!.push(...state.stack.splice(-3))],
  ['S21 has 4 coal', (state: State) => state.coal.splice(25, 1, 4)],
  ['a seat has too many houses in NA', (state: State) => state.houses[0]!.splice(0, 1, 3)],
  ['seat 0 miscounts its captains', (state: State) => state.captains.splice(0, 1, 9)],
  ['the market has a gap', (state: State) => state.stack.push(...state.market.splice(1, 1, -1))],
  ['seat 1 owes money', (state: State) => state.money.splice(1, 1, -1)],
  ['seat 0 holds other cards than its own', (state: State) => state.hands[0]!.pop()],
])('TA-17.3 the check notices that %s', (fault, breakIt) => {
  const state = arrange({ players: 2, regions: { NA: ['S21 0 1', 'S18 0 1'] } })
  breakIt(state)
  expect(transatlantic.check(state)).toContain(fault)
})

test('TA-17.4 all chance lies in the deal: equal sources, equal games', () => {
  for (const options of SETTINGS) {
    const deals = [0, 1].map(() => transatlantic.deal(options, seededRandom('the same')))
    expect(deals[0]).toEqual(deals[1])
    expect(transatlantic.setup(options, deals[0]!)).toEqual(transatlantic.setup(options, deals[1]!))
  }
})

test.each([
  ['S21 is in 2 places', (state: State) => state.docks.push(25)],
  ['S30 is in 0 places', (state: State) => state.stack.splice(state.stack.indexOf(34), 1)],
  ['ext/cargo-a is in 2 places', (state: State) => state.discarded.push(11)],
  ['there are too many MAIL markers', (state: State) => state.markers[0]!.splice(3, 1, 13)],
  ['seat 0 has too many houses', (state: State) => state.houses.map((region) => region.splice(0, 1, 4))],
  ['SA has too many houses', (state: State) => state.houses[1]!.splice(0, 2, 2, 2)],
  ['the docks hold something else than steamships', (state: State) => state.docks.push(state.stack.shift()!)],
  ['there is not one sailing ship a seat', (state: State) => state.gone.splice(state.gone.indexOf(1), 1)],
])('TA-17.5 the check notices that %s', (fault, breakIt) => {
  const state = arrange({ players: 2, regions: { NA: ['S21 0 1', 'S18 0 1'] } })
  breakIt(state)
  expect(transatlantic.check(state)).toContain(fault)
})

test('TA-17.6 one seat owes one decision; others, and other answers, are refused', () => {
  const state = arrange({ players: 2 })
  expect(asked(state)).toBe('0 turn')
  expect(refused(state, 1, 'play base/coal')).toEqual({ code: 'not-asked', clause: 'TA-17.6', params: { asked: 0 } })
  expect(refused(state, 0, 'region NA')).toEqual({
    code: 'other-question',
    clause: 'TA-17.6',
    params: { question: 'turn' },
  })
  for (const seat of [-1, 2, 0.5]) expect(refused(state, seat, 'tile')).toMatchObject({ code: 'no-such-seat' })
  expect(transatlantic.legal(state, 1)).toEqual([])
})

test('TA-17.6 a decision with one answer is made by the engine, the choice of a card never is', () => {
  for (const options of SETTINGS) {
    playAtRandom(options, 'forced', (state) => {
      if (state.decision !== 'turn' && state.decision !== 'over') expect(offered(state).length).toBeGreaterThan(1)
    })
  }
  const state = arrange({
    players: 2,
    display: [],
    deck: [],
    stacks: [['base/shipyard', 'base/transport', 'base/region', 'base/coal', 'base/invest', 'base/agent']],
  })
  expect(offered(state)).toEqual(['play base/director'])
  act(state, 0, 'play base/director')
  expect(asked(state)).toBe('1 turn')
})
