import { expect } from '@playwright/test'
import { ADMIN_TOKEN } from '../key-screens.ts'
import { faultsOf, prefer, test } from './table.ts'

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
