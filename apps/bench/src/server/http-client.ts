import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** Node's fetch would cost this process more than the server spends on the answer. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Timed<T> {
  readonly answer: T
  readonly milliseconds: number
}

export function call<T>(
  address: string,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<Timed<T>> {
  const start = performance.now()
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    ...(method !== 'GET' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { method, headers, agent }, (answer) => {
      let read = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        read += chunk
      })
      answer.on('end', () => {
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) {
          resolve({ answer: JSON.parse(read) as T, milliseconds: performance.now() - start })
        } else reject(new Error(`${method} ${path}: ${statusCode} ${read}`))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(text)
  })
}
