import { readdirSync, readFileSync } from 'node:fs'
import { checkLesson, readLesson } from '@south-street/engine/lesson'
import { findGame } from '@south-street/registry'
import { loadLessons } from '@south-street/registry/workshop'
import { describe, expect, test } from 'vitest'
import { GAME_IDS } from '../src/command.ts'
import { judgeLesson } from '../src/lessons/judge.ts'
import { checkWords } from '../src/lessons/lesson-words.ts'
import { southStreet } from './south-street.ts'

const RECORDS = new URL('../../../games/packet-row/test/golden/3-seats.ndjson', import.meta.url)

const shelves = await Promise.all(GAME_IDS.map(async (id) => ({ id, shelf: await loadLessons(id) })))
const lessons = shelves.flatMap(({ id, shelf }) =>
  (shelf?.lessons ?? []).map((json) => ({ name: `${id}/${(json as { id: string }).id}`, json, shelf: shelf! })),
)

describe.each(lessons)('the lesson $name', ({ json, shelf }) => {
  const lesson = readLesson(json)

  test('is played by its own answers', () => {
    expect(checkLesson(findGame(lesson.game, lesson.rules)!, lesson, shelf.rules)).toEqual([])
  })

  test('has all its words, and no more than are read, in every language', () => {
    expect(Object.keys(shelf.words).sort()).toEqual(['de', 'en', 'pl'])
    expect(checkWords(lesson, shelf.words)).toEqual([])
  })
})

test('every lesson of a folder is on its shelf', () => {
  for (const { id, shelf } of shelves) {
    const files = readdirSync(new URL(`../../../games/${id}/`, import.meta.url)).includes('lessons')
      ? readdirSync(new URL(`../../../games/${id}/lessons/`, import.meta.url)).filter((name) => name.endsWith('.json'))
      : []
    const ids = (shelf?.lessons ?? []).map((json) => `${(json as { id: string }).id}.json`)
    expect(ids.toSorted()).toEqual(files.sort())
  }
})

test('words that are missing, idle or too long are found', () => {
  const lesson = readLesson(lessons[0]!.json)
  const { says, ...rest } = (lessons[0]!.shelf.words.en as Record<string, { says: Record<string, string> }>)[lesson.id]!
  const [key] = Object.keys(says)
  const complaints = (changed: object) => checkWords(lesson, { en: { [lesson.id]: { ...rest, says: changed } } })
  expect(complaints(Object.fromEntries(Object.entries(says).slice(1)))).toContain(`en: there are no words for “${key}”`)
  expect(complaints({ ...says, idle: 'x' })).toContain('en: nobody says “idle”')
  expect(complaints({ ...says, [key!]: 'x'.repeat(141) })[0]).toContain('has 141 characters')
  expect(complaints({ ...says, [key!]: 'x '.repeat(301) }).join()).toMatch(/has \d+ words/)
  expect(checkWords(lesson, { en: {} })).toContain('en: there is no name')
})

test.each([
  ['packet-row', 'Packet Row'],
  ['transatlantic', 'Transatlantic'],
])('whatever the quiz asks about %s has been said in a lesson', async (id, name) => {
  const quizzes = readFileSync(new URL('../../../docs/lessons-quiz.md', import.meta.url), 'utf8').split(/^## /m)
  const quiz = quizzes.find((one) => one.startsWith(`${name}\n`))!
  const said = [...quiz.matchAll(/`([a-z-]+)\/([a-z-]+)`/g)].map(([, lesson, key]) => [lesson!, key!] as const)
  const words = (await loadLessons(id))!.words.en as Record<string, { says: Record<string, string> }>
  expect(quiz.match(/^\| \d+ /gm)).toHaveLength(10)
  expect(said.filter(([lesson, key]) => words[lesson]?.says[key] === undefined)).toEqual([])
})

describe('what to want', () => {
  const judged = lessons.filter(({ json }) => readLesson(json).steps.some(({ chances }) => chances !== null))

  test('is asked on three positions of each game', () => {
    for (const { json } of judged)
      expect(readLesson(json).steps.filter(({ chances }) => chances !== null)).toHaveLength(3)
    expect(judged.map(({ name }) => name)).toEqual(['packet-row/what-to-want', 'transatlantic/what-to-want'])
  })

  test.each(judged)('$name: the captain still agrees', async ({ json, shelf }) => {
    const lesson = readLesson(json)
    for (const { step, chances } of await judgeLesson(lesson, shelf, 1)) {
      const kept = lesson.steps.find(({ say }) => say === step)!
      const [best] = Object.entries(chances).sort((a, b) => b[1] - a[1])
      expect(kept.wanted!.actions, step).toContain(best![0])
      // What is kept was asked more often than once.
      for (const [action, chance] of Object.entries(kept.chances!))
        expect(Math.abs((chances[action] ?? 0) - chance), `${step} ${action}`).toBeLessThanOrEqual(15)
    }
  })
})

describe('south-street lesson', () => {
  test('check says how many hold', async () => {
    const { code, stdout } = await southStreet(['lesson', 'check'])
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${lessons.length} ${lessons.length === 1 ? 'lesson holds' : 'lessons hold'}\n`,
    })
  })

  test('from writes a lesson that can be played', async () => {
    const file = RECORDS.pathname
    const { actions } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!) as { actions: { seat: number }[] }
    const mine = actions.slice(5, 31).filter(({ seat }) => seat === 1).length
    const { code, stdout } = await southStreet(['lesson', 'from', file, '--seat', '1', '--actions', '5-30'])
    expect(code).toBe(0)
    const lesson = readLesson(JSON.parse(stdout))
    expect(lesson.steps).toHaveLength(mine)
    expect(mine).toBeGreaterThan(2)
    const short = { ...lesson, steps: lesson.steps.slice(0, 12) }
    expect(checkLesson(findGame(lesson.game, lesson.rules)!, short, {})).toEqual([])
  })

  test.each([
    [['lesson'], 'lesson takes check'],
    [['lesson', 'from', 'x.json'], 'lesson takes check'],
    [['lesson', 'from', 'x.json', '--seat', '0', '--actions', '9-3'], '--actions takes A-B'],
    [['lesson', 'from', 'x.json', '--seat', '0', '--actions', '0-3'], 'there is no such file'],
  ])('%j gets a sentence and exits with 2', async (args, sentence) => {
    const { code, stderr } = await southStreet(args)
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
  })
})
