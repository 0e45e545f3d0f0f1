import { BackupFault } from '../backup/backup-fault.ts'
import { ConfigFault } from '../config.ts'
import { codeOf, explainPath } from '../path-words.ts'
import { type FaultKind, StoreFault } from '../store/faults.ts'

/** As sysexits.h has them. docs/operations.md tells what each means. */
const USAGE = 2
const DAMAGED = 65
const UNAVAILABLE = 69
const INPUT_OUTPUT = 74

const OF_STORE: Readonly<Record<FaultKind, number>> = {
  unavailable: UNAVAILABLE,
  'in-use': UNAVAILABLE,
  full: INPUT_OUTPUT,
  unwritable: INPUT_OUTPUT,
  damaged: DAMAGED,
  'wrong-place': USAGE,
}

/** What an operator can put right: a sentence without its end, and the exit code that fits. */
export interface OperatorsFault {
  readonly sentence: string
  readonly exitCode: number
}

/** Null for what is a fault of the program. */
export function operatorsFault(error: unknown): OperatorsFault | null {
  if (error instanceof StoreFault) return { sentence: error.message, exitCode: OF_STORE[error.kind] }
  if (error instanceof ConfigFault) return { sentence: error.message, exitCode: USAGE }
  if (error instanceof ListenFault) return { sentence: error.message, exitCode: UNAVAILABLE }
  if (error instanceof BackupFault) return { sentence: error.message, exitCode: OF_BACKUP[error.kind] }
  return null
}

const OF_BACKUP: Readonly<Record<BackupFault['kind'], number>> = {
  usage: USAGE,
  damaged: DAMAGED,
  unwritable: INPUT_OUTPUT,
}

/** The server cannot listen where it should. */
export class ListenFault extends Error {
  constructor(host: string, port: number, cause: unknown) {
    super(`the server cannot listen at ${host}:${port}: ${whyNotListen(cause)}`, { cause })
    this.name = 'ListenFault'
  }
}

function whyNotListen(error: unknown): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return 'another program already does; stop it, or choose another PORT'
    case 'EACCES':
      return 'this user may not use that PORT; those from 1024 on are for everybody'
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'this machine has no such address (HOST)'
  }
  return explainPath(error)
}
