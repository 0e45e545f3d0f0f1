import { type Command, readFlags, UsageError } from '../command.ts'
import { print } from '../output.ts'

export const bench: Command = {
  name: 'bench',
  summary: 'measure the rules engine',
  help: `Usage: south-street bench [--json]

Measures random games, the engine's basic operations and the best delivery, next to the same rules run by
boardgame.io, in one run. Takes about a minute. Needs the development dependencies.`,
  run: async (args) => {
    const { values } = readFlags(args, { json: { type: 'boolean', default: false } })
    if (process.stderr.isTTY) process.stderr.write('This takes about a minute.\n')
    const { formatReport, runBench } = await import('@south-street/bench')
    const report = await runBench().catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
      throw new UsageError('the bench needs the development dependencies: npm install.')
    })
    await print(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report))
    return 0
  },
}
