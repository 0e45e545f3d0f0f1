import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { findChromium } from '../browser.ts'
import { answer, faultsOf, prefer, startGame } from './table.ts'

// A server in the next room, without a certificate: no secure context, and so no clipboard, no locks, no crypto.subtle,
// no randomUUID and no service worker.
const HOME = 'box.lan'

let browser: Browser
test.beforeAll(async () => {
  const { executablePath, args = [] } = await findChromium()
  const named = executablePath === undefined ? {} : { executablePath }
  browser = await chromium.launch({ ...named, args: [...args, `--host-resolver-rules=MAP ${HOME} 127.0.0.1`] })
})
test.afterAll(() => browser.close())

async function visit(baseURL: string | undefined, faults: Set<string>[]): Promise<Page> {
  const address = new URL(baseURL!)
  address.hostname = HOME
  const context = await browser.newContext({ baseURL: address.origin, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  faults.push(faultsOf(page))
  await prefer(page, {})
  return page
}

async function answerSome(pages: readonly Page[], decisions: number): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    await expect(async () => {
      for (const page of pages) if (await answer(page)) return
      throw new Error('nobody is asked')
    }).toPass()
  }
}

test('without TLS one plays alone, with friends, copies the link and verifies the seal', async ({ baseURL }) => {
  const faults: Set<string>[] = []
  const anna = await visit(baseURL, faults)
  await anna.goto('/')
  expect(await anna.evaluate('isSecureContext || navigator.clipboard !== undefined')).toBe(false)

  // What does not work here is said once.
  const notice = anna.getByText(/plain http/)
  await expect(notice).toBeVisible()
  await anna.getByRole('button', { name: 'Understood' }).click()
  await expect(notice).toBeHidden()

  await startGame(anna)
  await answerSome([anna], 3)

  await anna.goto('/invite/packet-row')
  await anna.getByRole('button', { name: 'Set up the table' }).click()
  await anna.waitForURL(/\/t\//)
  await anna.getByRole('button', { name: 'Copy link' }).click()
  await expect(anna.getByRole('button', { name: 'Copied' })).toBeVisible()
  await anna.evaluate(`document.body.append(document.createElement('textarea'))`)
  const paste = anna.locator('body > textarea')
  await paste.focus()
  await anna.keyboard.press('ControlOrMeta+V')
  await expect(paste).toHaveValue(anna.url())

  const ben = await visit(baseURL, faults)
  await ben.goto(anna.url())
  await ben.getByLabel('Your name at this table').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down as Ben' }).click()
  await ben.getByText('begins when all are here').waitFor()
  await anna.getByRole('button', { name: 'Begin with 1 bot' }).click()
  for (const page of [anna, ben]) await page.locator('[data-region="bar"]').waitFor()
  await answerSome([anna, ben], 3)

  await anna.getByRole('button', { name: 'Around the table' }).click()
  await anna.getByRole('dialog').getByRole('button', { name: 'End the game unfinished' }).click()
  await ben.getByRole('button', { name: 'Agree' }).click()
  await ben.getByText('The game was ended unfinished').waitFor()
  await ben.getByRole('button', { name: /^The deal is sealed/ }).click()
  await expect(ben.getByRole('dialog')).toContainText('The seal holds')
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

test('it says why there are no passkeys, and words and links are there all the same', async ({ baseURL }) => {
  const anna = await visit(baseURL, [])
  await anna.goto('/invite/packet-row')
  await anna.getByRole('button', { name: 'Set up the table' }).click()
  await anna.waitForURL(/\/t\//)
  await anna.goto('/settings/keys')
  await expect(anna.getByText('Passkeys need https')).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await anna.getByRole('button', { name: 'Make words' }).click()
  await expect(anna.getByRole('list', { name: 'Your ten words' })).toBeVisible()
})
