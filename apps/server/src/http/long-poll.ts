import type { LiveTable } from '@south-street/house'
import type { FastifyRequest } from 'fastify'

const waiting = new Set<() => void>()

/** Comes back when the table has changed, when the time is up, or when nobody waits for it any more. */
export function nextChange(live: LiveTable, ms: number, request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      live.listeners.delete(done)
      waiting.delete(done)
      request.raw.socket.off('close', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    live.listeners.add(done)
    waiting.add(done)
    request.raw.socket.on('close', done)
  })
}

/** For the end of the server: whoever waits is answered. */
export function answerAllWaiting(): void {
  for (const done of [...waiting]) done()
}
