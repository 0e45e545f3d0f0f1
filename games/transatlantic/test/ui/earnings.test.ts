import { readShip, type State, transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { appraise } from '../../ui/board/appraisal.ts'
import { earningsOf, isStuck } from '../../ui/board/earnings.ts'
import { isPicking } from '../../ui/board/picks.ts'
import { prospectOf } from '../../ui/board/prospect.ts'
import { sayBest, sayProspect } from '../../ui/board/say-prospect.ts'
import { act, arrange } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

/** Two that are ready, one without coal, a clipper; and one of the rival's. */
const FLEET = { NA: ['S21 0 1', 'S18 0 3', 'S09 0 0'], SA: ['V1 0'], IO: ['S24 1 2'] }
const HOUSES = { NA: [1, 0] }

function sailing(card: string): State {
  const held = card.startsWith('ext/') ? [[card]] : []
  const state = arrange({ players: 2, regions: FLEET, houses: HOUSES, held })
  act(state, 0, `play ${card}`)
  return state
}

function earned(state: State): Record<string, unknown> {
  const view = transatlantic.view(state, state.actor)
  return Object.fromEntries([...earningsOf(view, appraise(view))].map(([ship, gain]) => [ship, gain]))
}

describe('what ships would earn now', () => {
  const ofTransport = earned(sailing('base/transport'))

  test('is known of every ship that may sail, and of no other', () => {
    expect(Object.keys(ofTransport).map(Number)).toEqual(['V1', 'S18', 'S21'].map(readShip).sort((a, b) => a - b))
  })

  test('is the usual income with TRANSPORT, and a point where one has a house', () => {
    expect(ofTransport[readShip('S21')]).toEqual({ income: 70, points: 1 })
    expect(ofTransport[readShip('V1')]).toEqual({ income: 20, points: 0 })
  })

  test.each(['ext/cargo-a', 'ext/cruise-a'])('is another one with %s', (card) => {
    const now = earned(sailing(card))
    expect(now[readShip('S21')]).not.toEqual(ofTransport[readShip('S21')])
    expect(now[readShip('S21')]).toMatchObject({ points: 1 })
  })

  test('is what the rules pay for exactly this', () => {
    const state = sailing('ext/cargo-a')
    const before = state.money[0]!
    const [ship] = [readShip('S18')]
    const { income } = earned(state)[ship] as { income: number }
    act(state, 0, 'transport S18')
    expect(state.money[0]! - before).toBe(income)
  })

  test('is nothing where nobody chooses ships, or somebody else does', () => {
    expect(earned(arrange({ players: 2, regions: FLEET }))).toEqual({})
    expect(earningsOf(transatlantic.view(sailing('base/transport'), 1), null).size).toBe(0)
  })
})

describe('a ship lies still', () => {
  const view = transatlantic.view(sailing('base/transport'), 0)

  test.each([
    ['S09', true, 'an own steamship without coal'],
    ['S18', false, 'one with coal'],
    ['V1', false, 'a clipper, which needs none'],
    ['S24', false, 'a rival’s'],
  ] as const)('%s: %s, %s', (id, expected, _why) => {
    expect(isStuck(view, readShip(id))).toBe(expected)
  })
})

describe('ships are chosen', () => {
  test.each([
    ['transport', true],
    ['load', true],
    ['deploy', false],
    ['turn', false],
    ['region', false],
  ] as const)('%s: %s', (decision, expected) => {
    expect(isPicking({ decision })).toBe(expected)
  })
})

/** The best that playing a card brings seat 0. */
function prospect(card: string, regions: Readonly<Record<string, readonly string[]>>, more: object = {}) {
  const held = card.startsWith('ext/') ? [[card]] : []
  const state = arrange({ players: 2, regions, held, ...more })
  const appraisal = appraise(transatlantic.view(state, 0))!
  return prospectOf(appraisal, transatlantic.parse(`play ${card}`), 0)
}

describe('the best that a card would bring', () => {
  test('with TRANSPORT: the two ships that earn most', () => {
    const best = prospect('base/transport', FLEET)
    expect([...best.ships].sort((a, b) => a - b)).toEqual([readShip('S18'), readShip('S21')])
    expect(best).toMatchObject({ income: 130, points: 0, coal: 0 })
  })

  test('finds the best three of many, wherever they lie', () => {
    const many = {
      NA: ['S09 0 1', 'S08 0 1', 'S07 0 1', 'S03 0 1'],
      SA: ['S11 0 1', 'S04 0 1', 'V1 0'],
      IO: ['S24 0 2', 'S21 0 1'],
    }
    const best = prospect('ext/transport-plus-a', many)
    expect(best).toMatchObject({ income: 60 + 70 + 40 })
    expect(best.ships).toHaveLength(3)
  })

  test('counts the points of one’s houses', () => {
    expect(prospect('base/transport', FLEET, { houses: HOUSES })).toMatchObject({ income: 130, points: 2 })
  })

  test('with CARGO: one ship', () => {
    expect(prospect('ext/cargo-a', FLEET).ships).toHaveLength(1)
  })

  test('with REGION: the sea that brings oneself most, not the others', () => {
    const best = prospect('base/region', { NA: ['S21 0 1'], SA: ['S24 1 0', 'V1 0'], IO: [] })
    expect(best.ships).toEqual([readShip('S21')])
  })

  test('with COAL: what finds room', () => {
    expect(prospect('base/coal', { NA: ['S21 0 0', 'S18 0 0'] })).toMatchObject({ income: 0, coal: 2 })
    expect(prospect('base/coal', { NA: ['S21 0 3'] })).toMatchObject({ coal: 0 })
  })

  test('with TRADE: the money of the houses', () => {
    expect(prospect('ext/trade-a', {}, { houses: { NA: [1, 0], SA: [1, 0] } })).toMatchObject({
      income: 100,
      ships: [],
    })
  })

  test('a stored ship is deployed on the way', () => {
    const best = prospect('base/transport', { NA: [], SA: [], IO: [] }, { stored: [['S21 1']] })
    expect(best).toMatchObject({ income: 70, ships: [readShip('S21')] })
  })

  test('nothing where nothing can be counted', () => {
    expect(prospect('base/invest', {})).toEqual({ income: 0, points: 0, coal: 0, ships: [] })
  })
})

describe('a prospect in words', () => {
  const NOTHING = { income: 0, points: 0, coal: 0, ships: [] }
  const ship = readShip('S21')

  test.each([
    ['money', { ...NOTHING, income: 60 }, '£60'],
    ['money and points', { ...NOTHING, income: 60, points: 2 }, 'board.would-earn-points (income: £60, points: 2)'],
    ['coal', { ...NOTHING, coal: 3 }, 'board.would-load (count: 3)'],
    ['nothing', NOTHING, ''],
  ])('%s', (_, given, said) => {
    expect(sayProspect(plainWords, given)).toBe(said)
  })

  test.each([
    ['a ship', { ...NOTHING, income: 70, ships: [ship] }, /^outcome\.best \(.*ships: City of New York\)$/],
    ['with points', { ...NOTHING, income: 70, points: 1, ships: [ship] }, /^outcome\.best-points \(.*count: 1/],
    ['houses', { ...NOTHING, income: 100 }, /^outcome\.traded \(income: £100/],
    ['coal only', { ...NOTHING, coal: 2 }, /^$/],
  ])('as a sentence: %s', (_, given, said) => {
    expect(sayBest(plainWords, given)).toMatch(said)
  })
})
