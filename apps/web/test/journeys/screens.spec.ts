import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { goFurther, openScreen, SCREENS, together } from '../screens.ts'
import { CUT_OFF, LOST_WORDS, SMALL_TARGETS } from './page-checks.ts'
import { test } from './table.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const SIZES = { wide: [1440, 900], low: [1280, 720], phone: [390, 844], 'phone on its side': [844, 390] } as const
/** A window of 1440 by 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 }

const DECISIONS = ['five', 'full-hand', 'replay', 'ta-table', 'ta-deploy', 'ta-display', 'ta-replay']
const READ_LARGE = ['home', 'table', 'chosen', 'planner', 'ta-table', 'ta-deploy', 'result', 'ta-result']
/** What a phone shows otherwise, or what is tapped there. */
const ON_PHONES = [
  ...[
    'home',
    'home-regular',
    'house',
    'table',
    'learn',
    'lesson',
    'lesson-astray',
    'coach',
    'choose',
    'chosen',
    'full-hand',
    'planner',
    'replay',
    'result',
    'rules',
    'settings',
    'seating',
    'gallery-found',
    'menu',
  ],
  ...['ta-table', 'ta-coach', 'ta-deploy', 'ta-invest', 'ta-display', 'ta-replay', 'ta-result'],
]

type Scope = { readonly type: 'tag' | 'rule'; readonly values: string[] }

/** What brings axe into a page that has it. */
const AXE_IS_THERE = 'undefined'

async function complaints(page: Page, runOnly: Scope): Promise<string[]> {
  const start = (await page.evaluate(`'axe' in window`)) ? { page, axeSource: AXE_IS_THERE } : { page }
  // One frame and no list of what is fine: a third of the time.
  const scan = new AxeBuilder(start).setLegacyMode(true).options({ resultTypes: ['violations'], runOnly })
  // What lies under a dialog can be reached by nobody, and is a screen of its own.
  if ((await page.locator('dialog[open]').count()) > 0) scan.include('dialog[open]')
  // Drawings are hidden from assistive technology, and there are thousands of lines in them.
  const { violations } = await scan.exclude('svg[aria-hidden="true"]').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)
}

async function expectAxeToFindNothing(page: Page): Promise<void> {
  // Where all drawings lie that others refer to: nobody sees it, and axe would look at each of its lines.
  await page.evaluate(`window.drawings = document.querySelector('body > svg[aria-hidden="true"]'); drawings?.remove()`)
  expect(await complaints(page, { type: 'tag', values: TAGS })).toEqual([])
  // By gaslight nothing but the colours is different.
  await page.evaluate(`document.documentElement.dataset.theme = 'gaslight'`)
  expect(await complaints(page, { type: 'rule', values: ['color-contrast'] })).toEqual([])
  await page.evaluate(
    `document.documentElement.dataset.theme = 'daylight'; if (drawings) document.body.append(drawings)`,
  )
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
}

/** Nothing that a decision needs scrolls. */
async function expectAllInSight(page: Page): Promise<void> {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await resize(page, width, height)
    expect(await page.evaluate(CUT_OFF), size).toEqual([])
  }
}

async function expectNothingLostAtTwiceTheSize(page: Page): Promise<void> {
  await resize(page, ZOOMED.width, ZOOMED.height)
  await page.evaluate('document.fonts.ready.then(() => true)')
  expect(await page.evaluate(LOST_WORDS)).toEqual([])
}

/** The whole gallery is too much to be looked through; what is found in it stands for it. */
const LOOKED_THROUGH = SCREENS.filter((name) => name !== 'gallery')

/** Looks at screens that lead to one another. */
async function inTurn(
  page: Page,
  [first, ...further]: readonly [string, ...string[]],
  language: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  await test.step(first, async () => {
    await openScreen(page, first, language)
    await look(first)
  })
  for (const name of further) {
    await test.step(name, async () => {
      await goFurther(page, name, language)
      await look(name)
    })
  }
}

// The longest words are German and Polish; English fits where they fit.
for (const names of together(LOOKED_THROUGH)) {
  test(`axe finds nothing, all is in sight, nothing is lost at 200 %: ${names.join(', ')}, de`, ({ page }) =>
    inTurn(page, names, 'de', async (name) => {
      if (DECISIONS.includes(name)) await expectAllInSight(page)
      if (READ_LARGE.includes(name)) await expectNothingLostAtTwiceTheSize(page)
      await resize(page, ...SIZES.wide)
      await expectAxeToFindNothing(page)
    }))
}

for (const name of ['five', 'full-hand', 'ta-table', 'ta-deploy']) {
  test(`all is in sight, nothing is lost at 200 %: ${name}, pl`, async ({ page }) => {
    await openScreen(page, name, 'pl')
    await expectAllInSight(page)
    await expectNothingLostAtTwiceTheSize(page)
  })
}

for (const names of together(ON_PHONES)) {
  test(`axe finds nothing, and a thumb hits everything: ${names.join(', ')} @phone-only`, ({ page }) =>
    inTurn(page, names, 'en', async () => {
      expect(await page.evaluate(SMALL_TARGETS)).toEqual([])
      await expectAxeToFindNothing(page)
    }))
}
