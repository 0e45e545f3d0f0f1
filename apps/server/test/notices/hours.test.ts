import { expect, test } from 'vitest'
import { nextTime, quietUntil } from '../../src/notices/hours.ts'

const at = (text: string) => Date.parse(text)
const said = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(0, 16))

test.each([
  ['2026-11-17T21:29', null],
  ['2026-11-17T21:30', '2026-11-18T06:00'],
  ['2026-11-18T00:00', '2026-11-18T06:00'],
  ['2026-11-18T05:59', '2026-11-18T06:00'],
  ['2026-11-18T06:00', null],
])('quiet hours from 22:30 to 7:00 in Berlin at %s UTC', (now, until) => {
  const settings = { quiet: { from: 22 * 60 + 30, to: 7 * 60 }, zone: 'Europe/Berlin' }
  expect(said(quietUntil(settings, at(`${now}Z`)))).toBe(until)
})

test('quiet hours within a day, and none', () => {
  const noon = at('2026-11-17T12:00Z')
  expect(said(quietUntil({ quiet: { from: 660, to: 780 }, zone: 'UTC' }, noon))).toBe('2026-11-17T13:00')
  expect(quietUntil({ quiet: { from: 780, to: 900 }, zone: 'UTC' }, noon)).toBeNull()
  expect(quietUntil({ quiet: { from: 720, to: 720 }, zone: 'UTC' }, noon)).toBeNull()
  expect(quietUntil({ quiet: null, zone: 'UTC' }, noon)).toBeNull()
})

test.each([
  ['Europe/Berlin', 8 * 60, '2026-11-17T06:59', '2026-11-17T07:00'],
  ['Europe/Berlin', 8 * 60, '2026-11-17T07:00', '2026-11-18T07:00'],
  // Over the nights in which clocks are changed.
  ['Europe/Berlin', 8 * 60, '2026-10-24T12:00', '2026-10-25T07:00'],
  ['Europe/Berlin', 8 * 60, '2026-03-28T12:00', '2026-03-29T06:00'],
  ['Asia/Kolkata', 8 * 60, '2026-11-17T12:00', '2026-11-18T02:30'],
  ['Pacific/Kiritimati', 0, '2026-11-17T12:00', '2026-11-18T10:00'],
])('in %s the clock next shows minute %s after %s UTC', (zone, minutes, now, next) => {
  expect(said(nextTime(zone, minutes, at(`${now}Z`)))).toBe(next)
})
