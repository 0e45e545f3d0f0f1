import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { openScreen, SCREENS } from '../screens.ts'
import { test } from './table.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** What a phone shows otherwise. */
const ON_PHONES = new Set(['table', 'choose', 'planner', 'replay', 'result', 'ta-table', 'ta-invest', 'ta-result'])

async function complaints(scan: AxeBuilder): Promise<string[]> {
  // Drawings are hidden from assistive technology, and there are thousands of lines in them.
  const { violations } = await scan.exclude('svg[aria-hidden="true"]').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)
}

for (const name of SCREENS) {
  test(`axe finds nothing: ${name}${ON_PHONES.has(name) ? ' @phone' : ''}`, async ({ page }) => {
    await openScreen(page, name, 'en')
    expect(await complaints(new AxeBuilder({ page }).withTags(TAGS))).toEqual([])
    // By gaslight nothing but the colours is different.
    await page.evaluate(`document.documentElement.dataset.theme = 'gaslight'`)
    expect(await complaints(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([])
  })
}
