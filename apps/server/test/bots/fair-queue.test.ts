import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FairQueue } from '../../src/bots/fair-queue.ts'

const anything = () => true

/** Answers all that wait, one after another, each exactly as long as expected; returns the order. */
function drain(queue: FairQueue<string>, fits: (costMs: number) => boolean = anything, now = 0): string[] {
  const order: string[] = []
  for (let next = queue.take(now, fits); next !== null; next = queue.take(now, fits)) order.push(next)
  return order
}

describe('whose bot thinks next', () => {
  test('of hosts with equal questions each gets one in turn, however many one of them has', () => {
    const queue = new FairQueue<string>()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) {
      queue.add(name, { host: name[0]!, isAwaited: true }, 100, 0)
    }
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  test('a quick question passes long ones, also those of many hosts', () => {
    const queue = new FairQueue<string>()
    for (let host = 0; host < 60; host++) queue.add('long', { host: `host ${host}`, isAwaited: true }, 1_000, 0)
    queue.take(0, anything)
    queue.add('quick', { host: 'other', isAwaited: true }, 2, 0)
    expect(queue.take(0, anything)).toBe('quick')
  })

  test('long questions of one host leave another their share', () => {
    const queue = new FairQueue<string>()
    for (let i = 0; i < 3; i++) queue.add('long', { host: 'a', isAwaited: true }, 1_000, 0)
    for (let i = 0; i < 30; i++) queue.add('short', { host: 'b', isAwaited: true }, 100, 0)
    const order = drain(queue)
    expect(order.indexOf('long')).toBeGreaterThan(7)
    expect(order.indexOf('long')).toBeLessThan(12)
    expect(order.lastIndexOf('long')).toBeLessThan(32)
  })

  test('what took longer than expected is charged', () => {
    const queue = new FairQueue<string>()
    const ask = (host: string) => queue.add(host, { host, isAwaited: true }, 100, 0)
    for (const host of ['a', 'a', 'b', 'b', 'b']) ask(host)
    expect(queue.take(0, anything)).toBe('a')
    queue.settle('a', 50)
    expect(drain(queue)).toEqual(['b', 'b', 'a', 'b'])
  })

  test('whoever comes late has saved nothing up', () => {
    const queue = new FairQueue<string>()
    for (let i = 0; i < 100; i++) queue.add('a', { host: 'a', isAwaited: true }, 100, 0)
    for (let i = 0; i < 50; i++) queue.take(0, anything)
    for (let i = 0; i < 50; i++) queue.add('b', { host: 'b', isAwaited: true }, 100, 0)
    const firstTen = drain(queue).slice(0, 10)
    expect(firstTen.filter((name) => name === 'a').length).toBeGreaterThanOrEqual(4)
  })

  test('people who wait come before tables of bots alone, but not for ever', () => {
    const queue = new FairQueue<string>()
    queue.add('alone', { host: 'a', isAwaited: false }, 10, 0)
    for (let i = 0; i < 3; i++) queue.add('awaited', { host: 'b', isAwaited: true }, 1_000, 0)
    expect(queue.take(0, anything)).toBe('awaited')
    expect(queue.take(9_999, anything)).toBe('awaited')
    expect(queue.take(10_000, anything)).toBe('alone')
  })

  test('what does not fit now stays', () => {
    const queue = new FairQueue<string>()
    queue.add('long', { host: 'a', isAwaited: true }, 1_000, 0)
    queue.add('quick', { host: 'a', isAwaited: true }, 10, 0)
    expect(drain(queue, (costMs) => costMs < 100)).toEqual(['quick'])
    expect(drain(queue)).toEqual(['long'])
  })

  test('property: everything is taken once, and no host waits for more than its share', () => {
    const asked = fc.array(fc.record({ host: fc.constantFrom('a', 'b', 'c'), costMs: fc.integer({ min: 1, max: 50 }) }))
    fc.assert(
      fc.property(asked, (questions) => {
        const queue = new FairQueue<(typeof questions)[number]>()
        for (const one of questions) queue.add(one, { host: one.host, isAwaited: true }, one.costMs, 0)
        const spent = new Map<string, number>()
        const left = [...questions]
        for (let next = queue.take(0, anything); next !== null; next = queue.take(0, anything)) {
          left.splice(left.indexOf(next), 1)
          spent.set(next.host, (spent.get(next.host) ?? 0) + next.costMs)
          for (const host of new Set(left.map((one) => one.host))) {
            // Whoever still waits lags behind nobody by more than one question of each.
            expect(spent.get(next.host)! - (spent.get(host) ?? 0)).toBeLessThanOrEqual(100)
          }
        }
        expect(left).toEqual([])
      }),
    )
  })
})
