import { RulesUnknown } from '@south-street/house'
import type { Device } from '@south-street/protocol'
import type { FastifyRequest } from 'fastify'
import { GUESTS, type Token, type TokenKind } from '../../store/store.ts'
import type { Handlers } from '../call.ts'
import { askerOf, markRequest, readKey } from '../call.ts'
import { newErasure } from '../erase.ts'
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

type Names =
  | 'createGuest'
  | 'redeem'
  | 'me'
  | 'rename'
  | 'deleteMe'
  | 'signOut'
  | 'createToken'
  | 'createRecovery'
  | 'devices'
  | 'removeDevice'
  | 'mutes'
  | 'mute'
  | 'unmute'
  | 'deletePerson'

export function peopleHandlers(parts: HttpParts): Handlers<Names> {
  const { store, visitors, once, house, now } = parts
  const erase = newErasure(parts)

  /** Whoever had no answer and asks again by the same key, from where they were, is the same guest, not another one. */
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
    me: async ({ visitor: { id, name, tokenHash }, request, reply }) => {
      // Whoever comes by keeps the cookie for as long again.
      const secret = visitors.secretOf(request)
      if (secret !== undefined && hashSecret(secret) === tokenHash) visitors.giveCookie({ request, reply }, secret)
      return { id, name }
    },
    rename: (call) =>
      once.run(call, async () => {
        const { id } = call.visitor
        const { name } = call.body
        await store.identities.rename(id, name)
        visitors.forget(id)
        for (const table of await tablesOf(parts, id)) {
          const by = { person: id, name }
          await house.perform(table, { by, command: { kind: 'rename' } }).catch(unlessRulesUnknown)
        }
        return { id, name }
      }),
    deleteMe: async (call) => {
      await erase(askerOf(call.visitor))
      visitors.takeCookie(call)
      return {}
    },
    signOut: async (call) => {
      await store.identities.removeToken(call.visitor.tokenHash)
      visitors.forget(call.visitor.id)
      visitors.takeCookie(call)
      return {}
    },
    createToken: (call) =>
      once.run(call, async () => ({ token: await visitors.addToken(call.visitor.id, 'bearer') }), true),
    createRecovery: (call) =>
      once.run(
        call,
        async () => {
          const expiresAt = now() + LIFETIMES.recovery
          const token = await visitors.addToken(call.visitor.id, 'recovery')
          // Behind the hash it stays in the browser: no server and no log on the way sees it.
          return { token, link: `${publicUrl(parts, call.request)}/#recover=${token}`, expiresAt }
        },
        true,
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
    mutes: async ({ visitor }) => ({ people: await store.people.mutesOf(visitor.id) }),
    mute: (call) =>
      once.run(call, async () => {
        if ((await store.identities.find(call.params.person)) === null) throw new HttpProblem('no-such-person')
        await store.people.setMute(call.visitor.id, call.params.person, true)
        return {}
      }),
    unmute: (call) =>
      once.run(call, async () => {
        await store.people.setMute(call.visitor.id, call.params.person, false)
        return {}
      }),
    deletePerson: async ({ params }) => {
      const identity = await store.identities.find(params.person)
      if (identity === null) throw new HttpProblem('no-such-person')
      await erase({ person: identity.id, name: identity.name })
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

/** A table that cannot be played at here stays as it is. */
function unlessRulesUnknown(error: unknown): void {
  if (!(error instanceof RulesUnknown)) throw error
}

/** Where a name still matters. */
async function tablesOf({ store }: HttpParts, person: string): Promise<string[]> {
  const ids: string[] = []
  for (const status of ['open', 'running'] as const) {
    let after: string | null = null
    do {
      const page = await store.tables.listOf(person, { status }, { limit: 100, after })
      ids.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after !== null)
  }
  return ids
}
