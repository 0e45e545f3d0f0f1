import { describe, expect, test } from 'vitest'
import { Stamina } from '../../src/table/stamina.ts'

describe('a machine that cannot show movement', () => {
  const after = (...times: number[]) => {
    const stamina = new Stamina()
    for (const time of times) stamina.took(time)
    return stamina.isLeft
  }
  test('is found out by two movements in a row that take far too long', () => {
    expect(after(700, 5000, 5300)).toBe(false)
  })
  test('is not one that has slept once, or is busy now and then', () => {
    expect(after()).toBe(true)
    expect(after(60_000)).toBe(true)
    expect(after(5000, 700, 5000, 800)).toBe(true)
    expect(after(1500, 1600, 1700)).toBe(true)
  })
  test('is not tried again', () => {
    expect(after(5000, 5000, 100, 100)).toBe(false)
  })
})
