import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewCredential, ShownCredential } from '@south-street/protocol'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

const FLAGS = { present: 0x01, verified: 0x04, eligible: 0x08, synced: 0x10, attested: 0x40 }

/** What a page asks an authenticator for, as far as it looks at it. */
interface Asked {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id?: string }
  readonly user?: { readonly id: string }
}

interface Circumstances {
  /** Where the page comes from, as the browser sees it. */
  readonly origin: string
  readonly counter?: number
  /** For whom the browser lets the authenticator sign. */
  readonly rpId?: string
  readonly type?: string
}

/** Numbers, texts and bytes as CBOR has them, as far as an authenticator uses them. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const words = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)])

/** A security key in software: it makes passkeys of ES256 and signs with them as WebAuthn says. */
export class Authenticator {
  readonly id = randomBytes(16)
  userHandle: string | undefined
  readonly #key: KeyObject
  readonly #cose: Buffer

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x, y } = publicKey.export({ format: 'jwk' })
    const part = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label]), bytes(Buffer.from(value, 'base64url'))])
    this.#cose = Buffer.concat([Buffer.from('a5010203262001', 'hex'), part(0x21, x!), part(0x22, y!)])
  }

  create({ challenge, rp, user }: Asked, { origin, rpId, type = 'webauthn.create' }: Circumstances): NewCredential {
    this.userHandle = user?.id
    const flags = FLAGS.present | FLAGS.verified | FLAGS.eligible | FLAGS.synced | FLAGS.attested
    const length = Buffer.from([0, this.id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose])
    const data = Buffer.concat([authenticatorData(rpId ?? rp?.id ?? '', flags, 0), attested])
    const object = Buffer.concat([
      ...[head(5, 3), words('fmt'), words('none'), words('attStmt'), head(5, 0)],
      ...[words('authData'), bytes(data)],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(clientData(type, challenge, origin)),
        attestationObject: text(object),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  sign(asked: Asked, { origin, counter = 0, rpId, type = 'webauthn.get' }: Circumstances): ShownCredential {
    const flags = FLAGS.present | FLAGS.verified | FLAGS.eligible | FLAGS.synced
    const data = authenticatorData(rpId ?? asked.rpId ?? '', flags, counter)
    const client = clientData(type, asked.challenge, origin)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), this.#key)),
        ...(this.userHandle !== undefined && { userHandle: this.userHandle }),
      },
    }
  }

  #named() {
    return { id: text(this.id), rawId: text(this.id), type: 'public-key' } as const
  }
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted])
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
