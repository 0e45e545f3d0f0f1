import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openPuzzle, type PuzzleFile } from '@south-street/engine/puzzle'
import { findGame } from '@south-street/registry'
import { prefer, test } from './table.ts'

// One decision at a real table: answered on the board and in words, right and wrong, today's and another.

function puzzlesOf(game: string): PuzzleFile['puzzles'] {
  const path = new URL(`../../../../games/${game}/puzzles/puzzles.json`, import.meta.url)
  return (JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile).puzzles.filter(({ task }) => task === undefined)
}

test('today’s puzzle is shown, and another like it opened @phone', async ({ page }) => {
  await page.goto('/puzzles')
  await page.locator('a[href$="/today"]').click()
  await page.locator('[data-answer="show"]').first().click()
  await expect(page.locator('[data-region="bar"] h2')).toContainText('The answer:')
  const all = page.locator('[data-answer="all"]')
  if (await all.isVisible()) {
    await all.click()
    await expect(page.getByRole('dialog').locator('[data-region="puzzle"] li').first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const before = page.url()
  await page.locator('[data-answer="another"]').click()
  await expect.poll(() => page.url()).not.toBe(before)
  await expect(page.locator('[data-answer="show"]').first()).toBeVisible()
  // Whoever wanted to be shown has tried it, and not solved it.
  await page.goto('/puzzles')
  await expect(page.locator('main')).toContainText('1 puzzle tried so far, 0 right.')
})

for (const game of ['packet-row', 'transatlantic']) {
  test(`${game}: right and wrong answers, in words`, async ({ page }) => {
    await prefer(page, { textTable: true })
    const [first, second] = puzzlesOf(game)
    await page.goto(`/puzzles/${game}/${first!.id}`)
    await page.locator(`[data-card="${first!.options[0]!.action}"]`).click()
    await expect(page.locator('[data-region="bar"] h2')).toContainText('Right:')
    await expect(page.locator('[data-region="puzzle"] li').first()).toContainText('yours')
    await page.goto(`/puzzles/${game}/${second!.id}`)
    const open = openPuzzle(findGame(game)!, second!, {})
    const other = second!.options.findLast(({ action }) => open.refuse([], action) === null)!
    await page.locator(`[data-card="${other.action}"]`).click()
    await expect(page.locator('[data-region="bar"] h2')).toContainText('A fair move. Better:')
    await page.locator('[data-answer="again"]').click()
    await expect(page.locator('[data-card]')).toHaveCount(0)
    // What was answered stays answered.
    await page.reload()
    await expect(page.locator('[data-region="puzzle"] em')).toHaveText('yours')
    await page.goto(`/puzzles/${game}`)
    await expect(page.locator('main')).toContainText('2 puzzles tried so far, 1 right.')
  })
}
