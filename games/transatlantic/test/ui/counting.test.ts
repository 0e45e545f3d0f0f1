import { replay } from '@south-street/engine'
import { transatlantic } from '@south-street/transatlantic'
import { planCounting, totalsAt } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { rowPoints } from '../../src/sheet.ts'
import { countingColumns, pointsByRow } from '../../ui/result/counting-columns.ts'
import { goldenGames } from './golden-games.ts'

describe.each([2, 3, 4])('the counting of golden games with %i seats', (players) => {
  const ends = goldenGames(players).map((record) => transatlantic.view(replay(record), null))
  const rows = Array.from({ length: players }, (_, seat) => seat)

  test('comes to the result', () => {
    for (const view of ends) {
      const columns = countingColumns(view)
      const moments = planCounting(columns, rows, false)
      expect(totalsAt(columns, moments, moments.length - 1)).toEqual(view.scores!.map(({ total }) => total))
    }
  })
  test('every column is its item of the score, also flag by flag and row by row', () => {
    for (const view of ends) {
      for (const { name, parts } of countingColumns(view)) {
        const items = view.scores!.map((score) => score.items.find((item) => item.name === name)!.points)
        expect(parts.map((own) => own.reduce((sum, points) => sum + points, 0))).toEqual(items)
      }
    }
  })
})

describe('rows one by one (TA-15.6)', () => {
  test.each([
    { markers: [0, 0, 0, 0, 0], rows: [0, 0, 0, 0] },
    { markers: [1, 1, 0, 1, 4], rows: [8, 1, 0, 0] },
    { markers: [3, 2, 2, 4, 2], rows: [5, 10, 4, 1] },
    { markers: [4, 4, 4, 4, 4], rows: [5, 10, 15, 20] },
    { markers: [9, 0, 0, 0, 0], rows: [2, 1, 0, 0] },
  ])('$markers bring $rows', ({ markers, rows }) => {
    expect(pointsByRow(markers)).toEqual(rows)
    expect(rows.reduce((sum, points) => sum + points, 0)).toBe(rowPoints(markers))
  })
})
