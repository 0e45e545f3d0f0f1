import { expect } from '@playwright/test'
import { ADMIN_TOKEN } from '../key-screens.ts'
import { faultsOf, prefer, test } from './table.ts'
import { newPerson } from './virtual-key.ts'

test('the host signs in by keyboard, tells everybody something, and closes a table', async ({ browser }) => {
  const guest = await (await browser.newContext()).newPage()
  const name = `Gwen ${Date.now()}`
  await prefer(guest, { name, players: 2 })
  await guest.goto('/invite/packet-row')
  await guest.getByRole('button', { name: 'Set up the table' }).click()
  await guest.waitForURL(/\/t\//)

  const host = await (await browser.newContext()).newPage()
  const faults = faultsOf(host)
  await host.goto('/operator')
  await host.getByLabel('Admin token').fill('guessed-guessed-guessed')
  await host.keyboard.press('Enter')
  await expect(host.getByRole('alert')).toHaveText('This opens nothing here.')
  await host.getByLabel('Admin token').fill(ADMIN_TOKEN)
  await host.keyboard.press('Enter')
  await expect(host.getByRole('heading', { name: 'The engine room' })).toBeVisible()
  await expect(host.getByText('All is well.')).toBeVisible()

  await host.getByRole('radio', { name: 'waiting' }).click()
  await host.getByRole('button', { name: `Close the table of ${name}` }).click()
  await expect(host.getByText(/^closed a table: /).first()).toBeVisible()
  await expect(host.getByRole('button', { name: `Close the table of ${name}` })).toHaveCount(0)

  await host.getByRole('searchbox', { name: 'Search for a name or an id' }).fill(name)
  await host.getByRole('button', { name: `More: ${name}` }).click()
  await host.getByRole('button', { name: 'Ban for a day' }).click()
  await expect(host.getByText(/^shut out until/)).toBeVisible()
  await guest.goto('/invite/packet-row')
  await guest.getByRole('button', { name: 'Set up the table' }).click()
  await expect(guest.getByRole('alert')).toBeVisible()
  await host.getByRole('button', { name: 'Lift the ban' }).click()
  await expect(host.getByText(/^shut out until/)).toHaveCount(0)

  await host.getByLabel('What everybody reads').fill('Tea at five')
  await host.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(host.getByText('Everybody reads, until')).toBeVisible()
  await guest.goto('/about')
  await expect(guest.getByText('Tea at five')).toBeVisible({ timeout: 10_000 })
  await host.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(host.getByText('withdrew the announcement').first()).toBeVisible()
  await host.getByRole('button', { name: 'Leave' }).click()
  await expect(host.getByLabel('Admin token')).toBeVisible()
  // Refusals at the door are answers, and the browser writes them down.
  expect([...faults].filter((fault) => !/403|Forbidden/.test(fault))).toEqual([])
})

test('an operator comes in by their passkey, and bans somebody and lets them in again by keyboard alone', async ({
  browser,
  request,
}) => {
  const named = `Olive ${Date.now()}`
  const { page } = await newPerson(browser, 'Marta')
  const { id } = await (await page.request.post('/api/guests', { data: { name: 'Marta' } })).json()
  await request.post('/api/guests', { data: { name: named, bearer: true } })
  await page.goto('/settings/keys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('One way back: a passkey.')).toBeVisible()
  await page.goto('/operator')
  const door = page.getByRole('button', { name: 'Use a passkey' })
  await door.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This opens nothing here.')
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'idempotency-key': `appoint-${id}` }
  await request.put(`/api/admin/people/${id}/operator`, { headers })
  await door.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The engine room' })).toBeVisible()

  /** Goes on with Tab, as somebody without a mouse does. */
  const tabTo = async (name: string | RegExp) => {
    const wanted = page.getByRole('button', { name }).first()
    await wanted.waitFor()
    // The lists are as long as other journeys have made them.
    for (let steps = 0; steps < 400; steps++) {
      if ((await wanted.and(page.locator(':focus')).count()) > 0) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to ${name} by keyboard`)
  }
  await page.getByRole('searchbox', { name: 'Search for a name or an id' }).focus()
  await page.keyboard.type(named)
  await tabTo(`More: ${named}`)
  await page.keyboard.press('Enter')
  await tabTo('Ban for a day')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^shut out until/)).toBeVisible()
  expect(await page.evaluate('document.activeElement !== document.body')).toBe(true)
  await tabTo('Lift the ban')
  await page.keyboard.press('Space')
  await expect(page.getByText(/^shut out until/)).toHaveCount(0)
  await expect(page.getByText(/^Marta/).first()).toBeVisible()
})
