import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'

/** The first byte of RFC 6455 for a whole message that is text. */
const WHOLE_TEXT = '\x81'
const LONGEST_IN_ONE_BYTE = 125
/** This length says that the true one stands in the next two bytes. */
const IN_TWO_BYTES = '\x7e'
const LONGEST_IN_TWO_BYTES = 65_535

/**
 * Sends a text on a stream. Most texts are plain ASCII: such a one is written with its head as a single string, which
 * costs less than two buffers. Everything else is left to `ws`. Messages are not compressed here, so both
 * may be mixed.
 */
export function sendText(stream: WebSocket, socket: Socket, text: string): void {
  const frame = plainFrame(text)
  if (frame === null) stream.send(text)
  else socket.write(frame, 'latin1')
}

/** A byte a character; null for what is not ASCII, or too long. */
function plainFrame(text: string): string | null {
  const { length } = text
  if (length > LONGEST_IN_TWO_BYTES) return null
  const head = headOf(length)
  const frame = head + text
  // Only ASCII has as many bytes as characters. Asked of the whole, so that its parts are copied together only once.
  return Buffer.byteLength(frame) === Buffer.byteLength(head) + length ? frame : null
}

function headOf(length: number): string {
  if (length <= LONGEST_IN_ONE_BYTE) return WHOLE_TEXT + String.fromCharCode(length)
  return WHOLE_TEXT + IN_TWO_BYTES + String.fromCharCode(length >> 8, length & 0xff)
}
