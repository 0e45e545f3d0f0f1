import { type Command, readFlags, readName, UsageError } from '../command.ts'
import { print } from '../output.ts'

export const bench: Command = {
  name: 'bench',
  summary: 'measure the rules engine and the server',
  help: `Usage: south-street bench [--only rules|server|long-table] [--json]

Measures random games, the engine's basic operations and the best delivery, next to the same rules run by
boardgame.io; then the server, next to boardgame.io's own: CPU per action, thousands of live tables, a full database,
thinking bots, a table with a very long log (long-table: this alone, in a minute). Takes about seven minutes. Needs the
development dependencies.`,
  run: async (args) => {
    const { values } = readFlags(args, { json: { type: 'boolean', default: false }, only: { type: 'string' } })
    const only = values.only === undefined ? null : readName('only', values.only, ['rules', 'server', 'long-table'])
    if (process.stderr.isTTY) process.stderr.write('This takes a few minutes.\n')
    const { formatReport, formatServerReport, runBench, runServerBench, ...bench } = await load()
    if (only === 'long-table') {
      const report = await bench.runLongTableBench()
      await print(values.json ? `${JSON.stringify(report, null, 2)}\n` : bench.formatLongTable(report))
      return 0
    }
    const rules = only === 'server' ? null : await runBench()
    if (rules !== null && !values.json) await print(formatReport(rules))
    const server = only === 'rules' ? null : await runServerBench()
    if (server !== null && !values.json) await print(`\n${formatServerReport(server)}`)
    if (values.json) await print(`${JSON.stringify({ ...rules, ...(server && { server }) }, null, 2)}\n`)
    return 0
  },
}

async function load(): Promise<typeof import('@south-street/bench')> {
  try {
    return await import('@south-street/bench')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError('the bench needs the development dependencies: npm install.')
  }
}
