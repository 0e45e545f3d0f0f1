import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { GAMES } from '@south-street/registry'
import { loadAllWords } from '@south-street/registry/workshop'
import { LOST_WORDS, SMALL_TARGETS } from './page-checks.ts'
import { startGame, test } from './table.ts'

// Games that have a plain board, if there are any: `npm run new-game` makes one.
const WORDS = (await loadAllWords('en')) as Readonly<Record<string, { readonly name: string }>>
const NAMES = GAMES.filter(
  ({ id }) => !existsSync(new URL(`../../../../games/${id}/ui/index.ts`, import.meta.url)),
).map(({ id }) => WORDS[id]!.name)

for (const name of NAMES) {
  test(`${name}: a whole game at the plain board, and its replay @phone`, async ({ page, isMobile }) => {
    await startGame(page, name)
    const bar = page.locator('[data-region="bar"][data-asks="you"]')
    const again = page.getByRole('button', { name: 'Play again' })
    await bar.waitFor()
    if (isMobile) expect(await page.evaluate(SMALL_TARGETS)).toEqual([])
    expect(await page.evaluate(LOST_WORDS)).toEqual([])
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    while (!(await again.isVisible())) {
      await bar.or(again).first().waitFor()
      if (await bar.isVisible()) await bar.locator('[data-card]').first().click()
    }
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await page.getByRole('heading', { name: 'What lies where' }).waitFor()
    expect(await page.evaluate(LOST_WORDS)).toEqual([])
  })
}
