// npm run fonts: the letters that nearly every page is set in, cut out of the whole fonts, with no more weights and widths
// than the page uses. What is left out comes from the whole fonts when somebody's name needs it.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { toolFolder } from './tool.ts'

type Axes = Readonly<Record<string, { readonly min: number; readonly max: number }>>
type SubsetFont = (
  font: Buffer,
  letters: string,
  options: { readonly targetFormat: 'woff2'; readonly variationAxes: Axes },
) => Promise<Buffer>

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„•…‹›€™←↑→↓−×Œœ`
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'
const WEIGHTS = { wght: { min: 400, max: 900 } }
const WIDTHS = { wdth: { min: 62, max: 100 } }

const require = createRequire(import.meta.url)
const subsetFont: SubsetFont = (await import(join(toolFolder('subset-font', '2.9.0'), 'index.js'))).default

async function cut(from: string, name: string, letters: string, variationAxes: Axes): Promise<void> {
  const whole = readFileSync(require.resolve(from))
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(join(import.meta.dirname, '..', 'src', 'fonts', name), part)
  console.log(`${name}: ${whole.length} bytes, now ${part.length}`)
}

const ARCHIVO = '@fontsource-variable/archivo/files/archivo'
const BESLEY = '@fontsource-variable/besley/files/besley'
await cut(`${ARCHIVO}-latin-wdth-normal.woff2`, 'archivo-latin.woff2', LATIN, { ...WEIGHTS, ...WIDTHS })
await cut(`${ARCHIVO}-latin-ext-wdth-normal.woff2`, 'archivo-polish.woff2', POLISH, { ...WEIGHTS, ...WIDTHS })
await cut(`${BESLEY}-latin-wght-normal.woff2`, 'besley-latin.woff2', LATIN, WEIGHTS)
await cut(`${BESLEY}-latin-ext-wght-normal.woff2`, 'besley-polish.woff2', POLISH, WEIGHTS)
