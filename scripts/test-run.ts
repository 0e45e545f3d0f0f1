import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { runTool } from './command.ts'
import { ROOT } from './set-up.mjs'

const REPORT = join(ROOT, 'node_modules', '.cache', 'south-street', 'tests.json')

export interface NamedTest {
  /** From the repository's root, with forward slashes. */
  readonly file: string
  /** The titles of the test and of what it stands in. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

export interface TestRun {
  readonly tests: readonly NamedTest[]
  /** What went wrong outside a test: a file that does not load, a crash, an empty run. */
  readonly faults: readonly string[]
  readonly output: string
}

/** The parts of Vitest's JSON report that we read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function outcome(status: string): NamedTest['outcome'] {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}

export function readReport(json: string, root: string): Pick<TestRun, 'tests' | 'faults'> {
  const report: Report = JSON.parse(json)
  const tests: NamedTest[] = []
  const faults: string[] = []
  for (const { name, status, assertionResults } of report.testResults) {
    const file = relative(root, name).split(sep).join('/')
    const own = assertionResults.map((test) => ({ file, name: test.fullName, outcome: outcome(test.status) }))
    tests.push(...own)
    if (own.length === 0) faults.push(`${file} does not load, or holds no test`)
    else if (status === 'failed' && own.every((test) => test.outcome !== 'failed')) faults.push(`${file} failed`)
  }
  if (tests.length === 0) faults.push('no test was run')
  return { tests, faults }
}

/** Runs the tests in the named folders, or all of them. */
export async function runTests(folders: readonly string[] = []): Promise<TestRun> {
  mkdirSync(dirname(REPORT), { recursive: true })
  // A crash must not leave us reading the last run's report.
  rmSync(REPORT, { force: true })
  const args = ['run', ...folders, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { code, output } = await runTool('vitest', 'vitest', args)
  let read: Pick<TestRun, 'tests' | 'faults'>
  try {
    read = readReport(readFileSync(REPORT, 'utf8'), ROOT)
  } catch (error) {
    read = { tests: [], faults: [`Vitest left no report (${error instanceof Error ? error.message : error})`] }
  }
  const isExplained = read.faults.length > 0 || read.tests.some((test) => test.outcome === 'failed')
  const faults = code !== 0 && !isExplained ? [`Vitest ended with code ${code}`] : read.faults
  return { tests: read.tests, faults, output }
}
