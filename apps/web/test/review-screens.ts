import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

interface ReviewedGame {
  readonly record: string
  readonly review: string
  /** Of the person. */
  readonly seat: number
}

/** A game with the review of it, so that nobody has to wait for the captain: two lines of a file. */
function reviewedGame(game: string): ReviewedGame {
  const file = readFileSync(new URL(`records/reviewed-${game}.ndjson`, import.meta.url), 'utf8')
  const [record = '', review = ''] = file.trim().split('\n')
  const { seats } = JSON.parse(record) as { seats: readonly { readonly bot?: string }[] }
  return { record, review, seat: seats.findIndex(({ bot }) => bot === undefined) }
}

/** Opens what a review leads to: nothing for the whole of it. */
export async function openReview(page: Page, game: string, way = ''): Promise<void> {
  const { record, review, seat } = reviewedGame(game)
  await page.addInitScript(
    ([one, other]) => {
      sessionStorage.setItem('south-street/record', one!)
      sessionStorage.setItem('south-street/review', other!)
    },
    [record, review],
  )
  await page.goto(`/review/${seat}${way}`)
  await page.locator('[data-region="review"], [data-region="decision"], [data-answer="show"]').first().waitFor()
}

/** The first decision of the seat that cost something. */
function dearMove(game: string): number {
  const { review, seat: own } = reviewedGame(game)
  const { decisions } = JSON.parse(review) as {
    decisions: readonly { readonly action: number; readonly seat: number; readonly word: string }[]
  }
  const words = ['inaccuracy', 'mistake', 'blunder']
  return decisions.find(({ seat, word }) => seat === own && words.includes(word))!.action
}

/** The screens of reviews, and the way to them. */
export const REVIEW_SCREENS = {
  review: (page) => openReview(page, 'packet-row'),
  'ta-review': async (page) => {
    await openReview(page, 'transatlantic')
    await page.locator('[data-region="sentences"] summary').click()
    await page.locator('[data-region="sentences"] li').first().waitFor()
  },
  'review-board': (page) => openReview(page, 'packet-row', `/${dearMove('packet-row')}`),
  'ta-review-board': (page) => openReview(page, 'transatlantic', `/${dearMove('transatlantic')}`),
  'review-try': (page) => openReview(page, 'packet-row', `/${dearMove('packet-row')}/try`),
} satisfies Record<string, (page: Page) => Promise<void>>

export const REVIEW_FURTHER = {
  'review-tried': {
    from: 'review-try',
    go: async (page: Page) => {
      await page.locator('[data-answer="show"]').click()
      await page.locator('[data-answer="again"]').waitFor()
    },
  },
}
