import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type Client, newClient, type Reply } from '@south-street/protocol/client'

interface Answered {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly status: number
}

/** Asks a server from one of this machine's addresses: all of 127.0.0.0/8 are its own, and the server tells them apart. */
export class Caller {
  readonly address: string
  readonly #agent: Agent
  /** Told of every answer. */
  hear: (answered: Answered) => void = () => {}

  constructor(address: string, localAddress: string) {
    this.address = address
    this.#agent = new Agent({ keepAlive: true, maxSockets: 32, localAddress })
  }

  as(token: string | null): Client {
    return newClient({
      fetch: (url, sent) => this.ask(url, sent),
      base: () => this.address,
      headers: () => (token === null ? {} : { authorization: `Bearer ${token}` }),
      // As long as a key may be: it is stored.
      newKey: () => randomBytes(64).toString('hex'),
      pause: async () => {},
      again: () => null,
    })
  }

  ask(
    url: string,
    { method, headers, body = '' }: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<Reply> {
    const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    return new Promise((resolve, reject) => {
      const options = { method, headers: { ...headers, ...length }, agent: this.#agent }
      const sent = request(url, options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          this.hear({ method, url, body, status })
          resolve({
            status,
            headers: { get: (name) => String(answer.headers[name] ?? '') },
            text: async () => Buffer.concat(chunks).toString(),
          })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
