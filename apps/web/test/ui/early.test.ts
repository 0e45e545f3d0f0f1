import { SHOWN_GAMES } from '@south-street/registry/boards'
import { describe, expect, test } from 'vitest'
import { isMeant, needsOf } from '../../src/early/needs.ts'
import { LANGUAGES } from '../../src/language/preferred.ts'

/** Everything in the repository that a page may load, as the build names it. */
const MODULES = Object.keys({
  ...import.meta.glob('../../words/*.json'),
  ...import.meta.glob('../../src/**/*.tsx'),
  ...import.meta.glob('../../src/home/front-words/*.ts'),
  ...import.meta.glob('../../../../packages/table/words/*.json'),
  ...import.meta.glob('../../../../games/*/{words,rules}/*.json'),
  ...import.meta.glob('../../../../games/*/ui/{index.ts,cover.tsx}'),
}).map((path) => (path.startsWith('../../../../') ? path.slice(12) : `apps/web/${path.slice(6)}`))

const WAYS = ['/', '/t/abc', '/table/local-abc', '/invite/packet-row', '/rules/transatlantic', '/replay', '/about']

describe('what is sent for before the page is there', () => {
  test.each(WAYS.flatMap((way) => LANGUAGES.map((language) => [way, language] as const)))(
    'at %s in %s is there',
    (way, language) => {
      const needs = needsOf(way, language)
      expect(needs).toContain(`apps/web/words/${language}.json`)
      expect(needs.filter((need) => !MODULES.some((module) => isMeant(need, module)))).toEqual([])
    },
  )

  test('is for all games on the front page, and for one at its rules', () => {
    const meant = (way: string) => MODULES.filter((module) => needsOf(way, 'de').some((need) => isMeant(need, module)))
    expect(meant('/').filter((module) => module.startsWith('games/'))).toHaveLength(SHOWN_GAMES.length)
    expect(meant('/').filter((module) => module.endsWith('/words/de.json'))).toEqual(['apps/web/words/de.json'])
    expect(meant('/rules/packet-row').filter((module) => module.startsWith('games/transatlantic'))).toEqual([])
  })

  test('is a board at a table of which the server has said what is played', () => {
    const boards = (played?: string) => needsOf('/t/abc', 'de', played).filter((need) => need.startsWith('games/'))
    expect(boards()).toEqual([])
    expect(boards('transatlantic').filter((need) => MODULES.includes(need))).toHaveLength(2)
  })

  test('is told apart by whole names', () => {
    expect(isMeant('games/*/ui/cover.tsx', 'games/packet-row/ui/cover.tsx')).toBe(true)
    expect(isMeant('games/*/ui/cover.tsx', 'games/packet-row/v1/ui/cover.tsx')).toBe(false)
    expect(isMeant('games/*/ui/cover.tsx', 'games//ui/cover.tsx')).toBe(false)
    expect(isMeant('games/a/words/de.json', 'games/ab/words/de.json')).toBe(false)
  })
})
