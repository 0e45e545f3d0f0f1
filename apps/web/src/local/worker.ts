import { House } from './house.ts'
import type { Call, Reply } from './messages.ts'

// Whoever asks a process first for a list waits until it has looked through all languages: better here than on the page.
new Intl.ListFormat()

const reply = (message: Reply): void => self.postMessage(message)
const house = new House(
  (table, news) => reply({ kind: 'news', table, news }),
  (table, connection) => reply({ kind: 'connection', table, connection }),
)

self.onmessage = async ({ data: { id, name, options } }: MessageEvent<Call>) => {
  try {
    const answer = await (house[name] as (options: unknown) => unknown)(options)
    reply({ kind: 'answer', id, answer })
  } catch (error) {
    reply({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) })
  }
}
