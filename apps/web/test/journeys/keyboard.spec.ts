import { expect, type Page } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { playOn } from '../playing-on.ts'
import { prefer, test } from './table.ts'

/** What a listener is told: every text of the live regions, in order. It begins with the page. */
const LISTEN = `
  window.heard = []
  let last = ''
  setInterval(() => {
    const text = [...document.querySelectorAll('[data-live="polite"]')].at(-1)?.textContent ?? ''
    if (text !== '' && text !== last) window.heard.push(text)
    last = text
  }, 50)
`

/** Where focus is: the sentence of the bar, or the name of what has it. */
const FOCUS = `(() => {
  const { activeElement: at } = document
  if (at === document.body) return 'BODY'
  const name = at.ariaLabel ?? at.textContent
  return (at.matches('[data-landing]') ? 'question' : at.localName) + ': ' + name.replaceAll(/\\s+/g, ' ').trim().slice(0, 70)
})()`

/** Presses a key, waits until the answer is there and what moves has arrived, and tells where focus is then. */
async function pressAndLook(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  await page.locator('[data-busy]').waitFor({ state: 'detached' })
  // A frame for whatever takes the focus away, and one for whoever brings it back.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  return page.evaluate<string>(FOCUS)
}

/** What is pressed next, if it depends on what is asked. */
type Keys = readonly string[] | ((page: Page) => Promise<readonly string[]>)

/** Action after action, each when one is asked; the list of focus is kept with the report. */
async function playByKeys(page: Page, actions: readonly Keys[]): Promise<void> {
  const list: string[] = []
  for (const action of actions) {
    await page.locator('[data-region="bar"][data-asks="you"]').waitFor()
    const keys = typeof action === 'function' ? await action(page) : action
    for (const key of keys) list.push(`${key}: ${await pressAndLook(page, key)}`)
  }
  await test.info().attach('focus', { body: list.join('\n'), contentType: 'text/plain' })
  if (process.env.JOURNEYS_FOCUS !== undefined) console.log(`\n${test.info().title}\n${list.join('\n')}`)
  expect(list.filter((line) => line.includes('BODY'))).toEqual([])
  await expectToHearEverything(page)
}

async function expectToHearEverything(page: Page): Promise<void> {
  const heard = await page.evaluate<readonly string[]>('window.heard')
  if (process.env.JOURNEYS_FOCUS !== undefined) console.log(heard.join('\n'))
  expect(heard.length).toBeGreaterThan(0)
  // Whole words, no signs; nothing is said twice in a row.
  expect(heard.filter((text) => /[→$£]/.test(text))).toEqual([])
  expect(heard.filter((text, index) => text === heard[index - 1])).toEqual([])
}

async function inWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^In words/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What lies where' }).waitFor()
}

/** Transatlantic: what is confirmed goes before what is chosen. */
const NEXT_KEYS = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  if (has('[data-answer]')) return ['c']
  const hand = [...document.querySelectorAll('[data-region="own"] li button[data-card]')]
  const playable = hand.findIndex((card) => card.ariaLabel.includes('can be played'))
  if (playable >= 0) return [String(playable + 1)]
  return has('[data-area="choice"], [data-area="market"] [aria-pressed]') ? ['s', 'Enter'] : ['r', 'Enter']
})()`
const next = (page: Page) => page.evaluate<readonly string[]>(NEXT_KEYS)

test.beforeEach(({ page }) => page.addInitScript(LISTEN))

test('Packet Row: ten actions by keyboard, and focus is never lost', async ({ page }) => {
  await playOn(page, goldenRecord(4, 0), 1)
  await playByKeys(page, [
    ['2', 'Enter', 'Enter'],
    ['z'],
    ['h', 'Escape'],
    ['2', 'ArrowRight', 'Enter', 'Escape'],
    ['p'],
    ['l', 'Escape'],
    ['?', 'Escape'],
    ['F6', 'd', 'Escape'],
    ['p'],
    ['p'],
    ['z'],
  ])
})

test('Packet Row in words: ten actions by keyboard, and focus is never lost', async ({ page }) => {
  await playOn(page, goldenRecord(4, 0), 1)
  await inWords(page)
  const first = ['1', 'Enter']
  await playByKeys(page, [first, ['z'], ['2', 'Enter'], first, first, ['l', 'Escape'], first, ['F6'], first, first])
})

test('Transatlantic: ten actions by keyboard, and focus is never lost', async ({ page }) => {
  await playOn(page, goldenRecord(3, 0, 'transatlantic'), 60)
  await playByKeys(page, [
    ['1', 'r', 'Enter', 'Escape', 'z'],
    ['h', 'Escape'],
    ...Array.from({ length: 10 }, () => next),
    ['z'],
    ['?', 'Escape'],
  ])
})

test('Transatlantic: S and R lead to market and seas, whatever is open @phone', async ({ page }) => {
  await playOn(page, goldenRecord(3, 0, 'transatlantic'), 60)
  await page.keyboard.press('s')
  await expect(page.locator('[data-area="market"] button:focus')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.locator('[data-part="seas"] button:focus')).toBeVisible()
})

test('Transatlantic in words: ten actions by keyboard, and focus is never lost', async ({ page }) => {
  await playOn(page, goldenRecord(3, 0, 'transatlantic'), 60)
  await inWords(page)
  const first = ['1', 'Enter']
  await playByKeys(page, [first, first, ['z'], first, first, ['?', 'Escape'], first, first, first, first, first])
})

test('keys of a single letter can be switched off, and those with a name stay', async ({ page }) => {
  await prefer(page, { singleKeys: false })
  await playOn(page, goldenRecord(4, 0), 1)
  for (const key of ['l', '?', 'd', 'p']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-region="bar"]')).toContainText('asks you')
  await page.keyboard.press('F6')
  expect(await page.evaluate<string>(FOCUS)).not.toContain('BODY')
})
