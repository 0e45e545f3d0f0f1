import type { Words } from '@south-street/ui'
import { expect, test } from 'vitest'
import { sayLength, sayMoment } from '../../src/language/time.ts'
import { loadTableRules } from '../../src/learn/table-rules.ts'
import { PACES, sayPace } from '../../src/server/pace.ts'
import { refusalInPlay, sentenceOf } from '../../src/table/refusal-notice.tsx'

const words: Words = { language: 'en', say: (key, params) => (params ? `${key} ${JSON.stringify(params)}` : key) }

test.each([
  [15, '15 seconds'],
  [60, '60 seconds'],
  [90, '90 seconds'],
  [120, '2 minutes'],
  [5400, '90 minutes'],
  [12 * 3600, '12 hours'],
  [24 * 3600, '24 hours'],
  [168 * 3600, '7 days'],
])('%i seconds are said as people say them: %s', (seconds, said) => {
  expect(sayLength('en', seconds)).toBe(said)
})

test('a pace says its time, its increment and its holiday', () => {
  expect(sayPace(words, { kind: 'none' })).toBe('pace.none')
  expect(sayPace(words, { kind: 'live', seconds: 60 })).toBe('pace.live {"time":"60 seconds"}')
  expect(sayPace(words, { kind: 'bank', seconds: 1200, increment: 10 })).toBe(
    'pace.bank {"time":"20 minutes","more":"10 seconds"}',
  )
  const daily = { kind: 'correspondence', hours: 24 } as const
  expect(sayPace(words, daily)).toBe('pace.correspondence {"time":"24 hours"}')
  expect(sayPace(words, { ...daily, holidayDays: 0 })).toBe('pace.correspondence {"time":"24 hours"}')
  expect(sayPace(words, { ...daily, holidayDays: 3 })).toBe(
    'pace.correspondence {"time":"24 hours"}, pace.holiday {"time":"3 days"}',
  )
})

test('no two paces that are offered read alike', () => {
  for (const offers of Object.values(PACES)) {
    const said = offers.map((pace) => sayPace(words, pace))
    expect(new Set(said).size).toBe(said.length)
  }
})

test('a moment of today needs no date', () => {
  const noon = new Date(2030, 4, 3, 12, 0).getTime()
  expect(sayMoment('en-GB', noon, noon)).toBe('12:00')
  expect(sayMoment('en-GB', noon + 24 * 3_600_000, noon)).toMatch(/4 May 2030.*12:00/)
})

test('what holds at every table stands in the rules, where the seats’ page leads to', async () => {
  const [first, ...others] = await loadTableRules('de')
  expect(first).toMatchObject({ id: 'at-the-table', title: 'Am Tisch: Wie schnell gespielt wird' })
  const ids = [first!, ...others].flatMap(({ clauses }) => Object.keys(clauses))
  expect(ids[0]).toBe('AT-1.1')
  expect(new Set(ids).size).toBe(ids.length)
})

test('a table that has begun does not tell whoever came late with a flag that it has begun', () => {
  const refused = { of: 'table', code: 'not-your-turn', params: {} } as const
  expect(refusalInPlay(null)).toBeNull()
  expect(refusalInPlay(refused)).toBe(refused)
  expect(refusalInPlay({ ...refused, code: 'already-started' })).toBeNull()
})

test('an answer that may be lost is not called impossible', () => {
  expect(sentenceOf({ code: 'unreachable' })).toBe('table.unreachable')
  expect(sentenceOf({ code: 'not-your-turn' })).toBe('table.refused')
})
