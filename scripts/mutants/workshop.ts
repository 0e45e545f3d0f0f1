// Throw-away copies of the repository, in which faults are planted.

import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { rightNode, toolFile } from '../right-node.mjs'
import { ROOT } from '../set-up.mjs'
import type { Mutant } from './mutant.ts'

const COPIED = ['packages', 'games', 'apps', 'scripts', 'docs']
const OWN_SCOPE = '@south-street'
/**
 * A fault may make something run for ever, which counts as seen. This is how long the near tests may take, and how long
 * all of them.
 */
const LONGEST_NEAR = 6 * 60_000
const LONGEST = 30 * 60_000
/** PostgreSQL is started for the whole run, and takes longer than most tests. */
const NEEDS_POSTGRES = /^apps\//
const WITHOUT_POSTGRES = 'vitest.without-postgres.config.ts'

export interface Attempt {
  readonly isRed: boolean
  /** The first test that failed, or how the run ended. */
  readonly by: string
}

/** Everything that a test run needs, with packages of its own and everybody else's linked. */
function copyRepository(folder: string): void {
  for (const name of COPIED) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|images)$/.test(path),
    })
  }
  for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
    if (entry.isFile()) cpSync(join(ROOT, entry.name), join(folder, entry.name))
  }
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, OWN_SCOPE), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === OWN_SCOPE || name === '.cache' || name.startsWith('.vite')) continue
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  }
  for (const place of ['packages', 'games', 'apps']) {
    for (const name of readdirSync(join(folder, place))) {
      symlinkSync(join(folder, place, name), join(modules, OWN_SCOPE, name))
    }
  }
  const config = readFileSync(join(folder, 'vitest.config.ts'), 'utf8')
  writeFileSync(join(folder, WITHOUT_POSTGRES), config.replace(/globalSetup: \[[^\]]*\],/, ''))
}

/** The name of the first test that failed, from Vitest's report on the terminal. */
export function firstFailure(output: string): string | null {
  const line = /^\s*FAIL\s+(.+)$/m.exec(output)?.[1]
  return line === undefined ? null : line.trim()
}

export class Workshop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'south-street-mutants-'))
  /** The process group of the tests that run now. */
  private running: number | undefined

  constructor() {
    copyRepository(this.folder)
  }

  /** Runs these tests, or all, with a fault planted; the copy is whole again afterwards. */
  async attempt(mutant: Mutant | null, tests: readonly string[]): Promise<Attempt> {
    if (mutant === null) return this.run(tests, LONGEST)
    const path = join(this.folder, mutant.file)
    const sound = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      sound.replace(mutant.find, () => mutant.replace),
    )
    try {
      return await this.run(tests, tests.length > 0 ? LONGEST_NEAR : LONGEST)
    } finally {
      writeFileSync(path, sound)
    }
  }

  close(): void {
    if (this.running !== undefined) process.kill(-this.running, 'SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private run(tests: readonly string[], longest: number): Promise<Attempt> {
    const isSmall = tests.length > 0 && !tests.some((path) => NEEDS_POSTGRES.test(path))
    const args = [toolFile(this.folder, 'vitest'), 'run', ...tests, '--bail=1', '--maxWorkers=1']
    if (isSmall) args.push('--config', WITHOUT_POSTGRES)
    return new Promise((resolve) => {
      const child = spawn(rightNode(ROOT), ['--disable-warning=ExperimentalWarning', ...args], {
        cwd: this.folder,
        env: { ...process.env, NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
        // With all that it has started, it can be ended as one.
        detached: true,
      })
      this.running = child.pid
      let output = ''
      const hear = (text: string) => {
        output += text
      }
      child.stdout.setEncoding('utf8').on('data', hear)
      child.stderr.setEncoding('utf8').on('data', hear)
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        process.kill(-child.pid!, 'SIGKILL')
      }, longest)
      child.on('close', (code) => {
        clearTimeout(timer)
        this.running = undefined
        const how = isLate ? 'did not end' : `Vitest ended with ${code}: ${output.trim().split('\n').at(-1) ?? ''}`
        resolve({ isRed: code !== 0, by: code === 0 ? '' : (firstFailure(output) ?? how) })
      })
    })
  }
}
