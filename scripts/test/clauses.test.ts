import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { coverAllRules, coverRules, readClauses } from '../clauses.ts'
import type { NamedTest } from '../test-run.ts'

const RULES = `# Quoits
- **QU-3.1** A quoit is thrown.
  It may land, see **QU-3.9**.
- **QU-3.10** It may also roll.
- **(ruling)** is no clause.
- **QU-E1** A worked example.
`
const RULE_TESTS = 'games/quoits/test/rules/throw.test.ts'

function passed(name: string, file = RULE_TESTS): NamedTest {
  return { file, name, outcome: 'passed' }
}

describe('the clauses of a RULES.md', () => {
  test('are the list items that begin with an id', () => {
    expect(readClauses(RULES)).toEqual(['QU-3.1', 'QU-3.10', 'QU-E1'])
  })
})

describe('rule coverage', () => {
  const all = [passed('throw QU-3.1: lands'), passed('QU-3.10, QU-E1 rolls')]

  test('is complete when every clause is named by a passed test', () => {
    expect(coverRules('games/quoits', RULES, all)).toEqual({ clauses: 3, tested: 3, complaints: [] })
  })

  test('takes an id as a whole word', () => {
    const { complaints } = coverRules('games/quoits', RULES, [passed('QU-3.10 and QU-E1.')])
    expect(complaints).toEqual(['QU-3.1 has no test that passed'])
  })

  test.each(['failed', 'skipped'] as const)('does not count a %s test', (outcome) => {
    const tests = [{ ...passed('QU-3.1'), outcome }, passed('QU-3.10 QU-E1')]
    expect(coverRules('games/quoits', RULES, tests).complaints).toEqual(['QU-3.1 has no test that passed'])
  })

  test('does not count the tests of other folders', () => {
    const tests = [passed('QU-3.1', 'games/quoits-deluxe/test/rules/throw.test.ts'), passed('QU-3.10 QU-E1')]
    expect(coverRules('games/quoits', RULES, tests).complaints).toEqual(['QU-3.1 has no test that passed'])
  })

  test.each(['QU-3.2', 'QU-3', 'QU-3.1.1', 'QU-3.1a'])('refuses a test that names %s, which is no clause', (id) => {
    const tests = [...all, passed(`${id} and QU-3.1`, 'games/quoits/test/contract.test.ts')]
    expect(coverRules('games/quoits', RULES, tests).complaints).toHaveLength(1)
  })

  test('lets other words look like ids', () => {
    const tests = [...all, passed('QU-3.1 is sealed with SHA-256')]
    expect(coverRules('games/quoits', RULES, tests).complaints).toEqual([])
  })

  test('asks every test under test/rules for a clause, and no other test', () => {
    const elsewhere = passed('plays on', 'games/quoits/test/play.test.ts')
    expect(coverRules('games/quoits', RULES, [...all, elsewhere]).complaints).toEqual([])
    expect(coverRules('games/quoits', RULES, [...all, passed('plays on')]).complaints).toEqual([
      `${RULE_TESTS}: no clause: "plays on"`,
    ])
  })

  test('refuses rules without clauses and clauses that stand twice', () => {
    expect(coverRules('games/quoits', '# Quoits', []).complaints).toHaveLength(1)
    expect(coverRules('games/quoits', `${RULES}- **QU-3.1** Again.\n`, all).complaints).toHaveLength(1)
  })
})

describe('the coverage of all games', () => {
  const root = mkdtempSync(join(tmpdir(), 'south-street-'))
  afterEach(() => rmSync(join(root, 'games'), { recursive: true }))
  afterAll(() => rmSync(root, { recursive: true }))

  test('has a line for each game and wants rules in each', () => {
    mkdirSync(join(root, 'games', 'quoits'), { recursive: true })
    mkdirSync(join(root, 'games', 'registry'))
    mkdirSync(join(root, 'games', 'skittles'))
    writeFileSync(join(root, 'games', 'quoits', 'RULES.md'), RULES)
    const { lines, complaints } = coverAllRules(root, [passed('QU-3.1 QU-3.10 QU-E1')])
    expect(lines).toEqual(['quoits: 3 of 3 clauses tested'])
    expect(complaints).toEqual(['games/skittles has no RULES.md'])
  })

  test('fails without any game', () => {
    mkdirSync(join(root, 'games'))
    expect(coverAllRules(root, []).complaints).toHaveLength(1)
  })
})
