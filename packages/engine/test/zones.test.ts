import { copyZone, copyZones } from '@south-street/engine'
import { expect, test } from 'vitest'

test.each([
  [[], [1, 2, 3]],
  [
    [9, 8, 7, 6],
    [1, 2],
  ],
  [
    [9, 8],
    [1, 2],
  ],
  [[9], []],
])('a zone of %j becomes %j, and stays another one', (target, source) => {
  copyZone(target, source)
  expect(target).toEqual(source)
  expect(target).not.toBe(source)
})

test('zones are copied one by one', () => {
  const target = [[1, 2], []]
  const [first] = target
  copyZones(target, [[5], [6, 7]])
  expect(target).toEqual([[5], [6, 7]])
  expect(target[0]).toBe(first)
})
