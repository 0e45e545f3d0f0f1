import type { Page } from '@playwright/test'

/** Makes a move of a game, in its text form, on its board. */
export type Answer = (page: Page, move: string) => Promise<void>

const inBar = (page: Page) => page.locator('[data-region="bar"]')
const tap = (page: Page, which: string) => page.locator(which).filter({ visible: true }).first().click()

const answerPacketRow: Answer = async (page, move) => {
  const [verb, what = ''] = move.split(' ')
  if (verb === 'pass') return inBar(page).locator('[data-answer="pass"]').click()
  if (verb === 'choose') {
    const area = ['guildhall', 'docks', 'market', 'bank'].indexOf(what)
    return page.locator(`[data-ask="${area}"]`).click()
  }
  if (verb === 'deliver') {
    await tap(page, '[data-answer="deliver"]')
    return page.locator('dialog[open] button[data-needed]').click()
  }
  await tap(page, `button[data-card="${what}"]`)
  await inBar(page).locator('button[class*="primary"]').click()
}

/** What is pressed for each part of an answer. */
function partsOf(verb: string, parts: readonly string[]): readonly string[] {
  switch (verb) {
    case 'copy':
      return [
        `[data-area="choice"] button${parts[0] === 'nothing' ? ':not([data-card])' : `[data-card^="${parts[0]} "]`}`,
      ]
    case 'region':
      return [`[data-part="seas"] header [data-card="${parts[0]}"]`]
    case 'deploy':
      return [`[data-part="seas"] header [data-card="${parts[1]}"]`]
    case 'invest': {
      const [option, ...more] = parts
      if (option === 'house') return [`[data-card="house ${more[0]}"]`, `[data-card="marker ${more[1]}"]`]
      return option === 'none' ? [] : [`[data-card="marker ${option === 'bunker' ? 'COAL' : more[0]}"]`]
    }
    default:
      return parts.map((id) => `button[data-card="${id}"]`)
  }
}

const answerTransatlantic: Answer = async (page, move) => {
  const [verb, ...parts] = move.split(' ')
  for (const part of partsOf(verb!, parts)) await tap(page, part)
  // A harmless choice is taken at once; all others are confirmed.
  const confirms = verb === 'play' ? `button[data-card="${parts[0]}"][aria-pressed="true"]` : '[data-answer=""]'
  const isSettled = inBar(page).locator('[data-answer="go-on"]').or(page.locator(confirms)).first()
  if (verb === 'play' || verb === 'copy' || verb === 'region') {
    if (!(await page.locator(confirms).isVisible())) return
  } else await isSettled.waitFor()
  const confirm = inBar(page).locator('[data-answer=""]')
  if (await confirm.isVisible()) await confirm.click()
}

export const answerInWords: Answer = (page, move) => page.locator(`[data-region="bar"] [data-card="${move}"]`).click()

export const ON_BOARD: Readonly<Record<string, Answer>> = {
  'packet-row': answerPacketRow,
  transatlantic: answerTransatlantic,
}
