import { describe, expect, test } from 'vitest'
import { type Box, placeBeside } from '../src/help/place-beside.ts'

const WINDOW = { width: 1440, height: 900 }
const PANEL = { width: 482, height: 228 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

function placed(target: Box, keepClear: readonly Box[], window = WINDOW, panel = PANEL): Box {
  const { left, top } = placeBeside(target, panel, window, keepClear)
  return { left, top, ...panel }
}

describe('a panel beside a card', () => {
  test('lies outside the asked board that the card is on, and outside the bar', () => {
    const asked = box(570, 112, 560, 240)
    const bar = box(10, 600, 1120, 68)
    const card = box(698, 180, 112, 156)
    const panel = placed(card, [asked, bar])
    expect(overlaps(panel, asked)).toBe(false)
    expect(overlaps(panel, bar)).toBe(false)
    expect(panel.top).toBeLessThan(600 - 228)
  })

  test('lies above the bar for a card of the hand', () => {
    const bar = box(10, 600, 1120, 68)
    const panel = placed(box(300, 700, 100, 140), [bar])
    expect(overlaps(panel, bar)).toBe(false)
    expect(overlaps(panel, box(300, 700, 100, 140))).toBe(false)
  })

  test('stays inside the window, in every corner', () => {
    for (const left of [0, 1340]) {
      for (const top of [0, 760]) {
        const card = box(left, top, 100, 140)
        const panel = placed(card, [])
        expect(panel.left).toBeGreaterThanOrEqual(8)
        expect(panel.top).toBeGreaterThanOrEqual(8)
        expect(panel.left + panel.width).toBeLessThanOrEqual(1440 - 8)
        expect(panel.top + panel.height).toBeLessThanOrEqual(900 - 8)
        expect(overlaps(panel, card)).toBe(false)
      }
    }
  })

  test('never covers its card, even if something else must be covered for it', () => {
    const card = box(500, 300, 120, 160)
    const panel = placed(card, [box(0, 0, 1440, 900)])
    expect(overlaps(panel, card)).toBe(false)
  })

  test('points at its card from the side where it lies, and from afar not at all', () => {
    const card = box(700, 100, 100, 140)
    expect(placeBeside(card, PANEL, WINDOW, []).pointer).toEqual({ side: 'below', at: 241 })
    expect(placeBeside(card, PANEL, WINDOW, [box(0, 250, 1440, 200)]).pointer?.side).not.toBe('below')
    const walled = [box(0, 0, 1440, 500)]
    expect(placeBeside(card, PANEL, WINDOW, walled).pointer).toBeNull()
  })

  test('is placed by boxes whose numbers are not their own, as the browser gives them', () => {
    const given: Box = Object.create({ left: 700, top: 100, width: 100, height: 140 })
    const panel: typeof PANEL = Object.create(PANEL)
    expect(placeBeside(given, panel, WINDOW, [])).toEqual(placeBeside(box(700, 100, 100, 140), PANEL, WINDOW, []))
  })

  test('begins at the edge where it is larger than the window', () => {
    const { left, top } = placeBeside(box(10, 10, 50, 50), { width: 900, height: 900 }, { width: 400, height: 300 }, [])
    expect([left, top]).toEqual([8, 8])
  })
})
