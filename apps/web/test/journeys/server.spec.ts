import { type Browser, expect, type Page } from '@playwright/test'
import { answer, faultsOf, prefer, test } from './table.ts'

test.describe.configure({ timeout: 180_000 })

/** Three people in three browsers, at one table that the first has set up. */
async function sitDown(browser: Browser): Promise<{ readonly pages: Page[]; readonly faults: Set<string>[] }> {
  const faults: Set<string>[] = []
  const newPerson = async (name: string) => {
    const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
    faults.push(faultsOf(page))
    await prefer(page, { name, players: 3 })
    return page
  }
  const pages = [await newPerson('Anna'), await newPerson('Ben'), await newPerson('Cleo')]
  const [host, ...guests] = pages as [Page, ...Page[]]
  await host.goto('/invite/packet-row')
  await host.getByRole('button', { name: 'Set up the table' }).click()
  await host.waitForURL(/\/t\//)
  for (const guest of guests) {
    await guest.goto(host.url())
    await guest.getByRole('button', { name: 'Sit down' }).first().click()
    await guest.getByText('The host begins').waitFor()
  }
  await host.getByRole('button', { name: 'Begin' }).click()
  for (const page of pages) await page.locator('[data-region="bar"]').waitFor()
  return { pages, faults }
}

/** Whoever is asked answers, so many times; tells who was the last. */
async function playOn(pages: readonly Page[], decisions: number): Promise<Page> {
  let last = pages[0]!
  for (let made = 0; made < decisions; made++) {
    await expect(async () => {
      for (const page of pages) {
        if (!(await answer(page))) continue
        last = page
        return
      }
      throw new Error('nobody is asked')
    }).toPass()
  }
  return last
}

const logLength = (page: Page) => page.locator('[data-region="log"] li').count()

async function ask(page: Page, wish: string): Promise<void> {
  await page.getByRole('button', { name: 'Around the table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wish }).click()
}

test('three people at one table: one reloads, one loses the network, one is played by a bot', async ({ browser }) => {
  const { pages, faults } = await sitDown(browser)
  const [anna, ben, cleo] = pages as [Page, Page, Page]
  await playOn(pages, 4)

  await ben.reload()
  await ben.locator('[data-region="bar"]').waitFor()
  await expect.poll(() => logLength(ben)).toBe(await logLength(anna))

  await cleo.context().setOffline(true)
  await expect(cleo.getByText('The connection is lost')).toBeVisible()
  await cleo.context().setOffline(false)
  await expect(cleo.getByText('The connection is lost')).toBeHidden()
  await playOn(pages, 2)
  await expect.poll(() => logLength(cleo)).toBe(await logLength(anna))

  await ask(cleo, 'Let a bot play for me')
  await expect(cleo.getByText('A bot plays for you.')).toBeVisible()
  await expect(anna.getByText('Cleo is away. A bot plays on.')).toBeVisible()
  await playOn([anna, ben], 2)
  await cleo.getByRole('button', { name: 'I am back' }).click()
  await expect(anna.getByText('Cleo is away. A bot plays on.')).toBeHidden()
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

test('a standing order, a take-back by consent, and an end by consent', async ({ browser }) => {
  const { pages, faults } = await sitDown(browser)
  const [anna, ben, cleo] = pages as [Page, Page, Page]
  await ask(ben, 'Pass until the round ends')
  await expect(ben.getByText('You pass until the round ends.')).toBeVisible()
  await expect(anna.getByText('You pass until')).toHaveCount(0)
  await ben.getByRole('button', { name: 'Ask me again' }).click()
  await expect(ben.getByText('You pass until the round ends.')).toBeHidden()

  await playOn(pages, 4)
  // The own last move could be taken back without asking.
  while ((await playOn(pages, 1)) === anna);
  await ask(anna, 'Ask to take my last move back')
  const before = await logLength(ben)
  for (const page of [ben, cleo]) await page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => logLength(ben)).toBeLessThan(before)

  await ask(anna, 'End the game unfinished')
  for (const page of [ben, cleo]) await page.getByRole('button', { name: 'Agree' }).click()
  for (const page of pages) await expect(page.getByText('The game was ended unfinished')).toBeVisible()
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

interface Seal {
  readonly salt?: string
  readonly deal?: { readonly talons: Readonly<Record<string, readonly string[]>> }
}

test('a seat’s page holds nothing that the seat may not know', async ({ browser }) => {
  const { pages } = await sitDown(browser)
  const [anna, ben, cleo] = pages as [Page, Page, Page]
  // From the first message on: what came before the reload was heard by a page that is gone.
  const heard: string[] = []
  ben.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  ben.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  await ben.reload()
  await ben.locator('[data-region="bar"]').waitFor()
  await playOn(pages, 4)

  const stored = await ben.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
  const heap: string[] = []
  const session = await ben.context().newCDPSession(ben)
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => heap.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot')
  const everything = [heard.join('\n'), await ben.content(), stored, heap.join('')]

  const views = heard.flatMap((text) => [...text.matchAll(/"talons":(\[[^\]]*\]).*?"hands":(\[\[.*?\]\])/g)])
  expect(views.length).toBeGreaterThan(3)
  for (const [, talons, hands] of views) {
    expect(JSON.parse(talons!).every((talon: unknown) => typeof talon === 'number')).toBe(true)
    for (const seat of [0, 2]) expect(JSON.parse(hands!)[seat][0] ?? -1).toBe(-1)
  }

  // Only now is the deal disclosed, to compare with.
  await ask(anna, 'End the game unfinished')
  for (const page of [ben, cleo]) await page.getByRole('button', { name: 'Agree' }).click()
  await anna.getByText('The game was ended unfinished').waitFor()
  const { salt, deal } = (await anna.evaluate(
    `fetch('/api/tables/' + location.pathname.split('/')[2]).then((answer) => answer.json()).then(({ play }) => play.seal)`,
  )) as Seal
  expect(salt).toMatch(/.{40}/)
  const talon = JSON.stringify(Object.values(deal!.talons)[0]!.slice(-5)).slice(1, -1)
  for (const text of everything) {
    expect(text).not.toContain(salt)
    expect(text).not.toContain(talon)
  }
})
