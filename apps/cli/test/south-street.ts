import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

interface Surroundings {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the real command in a process of its own. */
export function southStreet(
  args: readonly string[],
  input: string | Buffer = '',
  { env = {}, ...more }: Surroundings = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe', env: { ...process.env, ...env }, ...more })
    const output = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...output }))
    // A command that has seen enough closes its input before it has read all of ours.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
