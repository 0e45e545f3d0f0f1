import type { Device } from '@south-street/protocol'
import type { FastifyRequest } from 'fastify'
import { GUESTS, type Token, type TokenKind } from '../../store/store.ts'
import type { Handlers } from '../call.ts'
import { markRequest, readKey } from '../call.ts'
import { type HttpParts, publicUrl, spenderOf } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret } from '../secrets.ts'
import { LIFETIMES, type Visitor } from '../visitors.ts'
import { chooseLanguage, sayPage } from '../words.ts'

/** As long as ids are. */
const DEVICE_NAME_LENGTH = 22
const DEVICE_KINDS: Readonly<Record<TokenKind, Device['kind']>> = {
  session: 'browser',
  bearer: 'program',
  recovery: 'link',
}

type Names = 'createGuest' | 'redeem' | 'signOut' | 'createToken' | 'createRecovery' | 'devices' | 'removeDevice'

/** How one becomes somebody here, and by which cookies, tokens and links one is known. */
export function keyHandlers(parts: HttpParts): Handlers<Names> {
  const { store, visitors, once, now } = parts

  /**
   * Somebody who got no answer and asks again, with the same key and from the same address, is the same guest and not a
   * new one.
   */
  const guestOnce = async (request: FastifyRequest, name: string, kind: TokenKind) => {
    let secret: string | null = null
    const create = async () => {
      const guest = await visitors.createGuest(name, kind)
      secret = guest.secret
      return { id: guest.identity.id }
    }
    const { id } =
      request.headers['idempotency-key'] === undefined
        ? await create()
        : await once.runAs(guestRequest(request), create)
    if (secret !== null) return { id, secret }
    if ((await store.identities.find(id)) === null) throw new HttpProblem('key-used-otherwise')
    return { id, secret: await visitors.addToken(id, kind) }
  }

  return {
    createGuest: async ({ body, visitor, request, reply }) => {
      if (visitor !== null) return { id: visitor.id, name: visitor.name }
      const name = body.name ?? sayPage(chooseLanguage(request.headers['accept-language']), 'guest')
      const { id, secret } = await guestOnce(request, name, body.bearer ? 'bearer' : 'session')
      if (body.bearer) return { id, name, token: secret }
      visitors.giveCookie({ request, reply }, secret)
      return { id, name }
    },
    redeem: async (call) => {
      const { body, visitor } = call
      const link = hashSecret(body.token)
      const owner = await store.identities.findByToken(link, ['recovery'], now())
      // Whoever this browser was would be lost for good: that is not done unasked.
      if (visitor !== null && owner !== null && owner.identity.id !== visitor.id && body.replace !== true) {
        throw new HttpProblem('somebody-already', { name: visitor.name, other: owner.identity.name })
      }
      const identity = await store.identities.redeemToken(link, 'recovery', now())
      if (identity === null) throw new HttpProblem('link-used-up')
      const isByCookie = visitor !== null && hashSecret(visitors.secretOf(call.request) ?? '') === visitor.tokenHash
      if (isByCookie) await store.identities.removeToken(visitor.tokenHash)
      visitors.giveCookie(call, await visitors.addToken(identity.id, 'session'))
      return { id: identity.id, name: identity.name }
    },
    signOut: async (call) => {
      await store.identities.removeToken(call.visitor.tokenHash)
      visitors.forget(call.visitor.id)
      visitors.takeCookie(call)
      return {}
    },
    createToken: (call) =>
      once.run(call, async () => ({ token: await visitors.addToken(call.visitor.id, 'bearer') }), {
        holdsSecret: true,
      }),
    createRecovery: (call) =>
      once.run(
        call,
        async () => {
          const expiresAt = now() + LIFETIMES.recovery
          const token = await visitors.addToken(call.visitor.id, 'recovery')
          // Behind the hash it stays in the browser: no server and no log on the way sees it.
          return { token, link: `${publicUrl(parts, call.request)}/#recover=${token}`, expiresAt }
        },
        { holdsSecret: true },
      ),
    devices: async ({ visitor }) => {
      const tokens = await store.identities.tokensOf(visitor.id)
      const devices = tokens.filter(({ expiresAt }) => expiresAt === null || expiresAt > now())
      return { devices: devices.map((token) => deviceOf(token, visitor)) }
    },
    removeDevice: async (call) => {
      const { visitor, params } = call
      const tokens = await store.identities.tokensOf(visitor.id)
      const token = tokens.find(({ hash }) => nameOf(hash) === params.device)
      if (token === undefined) throw new HttpProblem('no-such-device')
      await store.identities.removeToken(token.hash)
      visitors.forget(visitor.id)
      if (token.hash === visitor.tokenHash) visitors.takeCookie(call)
      return {}
    },
  }
}

/** Names a token without a word of its secret. */
function nameOf(hash: string): string {
  return hash.slice(0, DEVICE_NAME_LENGTH)
}

function deviceOf({ hash, kind, createdAt, expiresAt }: Token, { tokenHash }: Visitor): Device {
  return {
    id: nameOf(hash),
    kind: DEVICE_KINDS[kind],
    createdAt,
    // To the day: each day's first use makes it last as long again.
    seenAt: kind === 'recovery' || expiresAt === null ? createdAt : Math.max(createdAt, expiresAt - LIFETIMES[kind]),
    expiresAt,
    ...(hash === tokenHash && { current: true as const }),
  }
}

/** Kept by a hash: nobody's address is. */
function guestRequest(request: FastifyRequest) {
  const { address } = spenderOf(request, null)
  return { scope: GUESTS, key: hashSecret(`${address} ${readKey(request)}`), mark: markRequest(request) }
}
