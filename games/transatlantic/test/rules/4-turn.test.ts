import { transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { act, arrange, asked, hand, offered, refused, stack } from '../arrange.ts'

test('TA-4.1 a turn is one card from hand, or the Director tile', () => {
  const state = arrange({ players: 2, stacks: [['base/coal'], ['base/invest']] })
  const names = ['shipyard', 'transport', 'region', 'invest', 'agent']
  expect(offered(state)).toEqual([...names.map((name) => `play base/${name}`), 'tile'])
  expect(refused(state, 0, 'play base/coal')).toMatchObject({ code: 'not-held', clause: 'TA-4.1' })
  act(state, 0, 'play base/region')
  act(state, 0, 'region NA')
  expect(asked(state)).toBe('1 turn')
})

test('TA-4.2 a played card lies on the stack before its action is carried out', () => {
  const state = arrange({ players: 2 })
  act(state, 0, 'play base/region')
  expect(asked(state)).toBe('0 region')
  expect(stack(state, 0)).toEqual(['base/region'])
  expect(hand(state, 0)).not.toContain('base/region')
})

test('TA-4.3 a card without effect may be played, and there is no passing', () => {
  const state = arrange({ players: 2, money: [0, 0] })
  for (const card of ['base/transport', 'base/coal', 'base/invest', 'base/agent', 'base/shipyard']) {
    const trial = transatlantic.clone(state)
    act(trial, 0, `play ${card}`)
    expect(asked(trial)).toBe('1 turn')
  }
  expect(() => transatlantic.parse('pass')).toThrow(expect.objectContaining({ code: 'not-one-of' }))
})

test('TA-4.4 a view shows everything but the hands of the others and what lies face down', () => {
  const state = arrange({
    players: 3,
    stacks: [['base/coal'], ['base/region', 'ext/trade-a']],
    held: [[], [], ['ext/cargo-a']],
  })
  const view = transatlantic.view(state, 0)
  expect(view.hand).toEqual(state.hands[0])
  expect(view.handSizes).toEqual([6, 6, 8])
  for (const hidden of ['hands', 'stack', 'deck']) expect(Object.keys(view)).not.toContain(hidden)
  expect(view.stacks).toEqual(state.stacks)
  expect(view.money).toEqual(state.money)
  expect(transatlantic.view(state, null).hand).toEqual([])
})

test('TA-4.5 a step that must be done if possible is skipped where it is impossible', () => {
  const state = arrange({
    players: 2,
    regions: {
      NA: ['S21 0 1', 'S18 1', 'S17 1', 'S09 1'],
      SA: ['S15 1', 'S11 1', 'S08 1'],
      IO: ['S23 1', 'S16 1', 'S12 0 1'],
    },
    stored: [['S03 1']],
  })
  act(state, 0, 'play base/transport')
  expect(asked(state)).toBe('0 transport')
  act(state, 0, 'transport')
  expect(asked(state)).toBe('1 turn')
})
