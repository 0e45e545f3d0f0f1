// `npm run rules`: does every clause of every RULES.md have a test that carries its id?

import process from 'node:process'
import { coverAllRules } from './clauses.ts'
import { ROOT } from './set-up.mjs'
import { runTests } from './test-run.ts'

const run = await runTests(['games/'])
const { lines, complaints } = coverAllRules(ROOT, run.tests)
for (const line of [...lines, ...run.faults, ...complaints]) console.log(line)
if (complaints.length > 0 || run.faults.length > 0) process.exitCode = 1
