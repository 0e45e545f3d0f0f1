// Loaded before a script of ours (`node --import`): the script reads its flags and ends there, with 0 if it knows them.

import { syncBuiltinESMExports } from 'node:module'
import process from 'node:process'
import util from 'node:util'

const { parseArgs } = util
util.parseArgs = (config) => {
  parseArgs(config)
  process.exit(0)
}
syncBuiltinESMExports()
