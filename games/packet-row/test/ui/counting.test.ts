import { replay } from '@south-street/engine'
import { packetRow, readCard } from '@south-street/packet-row'
import { planCounting, totalsAt } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { cardsOfKind, countingColumns, moneyRank } from '../../ui/result/counting-columns.ts'
import { goldenGames } from './golden-games.ts'

describe.each([2, 3, 4, 5])('the counting of golden games with %i seats', (players) => {
  const scores = goldenGames(players).map((record) => packetRow.score(replay(record)))
  const rows = Array.from({ length: players }, (_, seat) => seat)

  test('comes to the result', () => {
    for (const score of scores) {
      const columns = countingColumns(score)
      const moments = planCounting(columns, rows, false)
      expect(totalsAt(columns, moments, moments.length - 1)).toEqual(score.map(({ total }) => total))
    }
  })
  test('counts every item of the score once', () => {
    for (const score of scores) {
      const counted = countingColumns(score).filter(({ isPassing }) => isPassing !== true)
      expect(counted.map(({ name }) => name)).toEqual(score[0]!.items.map(({ name }) => name))
    }
  })
})

describe('whose money counts for bankers', () => {
  const ranks = (...money: number[]) => money.map((_, seat) => moneyRank(money, seat))
  test('the most, with two or three seats', () => {
    expect(ranks(30, 20)).toEqual(['most', null])
    expect(ranks(30, 40, 35)).toEqual([null, 'most', null])
  })
  test('the second most too, from four on', () => {
    expect(ranks(30, 40, 35, 10)).toEqual([null, 'most', 'second', null])
  })
  test('all who are level; two at the top leave no second', () => {
    expect(ranks(40, 40, 35, 10)).toEqual(['most', 'most', null, null])
    expect(ranks(40, 35, 35, 10)).toEqual(['most', 'second', 'second', null])
  })
})

test('a card that was never seen is of no kind', () => {
  const banker = readCard('bank/banker/1')
  expect(cardsOfKind([-1, banker, readCard('bank/vp/soup-house')], 'banker')).toEqual([banker])
})
