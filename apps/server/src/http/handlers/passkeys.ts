import { hash } from 'node:crypto'
import type { ShownPasskey } from '@south-street/protocol'
import type { Passkeys } from '../../keys/passkeys.ts'
import { DEVICE_LENGTH } from '../../store/identities.ts'
import type { Passkey } from '../../store/store.ts'
import type { Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { leaveHostsPage } from './operator-desk.ts'

type Names = 'askPasskey' | 'keys' | 'preparePasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'

/** The passkeys of whoever asks. */
export function passkeyHandlers(parts: HttpParts, passkeys: Passkeys): Handlers<Names> {
  const { store, once } = parts
  const find = async (person: string, name: string): Promise<Passkey> => {
    const own = await store.keys.passkeysOf(person)
    const found = own.find((passkey) => nameOf(passkey) === name)
    if (found === undefined) throw new HttpProblem('no-such-passkey')
    return found
  }
  return {
    askPasskey: async (call) => ({ options: await passkeys.ask(call, 'sign-in') }),
    keys: async ({ visitor, request }) => {
      const [own, tokens] = await Promise.all([
        store.keys.passkeysOf(visitor.id),
        store.identities.tokensOf(visitor.id),
      ])
      const words = tokens.find(({ kind }) => kind === 'words')
      const unable = passkeys.whyNot(request)
      return {
        passkeys: own.map(shown),
        words: words === undefined ? null : { createdAt: words.createdAt, usedAt: words.usedAt ?? null },
        ...(unable !== null && { unable }),
      }
    },
    preparePasskey: async (call) => ({ options: await passkeys.prepare(call.visitor, call) }),
    addPasskey: (call) =>
      once.run(call, async () => shown(await passkeys.add(call.visitor, call.body.credential, call))),
    renamePasskey: (call) =>
      once.run(call, async () => {
        const { id } = await find(call.visitor.id, call.params.passkey)
        await store.keys.renamePasskey(call.visitor.id, id, call.body.name)
        return {}
      }),
    removePasskey: (call) =>
      once.run(call, async () => {
        const { id } = await find(call.visitor.id, call.params.passkey)
        await store.keys.removePasskey(call.visitor.id, id)
        await leaveHostsPage(parts, call)
        return {}
      }),
  }
}

/** An authenticator's own names are too long for an address. */
function nameOf({ id }: Passkey): string {
  return hash('sha256', id).slice(0, DEVICE_LENGTH)
}

function shown(passkey: Passkey): ShownPasskey {
  const { name, createdAt, usedAt, isSynced } = passkey
  return { id: nameOf(passkey), name, createdAt, usedAt, synced: isSynced }
}
