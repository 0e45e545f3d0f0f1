import { closeSync, createReadStream, openSync, readSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { codeOf, explainPath } from '../path-words.ts'
import type { StorePlace } from '../store/open.ts'
import { DATABASE_FILES } from '../store/sqlite.ts'
import { BackupFault } from './backup-fault.ts'

export const FORMAT = 'south-street/backup@1'

const GZIP = Buffer.from([0x1f, 0x8b])

const named = (file: string) => JSON.stringify(file)

function find(file: string): Stats | null {
  return statSync(file, { throwIfNoEntry: false }) ?? null
}

function isCompressed(file: string): boolean {
  const start = Buffer.alloc(GZIP.length)
  const opened = openSync(file, 'r')
  try {
    return readSync(opened, start, 0, start.length, 0) === start.length && start.equals(GZIP)
  } finally {
    closeSync(opened)
  }
}

/**
 * Before anything is read: whether a back-up may be written there at all. Only an earlier back-up is ever overwritten.
 */
export function demandTarget(file: string, place: StorePlace): void {
  const folder = dirname(resolve(file))
  try {
    if (find(folder)?.isDirectory() !== true)
      throw new BackupFault('unwritable', `there is no folder ${named(folder)} for the back-up`)
    const found = find(file)
    if (found?.isDirectory())
      throw new BackupFault('usage', `${named(file)} is a folder; name the file for the back-up in it`)
    if (isOfDatabase(file, folder, place))
      throw new BackupFault('usage', `${named(file)} belongs to the database itself; name another file for the back-up`)
    if (found?.isFile() && found.size > 0 && !isCompressed(file))
      throw new BackupFault('usage', `${named(file)} is there already and is no back-up; it stays as it is`)
  } catch (error) {
    throw error instanceof BackupFault ? error : cannotWrite(file, error)
  }
}

function isOfDatabase(file: string, folder: string, place: StorePlace): boolean {
  if (!('folder' in place)) return false
  const target = find(file)
  const isSameFile = (other: Stats | null) => other !== null && other.dev === target?.dev && other.ino === target.ino
  if (DATABASE_FILES.some((name) => isSameFile(find(join(place.folder, name))))) return true
  const isInside = find(place.folder) !== null && realpathSync(folder) === realpathSync(place.folder)
  return isInside && DATABASE_FILES.includes(basename(file))
}

export function cannotWrite(file: string, error: unknown): BackupFault {
  return new BackupFault('unwritable', `the back-up cannot be written to ${named(file)} (${explainPath(error)})`, error)
}

/** Whether an error comes from the file of the back-up, not from the database. */
export function isOfFile(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException | null)?.syscall === 'string'
}

/** The lines of a back-up. What is wrong with the file comes as a `BackupFault`. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  const unzipped = input.pipe(createGunzip())
  // A fault of the file would otherwise stay with the file, and the reader would wait for ever.
  input.on('error', (error) => unzipped.destroy(error))
  // Whoever has read enough does not hear of what comes later.
  unzipped.on('error', () => {})
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw unreadable(file, error)
  } finally {
    input.destroy()
    unzipped.destroy()
  }
}

function unreadable(file: string, error: unknown): BackupFault {
  switch (codeOf(error)) {
    case 'ENOENT':
      return new BackupFault('usage', `there is no file ${named(file)}`)
    case 'EISDIR':
      return new BackupFault('usage', `${named(file)} is a folder and no back-up`)
    case 'EACCES':
      return new BackupFault('usage', `${named(file)} may not be read by this user`)
  }
  return new BackupFault('damaged', `the file is damaged or no back-up (${(error as Error).message})`, error)
}

/** Before the database is touched: whether there is a back-up that this version can read. */
export async function demandBackup(file: string): Promise<void> {
  for await (const line of linesOf(file)) {
    demandFormat(line)
    return
  }
  throw new BackupFault('damaged', `${named(file)} is empty`)
}

export function demandFormat(line: string): void {
  const { format } = (parseLine(line) ?? {}) as { format?: unknown }
  if (format !== FORMAT) throw new BackupFault('damaged', 'the file is no back-up that this version can read')
}

export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new BackupFault('damaged', 'the file is damaged or no back-up (a line of it is no JSON)', error)
  }
}
