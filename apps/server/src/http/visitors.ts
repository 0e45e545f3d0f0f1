import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { labelOf } from '../keys/device-label.ts'
import { DEVICE_LENGTH } from '../store/identities.ts'
import type { Identity, Store, Token, TokenKind, TokenWay } from '../store/store.ts'
import { HttpProblem } from './problem.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'

/** Whoever asks, if they have an identity. */
export interface Visitor {
  readonly id: string
  readonly name: string
  readonly tokenHash: string
  /** Stays the same through all tokens of a browser. */
  readonly device: string
  readonly seenAt: number
  readonly bannedUntil?: number
}

interface Known {
  visitor: Visitor
  /** Its browser's token is old enough for another. */
  rotates: Token | null
  readonly readAt: number
}

const KNOWN_MOST = 20_000
const KNOWN_MS = 60_000
/** Being seen is written down at most so often. */
const SEEN_STEP_MS = 60_000
const DAY_MS = 86_400_000
/** How long a token is good for after it was last used; a cookie as long as browsers keep one at most. */
export const LIFETIMES: Readonly<Record<Exclude<TokenKind, 'words'>, number>> = {
  session: 400 * DAY_MS,
  bearer: 400 * DAY_MS,
  recovery: DAY_MS,
}
/** Kinds of token that end some day. */
export type Lasting = keyof typeof LIFETIMES

/** That a token was used is written down at most so often. */
const RENEWAL_STEP_MS = 3_600_000
/** A browser gets another token so long after the last. */
const ROTATION_MS = 7 * DAY_MS
/** One that did not get it, because the answer was lost, gets the next so much later. */
const ROTATION_AGAIN_MS = 3_600_000

const PLAIN_COOKIE = 'south-street'

/** A request and the reply to it. */
interface Answering {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Finds out who asks, by cookie or by bearer token. */
export class Visitors {
  private readonly store: Pick<Store, 'identities'>
  private readonly now: () => number
  private readonly config: Pick<Config, 'isSecure' | 'publicUrl' | 'basePath'>
  private readonly known = new Map<string, Known>()
  /** How often somebody was. */
  private forgettings = 0

  constructor(
    store: Pick<Store, 'identities'>,
    now: () => number,
    config: Pick<Config, 'isSecure' | 'publicUrl' | 'basePath'>,
  ) {
    this.store = store
    this.now = now
    this.config = config
  }

  /** Browsers tell apart hosts and not ports: two servers on one host need two names. */
  cookieName({ headers }: FastifyRequest): string {
    // What lies below a path shares its host with others, and keeps its cookie to itself.
    if (this.config.isSecure) return this.config.basePath === '' ? '__Host-south-street' : '__Secure-south-street'
    const port = this.config.publicUrl === null ? /:(\d{1,5})$/.exec(headers.host ?? '')?.[1] : undefined
    return port === undefined ? PLAIN_COOKIE : `${PLAIN_COOKIE}-${port}`
  }

  /** The secret that this browser keeps, also by the name that cookies had before they were told apart by the port. */
  secretOf(request: FastifyRequest): string | undefined {
    const { cookies } = request
    return cookies[this.cookieName(request)] ?? (this.config.isSecure ? undefined : cookies[PLAIN_COOKIE])
  }

  /** A bearer token that is not valid is told so; a cookie that is not valid counts for nothing. */
  async find(request: FastifyRequest): Promise<Visitor | null> {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const secret = /^Bearer ([\w-]{43})$/i.exec(authorization)?.[1]
      const visitor = secret === undefined ? null : await this.findByToken(secret, ['bearer'])
      if (visitor === null && (await this.findLeaving(request)) === null) throw new HttpProblem('not-signed-in')
      return visitor
    }
    const secret = this.secretOf(request)
    return secret === undefined || !/^[\w-]{43}$/.test(secret) ? null : this.findByToken(secret, ['session'])
  }

  /** Who asks, if they are being erased: they may ask for nothing but that. */
  async findLeaving(request: FastifyRequest): Promise<string | null> {
    const bearer = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1]
    const secret = bearer ?? this.secretOf(request)
    if (secret === undefined) return null
    const kinds: TokenKind[] = [bearer === undefined ? 'session' : 'bearer']
    const found = await this.store.identities.findByToken(hashSecret(secret), kinds, this.now())
    return found?.identity.isGone ? found.identity.id : null
  }

  private async findByToken(secret: string, kinds: readonly TokenKind[]): Promise<Visitor | null> {
    const now = this.now()
    const hash = hashSecret(secret)
    // The kind is part of the name: a bearer token is no cookie.
    const name = `${kinds.join()} ${hash}`
    const known = this.known.get(name)
    if (known !== undefined && now - known.readAt < KNOWN_MS) return this.see(known)
    const { forgettings } = this
    const found = await this.store.identities.findByToken(hash, kinds, now)
    this.known.delete(name)
    if (found === null || found.identity.isGone) return null
    const { token } = found
    this.renew(token, now)
    const { id, name: called, seenAt, bannedUntil } = found.identity
    const device = deviceOf(token)
    const isOld = token.kind === 'session' && now - (token.madeAt ?? token.createdAt) >= ROTATION_MS
    const rotates = isOld ? token : null
    const visitor = {
      ...{ id, name: called, tokenHash: hash, device, seenAt },
      ...(bannedUntil !== undefined && { bannedUntil }),
    }
    const fresh = { visitor, rotates, readAt: now }
    // The browser has its new token: nobody needs the one before any more.
    if (token.madeAt !== undefined && token.usedAt === undefined) await this.store.identities.endOlderTokens(token, now)
    // What was read before somebody was forgotten may be of them.
    if (forgettings === this.forgettings) {
      if (this.known.size >= KNOWN_MOST) this.known.delete(this.known.keys().next().value!)
      this.known.set(name, fresh)
    }
    return this.see(fresh)
  }

  /** Gives the browser another token in the place of an old one, so that a stolen one ends when its owner comes again. */
  async rotate(answering: Answering, { tokenHash }: Visitor): Promise<void> {
    const known = this.known.get(`session ${tokenHash}`)
    const old = known?.rotates ?? null
    if (known === undefined || old === null) return
    known.rotates = null
    const secret = newSecret()
    const now = this.now()
    const isDone = await this.store.identities
      .rotateToken(old, hashSecret(secret), now, now - ROTATION_AGAIN_MS)
      // Next time.
      .catch(() => false)
    if (isDone) this.giveCookie(answering, secret)
  }

  private renew({ hash, kind, expiresAt }: Token, now: number): void {
    if (kind === 'words') return
    const lasts = now + LIFETIMES[kind]
    if (expiresAt !== null && expiresAt > lasts - RENEWAL_STEP_MS) return
    this.store.identities.renewToken(hash, lasts).catch(() => {})
  }

  private see(known: Known): Visitor {
    const { visitor } = known
    const now = this.now()
    if (now - visitor.seenAt >= SEEN_STEP_MS) {
      known.visitor = { ...visitor, seenAt: now }
      this.store.identities.seen(visitor.id, now).catch(() => {})
    }
    return known.visitor
  }

  /** The person was renamed or deleted, or a token has ended. */
  forget(person: string): void {
    this.forgettings++
    for (const [name, { visitor }] of this.known) if (visitor.id === person) this.known.delete(name)
  }

  forgetAll(): void {
    this.forgettings++
    this.known.clear()
  }

  async createGuest(
    name: string,
    kind: Lasting,
    request: FastifyRequest,
  ): Promise<{ identity: Identity; secret: string }> {
    const now = this.now()
    const identity = { id: newId(), name, createdAt: now, seenAt: now }
    const secret = newSecret()
    await this.store.identities.create(
      identity,
      tokenOf(identity.id, kind, secret, now, aboutBrowser('guest', request)),
    )
    return { identity, secret }
  }

  async addToken(person: string, kind: Lasting): Promise<string> {
    const secret = newSecret()
    await this.store.identities.addToken(tokenOf(person, kind, secret, this.now()))
    return secret
  }

  /** Lets the browser be this person from now on; returns the hash of its token. */
  async signIn(answering: Answering, person: string, way: TokenWay): Promise<string> {
    const secret = newSecret()
    const about = aboutBrowser(way, answering.request)
    const token = tokenOf(person, 'session', secret, this.now(), about)
    await this.store.identities.addToken(token)
    this.giveCookie(answering, secret)
    return token.hash
  }

  /** By this a browser is known that was asked something, for as long as it may answer. */
  giveBinding({ request, reply }: Answering, secret: string, milliseconds: number): void {
    const maxAge = milliseconds / 1_000
    reply.setCookie(`${this.cookieName(request)}-asked`, secret, { ...this.cookieOptions(), maxAge })
  }

  bindingOf(request: FastifyRequest): string | undefined {
    return request.cookies[`${this.cookieName(request)}-asked`]
  }

  giveCookie({ request, reply }: Answering, secret: string): void {
    const maxAge = LIFETIMES.session / 1_000
    reply.setCookie(this.cookieName(request), secret, { ...this.cookieOptions(), maxAge })
  }

  takeCookie({ request, reply }: Answering): void {
    reply.clearCookie(this.cookieName(request), this.cookieOptions())
    // Only if it is there: it may be another server's.
    if (this.secretOf(request) === request.cookies[PLAIN_COOKIE]) reply.clearCookie(PLAIN_COOKIE, this.cookieOptions())
  }

  /** By this a browser is known to be the operator's, for some hours; it says nothing of who plays there. */
  giveOperatorCookie({ request, reply }: Answering, secret: string, milliseconds: number): void {
    const maxAge = milliseconds / 1_000
    reply.setCookie(`${this.cookieName(request)}-operator`, secret, { ...this.cookieOptions(), maxAge })
  }

  operatorSecretOf(request: FastifyRequest): string | undefined {
    return request.cookies[`${this.cookieName(request)}-operator`]
  }

  takeOperatorCookie({ request, reply }: Answering): void {
    reply.clearCookie(`${this.cookieName(request)}-operator`, this.cookieOptions())
  }

  private cookieOptions() {
    const { basePath, isSecure } = this.config
    return { path: basePath || '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
  }
}

function tokenOf(person: string, kind: Lasting, secret: string, now: number, about: Partial<Token> = {}): Token {
  const hash = hashSecret(secret)
  const device = hash.slice(0, DEVICE_LENGTH)
  return { hash, person, kind, createdAt: now, expiresAt: now + LIFETIMES[kind], device, ...about }
}

function aboutBrowser(way: TokenWay, { headers }: FastifyRequest): Partial<Token> {
  const label = labelOf(headers['user-agent'])
  return { way, ...(label !== undefined && { label }) }
}

/** Names what a token belongs to without a word of its secret. */
export function deviceOf({ device, hash }: Token): string {
  return device ?? hash.slice(0, DEVICE_LENGTH)
}
