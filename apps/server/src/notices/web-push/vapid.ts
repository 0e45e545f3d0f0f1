import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** The key pair by which push services know this server: P-256, as a JSON Web Key. */
export interface ServerKeys {
  readonly d: string
  readonly x: string
  readonly y: string
}

export function newServerKeys(): ServerKeys {
  const {
    d = '',
    x = '',
    y = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  return { d, x, y }
}

/** The public key in the form in which browsers and push services want it. */
export function publicKey({ x, y }: ServerKeys): string {
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')
}

interface Voucher {
  /** Where it is shown: the origin of a push service. */
  readonly audience: string
  /** Whom the service may write to: an address of mail or of the web. */
  readonly subject: string
  /** Seconds since 1970, at most a day ahead. */
  readonly expires: number
}

/** The header by which a push service knows who sends: RFC 8292. */
export function vouch(keys: ServerKeys, { audience, subject, expires }: Voucher): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp: expires, sub: subject })}`
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...keys }, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${text}.${signature}, k=${publicKey(keys)}`
}
