import { z } from 'zod'
import * as answers from './answers.ts'
import { bare, type Forms } from './forms.ts'
import * as requests from './requests.ts'
import { Id, Name, Secret } from './text.ts'
import { Json } from './view.ts'

const guest = z
  .enum(['bring', 'leave'])
  .optional()
  .describe(
    'If this browser is somebody else: `bring` their tables along, after which they are gone, or `leave` them. Without it `somebody-already` says who they are and how many tables they have',
  )

/** Binary values in base64url; an authenticator's largest is far below this. */
const Binary = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/)
const credential = { id: Binary, rawId: Binary, type: z.literal('public-key') }
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export const ShownCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Binary,
    authenticatorData: Binary,
    signature: Binary,
    userHandle: Binary.optional(),
  }),
})

const SignedIn = answers.Me.extend({
  brought: z.int().optional().describe('How many tables came along'),
  left: z.int().optional().describe('How many could not: both sit there'),
})
const ShownPasskey = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
  synced: z.boolean().describe('It lives on several devices'),
})
export const PasskeyOptions = z.object({
  options: Json.describe(
    'For `navigator.credentials`, in the JSON form of WebAuthn. Comes with a cookie that binds it',
  ),
})
const ofPasskey = { ...bare, params: z.object({ passkey: Id }) }

export const KEY_SCHEMAS = {
  redeem: {
    summary: 'Use a recovery link: this browser becomes the person who made it',
    ...bare,
    body: z.strictObject({
      token: Secret,
      guest,
      replace: z.boolean().optional().describe('The same as `guest: leave`, as it was called first'),
    }),
    answer: SignedIn,
    refuses: ['link-used-up', 'somebody-already'],
  },
  signInByWords: {
    summary: 'Sign in by recovery words',
    ...bare,
    body: z.strictObject({ words: z.string().max(1_000), guest }),
    answer: SignedIn,
    refuses: ['key-refused', 'somebody-already', 'words-mistyped'],
  },
  askPasskey: {
    summary: 'A question for any passkey of this server; good for once, for five minutes, in this browser',
    ...bare,
    answer: PasskeyOptions,
    refuses: ['passkeys-unable'],
  },
  signInByPasskey: {
    summary: 'Sign in by a passkey’s answer to it',
    ...bare,
    body: z.strictObject({ credential: ShownCredential, guest }),
    answer: SignedIn,
    refuses: ['key-refused', 'passkeys-unable', 'somebody-already'],
  },
  keys: {
    summary: 'My passkeys, and whether I have recovery words',
    ...bare,
    answer: z.object({
      passkeys: z.array(ShownPasskey),
      words: z.object({ createdAt: z.number(), usedAt: z.number().nullable() }).nullable(),
      unable: z.enum(['plain-http', 'bare-address']).optional().describe('Why no browser makes a passkey here'),
    }),
  },
  preparePasskey: {
    summary: 'A question for a new passkey of mine',
    ...bare,
    answer: PasskeyOptions,
    refuses: ['passkeys-unable', 'too-many-passkeys'],
  },
  addPasskey: {
    summary: 'Keep a new passkey as one more key to me',
    ...bare,
    body: z.strictObject({ credential: NewCredential }),
    answer: ShownPasskey,
    refuses: ['key-refused', 'passkeys-unable', 'too-many-passkeys'],
  },
  renamePasskey: {
    summary: 'Call a passkey of mine otherwise',
    ...ofPasskey,
    body: z.strictObject({ name: Name }),
    answer: answers.Nothing,
    refuses: ['no-such-passkey'],
  },
  removePasskey: {
    summary: 'Let a passkey open nothing of mine any more',
    ...ofPasskey,
    answer: answers.Nothing,
    refuses: ['no-such-passkey'],
  },
  createWords: {
    summary: 'Ten recovery words, shown only now; earlier ones end',
    ...bare,
    answer: z.object({ words: z.array(z.string()) }),
    refuses: ['secret-shown-once'],
  },
  createToken: {
    summary: 'A bearer token for a program that plays for me',
    ...bare,
    answer: answers.BearerToken,
    refuses: ['secret-shown-once'],
  },
  createRecovery: {
    summary: 'A link that brings my identity to another device, once',
    ...bare,
    answer: answers.RecoveryLink,
    refuses: ['secret-shown-once'],
  },
  devices: {
    summary: 'Browsers, programs and unused recovery links that may act for me',
    ...bare,
    answer: answers.Devices,
  },
  removeDevice: {
    summary: 'Let one of them act for me no longer',
    ...bare,
    params: requests.OfDevice,
    answer: answers.Nothing,
    refuses: ['no-such-device'],
  },
  removeOtherDevices: {
    summary: 'Let none of them act for me any more but this one',
    ...bare,
    answer: z.object({ removed: z.int() }),
  },
  signOut: {
    summary: 'Forget me in this browser, or end this token',
    ...bare,
    answer: answers.Nothing,
  },
} as const satisfies Record<string, Forms>
