import { expect } from '@playwright/test'
import { makeClub } from '../club-screens.ts'
import { faultsOf, prefer, test } from './table.ts'

test('somebody joins the club, says yes to its evening, and leaves again', async ({ page }) => {
  const name = `Olli ${Date.now()}`
  await prefer(page, { name })
  await makeClub(page)
  const faults = faultsOf(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Club: Pier 17' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pier 17', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I’ll be there' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Join the club' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('you')
  await page.getByRole('button', { name: 'I’ll be there' }).click()
  await expect(page.getByText('4 have said yes')).toBeVisible()
  await page.getByRole('button', { name: 'Not this time' }).click()
  await expect(page.getByText('3 have said yes')).toBeVisible()

  // Two people, one game between them; who has a rating shows how sure it is.
  await page.getByRole('radio', { name: 'Packet Row' }).check()
  await expect(page.locator('[data-region="results"] li')).not.toHaveCount(0)
  // Another journey may have made the club at the same moment: then there are two of them.
  await expect(page.getByRole('row', { name: /Kasia/ }).first()).toContainText('±')
  // Nobody has played enough; the bots stand there, by their fixed ratings, and change with the number of seats.
  const board = page.locator('[data-region="leaders"]')
  await expect(board).toContainText('No rating is settled yet.')
  await expect(board.getByRole('row', { name: /mate.*Bot, fixed rating/ })).toContainText('1500')
  const captain = board.getByRole('row', { name: /captain/ })
  const before = await captain.innerText()
  await board.getByRole('radio', { name: 'Two seats' }).check()
  await expect(captain).not.toHaveText(before)
  await page.getByRole('radio', { name: 'Transatlantic' }).check()
  await expect(page.getByText('No two members have played together yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Leave the club' }).click()
  await page.getByRole('button', { name: 'Leave: your name goes from this page' }).click()
  await expect(row).toHaveCount(0)
  // Before somebody has a name here, the browser writes down that nobody is signed in.
  expect([...faults].filter((fault) => !/401|Unauthorized/.test(fault))).toEqual([])
})
