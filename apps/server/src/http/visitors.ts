import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity, Store, Token, TokenKind } from '../store/store.ts'
import { HttpProblem } from './problem.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'

/** Whoever asks, if they have an identity. */
export interface Visitor {
  readonly id: string
  readonly name: string
  readonly tokenHash: string
  readonly seenAt: number
}

interface Known {
  visitor: Visitor
  readonly readAt: number
}

const KNOWN_MOST = 20_000
const KNOWN_MS = 60_000
/** Being seen is written down at most so often. */
const SEEN_STEP_MS = 60_000
/** As long as browsers keep a cookie at most. */
const COOKIE_SECONDS = 400 * 86_400

/** Finds out who asks, by cookie or by bearer token. */
export class Visitors {
  private readonly store: Pick<Store, 'identities'>
  private readonly now: () => number
  private readonly isSecure: boolean
  private readonly known = new Map<string, Known>()

  constructor(store: Pick<Store, 'identities'>, now: () => number, isSecure: boolean) {
    this.store = store
    this.now = now
    this.isSecure = isSecure
  }

  get cookieName(): string {
    return this.isSecure ? '__Host-south-street' : 'south-street'
  }

  /** A bearer token that is not valid is told so; a cookie that is not valid counts for nothing. */
  async find(request: FastifyRequest): Promise<Visitor | null> {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const secret = /^Bearer ([\w-]{43})$/i.exec(authorization)?.[1]
      const visitor = secret === undefined ? null : await this.findByToken(secret, ['bearer'])
      if (visitor === null) throw new HttpProblem('not-signed-in')
      return visitor
    }
    const secret = request.cookies[this.cookieName]
    return secret === undefined || !/^[\w-]{43}$/.test(secret) ? null : this.findByToken(secret, ['session'])
  }

  private async findByToken(secret: string, kinds: readonly TokenKind[]): Promise<Visitor | null> {
    const now = this.now()
    const hash = hashSecret(secret)
    // The kind is part of the name: a bearer token is no cookie.
    const name = `${kinds.join()} ${hash}`
    const known = this.known.get(name)
    if (known !== undefined && now - known.readAt < KNOWN_MS) return this.see(known)
    const found = await this.store.identities.findByToken(hash, kinds, now)
    this.known.delete(name)
    if (found === null) return null
    const { id, name: called, seenAt } = found.identity
    const fresh = { visitor: { id, name: called, tokenHash: hash, seenAt }, readAt: now }
    if (this.known.size >= KNOWN_MOST) this.known.delete(this.known.keys().next().value!)
    this.known.set(name, fresh)
    return this.see(fresh)
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
    for (const [name, { visitor }] of this.known) if (visitor.id === person) this.known.delete(name)
  }

  forgetAll(): void {
    this.known.clear()
  }

  async createGuest(name: string, kind: TokenKind): Promise<{ identity: Identity; secret: string }> {
    const now = this.now()
    const identity = { id: newId(), name, createdAt: now, seenAt: now }
    const secret = newSecret()
    await this.store.identities.create(identity, tokenOf(identity.id, kind, secret, now, null))
    return { identity, secret }
  }

  async addToken(person: string, kind: TokenKind, expiresAt: number | null): Promise<string> {
    const secret = newSecret()
    await this.store.identities.addToken(tokenOf(person, kind, secret, this.now(), expiresAt))
    return secret
  }

  giveCookie(reply: FastifyReply, secret: string): void {
    reply.setCookie(this.cookieName, secret, { ...this.cookieOptions(), maxAge: COOKIE_SECONDS })
  }

  takeCookie(reply: FastifyReply): void {
    reply.clearCookie(this.cookieName, this.cookieOptions())
  }

  private cookieOptions() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.isSecure } as const
  }
}

function tokenOf(person: string, kind: TokenKind, secret: string, now: number, expiresAt: number | null): Token {
  return { hash: hashSecret(secret), person, kind, createdAt: now, expiresAt }
}
