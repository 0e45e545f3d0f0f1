import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type Client, newClient, type Reply, type StreamLine, type Transport } from '@south-street/protocol/client'

/** Node's fetch would cost this process more than the server spends on the answer. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const ask: Transport['fetch'] = (url, { method, headers, body = '' }) => {
  const length = method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, ...length }, agent }, (answer) => {
      let read = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        read += chunk
      })
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: { get: (name) => String(answer.headers[name] ?? '') },
          text: async () => read,
        }),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Somebody who asks once: a measurement that had to be repeated would measure something else. */
export function clientOf(
  address: () => string,
  token: string | null,
  line: () => StreamLine | undefined = () => undefined,
): Client {
  return newClient({
    line,
    fetch: ask,
    base: address,
    headers: () => (token === null ? {} : { authorization: `Bearer ${token}` }),
    newKey: randomUUID,
    pause: async () => {},
    again: () => null,
  })
}

/** How long it takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
