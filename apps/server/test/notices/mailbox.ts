import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Takes whatever is posted to it, and keeps what was written. */
export class Mailbox {
  readonly read: string[] = []
  readonly #server: Server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    this.read.push(Buffer.concat(pieces).toString())
    response.writeHead(204).end()
  })

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
