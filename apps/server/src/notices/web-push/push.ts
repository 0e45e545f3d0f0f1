import { hash } from 'node:crypto'
import type { Outgoing } from '../outgoing.ts'
import type { Said } from '../said.ts'
import { type BrowserKeys, encrypt } from './encrypt.ts'
import { type ServerKeys, vouch } from './vapid.ts'

/** A browser at its push service. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: BrowserKeys
}

const TOPIC_LENGTH = 32
const VOUCHER_LASTS_S = 12 * 3_600
/** What push services and browsers take for sure; the text is cut before. */
const LARGEST_TEXT = 1_000

/**
 * A declarative push: Safari shows it by itself, and other browsers hand the same to the page's service worker. Nothing
 * has to be looked up or translated there.
 */
export function pushText({ title, body, link, language, tag, id, waiting }: Said): string {
  const write = (text: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: {
        title,
        body: text,
        navigate: link,
        lang: language,
        tag,
        app_badge: String(waiting),
        data: { id },
      },
    })
  if (Buffer.byteLength(write(body)) <= LARGEST_TEXT) return write(body)
  const letters = [...body]
  while (letters.length > 0 && Buffer.byteLength(write(`${letters.join('')}…`)) > LARGEST_TEXT) letters.splice(-20)
  return write(letters.length === 0 ? '' : `${letters.join('')}…`)
}

/** The request that brings it to the push service. */
export function pushRequest(
  { endpoint, keys }: Subscription,
  said: Said,
  as: { keys: ServerKeys; subject: string; now: number },
): Outgoing {
  const { origin } = new URL(endpoint)
  const expires = Math.floor(as.now / 1_000) + VOUCHER_LASTS_S
  return {
    headers: {
      authorization: vouch(as.keys, { audience: origin, subject: as.subject, expires }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(said.lastsS),
      urgency: said.isUrgent ? 'high' : 'normal',
      // What still waits at the service about the same is replaced.
      topic: hash('sha256', `${said.tag} ${said.kind}`, 'base64url').slice(0, TOPIC_LENGTH),
    },
    body: encrypt(Buffer.from(pushText(said)), keys),
  }
}
