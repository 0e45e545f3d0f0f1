import { describe, expect, test } from 'vitest'
import { judgeFunctions, measureFunctions, percentile } from '../functions.ts'

const long = (lines: number) => ({ place: 'quay.ts:1', lines })

describe('functions are measured', () => {
  const lengths = (text: string, file = 'rope.ts') => measureFunctions(file, text).map(({ lines }) => lines)

  test('by their own lines, from the first to the last', () => {
    expect(lengths('\n\nfunction haul() {\n  return 1\n}\n')).toEqual([3])
    expect(measureFunctions('rope.ts', '\n\nfunction haul() {}')).toEqual([{ place: 'rope.ts:3', lines: 1 }])
  })

  test('whatever they are called: arrows, methods, constructors, accessors, components', () => {
    const kinds =
      'const a = () => 1\nclass B {\nconstructor() {}\nget c() { return 1 }\nd() {}\n}\nconst e = { f() {} }'
    expect(lengths(kinds)).toEqual([1, 1, 1, 1, 1])
    expect(lengths('const A = () => (\n  <p />\n)', 'rope.tsx')).toEqual([3])
  })

  test('also inside of others, but not where there is no body', () => {
    expect(lengths('function a() {\n  return () => {\n  }\n}')).toEqual([4, 2])
    expect(lengths('declare function a(): void\ninterface B { c(): void }')).toEqual([])
  })

  test('without the comment above them', () => {
    expect(lengths('/**\n * Hauls.\n */\nfunction haul() {}')).toEqual([1])
  })
})

describe('functions are judged', () => {
  test('by the 95th percentile of those over one line', () => {
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], 0.95)).toBe(19)
    expect(percentile([], 0.95)).toBe(0)
    const short = Array.from({ length: 1000 }, () => long(1))
    const medium = Array.from({ length: 94 }, () => long(10))
    const six = Array.from({ length: 6 }, () => long(36))
    expect(judgeFunctions([...short, ...medium, ...six]).complaints).toHaveLength(1)
    expect(judgeFunctions([...short, ...medium, long(10), ...six.slice(1)]).complaints).toEqual([])
  })

  test('by the longest', () => {
    const many = Array.from({ length: 100 }, () => long(10))
    expect(judgeFunctions([...many, long(90)]).complaints).toEqual([])
    expect(judgeFunctions([...many, long(91)]).complaints).toEqual(['quay.ts:1 has 91 lines, which is more than 90'])
  })

  test('not when none was found', () => {
    expect(judgeFunctions([]).complaints).toEqual(['no function was found'])
  })
})
