import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up.mjs'

const SHEETS = globSync(['apps/web/src/**/*.css', 'packages/ui/src/**/*.css', 'games/*/{,v*/}ui/**/*.css'], {
  cwd: ROOT,
})

/** Declarations that set letters in pixels: they would stay small for somebody whose browser sets text larger. */
function lettersInPixels(sheet: string): string[] {
  return sheet.match(/(?<![\w-])(?:font|font-size|line-height):[^;]*\dpx[^;]*;/g) ?? []
}

/** What is asked of a window that no window says of itself; and pixels, which do not know the size of text. */
function unknownWindows(sheet: string, known: ReadonlySet<string>): string[] {
  const asked = [...sheet.matchAll(/\[data-window~="([^"]*)"\]/g)].map(([, name]) => name!)
  return [...asked.filter((name) => !known.has(name)), ...(sheet.match(/@media[^{]*(?:width|height)[^{]*/g) ?? [])]
}

/** The names of windows, from where they are given. */
function windowNames(): Set<string> {
  const source = readFileSync(`${ROOT}/packages/ui/src/parts/window-size.ts`, 'utf8')
  const limits = (list: string) => new RegExp(`${list} = \\[([\\d, ]+)\\]`).exec(source)![1]!.split(', ')
  const names = [...source.matchAll(/\['(\w+)'\]/g)].map(([, name]) => name!)
  return new Set([...names, ...limits('WIDTHS').map((w) => `w<${w}`), ...limits('HEIGHTS').map((h) => `h<${h}`)])
}

describe('style sheets', () => {
  it('are found', () => {
    expect(SHEETS.length).toBeGreaterThan(80)
  })

  it.each(SHEETS)('%s sets letters in rem, so that they follow the size of text in the browser', (file) => {
    expect(lettersInPixels(readFileSync(`${ROOT}/${file}`, 'utf8'))).toEqual([])
  })

  it.each(SHEETS)('%s asks for windows by their names', (file) => {
    expect(unknownWindows(readFileSync(`${ROOT}/${file}`, 'utf8'), windowNames())).toEqual([])
  })

  it('are searched for windows that nobody knows', () => {
    const planted = ':where([data-window~="w<721"]) { } :where([data-window~="phone"]) { } @media (max-width: 3px) { }'
    expect(unknownWindows(planted, windowNames())).toEqual(['w<721', '@media (max-width: 3px) '])
  })

  it('are searched for every way to write it', () => {
    const planted = '.a { font: 700 14px / 1.2 var(--ui); } .b { font-size: 12.5px; } .c { font: 700 1rem / 20px x; }'
    expect(lettersInPixels(planted)).toHaveLength(3)
    expect(lettersInPixels('.a { font: 700 1rem / 1 var(--ui); border: 2px solid; }')).toEqual([])
  })
})
