import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { NoticeResult } from '@south-street/protocol'
import { sayNotice } from '../http/words.ts'
import type { Channel } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import type { Guard } from './guard.ts'
import { letterOf, type Mailer } from './mail.ts'
import { type Answered, post } from './outgoing.ts'
import type { Said } from './said.ts'
import { pushRequest, type Subscription } from './web-push/push.ts'
import { newServerKeys, type ServerKeys } from './web-push/vapid.ts'
import { type Hook, hookRequest } from './webhook.ts'

export interface DeliveryParts {
  readonly store: Pick<Store, 'notices'>
  readonly guard: Guard
  /** Null where the operator has none. */
  readonly mailer: Mailer | null
  /** Whom push services may write to. */
  readonly subject: string
  readonly now: () => number
}

/** How each kind of channel is reached. */
export type ChannelAddress = (Subscription & { readonly name: string }) | Hook | { readonly address: string }
/** What is kept of it; `base` is where the person has opened the page. */
export type ChannelContent = ChannelAddress & { readonly base: string }

export type Delivered = Pick<NoticeResult, 'code' | 'status'> & { readonly retryAfterMs?: number }

/** Brings a notice to a channel and says what became of it. Nothing is thrown, whatever the other side does. */
export class Delivery {
  readonly #parts: DeliveryParts
  #keys: Promise<ServerKeys> | null = null
  #mailKey: Promise<string> | null = null

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /** Made when somebody first asks, and kept in the database: every process has the same, and so has a back-up. */
  pushKeys(): Promise<ServerKeys> {
    this.#keys ??= this.#shared('push', newServerKeys())
    return this.#keys
  }

  async send(channel: Channel, said: Said): Promise<Delivered> {
    const { guard, now } = this.#parts
    switch (channel.kind) {
      case 'push': {
        const to = channel.content as Subscription
        const as = { keys: await this.pushKeys(), subject: this.#parts.subject, now: now() }
        return resultOf(await post(guard, to.endpoint, pushRequest(to, said, as)), [404, 410])
      }
      case 'webhook': {
        const hook = channel.content as Hook
        return resultOf(await post(guard, hook.url, hookRequest(hook, said, now())), [410])
      }
      case 'mail':
        return this.#mail(channel, said)
    }
  }

  async #mail({ id, content }: Channel, said: Said): Promise<Delivered> {
    const { mailer } = this.#parts
    if (mailer === null) return { code: 'unreachable' }
    const { address, base } = content as { address: string; base: string }
    const token = await this.mailToken('unsubscribe', id)
    const last = {
      words: sayNotice(said.language, 'end'),
      link: `${base}/notices#unsubscribe=${token}`,
      post: `${base}/api/notices/unsubscribe/${token}`,
    }
    return takenOrNot(await mailer.send(letterOf(said, address, last)))
  }

  /** Asks whoever reads mail at an address whether they want this. */
  async askToConfirm({ id, content }: Channel, language: string): Promise<Delivered> {
    const { mailer } = this.#parts
    if (mailer === null) return { code: 'unreachable' }
    const { address, base } = content as { address: string; base: string }
    const link = `${base}/notices#confirm=${await this.mailToken('confirm', id)}`
    const subject = sayNotice(language, 'confirm.title')
    const letter = { to: address, id: randomBytes(16).toString('hex'), subject }
    return takenOrNot(await mailer.send({ ...letter, text: [sayNotice(language, 'confirm.body'), link] }))
  }

  /** What only this server can write, for one channel and one purpose. */
  async mailToken(purpose: 'confirm' | 'unsubscribe', channel: string): Promise<string> {
    this.#mailKey ??= this.#shared('mail', randomBytes(32).toString('base64'))
    const key = Buffer.from(await this.#mailKey, 'base64')
    return `${channel}.${createHmac('sha256', key).update(`${purpose} ${channel}`).digest('base64url')}`
  }

  /** The channel of a token; null if this server has not written it. */
  async channelOf(purpose: 'confirm' | 'unsubscribe', token: string): Promise<string | null> {
    const channel = token.slice(0, token.indexOf('.'))
    const [given, right] = [Buffer.from(token), Buffer.from(await this.mailToken(purpose, channel))]
    return given.length === right.length && timingSafeEqual(given, right) ? channel : null
  }

  async #shared<Key>(name: string, fresh: Key): Promise<Key> {
    return (await this.#parts.store.notices.serverKey(name, fresh, this.#parts.now())) as Key
  }
}

function resultOf(answered: Answered, gone: readonly number[]): Delivered {
  if (answered.status === null) return { code: answered.why }
  const { status, retryAfterMs } = answered
  if (status >= 200 && status < 300) return { code: 'sent', status }
  if (gone.includes(status)) return { code: 'gone', status }
  return { code: 'refused', status, ...(retryAfterMs !== null && { retryAfterMs }) }
}

function takenOrNot(posted: Awaited<ReturnType<Mailer['send']>>): Delivered {
  if (posted.isTaken) return { code: 'sent' }
  return posted.status === null ? { code: 'unreachable' } : { code: 'refused', status: posted.status }
}
