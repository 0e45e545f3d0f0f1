// Loaded into a server before anything else (node --import), so that the bench can ask from outside what it has used.
// Asked over the channel to the parent process, which keeps nobody alive.

import process from 'node:process'

export interface Usage {
  readonly cpuMilliseconds: number
  readonly heapBytes: number
  readonly residentBytes: number
}

process.on('message', (question) => {
  if (question === 'memory') collectGarbage()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ cpuMilliseconds: (user + system) / 1_000, heapBytes: heapUsed, residentBytes: rss } satisfies Usage)
})
process.channel?.unref()

function collectGarbage(): void {
  // Twice: what the first round finds unreachable the second one frees.
  globalThis.gc?.()
  globalThis.gc?.()
}
