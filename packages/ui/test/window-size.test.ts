import { expect, test } from 'vitest'
import { windowNames } from '../src/parts/window-size.ts'

test.each([
  [1440, 1161, []],
  [1440, 800, ['h<801', 'h<821', 'h<881', 'h<1001', 'h<1161']],
  [719, 1161, ['phone', 'upright', 'w<720', 'w<900', 'w<1024', 'w<1101', 'w<1200', 'w<1280', 'w<1361']],
  [720, 1161, ['upright', 'w<900', 'w<1024', 'w<1101', 'w<1200', 'w<1280', 'w<1361']],
])('a window of %i × %i is %j', (width, height, names) => {
  expect(windowNames({ width, height })).toEqual(names)
})

test('a low window is a phone, and one on its side if it is wide', () => {
  expect(windowNames({ width: 844, height: 390 })).toEqual(expect.arrayContaining(['phone', 'lying']))
  expect(windowNames({ width: 1400, height: 500 })).toContain('phone')
  expect(windowNames({ width: 1400, height: 501 })).not.toContain('phone')
  expect(windowNames({ width: 500, height: 480 })).not.toContain('lying')
})
