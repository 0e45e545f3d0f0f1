import type { Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret } from '../secrets.ts'

/** What everybody is told, and how one becomes a member of a closed server. */
export function entryHandlers({ store, once, now }: HttpParts): Handlers<'announcement' | 'join'> {
  return {
    announcement: async () => {
      const said = await store.bridge.announcement(now())
      return { announcement: said === null ? null : { text: said.text, until: said.until } }
    },
    join: (call) =>
      once.run(call, async () => {
        const code = call.body.code.trim().toUpperCase()
        const isIn = await store.bridge.useCode(hashSecret(code), call.visitor.id, now())
        if (!isIn) throw new HttpProblem('code-refused')
        return {}
      }),
  }
}

/** At a closed server only members set up tables and see the list of them; to others a table's link is enough. */
export async function isStranger({ store }: Pick<HttpParts, 'store'>, person: string | null): Promise<boolean> {
  const { entry, since } = await store.bridge.entry()
  return entry === 'code' && (person === null || !(await store.bridge.isMember(person, since)))
}
