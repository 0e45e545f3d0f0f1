// Loaded into a server before anything else (node --import), so that the bench can ask from outside what it has used.
// Asked over the channel to the parent process, which does not keep the server running.

import process from 'node:process'

export interface Usage {
  readonly cpuMilliseconds: number
  /** Of these, what the main thread has used: whoever has it keeps everybody else waiting. */
  readonly mainThreadMilliseconds: number
  readonly heapBytes: number
  readonly residentBytes: number
}

/** Of the turns of the event loop since somebody began to watch them, the CPU milliseconds of the longest. */
let longestTurn: number | null = null

/** In CPU time, so that it does not matter what else the machine does. It keeps the loop turning without a rest. */
function watchTurns(before = milliseconds(process.threadCpuUsage())): void {
  setImmediate(() => {
    if (longestTurn === null) return
    const now = milliseconds(process.threadCpuUsage())
    longestTurn = Math.max(longestTurn, now - before)
    watchTurns(now)
  })
}

process.on('message', (question) => {
  if (question === 'watch') {
    longestTurn = 0
    watchTurns()
    process.send?.(0)
    return
  }
  if (question === 'longest turn') {
    process.send?.(longestTurn)
    longestTurn = null
    return
  }
  if (question === 'memory') collectGarbage()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({
    cpuMilliseconds: milliseconds(process.cpuUsage()),
    mainThreadMilliseconds: milliseconds(process.threadCpuUsage()),
    heapBytes: heapUsed,
    residentBytes: rss,
  } satisfies Usage)
})
process.channel?.unref()

function milliseconds({ user, system }: { readonly user: number; readonly system: number }): number {
  return (user + system) / 1_000
}

function collectGarbage(): void {
  // Twice: what the first round finds unreachable the second one frees.
  globalThis.gc?.()
  globalThis.gc?.()
}
