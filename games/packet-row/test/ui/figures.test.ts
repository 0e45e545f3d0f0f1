import { readCard } from '@south-street/packet-row'
import { countedAt } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { cardsToCash } from '../../ui/board/appraisal.ts'
import { currentSpaces, futureSpaces } from '../../ui/board/spaces.ts'
import { worthOf } from '../../ui/board/worth.ts'
import { breakName } from '../../ui/card/lettering.tsx'
import { ids } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

const cards = (...names: string[]) => names.map(readCard)

describe('a number on its way', () => {
  test.each([
    ['sets out', 10, 30, 0, 10],
    ['is half-way', 10, 30, 210, 20],
    ['arrives', 10, 30, 420, 30],
    ['goes no further', 10, 30, 5000, 30],
    ['goes down, too', 30, 10, 210, 20],
    ['is always whole', 0, 5, 100, 1],
    ['stays where it is', 7, 7, 100, 7],
  ])('%s', (_, from, to, passed, shown) => expect(countedAt(from, to, passed)).toBe(shown))
})

describe('what a group is worth', () => {
  test.each([
    ['cash', 4, ['bank/money/3-1', 'bank/money/8-1'], 'icon-dollar', '$11'],
    ['built', 4, ['bank/vp/soup-house', 'market/vp/exchange'], 'rosette', 'board.points-short (points: 5)'],
    ['bankers', 3, ['bank/banker/1', 'bank/banker/2'], 'person-banker', 'board.if-richest (points: 4)'],
    ['bankers', 4, ['bank/banker/1', 'bank/banker/2'], 'person-banker', 'board.if-richest (points: 6)'],
    ['bankers', 2, ['bank/banker/1'], 'person-banker', 'board.if-richest (points: 2)'],
    ['bankers', 5, ['bank/banker/1'], 'person-banker', 'board.if-richest (points: 3)'],
    ['cash', 2, [], 'icon-dollar', '$0'],
  ] as const)('%s at a table of %i: %j', (name, players, held, sign, worth) => {
    expect(worthOf(plainWords, players, name, cards(...held))).toEqual({ sign, worth })
  })
})

describe('money cards that raise a sum', () => {
  test.each([
    [
      'one alone, the smallest that does',
      3,
      ['bank/money/8-1', 'bank/money/3-1', 'bank/money/5-1'],
      ['bank/money/3-1'],
    ],
    ['one alone, if only the largest does', 8, ['bank/money/3-1', 'bank/money/8-1'], ['bank/money/8-1']],
    [
      'several, the largest first',
      11,
      ['bank/money/3-1', 'bank/money/8-1', 'bank/money/5-1'],
      ['bank/money/8-1', 'bank/money/5-1'],
    ],
    ['none, if all together do not', 20, ['bank/money/3-1', 'bank/money/8-1'], []],
    ['none without money cards', 1, ['docks/captain/1'], []],
    [
      'all of them, if it takes all',
      16,
      ['bank/money/3-1', 'bank/money/8-1', 'bank/money/5-1'],
      ['bank/money/8-1', 'bank/money/5-1', 'bank/money/3-1'],
    ],
  ] as const)('%s', (_, sum, hand, raised) => expect(ids(cardsToCash(cards(...hand), sum))).toEqual(raised))
})

describe('the spaces of an area', () => {
  test.each([
    [0, 2, [0, 1]],
    [0, 3, [0, 1]],
    [1, 4, [6, 7, 8]],
    [3, 5, [18, 19, 20, 21]],
  ] as const)('area %i, %i players: %j', (area, players, spaces) => {
    expect(currentSpaces(area, players)).toEqual(spaces)
  })

  test.each([0, 1, 2, 3])('area %i has two more for what comes next', (area) => {
    expect(futureSpaces(area)).toHaveLength(2)
    expect(currentSpaces(area, 5)).not.toContain(futureSpaces(area)[0])
  })
})

describe('a name on a plate', () => {
  test.each([
    ['Gold', ['Gold']],
    ['Custom House', ['Custom', 'House']],
    ['Great Britain', ['Great', 'Britain']],
    ['Zoll\u00adhaus am Hafen', ['Zoll-', 'haus am Hafen']],
  ])('%s', (name, lines) => expect(breakName(name)).toEqual(lines))
})
