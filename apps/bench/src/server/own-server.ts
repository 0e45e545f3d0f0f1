import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MeasuredProcess } from './measured-process.ts'

const COMMAND = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
const PROJECT = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
/** What `npm start` tells Node. */
const FLAGS: readonly string[] = PROJECT.scripts.start.match(/--\S+/g)

/** Rate limits would stop the bench, which is all one address. */
const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LIMITS: 'off',
  BOT_DELAY_MS: '0',
}

export function newFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Our server with SQLite in a folder, as an operator starts it. */
export function startOwnServer(folder: string, more: Record<string, string> = {}): Promise<MeasuredProcess> {
  const settings = { ...SETTINGS, DATA_DIR: folder, ...more }
  return MeasuredProcess.start([...FLAGS, COMMAND, 'serve'], settings, (line) => {
    const { msg, address } = JSON.parse(line) as { msg?: string; address?: string }
    return msg === 'South Street is open' ? address! : null
  })
}

/** Runs the work with a server in an empty folder, and tidies up. */
export async function withOwnServer<T>(
  work: (server: MeasuredProcess) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const { folder, remove } = newFolder()
  const server = await startOwnServer(folder, more)
  try {
    return await work(server)
  } finally {
    await server.stop()
    remove()
  }
}
