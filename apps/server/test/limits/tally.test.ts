import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from '../../src/limits/address.ts'
import { Tally } from '../../src/limits/tally.ts'

const DAY = 86_400_000

test('there is room until there is not, and it says when there will be', () => {
  const tally = new Tally(3, DAY)
  for (let i = 0; i < 3; i++) {
    expect(tally.wait('Anna', 1, 1_000)).toBe(0)
    tally.add('Anna', 1, 1_000)
  }
  const wait = tally.wait('Anna', 1, 1_000)
  expect(wait).toBeGreaterThan(DAY - 1_000)
  expect(wait).toBeLessThanOrEqual(DAY + DAY / 24)
  expect(tally.wait('Anna', 1, 1_000 + wait - 1)).toBeGreaterThan(0)
  expect(tally.wait('Anna', 1, 1_000 + wait)).toBe(0)
  expect(tally.wait('Ben', 3, 1_000)).toBe(0)
})

test('what is given back makes room, and 0 is no limit', () => {
  const tally = new Tally(2, DAY)
  tally.add('Anna', 2, 0)
  expect(tally.wait('Anna', 1, 0)).toBeGreaterThan(0)
  tally.add('Anna', -1, 0)
  expect(tally.wait('Anna', 1, 0)).toBe(0)
  const none = new Tally(0, DAY)
  none.add('Anna', 1e12, 0)
  expect(none.wait('Anna', 1e12, 0)).toBe(0)
  expect(none.size).toBe(0)
})

test('more than ever fits has to wait a window', () => {
  expect(new Tally(2, DAY).wait('Anna', 3, 0)).toBeGreaterThanOrEqual(DAY)
})

test('a flood of names is forgotten from its beginning', () => {
  const tally = new Tally(1, DAY, 100)
  for (let i = 0; i < 1_000; i++) tally.add(`name ${i}`, 1, i)
  expect(tally.size).toBe(100)
  expect(tally.wait('name 999', 1, 1_000)).toBeGreaterThan(0)
  expect(tally.wait('name 0', 1, 1_000)).toBe(0)
})

test('property: whoever asks first never has more than the most within any window', () => {
  const asked = fc.array(fc.record({ after: fc.integer({ min: 0, max: 500 }), amount: fc.integer({ min: 1, max: 5 }) }))
  fc.assert(
    fc.property(asked, (requests) => {
      const tally = new Tally(10, 1_000)
      const had: { at: number; amount: number }[] = []
      let now = 0
      for (const { after, amount } of requests) {
        now += after
        if (tally.wait('x', amount, now) > 0) continue
        tally.add('x', amount, now)
        had.push({ at: now, amount })
        const within = had.filter(({ at }) => at > now - 1_000)
        expect(within.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(10)
      }
    }),
  )
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('whoever has hung up before they were looked at is counted together, and nothing fails', () => {
  expect(networkOf(undefined)).toBe('gone')
})
