import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SHEET = readFileSync(new URL('../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
/** Whatever something that can be pressed lies on. */
const GROUNDS = ['desk', 'sheet', 'sheet-2', 'sheet-3', 'bar', 'bar-2', 'brass', 'sea', 'card-paper', 'oxblood', 'text']

/** The colours of a theme: those of daylight, and what gaslight says otherwise. */
function coloursOf(theme: 'daylight' | 'gaslight'): (name: string) => string {
  const [daylight, gaslight] = [':root {', ':root[data-theme="gaslight"] {'].map((head) => {
    const block = SHEET.slice(SHEET.indexOf(head)).split('}')[0]!
    return new Map([...block.matchAll(/--([\w-]+): (#[\da-f]+);/g)].map((match) => [match[1]!, match[2]!]))
  })
  return (name) => (theme === 'gaslight' ? (gaslight!.get(name) ?? daylight!.get(name)!) : daylight!.get(name)!)
}

/** WCAG's relative luminance. */
function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

describe.each(['daylight', 'gaslight'] as const)('the focus ring by %s', (theme) => {
  const colour = coloursOf(theme)

  it.each(GROUNDS)('stands out on %s with one of its two colours', (ground) => {
    const reached = Math.max(contrast(colour('ring'), colour(ground)), contrast(colour('ring-gap'), colour(ground)))
    expect(reached).toBeGreaterThanOrEqual(3)
  })

  it('has colours that stand out from each other', () => {
    expect(contrast(colour('ring'), colour('ring-gap'))).toBeGreaterThan(6)
  })
})
