import { type Browser, expect, type Page } from '@playwright/test'
import { answer, CHOICES, faultsOf, prefer, test } from './table.ts'

async function newPerson(browser: Browser, name: string, faults: Set<string>[]): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
  faults.push(faultsOf(page))
  await prefer(page, { name, players: 3 })
  return page
}

async function inviteFriends(host: Page): Promise<unknown> {
  await host.goto('/invite/packet-row')
  await host.getByRole('button', { name: 'Set up the table' }).click()
  return host.waitForURL(/\/t\//)
}

/** As a program may do it: the page offers no clock as short as this. */
async function inviteInAHurry(host: Page): Promise<unknown> {
  await inviteFriends(host)
  const table = await host.evaluate<string>(`fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ game: 'packet-row', options: { players: 3 }, pace: { kind: 'live', seconds: 8 } }),
  }).then((answer) => answer.json()).then(({ table }) => table)`)
  return host.goto(`/t/${table}`)
}

/** A clock may have run out before anybody gets round to look for it. */
const LOOK_FOR_TIMER = `new MutationObserver(() => {
  if (document.querySelector('[role="timer"]') !== null) window.sawTimer = true
}).observe(document, { subtree: true, childList: true })`

/** Three people in three browsers, at one table that the first has set up. */
async function sitDown(
  browser: Browser,
  setUp = inviteFriends,
): Promise<{ readonly pages: Page[]; readonly faults: Set<string>[] }> {
  const faults: Set<string>[] = []
  const pages = []
  for (const name of ['Anna', 'Ben', 'Cleo']) pages.push(await newPerson(browser, name, faults))
  for (const page of pages) await page.addInitScript(LOOK_FOR_TIMER)
  const [host, ...guests] = pages as [Page, ...Page[]]
  await setUp(host)
  for (const guest of guests) {
    await guest.goto(host.url())
    await guest.getByRole('button', { name: 'Sit down' }).click()
    await guest.getByText('Anna begins when all are here.').waitFor()
  }
  await host.getByRole('button', { name: 'Begin', exact: true }).click()
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

const expectToReadTheSame = (one: Page, other: Page) =>
  expect.poll(async () => (await logLength(one)) - (await logLength(other))).toBe(0)

async function ask(page: Page, wish: string): Promise<void> {
  await page.getByRole('button', { name: 'Around the table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wish }).click()
}

test('three people at one table: one reloads, one loses the network, one is played by a bot and gives the seat away', async ({
  browser,
}) => {
  const { pages, faults } = await sitDown(browser)
  const [anna, ben, cleo] = pages as [Page, Page, Page]
  await playOn(pages, 4)

  await ben.reload()
  await ben.locator('[data-region="bar"]').waitFor()
  await expectToReadTheSame(ben, anna)

  await cleo.context().setOffline(true)
  // Seen, and said at once.
  await expect(cleo.locator('p').getByText('The connection is lost')).toBeVisible()
  await expect(cleo.locator('[data-live="assertive"]')).toContainText('The connection is lost')
  await cleo.context().setOffline(false)
  await expect(cleo.getByText('The connection is lost')).toHaveCount(0)
  await playOn(pages, 2)
  await expectToReadTheSame(cleo, anna)

  await ask(cleo, 'Let a bot play for me')
  await expect(cleo.getByText('A bot plays for you.')).toBeVisible()
  await expect(anna.getByText(/Cleo has been away since .* A bot plays on\./)).toBeVisible()
  await playOn([anna, ben], 2)
  await cleo.getByRole('button', { name: 'I am back' }).click()
  await expect(anna.getByText(/Cleo has been away since .* A bot plays on\./)).toBeHidden()

  await ask(cleo, 'Somebody else may have my seat')
  await anna.getByRole('button', { name: 'Around the table' }).click()
  await anna.getByRole('button', { name: 'Link for this seat' }).click()
  const link = await anna.getByRole('dialog').locator('code').innerText()
  const dora = await newPerson(browser, 'Dora', faults)
  await dora.goto(link)
  await expect(dora.locator('[data-region="bar"]')).toBeVisible()
  await expect(anna.getByRole('dialog').getByText('Dora')).toBeVisible()
  await anna.keyboard.press('Escape')
  await playOn([anna, ben, dora], 3)
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

/** Writes down every question that the bar shows. */
const WATCH_BAR = `
  window.questions = []
  const look = () => {
    const text = document.querySelector('[data-region="bar"] h2')?.textContent
    if (text && text !== window.questions.at(-1)) window.questions.push(text)
  }
  look()
  new MutationObserver(look).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true })
`

test('whoever comes back is told what happened, and sees it on the board', async ({ browser }) => {
  const { pages, faults } = await sitDown(browser)
  // The harbour master chooses; whoever is asked first answers and leaves. The next is asked, then the harbour master.
  const away = await playOn(pages, 2)
  const others = pages.filter((page) => page !== away)
  const bar = away.locator('[data-region="bar"] h2')
  // Not only that nothing can be pressed while the answer is on its way: somebody else is asked.
  await expect(away.getByRole('button', { name: CHOICES })).toHaveCount(0)
  await expect(bar).toContainText('is asked')
  const [address, before] = [away.url(), await bar.textContent()]
  await away.goto('/about')
  await playOn(others, 2)
  await away.goto(address)
  const news = away.getByRole('complementary', { name: 'While you were away' })
  await expect(news.getByRole('listitem')).not.toHaveCount(0)
  const now = await bar.textContent()
  await away.evaluate(WATCH_BAR)
  await news.getByRole('button', { name: 'Show it on the board' }).click()
  await expect(news.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expect(news).toBeHidden()
  const questions = await away.evaluate<string[]>('window.questions')
  expect(questions[1]).toBe(before)
  expect(questions.at(-1)).toBe(now)
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
  await expectToReadTheSame(ben, anna)
  const before = await logLength(ben)
  for (const page of [ben, cleo]) await page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => logLength(ben)).toBeLessThan(before)

  await ask(anna, 'End the game unfinished')
  for (const page of [ben, cleo]) await page.getByRole('button', { name: 'Agree' }).click()
  for (const page of pages) await expect(page.getByText('The game was ended unfinished')).toBeVisible()
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

test('opening a table looks at it once', async ({ browser }) => {
  const { pages, faults } = await sitDown(browser)
  await playOn(pages, 2)
  const [, ben] = pages as [Page, Page]
  const asked: string[] = []
  const heard: string[] = []
  ben.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/tables')) asked.push(`${request.method()} ${pathname.split('/').slice(4).join('/')}`)
  })
  ben.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await ben.reload()
  await ben.locator('[data-region="bar"]').waitFor()
  await expect.poll(() => heard.length).toBe(1)
  // The table, its log, and one's standing order; the stream has nothing to add.
  expect(asked.toSorted()).toEqual(['GET ', 'GET digest', 'GET order'])
  expect(JSON.parse(heard[0]!)).toEqual({ revision: expect.any(Number), events: [] })
  // It goes on from there.
  await playOn(pages, 2)
  await expectToReadTheSame(pages[0]!, ben)
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

test('what a game is about can be read while its table is on its way', async ({ page, browser }) => {
  await inviteFriends(page)
  // The server names the game of a table that it has in memory, and this one is there when its host has seen it.
  await page.locator('[data-region="begin"] button').waitFor()
  const guest = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  // The page's own script never comes.
  await guest.route(/\/assets\/index-.*\.js$/, () => {})
  await guest.goto(page.url(), { waitUntil: 'commit' })
  await expect(guest.getByText(/^Sammle die meisten Punkte/)).toBeVisible()
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

test('the clock runs out, and the others let a bot play', async ({ browser }) => {
  const { pages, faults } = await sitDown(browser, inviteInAHurry)
  const isAway = (page: Page) => page.getByText('You are away, and the table waits for you.').isVisible()
  await expect.poll(async () => (await Promise.all(pages.map(isAway))).filter(Boolean).length).toBe(1)
  for (const page of pages) expect(await page.evaluate('window.sawTimer')).toBe(true)
  const slow = pages[(await Promise.all(pages.map(isAway))).indexOf(true)]!
  const others = pages.filter((page) => page !== slow)
  for (const page of others) await page.getByRole('button', { name: 'Let a bot play' }).click()
  await expect(slow.getByText('A bot plays for you.')).toBeVisible()
  await slow.getByRole('button', { name: 'I am back' }).click()
  await expect(slow.getByText('A bot plays for you.')).toBeHidden()
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

test('another table waits, and the same person is found on another device', async ({ browser }) => {
  const faults: Set<string>[] = []
  const anna = await newPerson(browser, 'Anna', faults)
  const ben = await newPerson(browser, 'Ben', faults)
  const begin = async (friend?: Page) => {
    await inviteFriends(anna)
    await friend?.goto(anna.url())
    await friend?.getByRole('button', { name: 'Sit down' }).click()
    await friend?.getByText('Anna begins when all are here.').waitFor()
    // What a friend sees of their own seat, the host may hear a moment later.
    if (friend !== undefined) await anna.getByText('Ben', { exact: true }).first().waitFor()
    await anna.getByRole('button', { name: /^Begin with/ }).click()
    await anna.locator('[data-region="bar"]').waitFor()
    return anna.url()
  }
  const shared = await begin(ben)
  const isBenAsked = async () => {
    await answer(anna)
    await expect(ben.getByRole('button', { name: CHOICES }).first()).toBeVisible({ timeout: 1000 })
  }
  await expect(isBenAsked).toPass()
  const other = await begin()
  await anna.getByRole('button', { name: CHOICES }).first().waitFor()
  await anna.goto(shared)
  await expect(anna.getByText('Another table waits for your move.')).toBeVisible()
  await anna.getByRole('button', { name: 'Go there' }).click()
  await expect(anna).toHaveURL(other)

  await anna.goto('/')
  await expect(anna.getByText('Your move')).toHaveCount(1)
  await anna.getByRole('button', { name: 'Settings' }).click()
  await anna.getByRole('button', { name: 'passkey, words, link, sign out' }).click()
  const makeLink = async () => {
    await anna.getByRole('button', { name: 'Make a link' }).click()
    return anna.getByRole('textbox', { name: 'Link' }).inputValue()
  }
  const link = await makeLink()
  const phone = await newPerson(browser, '', faults)
  await phone.goto(link)
  await phone.getByRole('button', { name: 'It is me' }).click()
  await expect(phone.getByText('Your move')).toHaveCount(1)
  expect(phone.url()).not.toContain('recover')

  await anna.reload()
  await expect(anna.getByText('2 are signed in')).toBeVisible()
  await anna.getByRole('button', { name: /^Sign out: / }).click()
  await expect(anna.getByText('1 is signed in')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Your move')).toHaveCount(0)

  // Ben is somebody already, so he is asked before he becomes Anna.
  await ben.goto(await makeLink())
  await ben.getByRole('button', { name: 'It is me' }).click()
  await expect(ben.getByRole('heading', { name: 'Bring 1 table along?' })).toBeVisible()
  await ben.getByRole('button', { name: 'Leave them behind' }).click()
  await expect(ben.getByText('Your move')).toHaveCount(1)
  expect(faults.flatMap((set) => [...set])).toEqual([])
})
