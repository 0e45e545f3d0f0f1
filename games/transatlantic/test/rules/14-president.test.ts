import { transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { act, arrange, asked, cards, hand, offered, stack } from '../arrange.ts'

const DISPLAY = ['ext/cargo-a', 'ext/trade-a', 'ext/fleet-a', 'ext/coal-plus-a', 'ext/region-a']

test('TA-14.1 the variant is off unless asked for, and gives everybody an eighth card', () => {
  expect(transatlantic.variants).toContain('president')
  const state = arrange({ players: 3, president: true })
  for (const seat of [0, 1, 2]) expect(hand(state, seat)).toHaveLength(8)
})

test('TA-14.2 PRESIDENT takes a card of the display into hand; then the oldest leaves, and it is filled up', () => {
  const state = arrange({ players: 2, president: true, display: DISPLAY, deck: ['ext/riband-a', 'ext/agent-a'] })
  const before = state.discarded.length
  act(state, 0, 'play base/president')
  expect(offered(state)).toEqual(DISPLAY.map((id) => `take ${id}`))
  act(state, 0, 'take ext/trade-a')
  expect(hand(state, 0)).toContain('ext/trade-a')
  expect(stack(state, 0)).toEqual(['base/president'])
  expect(cards(state.discarded.slice(before))).toEqual(['ext/cargo-a'])
  expect(cards(state.display)).toEqual([...DISPLAY.slice(2), 'ext/riband-a', 'ext/agent-a'])
  expect(asked(state)).toBe('1 turn')
})

test('TA-14.2 PRESIDENT counts for DIRECTOR, and has no effect on an empty display', () => {
  const stacks = [['base/coal', 'base/invest']]
  const state = arrange({ players: 2, president: true, stacks, display: [], deck: [] })
  act(state, 0, 'play base/president')
  expect(asked(state)).toBe('1 turn')
  const three = arrange({ players: 2, president: true, stacks: [['base/coal', 'base/invest', 'base/president']] })
  expect(offered(three)).toContain('play base/director')
})
