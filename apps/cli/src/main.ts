import { type Command, UsageError } from './command.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { bestDelivery } from './commands/best-delivery.ts'
import { cards } from './commands/cards.ts'
import { demo } from './commands/demo.ts'
import { play } from './commands/play.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { complain, print } from './output.ts'

const COMMANDS: readonly Command[] = [play, demo, simulate, verify, arena, cards, bestDelivery, bench]

const HELP = `Usage: south-street COMMAND [FLAGS]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`).join('\n')}

south-street COMMAND --help tells more of each.
`

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await print(HELP)
    return 0
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) {
    throw new UsageError(`there is no command ${JSON.stringify(name)}; south-street --help lists them.`)
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    await print(`${command.help}\n`)
    return 0
  }
  return command.run(rest)
}

// A reader such as `head` that has seen enough is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  complain(error.message)
  process.exitCode = 2
}
