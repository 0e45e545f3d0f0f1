import type { Browser, CDPSession, Page } from '@playwright/test'

/** A browser with a security key of Chromium's own making. */
export async function newPerson(browser: Browser, name: string): Promise<{ page: Page; cdp: CDPSession; key: string }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(
    (preferences) => localStorage.setItem('south-street/preferences', preferences),
    JSON.stringify({ coached: ['all'], name, players: 2 }),
  )
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: key } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { page, cdp, key }
}
