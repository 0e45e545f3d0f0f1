// The short form of `npm run windows`: that its measures see what is planted, and that some screens have nothing of it.

import { expect, type Page, test } from '@playwright/test'
import { isTable, openToLookAt } from '../screens.ts'
import { measure, resize } from '../windows/measuring.ts'
import { counts, grouped } from '../windows/report.ts'
import { windowOf } from '../windows/windows.ts'

const PHONE = windowOf('390x664')

/** What is found in a small page, as `fault: words`. */
async function found(page: Page, html: string, window = PHONE): Promise<string[]> {
  await page.setViewportSize({ width: window.width, height: window.height })
  const style =
    'body { margin: 0; font: 16px/1.2 sans-serif } button { width: 60px; height: 60px; padding: 0; border: 0 }'
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width"><style>${style}</style>${html}`,
  )
  return (await measure(page, window, true)).map(({ fault, what }) => `${fault}: ${what.replace(/ \(.*/, '')}`)
}

const BOX = 'position: absolute; width: 60px; height: 60px'

test.describe('what is planted is seen, and only that', () => {
  test('a page without faults', async ({ page }) => {
    expect(await found(page, '<main><p>Words</p><button>One</button></main>')).toEqual([])
  })

  test('words that are cut off, shortened, or outside', async ({ page }) => {
    const clipped = '<div style="width: 60px; overflow: hidden; white-space: nowrap">Words that are too long</div>'
    expect(await found(page, clipped)).toEqual(['cut: Words that are too long'])
    const low = '<div style="height: 20px; overflow: hidden">One<br>Two</div>'
    expect(await found(page, low)).toEqual(['cut: Two'])
    const dots = `<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Too long again</p>`
    expect(await found(page, dots)).toEqual(['cut: Too long again'])
    expect(await found(page, `<div data-shortens>${dots}</div>`)).toEqual([])
    expect(
      await found(page, `<div style="width: 60px; overflow: auto; white-space: nowrap">Words to scroll</div>`),
    ).toEqual([])
    expect(await found(page, '<p style="position: fixed; left: -30px; margin: 0">Outside</p>')).toEqual([
      'cut: Outside',
    ])
  })

  test('words that stick out of their button', async ({ page }) => {
    const narrow = (words: string) => `<main><button style="white-space: nowrap">${words}</button></main>`
    expect(await found(page, narrow('Words too long'))).toEqual(['spilt: Words too long'])
    expect(await found(page, narrow('Words'))).toEqual([])
    const choice = (words: string) =>
      `<main><label style="${BOX}"><input type="radio" style="${BOX}; opacity: 0"><span>${words}</span></label></main>`
    expect(await found(page, choice('Unbreakable'))).toEqual(['spilt: Unbreakable'])
    expect(await found(page, choice('Words'))).toEqual([])
  })

  test('words and targets that lie on others', async ({ page }) => {
    const words = '<p style="position: absolute; margin: 0">Below</p><p style="position: absolute; margin: 0">Above</p>'
    expect(await found(page, words)).toEqual(['overlap: Below / Above'])
    const onOneCard = `<main data-dense><button style="width: 99px">${words}</button></main>`
    expect(await found(page, onOneCard)).toEqual(['overlap: Below / Above'])
    const covered = `<main><button style="${BOX}">Under</button><i style="${BOX}; background: red"></i></main>`
    expect(await found(page, covered)).toEqual(['covered: Under'])
    const half = `<main><button style="${BOX}">Left</button><button style="${BOX}; left: 40px"> </button></main>`
    expect(await found(page, half)).toEqual(['small-target: Left'])
  })

  test('small letters, in words and in drawings', async ({ page }) => {
    expect(await found(page, '<p style="font-size: 10px">Tiny</p>')).toEqual(['small-text: Tiny'])
    const drawn = '<svg width="50" viewBox="0 0 100 100"><text y="50" font-size="20">Drawn</text></svg>'
    expect(await found(page, drawn)).toEqual(['small-text: Drawn'])
    expect(await found(page, `<div data-picture>${drawn}</div>`)).toEqual([])
    const wide = windowOf('1440x900')
    expect(await found(page, '<p style="font-size: 11.5px">Small</p>', wide)).toEqual(['small-text: Small'])
    expect(await found(page, '<p style="font-size: 11.5px">Fine</p>')).toEqual([])
    expect(await found(page, '<p>Not larger</p>', windowOf('1440x900@200'))).toEqual(['small-text: Not larger'])
  })

  test('small targets, alone and in a group that opens as a whole', async ({ page }) => {
    const stubs = '<button style="width: 30px">A</button><button style="width: 30px">B</button>'
    expect(await found(page, `<main>${stubs}</main>`)).toEqual(['small-target: A', 'small-target: B'])
    expect(await found(page, `<main data-dense>${stubs}</main>`)).toEqual([])
    expect(await found(page, '<main data-dense><button style="width: 20px">C</button></main>')).toEqual([
      'small-target: C',
    ])
    const cover =
      '<style>b { position: absolute; inset: -10px } button { position: relative; margin: 20px; width: 30px }</style>'
    expect(await found(page, `${cover}<main><button>D<b></b></button></main>`)).toEqual([])
    expect(await found(page, '<p>A <a href="/">link</a> in words</p>')).toEqual([])
  })

  test('what a decision needs and cannot be seen; a page that is too wide', async ({ page }) => {
    const below = '<main><button style="position: absolute; top: 640px">Below</button></main>'
    expect(await found(page, below)).toEqual(['out-of-sight: Below'])
    const inPart = '<main><div style="height: 40px; overflow: auto"><button>In part</button></div></main>'
    expect(await found(page, inPart)).toEqual(['out-of-sight: In part'])
    expect(await found(page, `<div data-not-needed>${inPart}</div>`)).toEqual([])
    const hand = inPart.replace('<main', '<main data-region="hand"')
    expect(await found(page, hand)).toEqual(['out-of-sight: In part'])
    expect(await found(page, hand, windowOf('360x560'))).toEqual([])
    expect(await found(page, '<div style="width: 500px; height: 5px"></div>')).toEqual(['sideways: the page'])
  })

  test('the report groups and counts it', () => {
    const finding = { fault: 'cut', what: 'Words (label)', figure: '3 px' }
    const one = { screen: 'table', language: 'de', theme: 'daylight', found: [finding] }
    const measured = [
      { ...one, window: '390x664' },
      { ...one, window: '360x640' },
      { ...one, window: '1x1', found: [] },
    ]
    expect(grouped(measured)).toEqual([expect.stringContaining('Words (label)  3 px  [390x664 de · 360x640 de]')])
    expect(counts(measured)[0]).toBe('by fault: cut 2')
  })
})

/** What people meet first and look at longest, each in one language. */
const MEASURED = { home: 'de', seating: 'pl', table: 'en', 'ta-table': 'en' }

test.describe('nothing is wrong in the windows of a phone and a tablet', () => {
  test.use({ isMobile: true, hasTouch: true })

  for (const [name, language] of Object.entries(MEASURED)) {
    test(`${name} ${language}`, async ({ page }) => {
      await openToLookAt(page, name, language)
      for (const window of ['390x664', '844x390', '1024x768'].map(windowOf)) {
        await resize(page, window, 'daylight')
        expect(await measure(page, window, isTable(name)), window.name).toEqual([])
      }
    })
  }
})
