import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  /** When it came, by this machine's clock. */
  readonly at: number
  readonly device: string
  readonly headers: IncomingMessage['headers']
  readonly title: string
  readonly body: string
  readonly navigate: string
  readonly id: string
  readonly bytes: number
}

export interface Device {
  readonly name: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A push service of our own, with the browsers behind it: it checks who sends, and decrypts as a browser would. */
export class PushService {
  readonly pushed: Pushed[] = []
  readonly faults: string[] = []
  /** What is answered instead of 201, by device. */
  readonly answers = new Map<string, number>()
  readonly #devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  readonly #server: Server
  #waiting: (() => void)[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => {
        const device = (request.url ?? '').slice(1)
        const status = this.answers.get(device) ?? 201
        if (status === 201) this.#take(device, request.headers, Buffer.concat(pieces))
        response.writeHead(status).end()
        for (const tell of this.#waiting.splice(0)) tell()
      })
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** A browser that subscribes. */
  device(name: string): Device {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    this.#devices.set(name, { ecdh, auth })
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
    return { name, endpoint: `${this.origin}/${name}`, keys }
  }

  /** Comes back when something has come that fits; the test itself has an end. */
  async until(fits: (pushed: readonly Pushed[]) => boolean): Promise<void> {
    while (!fits(this.pushed)) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #take(device: string, headers: IncomingMessage['headers'], body: Buffer): void {
    try {
      checkVoucher(headers.authorization ?? '', this.origin)
      const text = this.#decrypt(device, body)
      const { web_push, notification } = JSON.parse(text)
      if (web_push !== 8030) throw new Error('no declarative push')
      const { title, body: said, navigate, data } = notification
      const bytes = Buffer.byteLength(text)
      this.pushed.push({ at: Date.now(), device, headers, title, body: said, navigate, id: data.id, bytes })
    } catch (error) {
      this.faults.push(String(error))
    }
  }

  /** RFC 8291 from the browser's side. */
  #decrypt(device: string, body: Buffer): string {
    const { ecdh, auth } = this.#devices.get(device)!
    const [salt, keyLength] = [body.subarray(0, 16), body[20]!]
    const [key, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)]
    const derive = (secret: Buffer, with_: Buffer, about: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, about, length))
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), key])
    const secret = derive(ecdh.computeSecret(key), auth, about, 32)
    const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    if (text.at(-1) !== 2) throw new Error('not the last record')
    return text.subarray(0, -1).toString()
  }
}

/** RFC 8292 as a push service checks it. */
function checkVoucher(header: string, origin: string): void {
  const [, head, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  if (head === undefined || claims === undefined || signature === undefined || key === undefined)
    throw new Error(header)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (!isRight || aud !== origin || !/^(mailto|https):/.test(sub)) throw new Error('a foreign voucher')
}
