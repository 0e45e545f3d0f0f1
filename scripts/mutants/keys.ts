import type { Mutant } from './mutant.ts'

const SRC = 'apps/server/src'
const KEYS = ['apps/server/test/keys']

/** What would open a door that should be shut, or shut one that should be open. */
export const KEYS_AND_DEVICES: readonly Mutant[] = [
  {
    name: 'keys/question-of-another-browser',
    file: `${SRC}/keys/passkeys.ts`,
    find: 'asked.binding !== this.#binding || ',
    replace: '',
    why: 'what a passkey has signed in one browser signs another one in',
    tests: KEYS,
  },
  {
    name: 'keys/question-of-another-purpose',
    file: `${SRC}/keys/passkeys.ts`,
    find: ' || asked.purpose !== this.#purpose',
    replace: '',
    why: 'a question for a new passkey is answered to sign in',
    tests: KEYS,
  },
  {
    name: 'keys/answer-good-for-ever',
    file: `${SRC}/keys/passkeys.ts`,
    find: 'if (!(await challenge.use())) return false',
    replace: '',
    why: 'what a passkey has signed can be replayed',
    tests: KEYS,
  },
  {
    name: 'keys/any-origin',
    file: `${SRC}/keys/passkeys.ts`,
    find: '      expectedOrigin: place.origin,\n      expectedRPID: place.rpId,\n      requireUserVerification: false,\n      // A counter',
    replace:
      "      expectedOrigin: ['https://tables.example.net', place.origin],\n      expectedRPID: place.rpId,\n      requireUserVerification: false,\n      // A counter",
    why: 'a passkey that was shown to another page signs in here',
    tests: KEYS,
  },
  {
    name: 'keys/passkey-of-somebody-else',
    file: `${SRC}/keys/passkeys.ts`,
    find: 'passkey === null || !verified || !isOwn',
    replace: 'passkey === null || !isOwn',
    why: 'nobody looks at the signature',
    tests: KEYS,
  },
  {
    name: 'keys/guest-keeps-tokens',
    file: `${SRC}/house/merging.ts`,
    find: '    await store.people.delete(person)\n',
    replace: '',
    why: 'somebody who has become another is still there, with an id that tells of it',
    tests: KEYS,
  },
  {
    name: 'keys/muted-guest-speaks-again',
    file: `${SRC}/house/merging.ts`,
    find: '    await store.people.inherit(person, heir.person)\n',
    replace: '',
    why: 'whoever was muted speaks again under another name',
    tests: KEYS,
  },
  {
    name: 'keys/rotation-locks-out',
    file: `${SRC}/store/identities.ts`,
    find: '        await addToken(within, { ...same, hash, device, madeAt: now })\n',
    replace: '',
    why: 'a browser gets a new cookie that opens nothing',
    tests: KEYS,
  },
  {
    name: 'keys/old-cookie-lives-on',
    file: `${SRC}/http/visitors.ts`,
    find: 'await this.store.identities.endOlderTokens(token, now)',
    replace: 'await Promise.resolve()',
    why: 'a stolen cookie is good for ever, though its owner has had others since',
    tests: KEYS,
  },
]
