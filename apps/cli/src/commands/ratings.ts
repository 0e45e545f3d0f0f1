import { asOperator } from '../as-operator.ts'
import { type Command, readFlags, UsageError } from '../command.ts'
import { print } from '../output.ts'

export const ratings: Command = {
  name: 'ratings',
  summary: 'make all ratings anew from the games that were rated',
  help: `Usage: south-street ratings --recompute

Goes through all games that were rated, in their order, and makes every rating anew. If nothing was changed since, the
same figures come out. Use it after a game that should not count was deleted, or with a version that rates otherwise.
The database is the one that DATA_DIR or DATABASE_URL names. The server may be running; it waits meanwhile.`,
  read: (args) => {
    const { values } = readFlags(args, { recompute: { type: 'boolean', default: false } })
    if (!values.recompute) throw new UsageError('say: ratings --recompute.')
    return async () => {
      const { games, people, changed } = await asOperator((server) => server.recomputeRatings())
      await print(`${games} games, ${people} people; ${changed} ratings came out otherwise than before\n`)
      return 0
    }
  },
}
