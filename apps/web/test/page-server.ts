import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { ADMIN_TOKEN } from './key-screens.ts'

const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts')
const OPEN = /South Street is open: http:\/\/\S*:(\d+)/

/** A real server with a real page, on a port and over a folder of its own. Started again it has the same port. */
export class PageServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'south-street-page-'))
  #child: ChildProcess | null = null
  #port = 0

  get port(): number {
    return this.#port
  }

  async start(page: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, 'serve'], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        PAGE_DIR: page,
        DATA_DIR: this.#folder,
        BOT_DELAY_MS: '50',
        BOT_LIMIT_MS: '600000',
        // Whoever comes last on a busy machine comes never, and every test would wait for it.
        BOT_NICENESS: '0',
        LOG_LEVEL: 'error',
        ADMIN_TOKEN,
        LIMITS: 'off',
        RATINGS: 'on',
        TRUSTED_PROXIES: '1',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    const said: string[] = []
    for await (const line of createInterface({ input: child.stderr })) {
      const port = OPEN.exec(line)?.[1]
      if (port !== undefined) {
        this.#port = Number(port)
        child.stderr.resume()
        return
      }
      said.push(line)
    }
    throw new Error(`the server has ended: ${said.join('\n')}`)
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null) return
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await ended
  }

  /** Stops it for good. */
  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
