import { expect, test } from 'vitest'
import type { Distance } from '../src/board.ts'
import { compareHints, saidBeside } from '../src/hints/compare-hints.ts'

const move = (action: string, chance: number, behind: Distance | null = 'close') => ({
  action: { type: action },
  chance,
  behind,
})
const told = (...moves: ReturnType<typeof move>[]) =>
  compareHints(moves).map(({ action, distance }) => `${action.type} ${distance}`)

test('moves stand in the order of their values, and each says how far it is behind the best', () => {
  expect(told(move('pass', 0.4, 'clear'), move('take', 0.5), move('wait', 0.47, 'little'))).toEqual([
    'take little',
    'wait little',
    'pass clear',
  ])
})

test('the best one says how far it is ahead', () => {
  expect(told(move('take', 0.5), move('pass', 0.3, 'clear'))).toEqual(['take clear', 'pass clear'])
  expect(told(move('take', 0.5), move('pass', 0.485))).toEqual(['take close', 'pass close'])
})

test('no move stands there twice, and its better value counts', () => {
  expect(told(move('cash', 0.4, 'clear'), move('pass', 0.45, 'little'), move('cash', 0.5))).toEqual([
    'cash little',
    'pass little',
  ])
})

test('a single move is compared with nothing', () => {
  expect(told(move('pass', 0.5))).toEqual(['pass null'])
  expect(told()).toEqual([])
})

test('what answers no decision stands last, compared with nothing', () => {
  const remark = { action: { type: 'cash' }, chance: null, behind: null, because: [{ key: 'early', params: {} }] }
  const [first, last] = compareHints([remark, move('take', 0.1)])
  expect(first?.distance).toBeNull()
  expect(last).toEqual({ action: { type: 'cash' }, distance: null, because: remark.because, names: [] })
})

test('what the distance has said already is not said again', () => {
  const because = ['close', 'coal'].map((kind) => ({ key: `reasons.${kind}`, params: {} }))
  expect(saidBeside({ distance: 'close', because })).toEqual(because.slice(1))
  expect(saidBeside({ distance: 'little', because })).toEqual(because)
  expect(saidBeside({ distance: null, because })).toEqual(because)
})
