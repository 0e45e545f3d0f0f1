// npm run mutants [-- --only PATTERN,PATTERN] [--near] [--afresh]
//
// Plants faults, one at a time, in copies of the repository and runs the tests that should see them; where those stay
// green, all tests. A fault that nobody sees is a missing test. `--only` tries those whose name or file has one of the
// patterns in it, `--near` never runs all tests, `--afresh` forgets what earlier runs have found. Interrupted, it goes
// on later.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { MUTANTS } from './mutants/list.ts'
import type { Mutant } from './mutants/mutant.ts'
import { type Found, report } from './mutants/report.ts'
import { findStale } from './mutants/stale.ts'
import { Workshop } from './mutants/workshop.ts'
import { ROOT } from './set-up.mjs'

const KEPT = join(ROOT, 'node_modules', '.cache', 'south-street', 'mutants.json')
const REPORT = join(ROOT, 'docs', 'mutants.md')
const LANES = 2

const { values: asked } = parseArgs({
  options: { only: { type: 'string' }, near: { type: 'boolean' }, afresh: { type: 'boolean' } },
})

function filesUnder(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  return readdirSync(join(ROOT, path)).flatMap((name) => filesUnder(`${path}/${name}`))
}

/** A result is good as long as the fault, the file that it stands in and its tests stay the same. */
function fingerprint(mutant: Mutant): string {
  const hash = createHash('sha256').update(JSON.stringify(mutant))
  for (const file of [mutant.file, ...mutant.tests.flatMap(filesUnder)]) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function readKept(): Record<string, Found> {
  if (asked.afresh) return {}
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'))
  } catch {
    return {}
  }
}

const kept = readKept()

function keep(mutant: Mutant, found: Found): void {
  kept[fingerprint(mutant)] = found
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(kept))
}

/** Without a fault the tests must be green, or a red one says nothing. */
async function checkSound(workshop: Workshop, chosen: readonly Mutant[]): Promise<void> {
  const paths = [...new Set(chosen.flatMap(({ tests }) => tests))].sort()
  if (paths.length === 0) return
  console.log(`without a fault: ${paths.join(' ')}`)
  const { isRed, by } = await workshop.attempt(null, paths)
  if (!isRed) return
  console.error(`The tests fail without any fault: ${by}`)
  workshop.close()
  process.exit(2)
}

async function tryOut(workshop: Workshop, mutant: Mutant): Promise<Found> {
  const start = performance.now()
  const since = () => Math.round((performance.now() - start) / 100) / 10
  const near = await workshop.attempt(mutant, mutant.tests)
  if (near.isRed) return { outcome: 'killed', by: near.by, seconds: since() }
  if (asked.near) return { outcome: 'survived', by: 'the near tests alone were run', seconds: since() }
  const all = await workshop.attempt(mutant, [])
  return { outcome: all.isRed ? 'killed far away' : 'survived', by: all.by, seconds: since() }
}

async function lane(queue: Mutant[], workshop: Workshop): Promise<void> {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const found = await tryOut(workshop, mutant)
    keep(mutant, found)
    console.log(`${found.outcome.padEnd(16)} ${`${found.seconds} s`.padStart(8)}  ${mutant.name}  ${found.by}`)
  }
  workshop.close()
}

const stale = findStale(ROOT, MUTANTS)
for (const line of stale) console.error(`stale: ${line}`)
const isStale = ({ name }: Mutant) => stale.some((line) => line.startsWith(`${name}: `))
const patterns = (asked.only ?? '').split(',')
const wanted = MUTANTS.filter(({ name, file }) => patterns.some((pattern) => `${name} ${file}`.includes(pattern)))
const open = wanted.filter((mutant) => !isStale(mutant) && kept[fingerprint(mutant)] === undefined)
console.log(`${wanted.length} faults, ${open.length} to be tried`)
if (open.length > 0) {
  const workshops = Array.from({ length: Math.min(LANES, open.length, cpus().length) }, () => new Workshop())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const workshop of workshops) workshop.close()
      process.exit(130)
    })
  }
  await checkSound(workshops[0]!, open)
  const queue = [...open]
  await Promise.all(workshops.map((workshop) => lane(queue, workshop)))
}
const results = wanted.map((mutant) => ({
  mutant,
  found: isStale(mutant) ? null : (kept[fingerprint(mutant)] ?? null),
}))
const { table, survivors } = report(results)
console.log(table)
// Near tests that see every fault are as good as all tests.
if (asked.only === undefined && (!asked.near || survivors === 0)) writeFileSync(REPORT, table)
process.exitCode = survivors > 0 || stale.length > 0 ? 1 : 0
