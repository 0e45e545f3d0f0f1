import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Usage } from './probe.ts'

const PROBE = new URL('./probe.ts', import.meta.url).href

/** A server in a process of its own, whose use of the machine can be asked for. */
export class MeasuredProcess {
  readonly #child: ChildProcess
  readonly address: string

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  /** `findAddress` picks the line of its output that says where it listens. */
  static async start(
    args: readonly string[],
    settings: Readonly<Record<string, string>>,
    findAddress: (line: string) => string | null,
  ): Promise<MeasuredProcess> {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', PROBE, ...args],
      {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    )
    const told: string[] = []
    createInterface({ input: child.stderr! }).on('line', (line) => told.push(line))
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const found = findAddress(line)
        if (found !== null) resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${told.join('\n')}`)))
    })
    return new MeasuredProcess(child, address)
  }

  /** Of memory, what is left after a garbage collection, which takes a while itself. */
  async usage(question: 'cpu' | 'memory'): Promise<Usage> {
    return (await this.#ask(question)) as Usage
  }

  /** CPU milliseconds of the longest turn of the event loop while the work is done. */
  async longestTurn(work: () => Promise<unknown>): Promise<number> {
    await this.#ask('watch')
    await work()
    return (await this.#ask('longest turn')) as number
  }

  async #ask(question: string): Promise<unknown> {
    const answer = once(this.#child, 'message')
    this.#child.send(question)
    const [told] = await answer
    return told
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}
