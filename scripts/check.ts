// Everything that must hold before a commit: `npm test`, or `npm run check -- types imports` for some of it.
// The last line is `N passed, N failed`: every test counts as one, and so does every other check.

import process from 'node:process'
import { coverAllRules } from './clauses.ts'
import { type Finished, runFile, runTool } from './command.ts'
import { checkFunctions } from './functions.ts'
import { checkImports } from './imports.ts'
import { MUTANTS } from './mutants/list.ts'
import { findStale } from './mutants/stale.ts'
import { ROOT } from './set-up.mjs'
import { runTests, type TestRun } from './test-run.ts'

interface Result {
  readonly passed: number
  readonly failed: number
  readonly note?: string
  /** Shown only on failure. */
  readonly output?: string
}

interface Check {
  readonly name: string
  readonly title: string
  run(): Promise<Result>
}

function verdict(isGood: boolean, output: string, note = ''): Result {
  return isGood ? { passed: 1, failed: 0, note } : { passed: 0, failed: 1, note, output }
}

async function byExitCode(finished: Promise<Finished>): Promise<Result> {
  const { code, output } = await finished
  return verdict(code === 0, output)
}

/** TypeScript 7 checks ten times as fast; the import check still needs what only version 6 has, an interface for programs. */
async function checkTypes(platform: string): Promise<Result> {
  const { code, output } = await runTool('fast-typescript', 'tsc', [
    '-p',
    `tsconfig.${platform}.json`,
    '--pretty',
    'false',
  ])
  // Nothing was checked, so it counts neither way.
  if (/^error TS18003:/.test(output)) return { passed: 0, failed: 0, note: 'no files yet' }
  return verdict(code === 0, output)
}

let testRun: Promise<TestRun> | undefined
function tests(): Promise<TestRun> {
  testRun ??= runTests()
  return testRun
}

async function checkTests(): Promise<Result> {
  const run = await tests()
  const count = (outcome: string) => run.tests.filter((test) => test.outcome === outcome).length
  // A skipped test proves nothing, so it does not count as passed.
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  const note = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped (counts as failed)` : ''}`
  return { passed, failed: failed + skipped + run.faults.length, note, output: [run.output, ...run.faults].join('\n') }
}

async function checkRules(): Promise<Result> {
  const { lines, complaints } = coverAllRules(ROOT, (await tests()).tests)
  return verdict(complaints.length === 0, complaints.join('\n'), lines.join('; '))
}

async function checkSignature(): Promise<Result> {
  const { code, stdout, output } = await runFile('scripts/signature.ts', [])
  return verdict(code === 0, output, code === 0 ? stdout.trim().split('\n').join('; ') : '')
}

async function checkImportRules(): Promise<Result> {
  const { summary, complaints } = await checkImports()
  return verdict(complaints.length === 0, complaints.join('\n'), summary)
}

async function checkFunctionLengths(): Promise<Result> {
  const { summary, complaints } = checkFunctions()
  return verdict(complaints.length === 0, complaints.join('\n'), summary)
}

/** Whether they are seen, `npm run mutants` tries out; here only that they can still be planted. */
async function checkMutants(): Promise<Result> {
  const stale = findStale(ROOT, MUTANTS)
  return verdict(stale.length === 0, stale.join('\n'), `${MUTANTS.length} planted faults fit the code`)
}

/** The web page is built, and people's journeys through it are tried in a real browser. */
async function checkJourneys(): Promise<Result> {
  const built = await runTool('vite', 'vite', ['build', 'apps/web', '--logLevel', 'error'])
  if (built.code !== 0) return verdict(false, built.output, 'the page could not be built')
  const { code, output } = await runTool('@playwright/test', 'playwright', ['test', '--config', 'apps/web'])
  const count = (outcome: string) => Number(new RegExp(`(\\d+) ${outcome}`).exec(output)?.[1] ?? 0)
  const [passed, failed] = [count('passed'), count('failed') + count('flaky')]
  const note = `${passed} passed, ${failed} failed`
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), note, output }
}

const ONE_LANE: readonly Check[] = [
  {
    name: 'lint',
    title: 'format and lint',
    run: () =>
      byExitCode(
        runTool('@biomejs/biome', 'biome', [
          'check',
          '--error-on-warnings',
          '--diagnostic-level=warn',
          '--max-diagnostics=200',
        ]),
      ),
  },
  { name: 'types', title: 'types, pure code', run: () => checkTypes('pure') },
  { name: 'types', title: 'types, Node', run: () => checkTypes('node') },
  { name: 'types', title: 'types, web', run: () => checkTypes('web') },
  { name: 'imports', title: 'imports', run: checkImportRules },
  {
    name: 'dead',
    title: 'dead code',
    run: () => byExitCode(runTool('knip', 'knip', ['--no-progress', '--no-config-hints'])),
  },
  { name: 'functions', title: 'functions', run: checkFunctionLengths },
  { name: 'mutants', title: 'planted faults', run: checkMutants },
  { name: 'signature', title: 'signature', run: checkSignature },
  { name: 'journeys', title: 'journeys', run: checkJourneys },
]
const OTHER_LANE: readonly Check[] = [
  { name: 'tests', title: 'tests', run: checkTests },
  { name: 'rules', title: 'rule coverage', run: checkRules },
]

async function finish(check: Check): Promise<Result & { seconds: number }> {
  const start = performance.now()
  const result = await check.run().catch((error: unknown) => {
    return verdict(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
  })
  return { ...result, seconds: (performance.now() - start) / 1000 }
}

/** Starts the checks one after another and hands out their results at once. */
function inTurn(checks: readonly Check[]): { check: Check; result: ReturnType<typeof finish> }[] {
  let before: Promise<unknown> = Promise.resolve()
  return checks.map((check) => {
    const result = before.then(() => finish(check))
    before = result
    return { check, result }
  })
}

const asked = process.argv.slice(2)
const names = [...ONE_LANE, ...OTHER_LANE].map(({ name }) => name)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no check "${unknown.join('", "')}"; there are ${[...new Set(names)].join(', ')}.`)
  process.exit(2)
}
const chosen = (checks: readonly Check[]) => checks.filter(({ name }) => asked.length === 0 || asked.includes(name))

let passed = 0
let failed = 0
// Two lanes for two cores: the tools and then the journeys run one by one beside the tests.
for (const { check, result } of [...inTurn(chosen(ONE_LANE)), ...inTurn(chosen(OTHER_LANE))]) {
  process.stdout.write(`${check.title.padEnd(17)} `)
  const { output, note, seconds, ...count } = await result
  passed += count.passed
  failed += count.failed
  const word = count.failed > 0 ? 'FAILED' : count.passed > 0 ? 'ok' : '–'
  console.log(`${word.padEnd(6)} ${`${seconds.toFixed(1)} s`.padStart(6)}  ${note ?? ''}`.trimEnd())
  if (count.failed > 0 && output) console.log(`\n${output.trimEnd()}\n`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
