import { printable, quote } from '@south-street/engine'
import packageFile from '../package.json' with { type: 'json' }
import { CommandFault, UsageError } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { complain, print } from './output.ts'

const HELP = `Usage: south-street COMMAND [FLAGS]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`).join('\n')}

south-street COMMAND --help tells more of each. south-street --version tells which this is.
`

/** A fault of the program itself (EX_SOFTWARE). */
const OWN_FAULT = 70

async function carryOut(args: readonly string[]): Promise<number> {
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
export function explain(error: unknown): number {
  if (error instanceof CommandFault) {
    complain(error.message)
    return error.exitCode
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  complain(`this is a fault of the program, please report it: ${printable(message)}`)
  if (process.env.DEBUG) process.stderr.write(`${stack}\n`)
  return OWN_FAULT
}

/** Carries a command out and returns its exit code; whatever goes wrong is said. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await carryOut(args)
  } catch (error) {
    return explain(error)
  }
}
