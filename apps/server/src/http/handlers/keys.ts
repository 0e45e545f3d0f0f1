import type { FastifyRequest } from 'fastify'
import { newWords, phraseOf } from '../../keys/recovery-words.ts'
import { GUESTS } from '../../store/store.ts'
import type { Handlers } from '../call.ts'
import { markRequest, readKey } from '../call.ts'
import { type HttpParts, publicUrl, spenderOf } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret } from '../secrets.ts'
import { type Lasting, LIFETIMES } from '../visitors.ts'
import { chooseLanguage, sayPage } from '../words.ts'

type Names = 'createGuest' | 'createRecovery' | 'createToken' | 'createWords' | 'signOut'

/** How one becomes somebody here, and by which cookies, tokens and links one is known. */
export function keyHandlers(parts: HttpParts): Handlers<Names> {
  const { store, visitors, once, now } = parts

  /**
   * Somebody who got no answer and asks again, with the same key and from the same address, is the same guest and not a
   * new one.
   */
  const guestOnce = async (request: FastifyRequest, name: string, kind: Lasting) => {
    let secret: string | null = null
    const create = async () => {
      const guest = await visitors.createGuest(name, kind, request)
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
    createWords: (call) =>
      once.run(
        call,
        async () => {
          const words = newWords()
          const token = { person: call.visitor.id, kind: 'words', createdAt: now(), expiresAt: null } as const
          await store.identities.replaceTokens({ ...token, hash: hashSecret(phraseOf(words)) })
          return { words }
        },
        { holdsSecret: true },
      ),
  }
}

/** Kept by a hash: nobody's address is. */
function guestRequest(request: FastifyRequest) {
  const { address } = spenderOf(request, null)
  return { scope: GUESTS, key: hashSecret(`${address} ${readKey(request)}`), mark: markRequest(request) }
}
