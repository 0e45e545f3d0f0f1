// Looks through a large database beside the server: SQLite cannot be interrupted in this, a process can.

import process from 'node:process'
import Sqlite from 'better-sqlite3'
import { firstDamage } from './integrity.ts'

const file = new Sqlite(process.argv[2], { readonly: true, fileMustExist: true })
let found: string | null
try {
  found = firstDamage(file)
} catch (error) {
  found = (error as Error).message
}
process.send?.(found, () => process.exit())
