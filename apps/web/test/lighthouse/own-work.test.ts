import { describe, expect, test } from 'vitest'
import { ownBlockedMs } from './own-work.ts'

const task = (ts: number, tdur: number, tid = 1) => ({ name: 'RunTask', ph: 'X', pid: 1, tid, ts, tdur })
const paint = { name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 1, ts: 1_000_000 }

describe('own blocking time', () => {
  test('counts what a task takes over 50 ms on a machine four times slower', () => {
    expect(ownBlockedMs([paint, task(2_000_000, 20_000), task(3_000_000, 15_000)])).toBe(40)
  })

  test('leaves out short tasks, other threads, and what came before the first paint', () => {
    expect(ownBlockedMs([task(0, 90_000), paint, task(2_000_000, 12_000), task(2_000_000, 90_000, 2)])).toBe(0)
  })

  test('is not known where nothing was painted', () => {
    expect(ownBlockedMs([task(0, 90_000)])).toBeNaN()
  })
})
