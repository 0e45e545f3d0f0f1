import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
vi.stubGlobal(
  'localStorage',
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
    { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  ),
)

const { callCoach, coachSaid, forgetCoach, keepSaid, silenceCoach } = await import('../../src/coach/coach-memory.ts')
const { changePreferences } = await import('../../src/preferences.ts')

beforeEach(() => {
  kept.clear()
  changePreferences({ coached: [], finished: [] })
})

test('a guided table keeps what was said there, and another one begins anew', () => {
  callCoach('one')
  keepSaid('one', 'tea', 'first-cup')
  expect(coachSaid('one', 'tea')).toEqual(['first-cup'])
  callCoach('two')
  expect(coachSaid('two', 'tea')).toEqual([])
})

test('at other tables a newcomer hears everything once a game', () => {
  keepSaid('one', 'tea', 'first-cup')
  expect(coachSaid('two', 'tea')).toEqual(['first-cup'])
  expect(coachSaid('two', 'coffee')).toEqual([])
})

test('whoever has finished a game needs no coach, unless he is called', () => {
  changePreferences({ finished: ['tea'] })
  expect(coachSaid('one', 'tea')).toBeNull()
  expect(coachSaid('one', 'coffee')).toEqual([])
  callCoach('one')
  expect(coachSaid('one', 'tea')).toEqual([])
})

test('silence holds here and at all other tables, until he is called again', () => {
  callCoach('one')
  keepSaid('one', 'tea', 'first-cup')
  silenceCoach('one')
  expect(coachSaid('one', 'tea')).toBeNull()
  expect(coachSaid('two', 'coffee')).toBeNull()
  callCoach('one')
  expect(coachSaid('one', 'tea')).toEqual(['first-cup'])
})

test('what belongs to games that are over, or left long ago, is forgotten', () => {
  callCoach('over')
  forgetCoach('over')
  expect([...kept.keys()].filter((key) => key.includes('/coach/'))).toEqual([])
  for (let table = 0; table < 20; table++) callCoach(`table-${table}`)
  expect([...kept.keys()].filter((key) => key.includes('/coach/'))).toHaveLength(12)
  expect(kept.has('south-street/coach/table-19')).toBe(true)
})

test('a damaged entry is as good as none', () => {
  kept.set('south-street/coach/one', '{')
  expect(coachSaid('one', 'tea')).toEqual([])
})
