import process from 'node:process'
import { asOperator } from '../as-operator.ts'
import { type Command, readFlags, UsageError } from '../command.ts'
import { print } from '../output.ts'

function readFile(args: readonly string[]): string {
  const { positionals } = readFlags(args, {}, 'some')
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError('name one FILE.')
  return file
}

async function page(): Promise<string> {
  const { builtPage } = await import('@south-street/web/page')
  return builtPage(() => process.stderr.write('South Street: building the page, which takes a moment …\n'))
}

export const serve: Command = {
  name: 'serve',
  summary: 'serve tables over the network',
  help: `Usage: south-street serve

Serves the page and its tables until it is stopped (Ctrl-C), and builds the page first where that is needed. Settings come from the environment: PORT (8080), DATA_DIR (data),
DATABASE_URL for PostgreSQL, PUBLIC_URL and more; docs/operations.md tells of each.`,
  read: (args) => {
    readFlags(args, {})
    return async () => {
      await asOperator((server) => server.serve(page))
      return 0
    }
  },
}

export const build: Command = {
  name: 'build',
  summary: 'install and build what serving needs, and serve nothing',
  help: `Usage: south-street build

Does what the first \`serve\` would do before it serves: installs what is missing and builds the page. After that a start
needs no network and writes nothing into this folder.`,
  read: (args) => {
    readFlags(args, {})
    return async () => {
      await page()
      await print('everything is installed and built\n')
      return 0
    }
  },
}

export const backup: Command = {
  name: 'backup',
  summary: 'write the whole database to a file',
  help: `Usage: south-street backup FILE

Writes everything in the database that DATA_DIR or DATABASE_URL names to FILE. The server may be running. Keep the file
safe: it holds names, chat and the deals of running games (tokens only as hashes).`,
  read: (args) => {
    const file = readFile(args)
    return async () => {
      const { rows } = await asOperator((server) => server.backup(file))
      await print(`${rows} rows written\n`)
      return 0
    }
  },
}

export const restore: Command = {
  name: 'restore',
  summary: 'read a back-up into an empty database',
  help: `Usage: south-street restore FILE

Reads a back-up into the empty database that DATA_DIR or DATABASE_URL names, of either kind: all of it or, if anything
is wrong, nothing. Stop the server first.`,
  read: (args) => {
    const file = readFile(args)
    return async () => {
      const { rows } = await asOperator((server) => server.restore(file))
      await print(`${rows} rows restored\n`)
      return 0
    }
  },
}
