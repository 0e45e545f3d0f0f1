import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { quote } from '@south-street/engine'
import { codeOf, explainPath } from '@south-street/server/path-words'
import { CommandFault } from './command.ts'

/** Writes to standard output and waits when the reader is slower than we are. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

export function complain(sentence: string): void {
  process.stderr.write(`south-street: ${sentence}\n`)
}

/** The disk's own faults are no faults of the path that was typed. */
const OF_DISK = /^(ENOSPC|EDQUOT|EIO|EROFS)$/
const INPUT_OUTPUT = 74

export function cannotWrite(what: string, path: string, error: unknown): CommandFault {
  const exitCode = OF_DISK.test(codeOf(error)) ? INPUT_OUTPUT : 2
  return new CommandFault(`${what} cannot be written to ${quote(path)} (${explainPath(error)}).`, exitCode)
}

/** Writes a file, or says in one sentence why it cannot be written. */
export function writeFile(what: string, path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw cannotWrite(what, path, error)
  }
}

/** A line that redraws itself on a terminal; elsewhere there is none. */
export class ProgressBar {
  private readonly label: string
  private readonly total: number
  private shown = -1

  constructor(label: string, total: number) {
    this.label = label
    this.total = total
  }

  update(done: number): void {
    const percent = Math.floor((100 * done) / this.total)
    if (!process.stderr.isTTY || percent === this.shown) return
    this.shown = percent
    const width = 30
    const filled = Math.round((width * done) / this.total)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    process.stderr.write(`\r${this.label} ${bar} ${String(percent).padStart(3)} % (${done} of ${this.total})`)
  }

  finish(): void {
    if (process.stderr.isTTY && this.shown >= 0) process.stderr.write('\r\u001b[2K')
  }
}
