import { type State, transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { appraise } from '../../ui/board/appraisal.ts'
import { findOpenings } from '../../ui/board/openings.ts'
import { firstPicks } from '../../ui/board/picks.ts'
import { isNothing, sayDo, sayQuestion } from '../../ui/board/question.ts'
import { undertakingTitle } from '../../ui/board/speech.ts'
import { actAll, arrange } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

const REGIONS = { NA: ['S21 0 1', 'S18 0 3', 'S09 1 1'], SA: ['V1 0'], IO: ['S24 0 0'] }

/** The table after some moves of seat 0, as it thinks on. */
function after(moves: readonly string[], more: object = {}): State {
  const state = arrange({ players: 2, regions: REGIONS, money: [500], ...more })
  actAll(
    state,
    moves.map((move) => `0 ${move}`),
  )
  return state
}

function question(state: State): string {
  const view = transatlantic.view(state, 0)
  const { legal } = appraise(view)!
  const picks = firstPicks(view, legal)
  return sayQuestion(plainWords, view, picks, findOpenings(legal, picks))
}

function button(state: State, text: string): string {
  const view = transatlantic.view(state, 0)
  return sayDo(plainWords, view, appraise(view)!.tryOut(transatlantic.parse(text)))
}

const DIRECTING = { stacks: [['base/coal', 'base/invest', 'base/region']] }
const COPYING = { stacks: [[], ['base/coal']] }
const PLUS = { held: [['ext/invest-plus-a']] }

describe('what is asked', () => {
  test.each([
    ['buy', ['play base/shipyard'], {}, 'ask.buy (card: cards.shipyard)'],
    ['transport', ['play base/transport'], {}, 'ask.transport (card: cards.transport)'],
    ['region', ['play base/region'], {}, 'ask.region (card: cards.region)'],
    ['invest', ['play base/invest'], {}, 'ask.invest (card: cards.invest)'],
    ['take', ['play base/director'], DIRECTING, 'ask.take (card: cards.director)'],
    ['copy', ['play base/agent'], COPYING, 'ask.copy (card: cards.ships-agent)'],
  ] as const)('%s', (_, moves, more, said) => {
    expect(question(after(moves, more))).toBe(said)
  })

  test('a ship is named once it is clear which', () => {
    const state = after(['play base/transport'], { stored: [['S30 1']] })
    expect(question(state)).toBe('ask.deploy (card: cards.transport, ship: Kaiser Wilhelm der Grosse)')
    const two = after(['play base/transport'], { stored: [['S30 1', 'S23 1']] })
    expect(question(two)).toBe('ask.which-ship (card: cards.transport)')
  })
})

describe('what the button says', () => {
  test.each([
    ['play a card', [], {}, 'play base/region', 'do.play (card: cards.region)'],
    ['the tile', [], { ...COPYING, tiles: [1] }, 'tile', 'do.tile'],
    ['nothing bought', ['play base/shipyard'], {}, 'buy', 'do.buy-nothing'],
    ['no ship', ['play base/transport'], {}, 'transport', 'do.transport-nothing'],
    ['one ship', ['play base/transport'], {}, 'transport S21', 'do.transport (income: £70)'],
    ['two ships', ['play base/transport'], {}, 'transport S18 S21', 'do.transport-several (income: £130, count: 2)'],
    ['a sea', ['play base/region'], {}, 'region NA', 'do.region (region: regions.NA)'],
    ['a bunker', ['play base/invest'], {}, 'invest bunker', 'do.invest (price: £50)'],
    ['a house', ['play base/invest'], {}, 'invest house NA MAIL', 'do.build (price: £20)'],
    ['no investment', ['play base/invest'], {}, 'invest none', 'do.invest-nothing'],
    ['a rival’s card', ['play base/agent'], COPYING, 'copy 1', 'do.copy (card: cards.coal)'],
    ['two markers', ['play ext/invest-plus-a'], PLUS, 'invest markers FREIGHT MAIL coal', 'do.invest (price: £100)'],
  ] as const)('%s', (_, moves, more, text, said) => {
    expect(button(after(moves, more), text)).toBe(said)
  })
})

describe('what can be chosen', () => {
  const openings = (state: State) => {
    const view = transatlantic.view(state, 0)
    const { legal } = appraise(view)!
    return findOpenings(legal, firstPicks(view, legal))
  }

  test('cards, in one’s turn; the tile, while one has it', () => {
    const open = openings(after([], { ...COPYING, tiles: [1] }))
    expect(open.cards.size).toBeGreaterThan(4)
    expect(open.tile).toBe(true)
    expect(openings(after([], { ...COPYING, tiles: [0] })).tile).toBe(false)
  })

  test('every sea, for REGION', () => {
    expect(openings(after(['play base/region'])).regions).toEqual(new Set([0, 1, 2]))
  })

  test('seats that show a card, for the agent', () => {
    expect(openings(after(['play base/agent'], COPYING)).seats).toEqual(new Set([1]))
  })

  test('the five cards of the display, for the Director', () => {
    const state = after(['play base/director'], DIRECTING)
    expect([...openings(state).cards].sort()).toEqual([...state.display].sort())
  })
})

test.each([
  ['TILE', 'board.tile-title'],
  ['SET-UP', 'name'],
  ['COAL+', 'cards.coal-plus'],
  ["SHIP'S AGENT", 'cards.ships-agent'],
] as const)('%s is called %s', (undertaking, said) => {
  expect(undertakingTitle(plainWords, undertaking)).toBe(said)
})

describe('the answer that lets everything be does not shine', () => {
  test.each([
    ['buy', true],
    ['buy S01', false],
    ['transport', true],
    ['transport V1', false],
    ['invest none', true],
    ['invest bunker', false],
    ['copy nothing', true],
    ['copy 1', false],
    ['play base/coal', false],
  ])('%s: %s', (text, expected) => {
    expect(isNothing({ action: transatlantic.parse(text) })).toBe(expected)
  })
})
