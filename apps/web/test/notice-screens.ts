import type { Page } from '@playwright/test'

/** With a webhook, the quiet hours and a browser that cannot be told anything, as they are without https. */
export async function openNotices(page: Page): Promise<void> {
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
  const data = { kind: 'webhook', format: 'discord', url: 'https://discord.com/api/webhooks/1187254/secret' }
  await page.request.post('/api/me/notices/channels', { data, headers: headers() })
  await page.goto('/notices')
  const quiet = page.getByRole('switch').nth(-1)
  await quiet.waitFor()
  if ((await quiet.getAttribute('aria-checked')) === 'false') await quiet.click()
  await page.locator('svg[data-picture]').waitFor()
}
