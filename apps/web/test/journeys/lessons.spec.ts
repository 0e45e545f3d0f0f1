import { expect, type Page } from '@playwright/test'
import type { AnyGame } from '@south-street/engine'
import { LESSON_START, type LessonRun, type OpenLesson, openLesson, readLesson } from '@south-street/engine/lesson'
import { findGame } from '@south-street/registry'
import { loadLessons } from '@south-street/registry/workshop'
import { type Answer, answerInWords, ON_BOARD } from './lesson-answers.ts'
import { prefer, test } from './table.ts'

// Every lesson, played by its own answers and astray on the way: what is said, what is marked, and that it can be pressed.

type Says = Readonly<Record<string, string>>
type Words = Readonly<Record<string, { readonly says: Says }>>

interface Taught {
  readonly game: AnyGame
  readonly open: OpenLesson
  /** By language. */
  readonly says: Readonly<Record<string, Says>>
}

const LESSONS: readonly Taught[] = (
  await Promise.all(
    Object.keys(ON_BOARD).map(async (id) => {
      const shelf = (await loadLessons(id))!
      const game: AnyGame = findGame(id)!
      const words = Object.entries(shelf.words as Readonly<Record<string, Words>>)
      return shelf.lessons.map((json) => {
        const open = openLesson(game, readLesson(json), shelf.rules)
        const says = words.map(([language, all]) => [language, all[open.lesson.id]!.says] as const)
        return { game, open, says: Object.fromEntries(says) }
      })
    }),
  )
).flat()

/** What is marked and lies under the teacher's words, or out of sight. */
const COVERED = `[...document.querySelectorAll('svg[data-marks]')].filter((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there === null || there.closest('[data-region="teacher"]') !== null
}).map((ring) => ring.dataset.marks)`

/** What chalk has written, and what is written or drawn beneath it: nothing should be. */
const WRITTEN_OVER = `[...document.querySelectorAll('[data-note] text')].flatMap((text) => {
  const { x, y, width, height } = text.getBoundingClientRect()
  const under = document.elementsFromPoint(x + width / 2, y + height / 2)
  return under.filter((one) => one.matches('b, p, h2, h3') && one.closest('[data-region="chalk"]') === null)
}).length`

interface Form {
  readonly language: string
  readonly answer: Answer
  /** How many of the detours of each step are taken. */
  readonly detours: number
  readonly marksAll: boolean
}

/** One lesson leads to the next, which takes half as long as to open each by itself. */
async function playCourse(page: Page, lessons: readonly Taught[], form: Form): Promise<void> {
  await page.addInitScript((one) => localStorage.setItem('south-street/language', one), form.language)
  const addresses = lessons.map(({ open }) => `/learn/${open.lesson.game}/${open.lesson.id}`)
  await page.goto(addresses[0]!)
  for (const [number, taught] of lessons.entries()) {
    await test.step(taught.open.lesson.id, async () => {
      await expect(page).toHaveURL(addresses[number]!)
      await playLesson(page, taught, form)
      await page.locator('[data-answer="go-on"]').click()
    })
  }
  // After the last one comes a whole game.
  await expect(page).toHaveURL(/\/table\/local-/)
}

async function playLesson(page: Page, { game, open, says }: Taught, form: Form): Promise<void> {
  const words = says[form.language]!
  let run: LessonRun = LESSON_START
  for (let step = open.stepOf(run); step !== null; step = open.stepOf(run)) {
    await expect(page.locator('[data-region="teacher"]')).toContainText(words[step.say]!)
    await expectMarks(page, step.at, form)
    if (step.wanted === null) {
      await page.locator('[data-answer="go-on"]').click()
      run = open.goOn(run)
      continue
    }
    await goAstray(page, { game, open, says }, run, form)
    const move = open.shownMove(run)!
    await form.answer(page, move)
    const next = open.answer(run, game.parse(move))
    if ('code' in next) throw new Error(next.code)
    run = next
  }
  await expect(page.locator('[data-answer="go-on"]')).toBeVisible()
}

/** All that the teacher speaks of is marked; in words it is a line or an answer, and a phone may have room for one thing. */
async function expectMarks(page: Page, at: readonly string[], { marksAll }: Form): Promise<void> {
  if (marksAll) for (const name of at) await expect(page.locator(`[data-marks="${name}"]`)).toBeVisible()
  else if (at.length > 0) await expect(page.locator('[data-marks]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(COVERED)).toEqual([])
  expect(await page.evaluate(WRITTEN_OVER)).toBe(0)
}

/** Other moves than the lesson's, on purpose: their consequence is told, and one press takes it back. */
async function goAstray(page: Page, { game, open, says }: Taught, run: LessonRun, form: Form): Promise<void> {
  const step = open.stepOf(run)!
  const words = says[form.language]!
  const named = step.detours.flatMap(({ on }) => on?.actions ?? [])
  const legal = game.legal(open.stateOf(run), open.lesson.seat).map(game.format)
  for (const detour of step.detours.slice(0, form.detours)) {
    const move = [...named, ...legal].filter(isOneTap).find((action) => {
      const next = open.answer(run, game.parse(action))
      return 'astray' in next && next.astray !== null && open.detourOf(next) === detour
    })
    if (move === undefined) continue
    await form.answer(page, move)
    await expect(page.locator('[data-region="teacher"]')).toContainText(words[detour.say]!)
    await page.locator('[data-answer="go-on"]').click()
    await expect(page.locator('[data-region="teacher"]')).toContainText(words[step.say]!)
  }
}

/** Not what takes a dialog of its own. */
function isOneTap(action: string): boolean {
  return !/^(cash|deliver)|with/.test(action)
}

for (const [game, answer] of Object.entries(ON_BOARD)) {
  const lessons = LESSONS.filter(({ open }) => open.lesson.game === game)
  const name = `the lessons of ${game} are played by their answers`
  test(`${name} in Polish`, ({ page }) =>
    playCourse(page, lessons, { language: 'pl', answer, detours: 9, marksAll: true }))
  test(`${name} in German @phone @phone-only`, ({ page }) =>
    playCourse(page, lessons, { language: 'de', answer, detours: 1, marksAll: false }))
  test(`${name} in words`, async ({ page }) => {
    await prefer(page, { textTable: true })
    await playCourse(page, lessons, { language: 'en', answer: answerInWords, detours: 0, marksAll: false })
  })
}
