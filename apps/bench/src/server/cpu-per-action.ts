import type { MeasuredProcess } from './measured-process.ts'

interface PlayedTable {
  /** One action; false when the game is over. */
  act(): Promise<boolean>
}

export interface Load {
  readonly warmUpEach: number
  readonly actionsEach: number
}

/** CPU milliseconds of a server per action, at tables that all play at once. */
export async function cpuPerAction(
  server: MeasuredProcess,
  tables: readonly PlayedTable[],
  { warmUpEach, actionsEach }: Load,
): Promise<number> {
  const play = async (count: number) => {
    let done = 0
    const rounds = tables.map(async (table) => {
      for (let action = 0; action < count && (await table.act()); action++) done++
    })
    await Promise.all(rounds)
    return done
  }
  await play(warmUpEach)
  const before = await server.usage('cpu')
  const actions = await play(actionsEach)
  const after = await server.usage('cpu')
  return (after.cpuMilliseconds - before.cpuMilliseconds) / actions
}
