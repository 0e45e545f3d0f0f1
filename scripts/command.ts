import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { rightNode, toolFile } from './right-node.mjs'
import { ROOT } from './set-up.mjs'

export interface Finished {
  readonly code: number
  readonly stdout: string
  /** stdout and stderr as they came. */
  readonly output: string
}

/** Tools cannot see that what they write into our pipe may end up on a terminal. */
const COLOUR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }

/** Halves the time that starting a process takes, and the tests start many. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'south-street', 'compiled') }

/** Runs a JavaScript or TypeScript file with the right Node, from the repository's root or another folder. */
export function runFile(
  file: string,
  args: readonly string[],
  { cwd = ROOT, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(rightNode(ROOT), ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd,
      env: { ...COMPILED, ...process.env, ...COLOUR, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', (error) => resolve({ code: 1, stdout, output: `${output}${error.message}\n` }))
    // Not 'exit': output may still be in the pipes then.
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, stdout, output: signal ? `${output}ended by ${signal}\n` : output })
    })
  })
}

export function runTool(packageName: string, command: string, args: readonly string[]): Promise<Finished> {
  return runFile(toolFile(ROOT, packageName, command), args)
}
