import { describe, expect, test } from 'vitest'
import { judgeImports } from '../imports.ts'
import { readReport } from '../test-run.ts'

describe('the report of a test run', () => {
  const file = (status: string, ...tests: [string, string][]) => ({
    name: '/quay/games/quoits/test/throw.test.ts',
    status,
    assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
  })
  const read = (...testResults: unknown[]) => readReport(JSON.stringify({ testResults }), '/quay')

  test('names each test with its file and outcome', () => {
    const { tests, faults } = read(file('failed', ['a', 'passed'], ['b', 'failed'], ['c', 'pending'], ['d', 'todo']))
    expect(faults).toEqual([])
    expect(tests.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'skipped', 'skipped'])
    expect(tests[0]).toEqual({ file: 'games/quoits/test/throw.test.ts', name: 'a', outcome: 'passed' })
  })

  test('has a fault for a file that does not load, and for one that fails outside its tests', () => {
    expect(read(file('failed'), file('passed', ['a', 'passed'])).faults).toHaveLength(1)
    expect(read(file('failed', ['a', 'passed'])).faults).toHaveLength(1)
  })

  test('has a fault when nothing ran', () => {
    expect(read().faults).toEqual(['no test was run'])
  })
})

describe('the report on imports', () => {
  const importing = (source: string, module: string, resolved: string) => {
    const dependencyTypes = module.startsWith('.') ? ['local'] : ['aliased', 'aliased-workspace', 'local']
    return { source, dependencies: [{ module, resolved, dependencyTypes }] }
  }
  const seen = [
    importing('packages/engine/src/index.ts', './game.ts', 'packages/engine/src/game.ts'),
    importing('games/packet-row/src/state.ts', '@quay/engine/contract', 'packages/engine/src/contract/index.ts'),
  ]
  const declared = new Map([['games/packet-row', new Set(['@quay/packet-row', '@quay/engine'])]])
  const judge = (modules: unknown[], violations: unknown[] = []) =>
    judgeImports(
      JSON.stringify({ modules, summary: { violations, totalCruised: 2, totalDependenciesCruised: 2 } }),
      (folder) => declared.get(folder) ?? new Set(),
    )

  test('is good when there was something to see and nothing to complain about', () => {
    expect(judge(seen)).toEqual({ summary: '2 modules, 2 imports', complaints: [] })
  })

  test('is not good when nothing was read, or no imports', () => {
    expect(judge([]).complaints).toHaveLength(2)
    expect(judge(seen.map((module) => ({ ...module, dependencies: [] }))).complaints).toHaveLength(2)
  })

  test('complains of a package of this repository that is not declared where it is used', () => {
    const own = importing('games/packet-row/test/rules.test.ts', '@quay/packet-row', 'games/packet-row/src/index.ts')
    expect(judge([...seen, own]).complaints).toEqual([])
    const undeclared = importing('packages/bots/src/index.ts', '@quay/engine', 'packages/engine/src/index.ts')
    const script = importing('scripts/signature.ts', '@quay/engine', 'packages/engine/src/index.ts')
    expect(judge([...seen, undeclared, script]).complaints).toHaveLength(2)
  })

  test('names the broken rule and the way that breaks it', () => {
    const rule = { name: 'no-cycles', severity: 'error' }
    const violations = [
      { from: 'a.ts', to: 'b.ts', rule, cycle: [{ name: 'b.ts' }, { name: 'a.ts' }] },
      { from: 'a.ts', to: 'c.ts', rule: { name: 'no-app-in-an-app', severity: 'error' } },
    ]
    expect(judge(seen, violations).complaints).toEqual([
      'no-cycles: a.ts → b.ts → a.ts',
      'no-app-in-an-app: a.ts → c.ts',
    ])
  })
})
