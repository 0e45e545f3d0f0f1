import { printable, quote } from '@south-street/engine'
import packageFile from '../package.json' with { type: 'json' }
import { CommandFault, UsageError } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { complain, print } from './output.ts'

const HELP = `Usage: south-street COMMAND [FLAGS]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`).join('\n')}

south-street COMMAND --help tells more of each. south-street --version tells which this is.
`

/** What a shell reports of a command whose reader went away. */
const BROKEN_PIPE = 141
/** A fault of the program itself (EX_SOFTWARE). */
const OWN_FAULT = 70

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await print(HELP)
    return 0
  }
  if (name === '--version') {
    await print(`${packageFile.version}\n`)
    return 0
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) {
    throw new UsageError(`there is no command ${quote(name)}; south-street --help lists them.`)
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    await print(`${command.help}\n`)
    return 0
  }
  return command.read(rest)()
}

/** One sentence for whatever went wrong; the whole story only for those who ask for it. */
function explain(error: unknown): number {
  if (error instanceof CommandFault) {
    complain(error.message)
    return error.exitCode
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  complain(`this is a fault of the program, please report it: ${printable(message)}`)
  if (process.env.DEBUG) process.stderr.write(`${stack}\n`)
  return OWN_FAULT
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(BROKEN_PIPE)
  complain(`standard output cannot be written: ${printable(error.message)}.`)
  process.exit(2)
})
// With nobody to complain to, the exit code has to say it.
process.stderr.on('error', () => {})
process.on('uncaughtException', (error) => process.exit(explain(error)))

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = explain(error)
}
