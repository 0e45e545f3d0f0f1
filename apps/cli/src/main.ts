import { printable } from '@south-street/engine'
import { complain } from './output.ts'
import { explain, run } from './run.ts'

/** What a shell reports of a command whose reader went away. */
const BROKEN_PIPE = 141

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(BROKEN_PIPE)
  complain(`standard output cannot be written: ${printable(error.message)}.`)
  process.exit(2)
})
// With nobody to complain to, the exit code has to say it.
process.stderr.on('error', () => {})
process.on('uncaughtException', (error) => process.exit(explain(error)))

process.exitCode = await run(process.argv.slice(2))
