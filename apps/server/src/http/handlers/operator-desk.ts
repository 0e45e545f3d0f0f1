import type { FastifyRequest } from 'fastify'
import type { Passkeys } from '../../keys/passkeys.ts'
import type { OverviewOf } from '../../operations/overview.ts'
import type { Call, Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret, isSameSecret, newSecret } from '../secrets.ts'
import type { Visitor } from '../visitors.ts'

const SESSION_MS = 12 * 3_600_000

/**
 * Ends what a person has begun here as an operator, but in the browser that asks: nobody knows on which device the others
 * are, and one of them may be lost.
 */
export async function leaveHostsPage(
  { store, visitors }: Pick<HttpParts, 'store' | 'visitors'>,
  { visitor, request }: { readonly visitor: Visitor; readonly request: FastifyRequest },
): Promise<void> {
  const secret = visitors.operatorSecretOf(request)
  await store.bridge.removeSessionsOf(visitor.id, secret === undefined ? null : hashSecret(secret))
}

type Names = 'operatorAskPasskey' | 'operatorSignIn' | 'operatorSignInByPasskey' | 'operatorSignOut' | 'overview'

/** How an operator comes to the host's page, by the admin token or by a passkey, and what they see first. */
export function operatorDesk(parts: HttpParts, passkeys: Passkeys, overview: OverviewOf): Handlers<Names> {
  const { store, visitors, config, now } = parts
  const begin = async (call: Pick<Call<Names>, 'request' | 'reply'>, person: string | null) => {
    const secret = newSecret()
    const [createdAt, expiresAt] = [now(), now() + SESSION_MS]
    await store.bridge.addSession({ hash: hashSecret(secret), person, createdAt, expiresAt })
    visitors.giveOperatorCookie(call, secret, SESSION_MS)
    return {}
  }
  return {
    operatorSignIn: async (call) => {
      const { adminToken } = config
      if (adminToken === null || !isSameSecret(call.body.token, adminToken)) throw new HttpProblem('not-operator')
      return begin(call, null)
    },
    operatorAskPasskey: async (call) => ({ options: await passkeys.ask(call, 'operator') }),
    operatorSignInByPasskey: async (call) => {
      const { passkey, use } = await passkeys.prove(call.body.credential, call.request, 'operator')
      const isOperator = await store.bridge.isOperator(passkey.person)
      if (!(await use()) || !isOperator) throw new HttpProblem('key-refused')
      return begin(call, passkey.person)
    },
    operatorSignOut: async (call) => {
      const secret = visitors.operatorSecretOf(call.request)
      if (secret !== undefined) await store.bridge.removeSession(hashSecret(secret))
      visitors.takeOperatorCookie(call)
      return {}
    },
    overview: async () => overview(),
  }
}
