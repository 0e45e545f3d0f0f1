import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
/** As the launcher has it: servers are started very often here. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/south-street/compiled', import.meta.url))
const PAGE = fileURLToPath(new URL('../page', import.meta.url))
const OPEN = 'South Street is open'

/** `south-street serve` as a process of its own, started and ended from here. */
export class ServerProcess {
  readonly #settings: Record<string, string>
  readonly #largestFileKb: number | null
  #child: ChildProcess | null = null
  #port = 0
  /** What it has logged as a warning or worse, and whatever was no log line. */
  readonly complaints: string[] = []

  /** With `largestFileKb` the system refuses to let any file of it grow further, as a disk with a fault would. */
  constructor(settings: Record<string, string>, largestFileKb: number | null = null) {
    this.#settings = settings
    this.#largestFileKb = largestFileKb
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Started again, it listens on the same port as before. */
  async start(): Promise<void> {
    const command = [process.execPath, '--disable-warning=ExperimentalWarning', COMMAND, 'serve']
    if (this.#largestFileKb !== null) {
      command.unshift('bash', '-c', `ulimit -f ${this.#largestFileKb}; exec "$@"`, 'bash')
    }
    const [program, ...args] = command as [string, ...string[]]
    const child = spawn(program, args, {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: COMPILED,
        HOST: '127.0.0.1',
        PAGE_DIR: PAGE,
        PORT: String(this.#port),
        // On a busy machine it takes long to start a thread, which is no bot's fault.
        BOT_LIMIT_MS: '600000',
        // Whoever comes last on a busy machine comes never, and every test would wait for it.
        BOT_NICENESS: '0',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!line.startsWith(OPEN)) this.complaints.push(line)
    })
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const { level, msg, address } = JSON.parse(line) as { level: number; msg: string; address?: string }
        if (level >= 40) this.complaints.push(line)
        if (msg !== OPEN) return
        this.#port = Number(new URL(address!).port)
        resolve()
      })
      // Not 'exit': its last words may still be under way then.
      child.once('close', (code, signal) => {
        if (this.#child === child) this.#child = null
        reject(new Error(`the server has ended (${signal ?? code}): ${this.complaints.slice(-5).join('\n')}`))
      })
    })
  }

  /** As a power cut would: it gets no chance to tidy up. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child === null) return Promise.resolve()
    return new Promise((resolve) => {
      child.once('close', () => resolve())
      child.kill(signal)
    })
  }
}
