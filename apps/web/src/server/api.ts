import { newClient, politely, StreamLine } from '@south-street/protocol/client'
import { base } from '../base.ts'

/** 128 bits in hexadecimal. Not `randomUUID`: that is missing where a page comes by plain http from the next room. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The open streams by their tables: what one does there goes out on them, and by HTTP while there is none. */
const lines = new Map<string, StreamLine>()

export function speakOn(table: string, socket: WebSocket): StreamLine {
  const line = new StreamLine({
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    hangUp: () => socket.close(),
    pause,
  })
  lines.set(table, line)
  return line
}

/** The stream has ended; another may have begun meanwhile. */
export function hangUp(table: string, line: StreamLine): void {
  line.end()
  if (lines.get(table) === line) lines.delete(table)
}

/** The server that this page comes from. */
export const { attempt, call } = newClient({
  fetch: (url, sent) => fetch(url, sent),
  line: (table) => lines.get(table),
  base,
  headers: () => ({ 'accept-language': document.documentElement.lang }),
  newKey,
  pause,
  again: politely,
})

/** Makes sure that the server knows who asks; a guest needs nothing but a name. */
export async function beSomebody(name: string): Promise<{ readonly id: string; readonly name: string }> {
  const me = await call('createGuest', {}, name === '' ? {} : { name })
  return name === '' || me.name === name ? me : call('rename', {}, { name })
}
