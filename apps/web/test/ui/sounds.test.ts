import type { Cue } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { cueOf } from '../../src/sound/cues.ts'
import { SOUNDS, type Sound } from '../../src/sound/recipes.ts'

const LONGEST_STROKE = 0.4
const NAMES = Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]

describe.each(NAMES)('the sound %s', (name) => {
  const { tones, noise }: Sound = SOUNDS[name]
  test('has no stroke longer than 0.4 s', () => {
    for (const { seconds } of [...tones, ...(noise ? [noise] : [])]) expect(seconds).toBeLessThanOrEqual(LONGEST_STROKE)
  })
  test('is heard, and never louder than one voice can be', () => {
    expect(tones.length + (noise ? 1 : 0)).toBeGreaterThan(0)
    for (const { gain } of tones) expect(gain).toBeLessThanOrEqual(0.3)
  })
})

/** When a stroke begins, once for each. */
const strokesOf = (name: keyof typeof SOUNDS) => {
  const { tones }: Sound = SOUNDS[name]
  return [...new Set(tones.map(({ delay = 0 }) => delay))]
}

test('one stroke asks, two go with a delivery, two double ones announce the last round', () => {
  expect(strokesOf('asked')).toHaveLength(1)
  expect(strokesOf('delivery')).toHaveLength(2)
  const [first, second, third, fourth] = strokesOf('last-round')
  expect(second! - first!).toBeCloseTo(fourth! - third!)
  expect(third! - second!).toBeGreaterThan(second! - first!)
})

describe('what is heard of moves', () => {
  const board = { cue: (event: unknown) => (event as { readonly heard: Cue | null }).heard }
  const moves = (...cues: (Cue | null)[][]) =>
    cues.map((told) => ({ told: told.map((heard) => ({ type: 'any', heard })) }))

  test('nothing where nothing has happened', () => {
    expect(cueOf(board, [])).toBeNull()
    expect(cueOf(board, moves([null, null]))).toBeNull()
  })
  test('the last of several', () => expect(cueOf(board, moves(['take'], ['pass']))).toBe('pass'))
  test('one sound for twenty moves', () => {
    const many = Array.from({ length: 20 }, (): Cue[] => ['buy'])
    expect(cueOf(board, moves(...many))).toBe('buy')
  })
  test('what makes no sound hides none', () => expect(cueOf(board, moves(['take', null]))).toBe('take'))
  test('the end of the game before all else', () => {
    expect(cueOf(board, moves(['end', 'delivery'], ['round']))).toBe('end')
  })
})
