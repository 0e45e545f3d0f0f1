import { z } from 'zod'
import * as answers from './answers.ts'
import { bare, type Forms, ofPerson, ofTable } from './forms.ts'
import { PasskeyOptions, ShownCredential } from './keys.ts'
import { ChatText, Id } from './text.ts'
import { Json } from './view.ts'

const Overview = z.object({
  trouble: z.string().nullable(),
  startedAt: z.number(),
  now: z.number(),
  version: z.string(),
  commit: z.string().nullable(),
  people: z.object({ all: z.int(), keyed: z.int(), today: z.int() }),
  tables: z.object({ open: z.int(), running: z.int(), ended: z.int(), closed: z.int() }),
  streams: z.int(),
  bots: z.object({ waiting: z.int(), thinking: z.int(), meanMs: z.number().nullable() }),
  disk: z.object({ usedBytes: z.number().nullable(), freeBytes: z.number().nullable() }),
  backup: z.object({ at: z.number(), bytes: z.number() }).nullable(),
  requests: z.object({ count: z.int(), halfWithinMs: z.number().nullable(), mostWithinMs: z.number().nullable() }),
  faults: z.array(z.object({ at: z.number(), what: z.string() })),
  entry: z.enum(['everybody', 'code']),
  announcement: z.object({ text: z.string(), until: z.number() }).nullable(),
})

const Tables = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      status: z.string(),
      names: z.array(z.string()),
      freeSeats: z.int(),
      createdAt: z.number(),
      changedAt: z.number(),
    }),
  ),
})

const People = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.number(),
      seenAt: z.number(),
      tables: z.int(),
      devices: z.int(),
      passkeys: z.int(),
      bannedUntil: z.number().nullable(),
      isOperator: z.boolean(),
    }),
  ),
})

const Codes = z.object({
  codes: z.array(
    z.object({
      id: Id,
      label: z.string(),
      uses: z.int(),
      most: z.int(),
      expiresAt: z.number().nullable(),
    }),
  ),
})

const Log = z.object({
  acts: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      actor: z.string(),
      act: z.string(),
      about: z.string().nullable(),
      detail: Json,
    }),
  ),
})

/** For the operator of a server alone. */
export const OPERATOR_SCHEMAS = {
  operatorSignIn: {
    summary: 'Sign in to the host’s page by the admin token, for twelve hours',
    ...bare,
    body: z.strictObject({ token: z.string().max(500) }),
    answer: answers.Nothing,
    refuses: ['not-operator'],
  },
  operatorAskPasskey: {
    summary: 'A question for an operator’s passkey',
    ...bare,
    answer: PasskeyOptions,
    refuses: ['passkeys-unable'],
  },
  operatorSignInByPasskey: {
    summary: 'Sign in to the host’s page by an operator’s passkey, for twelve hours',
    ...bare,
    body: z.strictObject({ credential: ShownCredential }),
    answer: answers.Nothing,
    refuses: ['key-refused', 'passkeys-unable'],
  },
  operatorSignOut: { summary: 'Leave the host’s page', ...bare, answer: answers.Nothing },
  overview: { summary: 'How the server is: figures, and nothing of any game', ...bare, answer: Overview },
  operatorTables: {
    summary: 'The last changed tables',
    ...bare,
    query: z.object({ status: z.enum(['open', 'running', 'ended', 'closed']).optional() }),
    answer: Tables,
  },
  operatorPeople: {
    summary: 'The last seen people, those who are shut out first',
    ...bare,
    query: z.object({ search: z.string().max(80).optional().describe('A part of a name, or an id') }),
    answer: People,
  },
  operatorLog: { summary: 'What operators have done here, the last first', ...bare, answer: Log },
  closeByOperator: { summary: 'Close any table', ...ofTable, answer: answers.Done },
  deleteTable: {
    summary: 'Delete any table, with its log and all that was said there',
    ...ofTable,
    answer: answers.Nothing,
  },
  deletePerson: {
    summary: 'Delete an identity, its name and its words everywhere',
    ...ofPerson,
    answer: answers.Nothing,
    refuses: ['no-such-person'],
  },
  ban: {
    summary: 'Shut a person out for so many days: they do nothing here, and their streams end',
    ...ofPerson,
    body: z.strictObject({ days: z.int().min(1).max(36_500) }),
    answer: z.object({ until: z.number() }),
    refuses: ['no-such-person'],
  },
  liftBan: { summary: 'Let them in again', ...ofPerson, answer: answers.Nothing, refuses: ['no-such-person'] },
  appointOperator: {
    summary: 'Let a person sign in to the host’s page by their passkey',
    ...ofPerson,
    answer: answers.Nothing,
    refuses: ['no-such-person'],
  },
  dismissOperator: {
    summary: 'Let them do so no longer',
    ...ofPerson,
    answer: answers.Nothing,
    refuses: ['no-such-person'],
  },
  recoverByOperator: {
    summary: 'A link by which somebody who has lost every device comes back, once',
    ...ofPerson,
    answer: z.object({ link: z.string(), expiresAt: z.number() }),
    refuses: ['no-such-person'],
  },
  setEntry: {
    summary: 'Who may set up tables and see the list of them: everybody, or whoever has used an invitation code',
    ...bare,
    body: z.strictObject({ entry: z.enum(['everybody', 'code']) }),
    answer: answers.Nothing,
  },
  codes: { summary: 'The invitation codes, without what they read like', ...bare, answer: Codes },
  makeCode: {
    summary: 'A new invitation code, shown only now',
    ...bare,
    body: z.strictObject({
      label: z
        .string()
        .regex(/^[A-Za-z0-9]{1,20}$/)
        .describe('What it begins with'),
      most: z.int().min(1).max(10_000).describe('How many people may use it'),
      days: z.int().min(1).max(3_650).optional(),
    }),
    answer: z.object({ code: z.string() }),
  },
  withdrawCode: {
    summary: 'Let a code open nothing any more',
    ...bare,
    params: z.object({ code: Id }),
    answer: answers.Nothing,
    refuses: ['no-such-code'],
  },
  announce: {
    summary: 'Tell everybody something for so many hours',
    ...bare,
    body: z.strictObject({ text: ChatText, hours: z.int().min(1).max(8_760) }),
    answer: answers.Nothing,
  },
  withdrawAnnouncement: { summary: 'Tell nobody any more', ...bare, answer: answers.Nothing },
} as const satisfies Record<string, Forms>
