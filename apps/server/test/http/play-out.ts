import type { Asker, TestServer } from './test-server.ts'

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

/** The person does the first or the last thing that they may, and bots what they want, until the game is over. */
export async function playWithBots(server: TestServer, asker: Asker, table: string, which = 0): Promise<void> {
  for (;;) {
    const { status, play, you } = await asker.view(table)
    if (status !== 'running') return
    if (play!.actor === you) {
      const { actions } = await asker.call('legal', { id: table })
      const answer = await asker.act(table, actions.at(which)!)
      if (answer.status !== 200) throw new Error(answer.text)
    } else {
      const work = await server.house.chores.dueWork(table)
      if (work?.kind !== 'bot') throw new Error('nobody acts')
      await server.house.chores.playBot(table, work, (await server.house.chores.think(table, work))!)
    }
  }
}
