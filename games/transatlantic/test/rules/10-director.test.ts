import { expect, test } from 'vitest'
import { act, actAll, arrange, asked, cards, hand, offered, refused, stack } from '../arrange.ts'

const THREE = ['base/transport', 'base/coal', 'base/invest']
const DISPLAY = ['ext/cargo-a', 'ext/trade-a', 'ext/fleet-a', 'ext/coal-plus-a', 'ext/region-a']

test('TA-10.1 DIRECTOR takes three other cards in the stack', () => {
  const two = arrange({ players: 2, stacks: [THREE.slice(1)] })
  expect(refused(two, 0, 'play base/director')).toEqual({
    code: 'director-too-early',
    clause: 'TA-10.1',
    params: { played: 2, wanted: 3 },
  })
  expect(offered(two)).not.toContain('play base/director')
  expect(offered(arrange({ players: 2, stacks: [THREE] }))).toContain('play base/director')
})

test('TA-10.2 all cards of the stack return to hand, and DIRECTOR itself', () => {
  const state = arrange({ players: 2, stacks: [[...THREE, 'ext/riband-b']] })
  act(state, 0, 'play base/director')
  expect(stack(state, 0)).toEqual([])
  expect(hand(state, 0)).toHaveLength(8)
  expect(hand(state, 0)).toContain('base/director')
})

test('TA-10.3 one card of the display is taken, lies first on the new stack and is carried out', () => {
  const state = arrange({ players: 2, stacks: [THREE], display: DISPLAY, houses: { NA: [1] }, money: [0] })
  act(state, 0, 'play base/director')
  expect(offered(state)).toEqual(DISPLAY.map((id) => `take ${id}`))
  expect(refused(state, 0, 'take ext/trade-b')).toMatchObject({ code: 'not-in-display', clause: 'TA-10.3' })
  act(state, 0, 'take ext/trade-a')
  expect(stack(state, 0)).toEqual(['ext/trade-a'])
  expect(cards(state.taken[0]!)).toEqual(['ext/trade-a'])
  expect(state.money[0]).toBe(50)
})

test('TA-10.4 then the oldest card of the display leaves the game, and it is filled up to five', () => {
  const deck = ['ext/riband-a', 'ext/agent-a', 'ext/cruise-a']
  const state = arrange({ players: 2, stacks: [THREE], display: DISPLAY, deck })
  const before = state.discarded.length
  act(state, 0, 'play base/director')
  act(state, 0, 'take ext/trade-a')
  expect(cards(state.display)).toEqual([...DISPLAY.slice(2), 'ext/riband-a', 'ext/agent-a'])
  expect(cards(state.discarded.slice(before))).toEqual(['ext/cargo-a'])
  expect(cards(state.deck)).toEqual(['ext/cruise-a'])
})

test('TA-10.4 nobody else’s turn renews it again', () => {
  const deck = ['ext/riband-a', 'ext/agent-a', 'ext/cruise-a']
  const state = arrange({ players: 2, stacks: [THREE], display: DISPLAY, deck })
  actAll(state, ['0 play base/director', '0 take ext/trade-a'])
  const renewed = cards(state.display)
  actAll(state, ['1 play base/coal'])
  expect(cards(state.display)).toEqual(renewed)
})

test('TA-10.5 with an empty display DIRECTOR only takes cards back, and shows no card', () => {
  const state = arrange({ players: 2, stacks: [THREE], display: [], deck: [] })
  act(state, 0, 'play base/director')
  expect(asked(state)).toBe('1 turn')
  expect([stack(state, 0), hand(state, 0).length]).toEqual([[], 7])
  act(state, 1, 'play base/agent')
  expect(asked(state)).toBe('0 turn')
})

test('TA-10.6 the display is renewed after the whole action; PRESIDENT copied by SHIP’S AGENT renews it first', () => {
  const display = ['ext/cargo-a', 'ext/agent-a', 'ext/fleet-a', 'ext/coal-plus-a', 'ext/region-a']
  const deck = ['ext/riband-a', 'ext/cruise-a', 'ext/trade-a', 'ext/riband-b', 'ext/cruise-b']
  const state = arrange({ players: 2, president: true, stacks: [THREE, ['base/president']], display, deck })
  const before = state.discarded.length
  actAll(state, ['0 play base/director', '0 take ext/agent-a'])
  expect(state.discarded).toHaveLength(before)
  actAll(state, ['0 copy 1', '0 take ext/fleet-a'])
  expect(cards(state.discarded.slice(before))).toEqual(['ext/cargo-a', 'ext/coal-plus-a'])
  expect(cards(state.display)).toEqual(['ext/region-a', 'ext/riband-a', 'ext/cruise-a', 'ext/trade-a', 'ext/riband-b'])
  expect(cards(state.taken[0]!)).toEqual(['ext/agent-a', 'ext/fleet-a'])
  expect([stack(state, 0), hand(state, 0).includes('ext/fleet-a')]).toEqual([['ext/agent-a'], true])
})

test('TA-10.7 an only card is taken by itself, and an empty display discards nothing', () => {
  const state = arrange({ players: 2, stacks: [THREE], display: ['ext/trade-a'], deck: [] })
  const before = state.discarded.length
  act(state, 0, 'play base/director')
  expect([asked(state), stack(state, 0)]).toEqual(['1 turn', ['ext/trade-a']])
  expect([state.display, state.discarded.length]).toEqual([[], before])
})
