import type { StreamSight } from '@south-street/protocol'

/** Tells the server whether the table is on a screen, now and whenever that changes: whoever sees it is not called to it. */
export function watchSight(stream: () => WebSocket | null): { tell(): void; end(): void } {
  const tell = () => {
    const sight: StreamSight = { visible: document.visibilityState === 'visible' }
    const socket = stream()
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(sight))
  }
  document.addEventListener('visibilitychange', tell)
  return { tell, end: () => document.removeEventListener('visibilitychange', tell) }
}
