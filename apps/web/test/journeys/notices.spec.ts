import { type CDPSession, expect, type Page, test, type Worker } from '@playwright/test'

/** Somebody whom the server knows. */
async function beSomebody(page: Page): Promise<void> {
  await page.request.post('/api/guests', { data: { name: 'Marta' } })
}

test('what is chosen is kept, and nobody is asked for a permission before they tap', async ({ page }) => {
  await beSomebody(page)
  await page.addInitScript(`Notification.requestPermission = () => { throw new Error('asked too early') }`)
  await page.goto('/notices')
  const cell = page.getByRole('checkbox', { name: 'A game is over: Browser' })
  await expect(cell).not.toBeChecked()
  await cell.check()
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  const to = page.getByLabel('to', { exact: true })
  await to.fill('06:15')
  await to.blur()
  await expect(page.getByRole('img', { name: 'Quiet from 22:30 to 06:15' })).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get('/api/me/notices')).json()).settings)
    .toMatchObject({ quiet: { from: 1350, to: 375 }, language: 'en' })
  await page.reload()
  await expect(cell).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked()
})

test('a webhook that may not be dialled is refused in words; one that may is listed without its secret', async ({
  page,
}) => {
  await beSomebody(page)
  await page.goto('/notices')
  const address = page.getByLabel('Address of the webhook')
  await address.fill('https://192.168.1.1/secret')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This address cannot be used')
  await page.getByRole('radio', { name: 'Standard' }).check()
  await address.fill('https://hooks.example.org/very-secret')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('hooks.example.org/…')).toBeVisible()
  await expect(page.getByText(/^Signed with this secret/)).toContainText('whsec_')
  await page.reload()
  await expect(page.getByText('hooks.example.org/…')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('very-secret')
  await expect(page.locator('body')).not.toContainText('whsec_')
})

test('a browser that was removed from another one stays removed; one that was not tells its new address', async ({
  page,
}) => {
  await beSomebody(page)
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  await page.addInitScript(`
    const subscription = { toJSON: () => ({ keys: ${JSON.stringify(keys)} }), endpoint: 'https://push.example.org/new' }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    navigator.serviceWorker.getRegistration = async () => ({ pushManager: { getSubscription: async () => subscription } })
    localStorage.setItem('south-street/push', '{"endpoint":"https://push.example.org/old","day":"2020-01-01"}')
  `)
  const data = { kind: 'push', endpoint: 'https://push.example.org/old', keys, name: 'Phone' }
  const headers = { 'idempotency-key': 'a-browser-of-martas' }
  const { channel } = await (await page.request.post('/api/me/notices/channels', { data, headers })).json()
  const names = async () => {
    const { channels } = await (await page.request.get('/api/me/notices')).json()
    return channels.map(({ id }: { id: string }) => (id === channel.id ? 'old' : 'new'))
  }
  await page.goto('/about')
  await expect.poll(names).toEqual(['old', 'new'])
  for (const { id } of (await (await page.request.get('/api/me/notices')).json()).channels)
    await page.request.delete(`/api/me/notices/channels/${id}`, { headers: { 'idempotency-key': `remove-${id}` } })
  await page.reload()
  await expect.poll(() => page.evaluate(`localStorage.getItem('south-street/push')`)).toBe('')
  expect(await names()).toEqual([])
})

test('nobody is asked for a name here, and a link of a mail does nothing by itself', async ({ page }) => {
  await page.goto('/notices')
  await expect(page.getByText('you have no name on this server yet')).toBeVisible()
  await page.goto(`/notices#confirm=${'x'.repeat(22)}.${'y'.repeat(43)}`)
  await page.getByRole('button', { name: 'Yes, confirm it' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has been used')
})

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly navigate: string
}

/** What a worker knows of notices; these tests are typed without a browser. */
interface Notice {
  readonly body: string
  readonly tag: string
  readonly data: { readonly navigate: string }
}
interface Registration {
  getNotifications(): Promise<readonly (Notice & { readonly title: string })[]>
}

/**
 * The browser that comes with the tests has no notifications and denies everybody the permission. There a shelf stands
 * in for its screen, on which one of the same tag takes the place of another; `CHROME=` of a whole browser shows them.
 */
async function lendScreen(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    if (Reflect.get(globalThis, 'Notification').permission === 'granted') return
    const shelf = new Map<string, Notice & { title: string }>()
    const show = async (title: string, options: Partial<Notice> = {}) => {
      const { body = '', tag = '', data = { navigate: '' } } = options
      shelf.set(tag === '' ? String(shelf.size) : tag, { title, body, tag, data })
    }
    const read = async ({ tag = '' }: { tag?: string } = {}) =>
      [...shelf].flatMap(([name, one]) => (tag === '' || name === tag ? [one] : []))
    Object.assign(Reflect.get(globalThis, 'registration'), { showNotification: show, getNotifications: read })
    // Without a screen there is no badge either: the shell of a browser ends the worker that asks for one.
    Object.assign(Reflect.get(globalThis, 'navigator'), { setAppBadge: undefined })
  })
}

const shown = (worker: Worker) =>
  worker.evaluate(async (): Promise<Shown[]> => {
    const registration: Registration = Reflect.get(globalThis, 'registration')
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, navigate: data.navigate }))
  })

/** The name by which the browser knows this page's worker. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

test.describe('in a browser with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what the server pushes is shown; the same once more stays one, and a newer one takes its place', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['notifications'])
    await page.goto('/about')
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker')
    const session = await context.newCDPSession(page)
    const registrationId = await registrationOf(session)
    const push = (id: string, title: string, body: string) => {
      const notification = {
        title,
        body,
        navigate: `${baseURL}/t/xyz`,
        lang: 'pl',
        tag: 'xyz',
        app_badge: '2',
        data: { id },
      }
      const data = JSON.stringify({ web_push: 8030, notification })
      return session.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data })
    }
    const first = { title: 'Twój ruch', body: 'Packet Row: Anna', tag: 'xyz', navigate: `${baseURL}/t/xyz` }
    // A browser may stop its worker between two events, with what the worker has in mind: then all of it is tried anew.
    await expect(async () => {
      const worker = context.serviceWorkers().at(-1)!
      await lendScreen(worker)
      await push('one', first.title, first.body)
      await expect.poll(() => shown(worker), { timeout: 5_000 }).toEqual([first])
      await push('one', first.title, first.body)
      await push('two', first.title, 'Packet Row: Ben')
      await expect.poll(() => shown(worker)).toEqual([{ ...first, body: 'Packet Row: Ben' }])
    }).toPass({ timeout: 60_000 })
  })
})
