import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up.mjs'

const SHEETS = globSync(['apps/web/src/**/*.css', 'packages/ui/src/**/*.css', 'games/*/ui/**/*.css'], { cwd: ROOT })

/** Declarations that set letters in pixels: they would stay small for somebody whose browser sets text larger. */
function lettersInPixels(sheet: string): string[] {
  return sheet.match(/(?<![\w-])(?:font|font-size|line-height):[^;]*\dpx[^;]*;/g) ?? []
}

describe('style sheets', () => {
  it('are found', () => {
    expect(SHEETS.length).toBeGreaterThan(80)
  })

  it.each(SHEETS)('%s sets letters in rem, so that they follow the size of text in the browser', (file) => {
    expect(lettersInPixels(readFileSync(`${ROOT}/${file}`, 'utf8'))).toEqual([])
  })

  it('are searched for every way to write it', () => {
    const planted = '.a { font: 700 14px / 1.2 var(--ui); } .b { font-size: 12.5px; } .c { font: 700 1rem / 20px x; }'
    expect(lettersInPixels(planted)).toHaveLength(3)
    expect(lettersInPixels('.a { font: 700 1rem / 1 var(--ui); border: 2px solid; }')).toEqual([])
  })
})
