import type { Page } from '@playwright/test'
import { makeClub } from './club-screens.ts'
import { goldenRecord } from './golden.ts'

const DAY_MS = 86_400_000
const LAST = Date.UTC(2026, 10, 15, 20)
const FRIENDS = ['Kasia', 'Jonas', 'Priya', 'Tobias']

/** A golden game as if Marta had played it, so many days ago, against friends or bots. */
function asMartas(record: string, number: number): string {
  const { notes: _, seal: __, ...game } = JSON.parse(record)
  const you = number % game.seats.length
  const withFriends = number % 3 !== 0
  const seats = game.seats.map((_seat: unknown, seat: number) => {
    if (seat === you) return { name: 'Marta' }
    return withFriends ? { name: FRIENDS[(number + seat) % 4] } : { name: 'mate', bot: 'mate' }
  })
  const at = new Date(LAST - number * 6 * DAY_MS).toISOString()
  return JSON.stringify({ ...game, seats, table: `golden-${number}`, notes: [{ action: game.actions.length - 1, at }] })
}

/** Forty games of Marta's, of both kinds and with two to five players. */
export function martasRecords(): string {
  const packetRow = Array.from({ length: 28 }, (_, i) => goldenRecord(2 + (i % 4), i % 3))
  const atSea = Array.from({ length: 12 }, (_, i) => goldenRecord(2 + (i % 3), i % 4, 'transatlantic'))
  return [...packetRow, ...atSea].map(asMartas).join('\n')
}

async function prefer(page: Page, preferences: object): Promise<void> {
  await page.addInitScript((more) => {
    const key = 'south-street/preferences'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...more }))
  }, preferences)
}

async function openHouse(page: Page): Promise<void> {
  await prefer(page, { name: 'Marta', finished: ['packet-row', 'transatlantic'] })
  await page.goto('/house')
}

/** As somebody who has played before finds it, with today's deal begun. */
async function openHomeOfRegular(page: Page): Promise<void> {
  await prefer(page, { name: 'Marta', finished: ['packet-row', 'transatlantic'] })
  await page.request.post('/api/guests', { data: { name: 'Marta' } })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await page.request.post('/api/daily/transatlantic', { headers })
  await makeClub(page)
  await page.goto('/')
  await page.locator('[data-offer="daily"]').nth(1).waitFor()
  await page.locator('[data-panel="club-news"]').waitFor()
}

/** One's own house, empty and after forty games, and the way there. */
export const HOUSE_SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'home-regular': openHomeOfRegular,
  'house-new': async (page) => {
    await openHouse(page)
    await page.locator('main section button').first().waitFor()
  },
}

export const HOUSE_FURTHER = {
  house: {
    from: 'house-new',
    go: async (page: Page) => {
      const file = { name: 'records.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(martasRecords()) }
      await page.locator('input[type="file"]').setInputFiles(file)
      await page.locator('[data-panel="facts"] li').first().waitFor()
    },
  },
}
