import { printable } from '@south-street/engine'
import { asOperator } from '../as-operator.ts'
import { type Command, readFlags, UsageError } from '../command.ts'
import { print } from '../output.ts'

export const person: Command = {
  name: 'person',
  summary: 'give somebody who has lost every device a way back',
  help: `Usage: south-street person recover ID

Makes a link by which the person ID comes back: name, tables and running games. It is good for once and for a day. Ask
first whether it is them. The database is the one that DATA_DIR or DATABASE_URL names; the server may be running.`,
  read: (args) => {
    const { positionals } = readFlags(args, {}, 'some')
    const [what, id, ...rest] = positionals
    if (what !== 'recover' || id === undefined || rest.length > 0) throw new UsageError('say: person recover ID.')
    return async () => {
      const { name, link, expiresAt } = await asOperator((server) => server.recoverPerson(id))
      await print(`${printable(name)}: ${link}\ngood for once, until ${new Date(expiresAt).toISOString()}\n`)
      return 0
    }
  },
}
