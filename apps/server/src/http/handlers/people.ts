import { AskerGone, RulesUnknown } from '@south-street/house'
import { newErasure } from '../../house/erasure.ts'
import type { Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'

type Names = 'me' | 'rename' | 'deleteMe' | 'mutes' | 'mute' | 'unmute'

export function peopleHandlers(parts: HttpParts): Handlers<Names> {
  const { store, visitors, once, house } = parts
  const erase = newErasure(parts)
  return {
    me: async ({ visitor: { id, name }, request, reply }) => {
      // A cookie by the name that cookies had before gets today's name, unless its browser gets another just now.
      const secret = visitors.secretOf(request)
      const isNamedSo = request.cookies[visitors.cookieName(request)] !== undefined
      if (secret !== undefined && !isNamedSo && !reply.hasHeader('set-cookie')) {
        visitors.giveCookie({ request, reply }, secret)
      }
      return { id, name }
    },
    rename: (call) =>
      once.run(call, async () => {
        const { id } = call.visitor
        const { name } = call.body
        if (!(await store.identities.rename(id, name))) throw new AskerGone()
        visitors.forget(id)
        for (const table of await tablesOf(parts, id)) {
          const by = { person: id, name }
          await house.perform(table, { by, command: { kind: 'rename' } }).catch(unlessRulesUnknown)
        }
        return { id, name }
      }),
    deleteMe: async (call) => {
      // Whoever had no answer asks again; by then they may be on their way out, or nobody.
      const person = call.visitor?.id ?? (await visitors.findLeaving(call.request))
      if (person !== null) await erase(person)
      visitors.takeCookie(call)
      return {}
    },
    mutes: async ({ visitor }) => ({ people: await store.people.mutesOf(visitor.id) }),
    mute: (call) =>
      once.run(call, async () => {
        const isDone = await store.people.mute(call.visitor.id, call.params.person)
        if (!isDone) throw new HttpProblem('no-such-person')
        return {}
      }),
    unmute: (call) =>
      once.run(call, async () => {
        await store.people.unmute(call.visitor.id, call.params.person)
        return {}
      }),
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
