import { expect, type Page } from '@playwright/test'
import type { AnyGame } from '@south-street/engine'
import {
  LESSON_START,
  type LessonRun,
  type LessonStep,
  type OpenLesson,
  openLesson,
  readLesson,
} from '@south-street/engine/lesson'
import { findGame } from '@south-street/registry'
import { loadLessons } from '@south-street/registry/workshop'
import { prefer, test } from './table.ts'

// Every lesson, played by its own answers and astray on the way: what is said, what is marked, and that it can be pressed.

const shelf = (await loadLessons('packet-row'))!
const game: AnyGame = findGame('packet-row')!
const LESSONS = shelf.lessons.map((json) => openLesson(game, readLesson(json), shelf.rules))

type Says = Readonly<Record<string, string>>
type Words = Readonly<Record<string, { readonly says: Says }>>

/** What is marked and lies under the teacher's words, or out of sight. */
const COVERED = `[...document.querySelectorAll('svg[data-marks]')].filter((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there === null || there.closest('[data-region="teacher"]') !== null
}).map((ring) => ring.dataset.marks)`

async function playLesson(page: Page, open: OpenLesson, language: string, answer: typeof answerOnBoard): Promise<void> {
  const { id, game: of } = open.lesson
  const words = (shelf.words as Readonly<Record<string, Words>>)[language]![id]!.says
  await page.goto('/')
  await page.evaluate((one) => localStorage.setItem('south-street/language', one), language)
  await page.goto(`/learn/${of}/${id}`)
  let run: LessonRun = LESSON_START
  for (let step = open.stepOf(run); step !== null; step = open.stepOf(run)) {
    await expect(page.locator('[data-region="teacher"]')).toContainText(words[step.say]!)
    if (step.at.length > 0) await expect(page.locator('[data-marks]').first()).toBeVisible()
    await expect.poll(() => page.evaluate(COVERED)).toEqual([])
    if (step.wanted === null) {
      await page.locator('[data-answer="go-on"]').click()
      run = open.goOn(run)
      continue
    }
    await goAstray(page, step, words, answer)
    const move = open.shownMove(run)!
    await answer(page, move)
    const next = open.answer(run, game.parse(move))
    if ('code' in next) throw new Error(next.code)
    run = next
  }
  await expect(page.locator('[data-answer="go-on"]')).toBeVisible()
}

/** Another move than the lesson's, on purpose: its consequence is told, and one press takes it back. */
async function goAstray(page: Page, step: LessonStep, words: Says, answer: typeof answerOnBoard): Promise<void> {
  for (const { on, say } of step.detours) {
    const move = on?.actions[0]
    if (move === undefined) continue
    await answer(page, move)
    await expect(page.locator('[data-region="teacher"]')).toContainText(words[say]!)
    await page.locator('[data-answer="go-on"]').click()
    await expect(page.locator('[data-region="teacher"]')).toContainText(words[step.say]!)
  }
}

async function answerOnBoard(page: Page, move: string): Promise<void> {
  const [verb, what = ''] = move.split(' ')
  const inBar = page.locator('[data-region="bar"]')
  if (verb === 'pass') return inBar.locator('[data-answer="pass"]').click()
  if (verb === 'choose') {
    const area = ['guildhall', 'docks', 'market', 'bank'].indexOf(what)
    return page.locator(`[data-ask="${area}"]`).click()
  }
  if (verb === 'deliver') {
    await page.locator('[data-answer="deliver"]').filter({ visible: true }).first().click()
    return page.locator('dialog[open] button[data-needed]').click()
  }
  const card = page.locator(`button[data-card="${what}"]`).filter({ visible: true })
  await card.first().click()
  await inBar.locator('button[class*="primary"]').click()
}

async function answerInWords(page: Page, move: string): Promise<void> {
  await page.locator(`[data-region="bar"] [data-card="${move}"]`).click()
}

for (const open of LESSONS) {
  const { id } = open.lesson
  test(`the lesson ${id} is played by its answers in Polish`, ({ page }) => playLesson(page, open, 'pl', answerOnBoard))
  test(`the lesson ${id} is played by its answers in German @phone @phone-only`, ({ page }) =>
    playLesson(page, open, 'de', answerOnBoard))
  test(`the lesson ${id} is played by its answers in words`, async ({ page }) => {
    await prefer(page, { textTable: true })
    await playLesson(page, open, 'en', answerInWords)
  })
}
