import type { MeasuredProcess } from './measured-process.ts'

interface PlayedTable {
  /** One action; false when the game is over. */
  act(): Promise<boolean>
  close(): void
}

export interface Load {
  /** At other tables, before those that count are opened. */
  readonly earlierEach: number
  readonly warmUpEach: number
  readonly actionsEach: number
}

/** So many actions at each of the tables, which all play at once; says how many there were. */
async function play(tables: readonly PlayedTable[], each: number): Promise<number> {
  let done = 0
  const rounds = tables.map(async (table) => {
    for (let action = 0; action < each && (await table.act()); action++) done++
  })
  await Promise.all(rounds)
  return done
}

/** CPU milliseconds of a server per action. `open` opens the tables whose numbers follow `first`. */
export async function cpuPerAction(
  server: MeasuredProcess,
  open: (first: number) => Promise<readonly PlayedTable[]>,
  { earlierEach, warmUpEach, actionsEach }: Load,
): Promise<number> {
  const earlier = await open(0)
  await play(earlier, earlierEach)
  for (const table of earlier) table.close()
  const tables = await open(earlier.length)
  await play(tables, warmUpEach)
  const before = await server.usage('cpu')
  const actions = await play(tables, actionsEach)
  const after = await server.usage('cpu')
  for (const table of tables) table.close()
  return (after.cpuMilliseconds - before.cpuMilliseconds) / actions
}
