import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser, as it has told them: base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Drawn anew for every message; a test brings those of the RFC. */
interface Drawn {
  readonly salt: Buffer
  readonly privateKey: Buffer | null
}

const RECORD_SIZE = 4_096
/** Says that this record is the last. */
const LAST_RECORD = 2

/** A message as only the browser can read it: RFC 8291, in the one record of RFC 8188. */
export function encrypt(
  text: Buffer,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: Drawn = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const browser = Buffer.from(p256dh, 'base64url')
  const ours = createECDH('prime256v1')
  if (privateKey === null) ours.generateKeys()
  else ours.setPrivateKey(privateKey)
  const key = ours.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser, key])
  const secret = derive(ours.computeSecret(browser), Buffer.from(auth, 'base64url'), about, 32)
  const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const sealed = [cipher.update(Buffer.concat([text, Buffer.of(LAST_RECORD)])), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.of(key.length), key, ...sealed])
}

function derive(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}

/** Whether these are keys at all: a point of the curve and 16 bytes. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    const ours = createECDH('prime256v1')
    ours.generateKeys()
    ours.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}
