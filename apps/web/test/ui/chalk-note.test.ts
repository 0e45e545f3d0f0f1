import { describe, expect, test } from 'vitest'
import { arrowPath, type Box, placeNote } from '../../src/learn/chalk-note.ts'

const WINDOW = { width: 1000, height: 800 }
const RING: Box = { left: 400, top: 300, width: 100, height: 140 }
const measure = (text: string) => text.length * 9
const place = (taken: readonly Box[], ring = RING) =>
  placeNote({ text: 'Anna wants it too', ring, taken, window: WINDOW, letters: { lineHeight: 19, measure } })

describe('words in chalk', () => {
  test('stand at the right of a thing, in short lines, with an arrow to it', () => {
    const note = place([])!
    expect(note.lines).toEqual(['Anna', 'wants it', 'too'])
    expect(note.box.left).toBeGreaterThan(RING.left + RING.width)
    expect(note.to.x).toBeLessThan(note.box.left)
    expect(arrowPath(note)).toMatch(/^M[\d.]+ [\d.]+Q/)
  })

  test('go to the left, below or above where something lies in the way', () => {
    const right = { left: 500, top: 0, width: 500, height: 800 }
    expect(place([right])!.box.left).toBeLessThan(RING.left)
    const left = { left: 0, top: 0, width: 400, height: 800 }
    const below = place([right, left].map((box) => ({ ...box, top: 290, height: 155 })))!
    expect(below.lines).toEqual(['Anna wants it too'])
    expect(below.box.top).toBeGreaterThan(RING.top + RING.height)
  })

  test('are left out where they would cover something or leave the window', () => {
    expect(place([{ left: 0, top: 0, width: 1000, height: 800 }])).toBeNull()
    expect(place([], { left: 0, top: 0, width: 1000, height: 800 })).toBeNull()
  })
})
