import { codeOf } from '../path-words.ts'
import { StoreFault } from './faults.ts'

/** Connection exceptions, shutdowns, serialization failures, deadlocks, too many connections. */
const PASSING_STATES = /^(08...|57P0[123]|40001|40P01|53300)$/
const PASSING_FAULTS = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const PASSING_WORDS =
  /connection (terminated|ended)|timeout exceeded when trying to connect|timeout expired|read timeout|not queryable/i

/** Whether trying again may help: the connection broke or is stuck, or two transactions stood in each other's way. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return PASSING_STATES.test(code) || PASSING_FAULTS.test(code) || PASSING_WORDS.test(error.message)
}

/** Where the database is, without user and password. */
function whereIs(url: string): { readonly server: string; readonly database: string } {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname
  return { server: `PostgreSQL at ${host}:${port || 5432}`, database: decodeURIComponent(pathname.slice(1)) }
}

/** The true cause of what PostgreSQL has refused; null if it is none of these. */
export function explainPostgres(error: unknown, url: string): StoreFault | null {
  if (error instanceof StoreFault) return error
  if (!(error instanceof Error)) return null
  const { server, database } = whereIs(url)
  const told = (kind: StoreFault['kind'], sentence: string) => new StoreFault(kind, sentence, error)
  const code = codeOf(error)
  switch (code) {
    case 'ECONNREFUSED':
      return told('unavailable', `${server} cannot be reached (connection refused); start it, or correct DATABASE_URL`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return told('unavailable', `${server} cannot be reached: its name is not known (DATABASE_URL)`)
    case '3D000':
      return told(
        'unavailable',
        `${server} has no database ${JSON.stringify(database)}: create it, or correct DATABASE_URL`,
      )
    case '28P01':
    case '28000':
      return told('unavailable', `${server} refuses the user or password in DATABASE_URL`)
    case '53300':
      return told('unavailable', `${server} has no connection left for us (max_connections)`)
    case '53100':
      return told('full', `${server} has no room left on its disk; nothing can be stored`)
    case '25006':
    case '55000':
      return told('unwritable', `${server} is read-only, as a standby is; nothing can be stored`)
    case '42501':
      return told(
        'unwritable',
        `the user in DATABASE_URL may not use the database ${JSON.stringify(database)} (${error.message})`,
      )
    case '58030':
      return told('unwritable', `${server} cannot read or write its files (${error.message})`)
    case 'XX001':
    case 'XX002':
    case '58P01':
      return told('damaged', `the database ${JSON.stringify(database)} of ${server} is damaged (${error.message})`)
  }
  if (/password must be a string|no password supplied|SASL/i.test(error.message)) {
    return told('unavailable', `${server} wants a password, and DATABASE_URL has none that it accepts`)
  }
  if (/does not support SSL|self-signed certificate|certificate/i.test(error.message)) {
    return told('unavailable', `${server} cannot be reached with this encryption (${error.message})`)
  }
  return isPassing(error) ? told('unavailable', `${server} does not answer`) : null
}
