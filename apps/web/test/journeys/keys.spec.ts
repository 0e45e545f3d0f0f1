import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { newPerson } from './virtual-key.ts'

/** A table with a bot, at which the person plays. */
async function sitDown(page: Page): Promise<string> {
  await page.goto('/invite/packet-row')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.waitForURL(/\/t\//)
  await page.locator('[data-region="begin"] button').click()
  await page.locator('[data-region="bar"]').waitFor()
  return page.url()
}

test('a passkey brings somebody back, with the tables of whoever the browser was; words do, too', async ({
  browser,
}) => {
  const phone = await newPerson(browser, 'Marta')
  const table = await sitDown(phone.page)
  await phone.page.goto('/settings/keys')
  await expect(phone.page.getByText('No way back yet but this browser.')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(phone.page.getByText('One way back: a passkey.')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Make words' }).click()
  const shown = phone.page.getByRole('list', { name: 'Your ten words' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const words = await shown.allInnerTexts()
  await phone.page.getByRole('button', { name: 'I have written them down' }).click()
  await expect(phone.page.getByText('Two ways back')).toBeVisible()

  // The passkey lives in another browser, too, in which somebody has played as a guest.
  const laptop = await newPerson(browser, 'Visitor')
  const own = await sitDown(laptop.page)
  const { credentials } = await phone.cdp.send('WebAuthn.getCredentials', { authenticatorId: phone.key })
  for (const credential of credentials) {
    await laptop.cdp.send('WebAuthn.addCredential', { authenticatorId: laptop.key, credential })
  }
  await laptop.page.goto('/settings/keys')
  await laptop.page.getByRole('button', { name: 'I am somebody else: sign in' }).click()
  await laptop.page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(laptop.page.getByRole('heading', { name: 'Bring 1 table along?' })).toBeVisible()
  await laptop.page.getByRole('button', { name: 'Bring them along' }).click()
  await expect(laptop.page.getByText('You are Marta. 1 table came along.')).toBeVisible()
  await expect(laptop.page.getByText('2 are signed in')).toBeVisible()
  for (const url of [table, own]) {
    await laptop.page.goto(url)
    await expect(laptop.page.locator('[data-region="bar"]')).toBeVisible()
  }

  // The phone is lost: it is out at once, and its open table goes on without it.
  await phone.page.goto(table)
  await phone.page.locator('[data-region="bar"]').waitFor()
  await laptop.page.goto('/settings/keys')
  await laptop.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(laptop.page.getByText('1 is signed in')).toBeVisible()
  await phone.page.goto('/settings/keys')
  await expect(phone.page.getByText('Nobody needs an account here.')).toBeVisible()

  await phone.page.getByRole('button', { name: 'I have been here before: sign in' }).click()
  await phone.page.getByRole('textbox').fill(words.join('\n'))
  await phone.page.getByRole('button', { name: 'Sign in with words' }).click()
  await expect(phone.page.getByText('You are Marta.')).toBeVisible()
  await phone.page.context().close()
  await laptop.page.context().close()
})

/** Somebody who answers by the API, with the cookies of a browser. */
async function answer(request: APIRequestContext, id: string): Promise<boolean> {
  const { decision, actions = [] } = await (await request.get(`/api/tables/${id}/legal`)).json()
  if (decision === null || actions.length === 0) return false
  const action = actions.find((one: string) => one === 'pass') ?? actions[0]
  await request.post(`/api/tables/${id}/actions`, {
    headers: { 'idempotency-key': `offer-${decision}-${Date.now()}` },
    data: { decision, action },
  })
  return true
}

test('after the first game with friends, and then never again, one is asked to keep the name', async ({ browser }) => {
  const { page } = await newPerson(browser, 'Marta')
  await page.goto('/invite/packet-row')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.waitForURL(/\/t\//)
  const id = new URL(page.url()).pathname.slice('/t/'.length)
  const friend = (await browser.newContext()).request
  const key = (name: string) => ({ headers: { 'idempotency-key': `${name}-${id}` } })
  await friend.post('/api/guests', { ...key('guests'), data: { name: 'Ben' } })
  await friend.post(`/api/tables/${id}/seats`, { ...key('seats'), data: {} })
  await page.request.post(`/api/tables/${id}/start`, { ...key('start'), data: {} })
  await expect(async () => {
    let isOn = true
    while (isOn) isOn = (await answer(page.request, id)) || (await answer(friend, id))
    expect((await (await page.request.get(`/api/tables/${id}`)).json()).status).toBe('over')
  }).toPass()
  await page.reload()
  const offer = page.locator('[data-offer="keep-name"]')
  await expect(offer.getByRole('heading', { name: 'Keep Marta for next time?' })).toBeVisible()
  await offer.getByRole('button', { name: 'Keep my name' }).click()
  await expect(page.getByText('Your passkey brings Marta back')).toBeVisible()
  await page.reload()
  await page.locator('[data-region="result"]').waitFor()
  await expect(offer).toHaveCount(0)
})
