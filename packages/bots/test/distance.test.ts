import { expect, test } from 'vitest'
import { distanceOf } from '../src/distance.ts'

test('what is within two standard errors is too close to call, and only three make it clear', () => {
  expect([0.06, 0.04, 0.02].map((error) => distanceOf(0.1, error))).toEqual(['close', 'little', 'clear'])
})

test('what the bot may be wrong about is not called clear, but still ordered', () => {
  expect([0.1, 0.03].map((doubt) => distanceOf(0.1, 0.01, doubt))).toEqual(['little', 'clear'])
  expect(distanceOf(0.01, 0, 0.1)).toBe('close')
})

test('however certain, two hundredths are too close to call, and less than six are little', () => {
  expect([0.019, 0.021, 0.059, 0.061].map((gap) => distanceOf(gap, 0))).toEqual(['close', 'little', 'little', 'clear'])
})
