import type { Asker } from './test-server.ts'

/** Everybody does the first thing that they may, until the game is over. */
export async function playToTheEnd(table: string, people: readonly Asker[]): Promise<void> {
  for (;;) {
    const view = await people[0]!.view(table)
    const actor = view.play?.actor ?? null
    if (view.status !== 'running' || actor === null) return
    const { actions } = await people[actor]!.call('legal', { id: table })
    const { status } = await people[actor]!.act(table, actions[0]!)
    if (status !== 200) throw new Error(`${actions[0]} was refused`)
  }
}
