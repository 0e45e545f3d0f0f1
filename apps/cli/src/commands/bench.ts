import { type Command, readCount, readFlags, readName, UsageError } from '../command.ts'
import { print } from '../output.ts'

export const bench: Command = {
  name: 'bench',
  summary: 'measure the rules engine and the server',
  help: `Usage: south-street bench [--only rules|server|comparison|live-tables|long-table] [--tables N] [--json]

Measures random games, the engine's basic operations and the best delivery, next to the same rules run by
boardgame.io; then the server, next to boardgame.io's own (comparison: this alone): CPU per action, thousands of live
tables (live-tables: this alone; --tables says how many), a full database, thinking bots, a table with a very long log
(long-table: this alone, in a minute). Takes about seven minutes. Needs the development dependencies.`,
  read: (args) => {
    const { values } = readFlags(args, {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      tables: { type: 'string' },
    })
    const only = values.only === undefined ? 'all' : readName('only', values.only, PARTS)
    const tables = values.tables === undefined ? undefined : readCount('tables', values.tables, 1, 20_000)
    return async () => {
      if (process.stderr.isTTY) process.stderr.write('This takes a few minutes.\n')
      const { formatReport, formatServerReport, runBench, runServerBench } = await load()
      const rules = only === 'all' || only === 'rules' ? await runBench() : null
      if (rules !== null && !values.json) await print(formatReport(rules))
      const part = only === 'all' || only === 'server' ? undefined : only
      const server = part === 'rules' ? null : await runServerBench(part, tables)
      if (server !== null && !values.json) await print(`\n${formatServerReport(server)}`)
      if (values.json) await print(`${JSON.stringify({ ...rules, ...(server && { server }) }, null, 2)}\n`)
      return 0
    }
  },
}

const PARTS = ['rules', 'server', 'comparison', 'live-tables', 'long-table'] as const

async function load(): Promise<typeof import('@south-street/bench')> {
  try {
    return await import('@south-street/bench')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError('the bench needs the development dependencies: npm install.')
  }
}
