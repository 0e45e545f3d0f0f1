import { rank, type Score, standings, winners, winShares, writeScore } from '@south-street/engine'
import { expect, test } from 'vitest'

function scoreOf(total: number, money: number): Score {
  return {
    items: [{ name: 'cards', points: total, clause: 'X-1' }],
    total,
    tieBreaks: [{ name: 'dollars', points: money, clause: 'X-2' }],
  }
}

test('more points win, then what breaks ties, and seats that nothing separates share a place', () => {
  const scores = [scoreOf(10, 5), scoreOf(12, 3), scoreOf(12, 4), scoreOf(10, 5), scoreOf(9, 99)]
  expect(rank(scores)).toEqual([3, 2, 1, 3, 5])
  expect(winners(scores)).toEqual([2])
  expect(winners([scoreOf(3, 1), scoreOf(2, 1), scoreOf(3, 1)])).toEqual([0, 2])
})

test('a win is one, and seats that share it have an even part each', () => {
  expect(winShares([scoreOf(10, 5), scoreOf(12, 3), scoreOf(12, 4)])).toEqual([0, 0, 1])
  expect(winShares([scoreOf(3, 1), scoreOf(2, 1), scoreOf(3, 1)])).toEqual([0.5, 0, 0.5])
})

test('the standings name the best first, and seats that share a place in their order', () => {
  const scores = [scoreOf(10, 5), scoreOf(12, 3), scoreOf(12, 4), scoreOf(10, 5), scoreOf(9, 99)]
  expect(standings(scores)).toEqual([2, 1, 0, 3, 4])
  expect(standings([])).toEqual([])
})

test('a record holds every item, the total and the tie breaks, in this order', () => {
  expect(JSON.stringify(writeScore(scoreOf(7, 42)))).toBe('{"cards":7,"total":7,"dollars":42}')
})

test('figures stand in a record instead of the tie breaks, and decide nothing', () => {
  const withFigures = (total: number, age: number, pounds: number): Score => ({
    ...scoreOf(total, age),
    figures: [{ name: 'pounds', points: pounds, clause: 'X-3' }],
  })
  expect(JSON.stringify(writeScore(withFigures(7, 3, 280)))).toBe('{"cards":7,"total":7,"pounds":280}')
  expect(winners([withFigures(7, 3, 280), withFigures(7, 4, 0)])).toEqual([1])
})
