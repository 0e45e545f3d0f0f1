import { RulesUnknown } from '@south-street/house'
import type { Handlers } from '../call.ts'
import { askerOf } from '../call.ts'
import { newErasure } from '../erase.ts'
import { type HttpParts, publicUrl } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret } from '../secrets.ts'
import { chooseLanguage, sayPage } from '../words.ts'

const RECOVERY_MS = 24 * 3_600_000

type Names =
  | 'createGuest'
  | 'redeem'
  | 'me'
  | 'rename'
  | 'deleteMe'
  | 'signOut'
  | 'createToken'
  | 'createRecovery'
  | 'mutes'
  | 'mute'
  | 'unmute'
  | 'deletePerson'

export function peopleHandlers(parts: HttpParts): Handlers<Names> {
  const { store, visitors, once, house, now } = parts
  const erase = newErasure(parts)
  return {
    createGuest: async ({ body, visitor, request, reply }) => {
      if (visitor !== null) return { id: visitor.id, name: visitor.name }
      const name = body.name ?? sayPage(chooseLanguage(request.headers['accept-language']), 'guest')
      const { identity, secret } = await visitors.createGuest(name, body.bearer ? 'bearer' : 'session')
      const { id } = identity
      if (body.bearer) return { id, name, token: secret }
      visitors.giveCookie(reply, secret)
      return { id, name }
    },
    redeem: async ({ body, reply }) => {
      const identity = await store.identities.redeemToken(hashSecret(body.token), 'recovery', now())
      if (identity === null) throw new HttpProblem('link-used-up')
      visitors.giveCookie(reply, await visitors.addToken(identity.id, 'session', null))
      return { id: identity.id, name: identity.name }
    },
    me: async ({ visitor: { id, name, tokenHash }, request, reply }) => {
      // Whoever comes by keeps the cookie for as long again.
      const secret = request.cookies[visitors.cookieName]
      if (secret !== undefined && hashSecret(secret) === tokenHash) visitors.giveCookie(reply, secret)
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
    deleteMe: async ({ visitor, reply }) => {
      await erase(askerOf(visitor))
      visitors.takeCookie(reply)
      return {}
    },
    signOut: async ({ visitor, reply }) => {
      await store.identities.removeToken(visitor.tokenHash)
      visitors.forget(visitor.id)
      visitors.takeCookie(reply)
      return {}
    },
    createToken: (call) =>
      once.run(call, async () => ({ token: await visitors.addToken(call.visitor.id, 'bearer', null) }), true),
    createRecovery: (call) =>
      once.run(
        call,
        async () => {
          const expiresAt = now() + RECOVERY_MS
          const token = await visitors.addToken(call.visitor.id, 'recovery', expiresAt)
          // Behind the hash it stays in the browser: no server and no log on the way sees it.
          return { token, link: `${publicUrl(parts, call.request)}/#recover=${token}`, expiresAt }
        },
        true,
      ),
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
