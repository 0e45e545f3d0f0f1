import { expect, test } from 'vitest'
import { compareHints } from '../src/hints/compare-hints.ts'

const move = (action: string, chance: number) => ({ action: { type: action }, chance })
const told = (...moves: ReturnType<typeof move>[]) =>
  compareHints(moves).map(({ action, distance }) => `${action.type} ${distance}`)

test('moves stand in the order of their values, and each says how far it is behind the best', () => {
  expect(told(move('pass', 0.4), move('take', 0.5), move('wait', 0.47))).toEqual([
    'take little',
    'wait little',
    'pass clear',
  ])
})

test('the best one says how far it is ahead', () => {
  expect(told(move('take', 0.5), move('pass', 0.3))).toEqual(['take clear', 'pass clear'])
  expect(told(move('take', 0.5), move('pass', 0.485))).toEqual(['take close', 'pass close'])
})

test('no move stands there twice, and its better value counts', () => {
  expect(told(move('cash', 0.4), move('pass', 0.45), move('cash', 0.5))).toEqual(['cash little', 'pass little'])
})

test('a single move is compared with nothing', () => {
  expect(told(move('pass', 0.5))).toEqual(['pass null'])
  expect(told()).toEqual([])
})
