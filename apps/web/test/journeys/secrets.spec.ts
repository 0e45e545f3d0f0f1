import { expect } from '@playwright/test'
import { answer, startGame, test } from './table.ts'

/** Writes down everything that the page hears from its worker. */
const LISTEN = `
  window.heard = []
  const RealWorker = window.Worker
  window.Worker = class extends RealWorker {
    constructor(...options) {
      super(...options)
      this.addEventListener('message', ({ data }) => window.heard.push(data))
    }
  }
`

test('the page of a local table is never told what its seat may not know', async ({ page }) => {
  await page.addInitScript(LISTEN)
  await startGame(page)
  for (let i = 0; i < 3; i++) await expect(async () => expect(await answer(page)).toBe(true)).toPass()
  const heard = await page.evaluate<string>('JSON.stringify(window.heard)')
  expect(heard).toContain('"harbourMaster"')
  expect(heard).not.toContain('"deal"')
  expect(heard).not.toContain('"salt"')
  const views = [...heard.matchAll(/"viewer":0.*?"talons":(\[.*?\]).*?"hands":(\[\[.*?\]\])/g)]
  expect(views.length).toBeGreaterThan(3)
  for (const [, talons, hands] of views) {
    expect(JSON.parse(talons!).every((talon: unknown) => typeof talon === 'number')).toBe(true)
    // A rival's starting contract came first, and is not known until it is used.
    const rivals: number[][] = JSON.parse(hands!).slice(1)
    for (const hand of rivals) if (hand.length > 0) expect(hand[0]).toBe(-1)
  }
})
