import { createHmac, randomBytes } from 'node:crypto'
import type { Outgoing } from './outgoing.ts'
import type { Said } from './said.ts'

export const HOOK_FORMATS = ['discord', 'slack', 'ntfy', 'standard'] as const
export type HookFormat = (typeof HOOK_FORMATS)[number]

export interface Hook {
  readonly url: string
  readonly format: HookFormat
  /** `whsec_` and 32 bytes in base64; only the standard format is signed. */
  readonly secret: string
}

const SECRET_MARK = 'whsec_'

export function newHookSecret(): string {
  return `${SECRET_MARK}${randomBytes(32).toString('base64')}`
}

/** The request that tells it: signed as Standard Webhooks has it, or in the form that a chat understands. */
export function hookRequest({ format, secret }: Hook, said: Said, now: number): Outgoing {
  const json = (body: object): Outgoing => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  switch (format) {
    case 'discord': {
      const content = `**${plainMarkdown(said.title)}** ${plainMarkdown(said.body)}\n<${said.link}>`
      return json({ content, allowed_mentions: { parse: [] } })
    }
    case 'slack':
      return json({ text: `*${plainSlack(said.title)}* ${plainSlack(said.body)}\n<${said.link}>` })
    case 'ntfy':
      return {
        headers: { 'content-type': 'text/plain; charset=utf-8', title: encodedWord(said.title), click: said.link },
        body: said.body,
      }
    case 'standard':
      return signed(secret, said, now)
  }
}

function signed(secret: string, { id, kind, title, body, link, table, game, revision }: Said, now: number): Outgoing {
  const timestamp = String(Math.floor(now / 1_000))
  const data = { table, game, revision, title, body, link }
  const text = JSON.stringify({ type: `table.${kind}`, timestamp: new Date(now).toISOString(), data })
  const key = Buffer.from(secret.slice(SECRET_MARK.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body: text,
  }
}

/** Names are text: nobody is pinged, and nothing becomes bold, a link or a picture. */
function plainMarkdown(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) => `\\${sign}`)
}

function plainSlack(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '\u200b$&')
}

/** Headers are ASCII: RFC 2047, which ntfy reads. */
function encodedWord(text: string): string {
  return `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
}
