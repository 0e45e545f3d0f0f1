// node cut-short.ts FOLDER N: opens the database in the folder, as a server does at its start, and is killed before its
// n-th statement that changes it. Ends with 0 if there were fewer.

import process from 'node:process'
import Sqlite from 'better-sqlite3'
import { openStore } from '../../src/store/open.ts'

const [folder = '', last = ''] = process.argv.slice(2)
const { prepare } = Sqlite.prototype
let changes = 0

Sqlite.prototype.prepare = function prepareUntil(this: Sqlite.Database, text: string) {
  if (/^\s*(create|alter|insert|update|commit)\b/i.test(text) && ++changes === Number(last)) {
    process.kill(process.pid, 'SIGKILL')
  }
  return prepare.call(this, text)
} as typeof prepare

const store = await openStore({ folder })
await store.close()
