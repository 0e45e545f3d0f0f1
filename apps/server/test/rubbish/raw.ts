import { connect } from 'node:net'
import type { Random } from '@south-street/engine'
import { pick } from './hostile-text.ts'

const LINE = '\r\n'

function someBytes(random: Random, table: string): Buffer {
  const upgrade = [
    `GET /api/tables/${table}/live?since=${pick(random, ['0', '-1', '1e9', 'x', '999999'])} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${pick(random, ['13', '13', '13', '8', 'x'])}`,
    `Sec-WebSocket-Key: ${pick(random, ['dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', 'short'])}`,
    '',
    '',
  ].join(LINE)
  const frames = Buffer.from(Array.from({ length: 2 + random.below(200) }, () => random.below(256)))
  switch (random.below(10)) {
    case 0:
      return frames
    case 1:
      return Buffer.from(`GET / HTTP/1.1${LINE}Host: x${LINE}X: ${'y'.repeat(20_000)}${LINE}${LINE}`)
    case 2:
      return Buffer.from(
        `POST /api/guests HTTP/1.1${LINE}Host: x${LINE}Content-Length: 5${LINE}Transfer-Encoding: chunked${LINE}${LINE}0${LINE}${LINE}GET /x HTTP/1.1${LINE}${LINE}`,
      )
    case 3:
      return Buffer.from(
        `POST /api/guests HTTP/1.1${LINE}Host: x${LINE}Content-Type: application/json${LINE}Content-Length: 100${LINE}${LINE}{"na`,
      )
    case 4:
      return Buffer.from(`GET /api/tables\u0000 HTTP/9.9${LINE}${LINE}`)
    case 5:
      return Buffer.from(
        `POST /api/guests HTTP/1.1${LINE}Host: x${LINE}Transfer-Encoding: chunked${LINE}${LINE}ffffffffff${LINE}`,
      )
    case 6:
      return Buffer.from(upgrade)
    case 7:
      // A masked text frame that claims to be endless.
      return Buffer.concat([
        Buffer.from(upgrade),
        Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0, 1, 2, 3, 4]),
      ])
    case 8:
      // Pings, unmasked, which no client may send.
      return Buffer.concat([Buffer.from(upgrade), Buffer.from('\x89\x00'.repeat(50), 'latin1')])
    default:
      return Buffer.concat([Buffer.from(upgrade), frames])
  }
}

const PATIENCE_MS = 300

/** Sends bytes that are no HTTP, or no WebSocket, and goes away, politely or not. Returns the first status, if any. */
export function sendRubbish(address: string, random: Random, table: string): Promise<number | null> {
  const { hostname, port } = new URL(address)
  const bytes = someBytes(random, table)
  const isRude = random.below(2) === 0
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(bytes)
      if (isRude) setImmediate(() => socket.destroy())
    })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1').slice(0, 100)
      if (!isRude) socket.end()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error)
    })
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
      resolve(status === undefined ? null : Number(status))
    })
  })
}
