import { accessSync, constants, statfsSync } from 'node:fs'
import process from 'node:process'
import { codeOf, explainPath } from '../path-words.ts'
import { StoreFault } from './faults.ts'

/** With less room than this the next larger commit would fail. */
const LEAST_FREE_BYTES = 1_048_576

/** What this user may still write to the disk on which the folder lies; null where the system does not tell. */
export function freeBytes(folder: string): number | null {
  try {
    const { bfree, bavail, bsize, blocks } = statfsSync(folder)
    if (blocks === 0) return null
    // A part of most disks is kept for root.
    return (process.getuid?.() === 0 ? bfree : bavail) * bsize
  } catch {
    return null
  }
}

export function isDiskFull(folder: string): boolean {
  return (freeBytes(folder) ?? Number.POSITIVE_INFINITY) < LEAST_FREE_BYTES
}

export function diskFull(folder: string, cause?: unknown): StoreFault {
  return new StoreFault('full', `the disk with the folder ${folder} is full; nothing can be stored`, cause)
}

export function damaged(folder: string, what: string, cause?: unknown): StoreFault {
  const advice = 'keep a copy of the folder and restore the last back-up; south-street doctor tells more'
  return new StoreFault('damaged', `the database in ${folder} is damaged (${what}): ${advice}`, cause)
}

/** The true cause of what SQLite or the file system has refused; null if it is none of these. */
export function explainSqlite(error: unknown, folder: string): StoreFault | null {
  if (error instanceof StoreFault) return error
  const code = codeOf(error)
  const { message = '' } = (error ?? {}) as Error
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code)) {
    if (isDiskFull(folder) || !code.startsWith('SQLITE')) return diskFull(folder, error)
    return new StoreFault('full', `the database in ${folder} is as large as LARGEST_DATABASE_MB allows`, error)
  }
  if (/^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(code)) return damaged(folder, message, error)
  if (/^(SQLITE_(READONLY|PERM|AUTH)|EROFS|EACCES|EPERM)/.test(code)) return unwritable(folder, error)
  if (/^(SQLITE_(IOERR|CANTOPEN|NOLFS)|EIO)/.test(code)) {
    return isDiskFull(folder) ? diskFull(folder, error) : unwritable(folder, error)
  }
  if (/^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(code)) {
    return new StoreFault('unavailable', `another program holds the database in ${folder} locked`, error)
  }
  return null
}

function unwritable(folder: string, error: unknown): StoreFault {
  return new StoreFault('unwritable', `the folder ${folder} cannot be written (${whyUnwritable(folder, error)})`, error)
}

/** SQLite says of most things only that it cannot open a file; the system knows more. */
function whyUnwritable(folder: string, error: unknown): string {
  if (!codeOf(error).startsWith('SQLITE')) return explainPath(error)
  try {
    accessSync(folder, constants.W_OK)
  } catch (refused) {
    return explainPath(refused)
  }
  return `${(error as Error).message}, ${codeOf(error)}`
}
