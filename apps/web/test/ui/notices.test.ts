import type { NoticeChannel } from '@south-street/protocol'
import { expect, test } from 'vitest'
import { clockText, readClock, resultOf } from '../../src/notices/said-result.ts'
import { type BrowserFacts, browserName, obstacle } from '../../src/notices/this-browser.ts'

const FINE: BrowserFacts = {
  isSecure: true,
  hasPush: true,
  isApplePhone: false,
  isInstalled: false,
  permission: 'default',
}

test.each([
  ['nothing', FINE, null],
  ['plain http', { ...FINE, isSecure: false, hasPush: false }, 'plain-http'],
  ['a page in Safari on an iPhone', { ...FINE, hasPush: false, isApplePhone: true }, 'needs-home-screen'],
  [
    'an old iPhone with the page on its Home Screen',
    { ...FINE, hasPush: false, isApplePhone: true, isInstalled: true },
    'unsupported',
  ],
  ['a browser without push', { ...FINE, hasPush: false }, 'unsupported'],
  ['a permission that was denied', { ...FINE, permission: 'denied' as const }, 'blocked'],
])('what stands in the way of notices: %s', (_name, facts, state) => {
  expect(obstacle(facts)).toBe(state)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8', 'Browser'],
])('a browser is called as its owner knows it: %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})

const CHANNEL: NoticeChannel = {
  id: 'x',
  kind: 'webhook',
  name: 'discord.com/…',
  format: 'discord',
  on: true,
  confirmed: true,
  createdAt: 0,
  failures: 0,
  last: null,
}

test('what is said of a channel follows from its last notice', () => {
  expect(resultOf(CHANNEL)).toBeNull()
  expect(resultOf({ ...CHANNEL, on: false })?.mark).toMatchObject({ key: 'mark.off', look: 'off' })
  const last = { at: 5, code: 'sent', status: 204 } as const
  expect(resultOf({ ...CHANNEL, last })).toEqual({
    mark: { key: 'mark.ok', look: 'ok' },
    line: { key: 'result.sent', at: 5, status: 204 },
  })
  expect(resultOf({ ...CHANNEL, last: { ...last, test: true } })?.line.key).toBe('result.test')
  const failed = { at: 5, code: 'timeout' } as const
  expect(resultOf({ ...CHANNEL, last: failed, failures: 1 })?.mark).toEqual({ key: 'mark.bad', look: 'bad' })
  expect(resultOf({ ...CHANNEL, last: failed, failures: 3 })?.mark).toEqual({
    key: 'mark.failed',
    look: 'bad',
    times: 3,
  })
})

test.each([
  [0, '00:00'],
  [375, '06:15'],
  [1439, '23:59'],
])('minute %s of the day is %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text)
  expect(readClock(text)).toBe(minutes)
})

test('what is still being typed is no time', () => {
  expect(readClock('')).toBeNull()
  expect(readClock('7:')).toBeNull()
})
