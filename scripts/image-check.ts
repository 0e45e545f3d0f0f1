// npm run image-check: carries out what the Dockerfile says without an engine, then runs the server as a container would:
// nobody's rights, a disk that cannot be written, a game, the health check, and the signal that stops it. It needs Linux
// and root, as an engine does. `PORT` says where the server listens meanwhile.

import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { runFile } from './command.ts'
import { buildImage } from './image/build.ts'
import { readDockerfile } from './image/dockerfile.ts'
import type { Room, Way } from './image/room.ts'
import { ROOT } from './set-up.mjs'

const PORT = process.env.PORT ?? '8080'
const ADDRESS = `http://127.0.0.1:${PORT}`
const USER = 1000
const READY_WITHIN_MS = 60_000
const STOPPED_WITHIN_MS = 10_000

const tell = (line: string) => console.log(line)

/** The page, and a whole game: what a release is tried with as well. */
async function tryServer(): Promise<void> {
  const { code, output } = await runFile('scripts/smoke.mjs', [ADDRESS])
  if (code !== 0) throw new Error(`what a server must do does not work:\n${output}`)
  tell(output.trim())
}

/** The only child of `unshare`: the server, which sees itself as process 1. */
function processOne(child: ChildProcess): number {
  return Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim())
}

class Container {
  readonly #room: Room
  readonly #way: Way
  readonly #image: ReturnType<typeof readDockerfile>
  #child: ChildProcess | null = null
  #said = ''

  constructor(room: Room, image: ReturnType<typeof readDockerfile>, shared: Readonly<Record<string, string>>) {
    this.#room = room
    this.#image = image
    const environment = { ...image.environment, PORT, HOST: '127.0.0.1', BOT_DELAY_MS: '0', BACKUP_DIR: '/backups' }
    this.#way = { environment, folder: '/app', user: image.user, shared, isFrozen: true }
  }

  /** What `docker exec` does. */
  command(args: readonly string[]) {
    return this.#room.run(['south-street', ...args], this.#way)
  }

  async start(): Promise<void> {
    const child = this.#room.start([...this.#image.entrypoint, ...this.#image.command], this.#way)
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text
      })
    }
    const until = performance.now() + READY_WITHIN_MS
    while ((await this.#room.run(this.#image.healthCheck, this.#way)).code !== 0) {
      if (child.exitCode !== null || performance.now() > until) throw new Error(`it did not get ready:\n${this.#said}`)
      await pause(200)
    }
    const owner = readFileSync(`/proc/${processOne(child)}/status`, 'utf8')
    if (!new RegExp(`^Uid:\\t${USER}\\t`, 'm').test(owner)) throw new Error(`it runs as another user:\n${owner}`)
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (child === null) return
    this.#child = null
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    const signal = constants.signals[this.#image.stopSignal as NodeJS.Signals]
    process.kill(processOne(child), signal)
    const code = await Promise.race([ended, pause(STOPPED_WITHIN_MS, 'nothing')])
    if (code !== 0) throw new Error(`after ${this.#image.stopSignal} it ended with ${code}:\n${this.#said}`)
  }

  /** With the first process of its world, all others end. */
  kill(): void {
    if (this.#child?.exitCode === null) process.kill(processOne(this.#child), 'SIGKILL')
  }
}

async function expectCommand(container: Container, args: readonly string[]): Promise<string> {
  const { code, output } = await container.command(args)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`)
  return output.trim()
}

async function tryOut(room: Room, image: ReturnType<typeof readDockerfile>, place: string): Promise<void> {
  const shared: Record<string, string> = {}
  for (const seen of [...image.volumes, '/backups']) {
    const real = join(place, 'volumes', seen)
    mkdirSync(real, { recursive: true, mode: 0o700 })
    chownSync(real, USER, USER)
    shared[seen] = real
  }
  const container = new Container(room, image, shared)
  try {
    await container.start()
    tell('HEALTHCHECK: ready, as an ordinary user on a disk that cannot be written')
    await tryServer()
    tell(`backup: ${await expectCommand(container, ['backup', '/backups/tables.ndjson.gz'])}`)
    await container.stop()
    tell(`${image.stopSignal}: it ended with 0`)
    await container.start()
    const examined = await expectCommand(container, ['doctor'])
    tell(`started again:\n${examined}`)
    if (!examined.includes('all 1 tables open')) throw new Error('the game is gone')
    await container.stop()
  } finally {
    container.kill()
  }
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('image-check needs Linux and root: it carries out what a container engine would.')
  process.exit(2)
}
const place = mkdtempSync(join(tmpdir(), 'south-street-image-'))
try {
  const image = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))
  const room = await buildImage(image, place, tell)
  await tryOut(room, image, place)
  console.log('the image does what the Dockerfile says')
} finally {
  rmSync(place, { recursive: true, force: true })
}
