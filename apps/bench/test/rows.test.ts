import { expect, test } from 'vitest'
import { atLeast, atMost, formatRows, under } from '../src/rows.ts'

test('a figure that misses its bar is marked, one that just reaches it is not', () => {
  expect(
    formatRows([
      ['decisions', '499,999 /s', atLeast(499_999, 500_000)],
      ['as many', '500,000 /s', atLeast(500_000, 500_000)],
      ['clone', '1.01 µs', atMost(1.01, 1, ' µs')],
      ['view', '5 µs', atMost(5, 5, ' µs')],
      ['heap', '8 kB', under(8, 8, ' kB')],
      ['memory', '349 MB', under(349, 350, ' MB')],
      ['copy', '0.8 µs', null],
    ]),
  ).toBe(`decisions  499,999 /s  at least 500,000: MISSED
as many    500,000 /s  at least 500,000
clone      1.01 µs     at most 1 µs: MISSED
view       5 µs        at most 5 µs
heap       8 kB        under 8 kB: MISSED
memory     349 MB      under 350 MB
copy       0.8 µs
`)
})
