// npm run icons: draws the icons that are no SVG, from those that are, with the browser of the journeys.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../test/browser.ts'

const PUBLIC = join(import.meta.dirname, '..', 'public')
const FAVICON_SIZES = [16, 32, 48]
const ICO_HEAD = 6
const ICO_ENTRY = 16

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage()

async function draw(drawing: string, size: number): Promise<Buffer> {
  const svg = readFileSync(join(PUBLIC, drawing)).toString('base64')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`,
  )
  return page.screenshot({ omitBackground: true })
}

/** An ICO file is a list of pictures; they may be PNGs. */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEAD + ICO_ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const at = ICO_HEAD + ICO_ENTRY * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

for (const size of [192, 512]) {
  writeFileSync(join(PUBLIC, `icon-${size}.png`), await draw('icon.svg', size))
  writeFileSync(join(PUBLIC, `icon-maskable-${size}.png`), await draw('icon-maskable.svg', size))
}
// Apple rounds the corners by itself and puts black where nothing is.
writeFileSync(join(PUBLIC, 'apple-touch-icon.png'), await draw('icon-maskable.svg', 180))
const favicons = []
for (const size of FAVICON_SIZES) favicons.push({ size, png: await draw('icon.svg', size) })
writeFileSync(join(PUBLIC, 'favicon.ico'), icoOf(favicons))
await browser.close()
