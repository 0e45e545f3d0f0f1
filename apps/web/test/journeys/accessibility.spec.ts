import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { goldenRecord, openReplay, playOn, prefer, test } from './table.ts'

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/').then(() => page.getByRole('button', { name: /Play now/ }).waitFor()),
  rules: (page) =>
    page.goto('/rules/packet-row').then(() => page.getByText('PR-3.9', { exact: true }).first().waitFor()),
  about: (page) => page.goto('/about').then(() => page.getByRole('heading', { level: 1 }).waitFor()),
  table: (page) => playOn(page, goldenRecord(4, 2), 173, 1),
  planner: async (page) => {
    await playOn(page, goldenRecord(2, 2), 101, 1)
    await page.keyboard.press('d')
    await page.getByRole('dialog').waitFor()
  },
  replay: (page) => openReplay(page, goldenRecord(4, 0), 40),
}

for (const theme of ['daylight', 'gaslight']) {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(`axe finds nothing: ${name} by ${theme}${name === 'table' ? ' @phone' : ''}`, async ({ page }) => {
      await prefer(page, { theme })
      await open(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
      )
      expect(found).toEqual([])
    })
  }
}
