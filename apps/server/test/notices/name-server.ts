import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'

const QUERY_HEAD = 12
const [A, AAAA] = [1, 28]

/** A server of names: knows some, says of others that there are none such, and to some questions nothing at all. */
export class NameServer {
  readonly addresses = new Map<string, readonly string[]>()
  /** Such questions are waiting for ever. */
  silent = 0
  readonly #socket: Socket = createSocket('udp4')

  async start(): Promise<void> {
    this.#socket.on('message', (query, from) => {
      const answer = this.#answer(query)
      if (answer === null) this.silent++
      else this.#socket.send(answer, from.port, from.address)
    })
    await new Promise<void>((resolve) => this.#socket.bind(0, '127.0.0.1', resolve))
  }

  stop(): void {
    this.#socket.close()
  }

  resolver(): Resolver {
    const resolver = new Resolver({ timeout: 2_500, tries: 2 })
    resolver.setServers([`127.0.0.1:${(this.#socket.address() as AddressInfo).port}`])
    return resolver
  }

  #answer(query: Buffer): Buffer | null {
    const labels: string[] = []
    let at = QUERY_HEAD
    for (; query[at] !== 0; at += query[at]! + 1) labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
    const name = labels.join('.').toLowerCase()
    if (name.startsWith('silent')) return null
    const type = query.readUInt16BE(at + 1)
    const records = (this.addresses.get(name) ?? []).flatMap((address) => recordOf(address, type) ?? [])
    const question = query.subarray(QUERY_HEAD, at + 5)
    const head = Buffer.alloc(QUERY_HEAD)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(this.addresses.has(name) ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(records.length, 6)
    return Buffer.concat([head, question, ...records])
  }
}

/** An answer that points back at the question's name, for as long as nobody remembers it. */
function recordOf(address: string, type: number): Buffer | null {
  const isV6 = address.includes(':')
  if (type !== (isV6 ? AAAA : A)) return null
  const bytes = isV6 ? bytesOfV6(address) : Buffer.from(address.split('.').map(Number))
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([head, bytes])
}

/** Written in full, without `::`. */
function bytesOfV6(address: string): Buffer {
  return Buffer.from(
    address.split(':').flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]),
  )
}
