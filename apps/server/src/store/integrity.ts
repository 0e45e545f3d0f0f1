import { fork } from 'node:child_process'
import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { StoreFault } from './faults.ts'
import { damaged } from './sqlite-faults.ts'

/** Looked through in a quarter of a second. */
const SMALL_BYTES = 67_108_864
const START_WAITS_MS = 5_000

/** What was found later, and what ends the search. */
export interface Check {
  readonly damage: Promise<StoreFault | null>
  end(): void
}

const FINISHED: Check = { damage: Promise.resolve(null), end: () => {} }

/**
 * Looks through the file before it is used and throws what is damaged. A large file is looked through by a process of
 * its own. The start waits five seconds for it; what it finds after that, it reports when it finds it.
 */
export async function checkQuickly(file: Sqlite.Database, folder: string, smallBytes = SMALL_BYTES): Promise<Check> {
  if (statSync(file.name).size <= smallBytes) {
    const found = firstDamage(file)
    if (found !== null) throw damaged(folder, found)
    return FINISHED
  }
  const { damage, end } = checkBeside(file.name, folder)
  let timer: NodeJS.Timeout | undefined
  const waited = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), START_WAITS_MS)
  })
  const found = await Promise.race([damage, waited])
  clearTimeout(timer)
  if (found !== null) throw found
  return { damage, end }
}

export function firstDamage(file: Sqlite.Database): string | null {
  const found = String(file.pragma('quick_check(1)', { simple: true }))
  return found === 'ok' ? null : withoutHeading(found)
}

const withoutHeading = (found: string) => found.replace(/^\*+ .*?\*+\s*/s, '').trim()

const MOST_DAMAGES = 20

/** The same and every index, for whoever has the time. */
export function allDamage(path: string): string[] {
  try {
    const file = new Sqlite(path, { readonly: true, fileMustExist: true })
    try {
      const found = file.pragma(`integrity_check(${MOST_DAMAGES})`) as { integrity_check: string }[]
      return found.map((row) => withoutHeading(row.integrity_check)).filter((one) => one !== 'ok')
    } finally {
      file.close()
    }
  } catch (error) {
    return [(error as Error).message]
  }
}

function checkBeside(path: string, folder: string): Check {
  const child = fork(new URL('./integrity-process.ts', import.meta.url), [path], { stdio: 'ignore' })
  const damage = new Promise<StoreFault | null>((resolve) => {
    child.once('message', (found) => resolve(typeof found === 'string' ? damaged(folder, found) : null))
    // Where no such process can be had the database is used as it is.
    child.once('error', () => resolve(null))
    child.once('exit', () => resolve(null))
  })
  child.unref()
  child.channel?.unref()
  return { damage, end: () => child.kill('SIGKILL') }
}
