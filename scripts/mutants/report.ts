import { cpus } from 'node:os'
import process from 'node:process'
import type { Mutant } from './mutant.ts'

export interface Found {
  readonly outcome: 'killed' | 'killed far away' | 'survived'
  /** The test that saw it first. */
  readonly by: string
  readonly seconds: number
}

interface Result {
  readonly mutant: Mutant
  /** Null: it does not fit the code any more. */
  readonly found: Found | null
}

function machine(): string {
  const all = cpus()
  return `${all.length} × ${all[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`
}

/** The page of the last run. */
export function report(results: readonly Result[]): { readonly table: string; readonly survivors: number } {
  const survivors = results.filter(({ found }) => found === null || found.outcome === 'survived').length
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const rows = results.map(({ mutant, found }) => {
    const file = found?.by.split(' > ')[0] ?? ''
    const seen = found === null ? '**stale**' : found.outcome === 'survived' ? '**nobody**' : file
    return `| ${mutant.name} | ${cell(mutant.why)} | ${cell(seen)} |`
  })
  const table = `# Planted faults

Faults are planted one at a time, and the tests must see each of them: \`npm run mutants\`. The list stands in
\`scripts/mutants\`; \`npm test\` checks that every fault still fits the code.

Last run: ${new Date().toISOString().slice(0, 10)}, ${machine()}. ${results.length - survivors} of ${results.length} are seen.

| fault | what would go wrong | seen by |
|---|---|---|
${rows.join('\n')}
`
  return { table, survivors }
}
