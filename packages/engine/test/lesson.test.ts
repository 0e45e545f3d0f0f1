import type { AnyGame } from '@south-street/engine'
import {
  checkLesson,
  LESSON_START,
  type LessonRules,
  type LessonRun,
  openLesson,
  readLesson,
} from '@south-street/engine/lesson'
import { describe, expect, test } from 'vitest'
import { highCard } from './high-card.ts'

const game: AnyGame = highCard()
const rules: LessonRules = {
  'plays-at-least': (action: { card?: number }, _view, { card }) => action.card! >= Number(card),
}

/** Seat 0 holds 0 and 1, seat 1 holds 2 and 3; 11 is drawn first. */
const LESSON = {
  format: 'south-street/lesson@1',
  id: 'toy',
  game: 'high-card',
  rules: '1',
  minutes: 1,
  options: { players: 2 },
  seat: 0,
  names: ['', 'Anna'],
  cards: [],
  clause: 'HC-1',
  deal: { talon: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  steps: [
    { say: 'hello', at: ['hand'] },
    {
      say: 'play',
      do: ['play 1'],
      else: [{ on: ['play 0'], say: 'low', at: ['card:0'], others: [[1, 'play 2']] }, { say: 'other' }],
      others: [[1, 'play 3']],
    },
    { say: 'high', also: { rule: 'plays-at-least', params: { card: 5 } }, else: [{ say: 'other' }] },
  ],
}
const lesson = readLesson(LESSON)
const open = openLesson(game, lesson, rules)
const act = (run: LessonRun, text: string): LessonRun => {
  const next = open.answer(run, game.parse(text))
  if ('code' in next) throw new Error(next.code)
  return next
}
const changed = (change: object) => readLesson({ ...LESSON, ...change })
const withStep = (index: number, change: object) =>
  changed({ steps: LESSON.steps.map((step, i) => (i === index ? { ...step, ...change } : step)) })

describe('a lesson', () => {
  test('is read step by step and played by its answers', () => {
    expect(open.stepOf(LESSON_START)!.say).toBe('hello')
    const asked = open.goOn(LESSON_START)
    expect(open.stepOf(asked)!.say).toBe('play')
    expect(open.shownMove(asked)).toBe('play 1')
    const answered = act(asked, 'play 1')
    // The rival's answer is part of it.
    expect(open.movesOf(answered).map(({ seat, action }) => `${seat} ${action}`)).toEqual(['0 play 1', '1 play 3'])
    expect(game.actor(open.stateOf(answered))).toBe(0)
    expect(open.shownMove(answered)).toBe('play 11')
    expect(open.stepOf(act(answered, 'play 11'))).toBeNull()
  })

  test('plays another legal move with what follows from it, and takes it back', () => {
    const asked = open.goOn(LESSON_START)
    const astray = act(asked, 'play 0')
    expect(open.detourOf(astray)).toMatchObject({ say: 'low', at: ['card:0'] })
    expect(open.movesOf(astray).map(({ action }) => action)).toEqual(['play 0', 'play 2'])
    expect(open.stepOf(astray)!.say).toBe('play')
    const again = open.takeBack(astray)
    expect(again).toEqual({ ...asked, slips: 1 })
    expect(open.movesOf(again)).toEqual([])
    expect(open.detourOf(act(again, 'wave'))!.say).toBe('other')
    expect(act(again, 'play 1').slips).toBe(0)
  })

  test('goes on at another table, and back to the one before', () => {
    const talon = [8, 9, 2, 3, 4, 5, 6, 7, 0, 1, 10, 11]
    const second = { say: 'there', from: { deal: { talon }, before: [] }, do: ['play 9'], else: [{ say: 'other' }] }
    const two = openLesson(game, readLesson({ ...LESSON, steps: [LESSON.steps[0], LESSON.steps[1], second] }), rules)
    const atFirst = { ...LESSON_START, answers: [null] }
    const there = two.answer(atFirst, game.parse('play 1')) as LessonRun
    expect(two.positionOf(atFirst)).toBe(two.lesson)
    expect(two.positionOf(there)).toBe(two.lesson.steps[2]!.position)
    // Nothing that was played at the first table was played at the second.
    expect(two.movesOf(there)).toEqual([])
    const done = two.answer(there, game.parse('play 9')) as LessonRun
    expect(two.stepOf(done)).toBeNull()
    expect(two.movesOf(done).map(({ action }) => action)).toEqual(['play 9'])
    expect(two.movesOf(two.back(two.back(done)))).toEqual([])
    expect(two.positionOf(two.back(two.back(done)))).toBe(two.lesson)
    expect(checkLesson(game, two.lesson, rules)).toEqual([])
  })

  test('has an answer that is clearly the best, where somebody has judged them', () => {
    const judged = (chances: object) => checkLesson(game, withStep(1, { chances }), rules).join()
    expect(judged({ 'play 1': 40, 'play 0': 30, wave: 20 })).toBe('')
    expect(judged({ 'play 1': 40, 'play 0': 38, wave: 20 })).toContain('“play 0” wins 38 in 100, the answer 40')
  })

  test('refuses what the rules refuse, in their words', () => {
    expect(open.answer(open.goOn(LESSON_START), game.parse('play 7'))).toMatchObject({
      code: 'not-held',
      clause: 'HC-1',
    })
  })

  test('goes back a step, and no further than the first', () => {
    const asked = open.goOn(LESSON_START)
    expect(open.back(act(asked, 'play 1'))).toEqual(asked)
    expect(open.back(LESSON_START)).toEqual(LESSON_START)
  })

  test('tells the learner nothing that is for somebody else', () => {
    const answered = act(open.goOn(LESSON_START), 'play 1')
    const drawn = open.movesOf(answered).flatMap(({ told }) => told.filter(({ type }) => type === 'drew'))
    expect(drawn.filter(({ only }) => only !== undefined)).toEqual([expect.objectContaining({ only: 0, card: 11 })])
  })
})

describe('the check', () => {
  test('finds nothing wrong with a sound lesson', () => {
    expect(checkLesson(game, lesson, rules)).toEqual([])
  })

  test.each([
    ['before the first step seat 0 cannot “play 7”', changed({ before: [[0, 'play 7']] })],
    ['names a rule that the game does not have: luck', withStep(2, { also: { rule: 'luck' } })],
    ['step 2 (play): the rules refuse “play 9”', withStep(1, { do: ['play 9'] })],
    ['step 2 (play): after the answer seat 1 cannot “play 7”', withStep(1, { others: [[1, 'play 7']] })],
    ['step 2 (play): the last detour has to be for all other moves', withStep(1, { else: [] })],
    [
      'step 2 (play): “play 1” is an answer, too',
      withStep(1, { else: [{ on: ['play 1'], say: 'x' }, { say: 'other' }] }),
    ],
    [
      'step 2 (play): after “play 0” seat 1 cannot “play 3”',
      withStep(1, {
        do: ['play 1'],
        else: [
          {
            on: ['play 0'],
            say: 'low',
            others: [
              [1, 'play 2'],
              [1, 'play 3'],
            ],
          },
          { say: 'other' },
        ],
      }),
    ],
    [
      'step 2 (play): what rivals do after any move at all cannot be scripted',
      withStep(1, { else: [{ say: 'x', others: [[1, 'wave']] }] }),
    ],
    [
      'step 3 (high): no legal move is an answer',
      withStep(2, { also: { rule: 'plays-at-least', params: { card: 99 } } }),
    ],
    ['step 1 (hello): what is only read has neither detours nor moves', withStep(0, { others: [[1, 'wave']] })],
    ['has 13 steps, at most 12 are read', changed({ steps: Array.from({ length: 13 }, () => ({ say: 'hello' })) })],
  ])('says: %s', (complaint, broken) => {
    expect(checkLesson(game, broken, rules).join('; ')).toContain(complaint)
  })
})

test.each([
  ['format', { format: 'south-street/lesson@2' }, 'format-unknown'],
  ['seat', { seat: 2 }, 'not-a-number-from-to'],
  ['steps[0].speech', { steps: [{ say: 'x', speech: 'y' }] }, 'member-unknown'],
])('is not read with another %s', (_member, change, code) => {
  expect(() => changed(change)).toThrow(code)
})
