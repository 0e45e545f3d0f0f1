import { expect, test } from 'vitest'
import { resultLine } from '../src/words/result-line.ts'
import type { Words } from '../src/words/words.ts'

const words: Words = { language: 'en', say: (key, params) => `${key} ${JSON.stringify(params)}` }
const decided = (best: number, next: number) => `${best} before ${next}`

test('a game is won by points', () => {
  const line = resultLine(words, { order: [1, 0, 2], won: [1], totals: [12, 15, 9], rounds: 20, decided })
  expect(line).toBe('result.line {"points":15,"next":12,"count":20}')
})

test('or, where these are level, by what the rules look at then', () => {
  const line = resultLine(words, { order: [1, 0, 2], won: [1], totals: [15, 15, 9], rounds: 20, decided })
  expect(line).toBe('result.line-level {"points":15,"decided":"1 before 0","count":20}')
})

test('a shared win is told against the first who did not win', () => {
  const line = resultLine(words, { order: [0, 1, 2], won: [0, 1], totals: [15, 15, 9], rounds: 20, decided })
  expect(line).toBe('result.line {"points":15,"next":9,"count":20}')
})

test('and where all have won, against nobody', () => {
  const line = resultLine(words, { order: [0, 1], won: [0, 1], totals: [15, 15], rounds: 20, decided })
  expect(line).toBe('result.line-shared {"points":15,"count":20}')
})
