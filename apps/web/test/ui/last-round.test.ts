import { describe, expect, test } from 'vitest'
import { isStillNews } from '../../src/table/still-news.ts'

describe('how long the last round is announced', () => {
  const moves = [{ seat: 0 }, { seat: 1 }, { seat: 2 }]
  test('while only others move', () => expect(isStillNews([...moves, { seat: 1 }], 3, 0)).toBe(true))
  test('until the viewer has moved', () => expect(isStillNews([...moves, { seat: 1 }, { seat: 0 }], 3, 0)).toBe(false))
  test('what was moved before does not count', () => expect(isStillNews(moves, 3, 0)).toBe(true))
  test('for whoever only watches until it is put away', () => expect(isStillNews(moves, 0, null)).toBe(true))
})
