import { findGame, GAMES, habitsOf, levelsOf } from '@south-street/registry'
import { BotThinker } from './bot-thinker.ts'
import { LocalHouse } from './house.ts'
import type { Call, Reply } from './messages.ts'
import { openDatabase } from './open-database.ts'

// The first list format of a process takes long, because all languages are looked through: better here than on the page.
new Intl.ListFormat()

const reply = (message: Reply): void => self.postMessage(message)
const house = new LocalHouse({
  database: openDatabase(),
  thinker: new BotThinker(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  ),
  shelf: { games: GAMES, find: findGame, levels: levelsOf },
  habits: habitsOf,
  tellNews: (table, news) => reply({ kind: 'news', table, news }),
  tellConnection: (table, connection) => reply({ kind: 'connection', table, connection }),
})

self.onmessage = async ({ data: { id, name, options } }: MessageEvent<Call>) => {
  try {
    const answer = await (house[name] as (options: unknown) => unknown)(options)
    reply({ kind: 'answer', id, answer })
  } catch (error) {
    reply({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) })
  }
}
