import { once } from 'node:events'
import { fastifyWebsocket } from '@fastify/websocket'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { sendText } from '../../src/live/frame.ts'

/** Around every length at which a frame is written otherwise. */
const LENGTHS = [0, 1, 125, 126, 127, 128, 255, 256, 1_400, 32_768, 65_535, 65_536, 100_000]
const TEXTS = [
  ...LENGTHS.map((length) => 'x'.repeat(length)),
  '{"name":"Zoë"}',
  '{"name":"Łódź"}',
  '🚢',
  '\x7f\x80\xff',
  'é'.repeat(40_000),
]

test('texts come as they were sent, plain or not, in their order, also when several go out together', async () => {
  const app = fastify()
  await app.register(fastifyWebsocket)
  app.get('/', { websocket: true }, (stream, { raw: { socket } }) => {
    for (const text of TEXTS) sendText(stream, socket, text)
    stream.ping()
    socket.cork()
    for (const text of TEXTS) sendText(stream, socket, text)
    socket.uncork()
    stream.close(1001, 'done')
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const reader = new WebSocket(address.replace('http', 'ws'))
  const read: unknown[] = []
  reader.addEventListener('message', ({ data }) => read.push(data))
  const [closed] = await once(reader, 'close')
  expect(closed.code).toBe(1001)
  expect(read).toEqual([...TEXTS, ...TEXTS])
  await app.close()
})
