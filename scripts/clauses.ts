import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedTest } from './test-run.ts'

const CLAUSE_LINE = /^- \*\*([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*)\*\*/gm
/** Whole ids only: a test of PR-3.10 says nothing about PR-3.1. */
const ID = /\b[A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*\b/g

export interface Coverage {
  readonly clauses: number
  readonly tested: number
  readonly complaints: readonly string[]
}

/** The ids of the clauses in a RULES.md, in its order. */
export function readClauses(rules: string): string[] {
  return [...rules.matchAll(CLAUSE_LINE)].map((match) => match[1]!)
}

function prefix(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

/** Compares a game's clauses with its tests. `folder` is the game's, such as `games/packet-row`. */
export function coverRules(folder: string, rules: string, allTests: readonly NamedTest[]): Coverage {
  const clauses = readClauses(rules)
  const known = new Set(clauses)
  const prefixes = new Set(clauses.map(prefix))
  const tested = new Set<string>()
  const complaints: string[] = []
  if (clauses.length === 0) complaints.push(`${folder}/RULES.md has no clauses`)
  const repeated = clauses.filter((id, index) => clauses.indexOf(id) !== index)
  for (const id of repeated) complaints.push(`${id} stands twice in ${folder}/RULES.md`)

  for (const { file, name, outcome } of allTests.filter((test) => test.file.startsWith(`${folder}/`))) {
    // Other things are named like clauses too: SHA-256.
    const ids = (name.match(ID) ?? []).filter((id) => prefixes.has(prefix(id)))
    for (const id of ids.filter((each) => !known.has(each))) complaints.push(`${file}: ${id} is no clause: "${name}"`)
    if (ids.length === 0 && file.startsWith(`${folder}/test/rules/`)) complaints.push(`${file}: no clause: "${name}"`)
    if (outcome === 'passed') for (const id of ids) tested.add(id)
  }
  for (const id of known) if (!tested.has(id)) complaints.push(`${id} has no test that passed`)
  return { clauses: known.size, tested: [...known].filter((id) => tested.has(id)).length, complaints }
}

export interface RuleCoverage {
  /** One line a game: `packet-row: 71 of 71 clauses tested`. */
  readonly lines: readonly string[]
  readonly complaints: readonly string[]
}

/** Does the same for every game: each folder of games/ but the registry. */
export function coverAllRules(root: string, tests: readonly NamedTest[]): RuleCoverage {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'registry')
    .map((entry) => entry.name)
    .sort()
  const lines: string[] = []
  const complaints: string[] = []
  if (games.length === 0) complaints.push('there are no games')
  for (const game of games) {
    const path = join(root, 'games', game, 'RULES.md')
    if (!existsSync(path)) {
      complaints.push(`games/${game} has no RULES.md`)
      continue
    }
    const coverage = coverRules(`games/${game}`, readFileSync(path, 'utf8'), tests)
    lines.push(`${game}: ${coverage.tested} of ${coverage.clauses} clauses tested`)
    complaints.push(...coverage.complaints)
  }
  return { lines, complaints }
}
