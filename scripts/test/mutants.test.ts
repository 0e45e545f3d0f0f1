import { describe, expect, test } from 'vitest'
import type { Mutant } from '../mutants/mutant.ts'
import { report } from '../mutants/report.ts'
import { findStale, whyStale } from '../mutants/stale.ts'
import { firstFailure } from '../mutants/workshop.ts'

const mutant: Mutant = {
  name: 'quay/rope',
  file: 'scripts/test/mutants.test.ts',
  find: 'haul',
  replace: 'slack',
  why: 'nothing is | hauled',
  tests: ['scripts/test'],
}

describe('a planted fault', () => {
  test('fits where its text stands once', () => {
    expect(whyStale(mutant, 'haul away')).toBeNull()
    expect(whyStale(mutant, 'haul, haul')).toContain('2 times')
    expect(whyStale(mutant, 'slack away')).toContain('0 times')
    expect(whyStale(mutant, null)).toContain('gone')
    expect(whyStale({ ...mutant, replace: 'haul' }, 'haul away')).toContain('changes nothing')
  })

  test('has a name of its own and tests that are there', () => {
    const root = new URL('../..', import.meta.url).pathname
    const once = { ...mutant, find: 'stands exactly once in this' + ' file' }
    const lines = findStale(root, [{ ...once, tests: ['scripts/nowhere'] }, once])
    expect(lines.filter((line) => line.includes('another one has its name'))).toHaveLength(2)
    expect(lines.filter((line) => line.includes('there is no scripts/nowhere'))).toHaveLength(1)
  })
})

describe('the report', () => {
  test('counts whatever nobody saw, and whatever no longer fits', () => {
    const killed = { outcome: 'killed', by: 'a.test.ts > one', seconds: 1 } as const
    const results = [
      { mutant, found: killed },
      { mutant, found: { ...killed, outcome: 'survived' as const } },
      { mutant, found: null },
    ]
    const { table, survivors } = report(results)
    expect(survivors).toBe(2)
    expect(table).toContain('1 of 3 are seen')
    expect(table).toContain('| quay/rope | nothing is \\| hauled | a.test.ts |')
    expect(table).toContain('**nobody**')
    expect(table).toContain('**stale**')
  })

  test('names the test that failed first', () => {
    expect(firstFailure('x\n FAIL  a.test.ts > one\n FAIL  b.test.ts > two\n')).toBe('a.test.ts > one')
    expect(firstFailure('all is well')).toBeNull()
  })
})
