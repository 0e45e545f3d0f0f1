import type { AboutGuest, SignedIn } from '@south-street/protocol'
import { newMerging } from '../../house/merging.ts'
import type { Passkeys } from '../../keys/passkeys.ts'
import { readWords } from '../../keys/recovery-words.ts'
import type { Identity, TokenWay } from '../../store/store.ts'
import type { Call, Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret } from '../secrets.ts'

type Names = 'redeem' | 'signInByWords' | 'signInByPasskey'

/** A key that was shown, and to whom it belongs. */
interface Shown {
  readonly way: TokenWay
  readonly owner: Identity
  readonly guest: AboutGuest['guest']
  /** Uses the key up where it is good for once: false if somebody was faster. */
  use(): Promise<boolean>
}

/** How a browser becomes a person who is here already: by a link, by words, by a passkey. */
export function signInHandlers(parts: HttpParts, passkeys: Passkeys): Handlers<Names> {
  const { store, visitors, now } = parts
  const merge = newMerging(parts)

  const arrive = async (call: Call<Names>, { way, owner, guest, use }: Shown): Promise<SignedIn> => {
    const { visitor } = call
    const isOther = visitor !== null && visitor.id !== owner.id
    // Whoever this browser was would be lost for good: that is not done unasked.
    if (isOther && guest === undefined) throw await whoIsHere(parts, visitor, owner)
    if (!(await use())) throw new HttpProblem(way === 'link' ? 'link-used-up' : 'key-refused')
    const isByCookie = visitor !== null && hashSecret(visitors.secretOf(call.request) ?? '') === visitor.tokenHash
    const token = await visitors.signIn(call, owner.id, way)
    if (isByCookie) {
      // Whoever stays the same, or brings everything along, is still told of tables in this browser.
      if (!isOther || guest === 'bring') await store.notices.passOnBrowser(visitor.tokenHash, token, owner.id)
      await store.identities.removeToken(visitor.tokenHash)
    }
    const { id, name } = owner
    if (!isOther || !isByCookie || guest !== 'bring') return { id, name }
    return { id, name, ...(await merge(visitor.id, { person: id, name })) }
  }

  return {
    redeem: async (call) => {
      const { token, guest, replace } = call.body
      const link = hashSecret(token)
      const found = await store.identities.findByToken(link, ['recovery'], now())
      if (found === null || found.identity.isGone) throw new HttpProblem('link-used-up')
      return arrive(call, {
        way: 'link',
        owner: found.identity,
        guest: guest ?? (replace === true ? 'leave' : undefined),
        use: async () => (await store.identities.redeemToken(link, 'recovery', now())) !== null,
      })
    },
    signInByWords: async (call) => {
      const { words, guest } = call.body
      const { phrase, mistyped } = readWords(words)
      if (phrase === null) throw new HttpProblem('words-mistyped', { number: mistyped })
      const hash = hashSecret(phrase)
      const found = await store.identities.findByToken(hash, ['words'], now())
      if (found === null || found.identity.isGone) throw new HttpProblem('key-refused')
      const use = async () => {
        await store.identities.useToken(hash, now())
        return true
      }
      return arrive(call, { way: 'words', owner: found.identity, guest, use })
    },
    signInByPasskey: async (call) => {
      const { credential, guest } = call.body
      const { passkey, use } = await passkeys.prove(credential, call.request, 'sign-in')
      const owner = await store.identities.find(passkey.person)
      if (owner === null || owner.isGone) throw new HttpProblem('key-refused')
      return arrive(call, { way: 'passkey', owner, guest, use })
    },
  }
}

async function whoIsHere(
  { store }: HttpParts,
  { id, name }: { readonly id: string; readonly name: string },
  owner: Identity,
): Promise<HttpProblem> {
  const { items } = await store.tables.listOf(id, {}, { limit: 100 })
  return new HttpProblem('somebody-already', { name, other: owner.name, tables: items.length })
}
