import { z } from 'zod'
import type * as wire from '../notice-types.ts'
import * as answers from './answers.ts'
import { exactly } from './exact.ts'
import { bare, type Forms } from './forms.ts'
import { Id, Name } from './text.ts'

const CHANNELS = ['push', 'webhook', 'mail'] as const
const FORMATS = ['discord', 'slack', 'ntfy', 'standard'] as const
const Minutes = z.int().min(0).max(1_439)
const Told = z.array(z.enum(CHANNELS)).max(CHANNELS.length)

function isZone(zone: string): boolean {
  try {
    return zone.length > 0 && Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const NoticeSettings = exactly<wire.NoticeSettings>()(
  z.strictObject({
    events: z.strictObject({ turn: Told, clock: Told, started: Told, over: Told, mention: Told }),
    onlyAway: z.boolean().describe('Nothing is sent about a table that is on a screen of yours'),
    quiet: z.strictObject({ from: Minutes, to: Minutes }).nullable().describe('In minutes after midnight'),
    digest: Minutes.nullable().describe('When all tables that wait are told by mail, in minutes after midnight'),
    zone: z.string().max(60).refine(isZone, { message: 'a time zone such as Europe/Berlin' }),
    language: z.enum(['en', 'de', 'pl']),
  }),
)

const NoticeResult = exactly<wire.NoticeResult>()(
  z.object({
    at: z.number(),
    code: z.enum(['sent', 'refused', 'gone', 'timeout', 'unreachable', 'forbidden']),
    status: z.int().optional(),
    test: z.literal(true).optional(),
  }),
)

const NoticeChannel = exactly<wire.NoticeChannel>()(
  z.object({
    id: z.string(),
    kind: z.enum(CHANNELS),
    name: z.string(),
    format: z.enum(FORMATS).optional(),
    on: z.boolean(),
    confirmed: z.boolean(),
    current: z.literal(true).optional().describe('The browser that asks'),
    createdAt: z.number(),
    failures: z.int().describe('How often in a row it has failed'),
    last: NoticeResult.nullable(),
  }),
)

export const NoticeState = exactly<wire.NoticeState>()(
  z.object({
    settings: NoticeSettings,
    channels: z.array(NoticeChannel),
    muted: z.array(z.object({ table: z.string(), game: z.string(), names: z.array(z.string()) })),
    pushKey: z.string().describe('By which a browser subscribes'),
    mail: z.boolean().describe('Whether this server sends mail'),
  }),
)

const Address = z.string().min(8).max(2_000)

export const NewNoticeChannel = exactly<wire.NewNoticeChannel>()(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('push'),
      endpoint: Address,
      keys: z.strictObject({ p256dh: z.string().max(120), auth: z.string().max(40) }),
      name: Name,
    }),
    z.strictObject({ kind: z.literal('webhook'), format: z.enum(FORMATS), url: Address }),
    z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  ]),
)

const ofChannel = { ...bare, params: z.object({ channel: Id }) }
const ofMutedTable = { ...bare, params: z.object({ table: Id }) }
/** The channel, and what only this server could have written. */
const MailToken = z.string().regex(/^[\w-]{22}\.[\w-]{43}$/)

/** How one is told of a table while one is elsewhere. */
export const NOTICE_SCHEMAS = {
  notices: {
    summary: 'How I am told of tables while I am elsewhere',
    ...bare,
    answer: NoticeState,
  },
  keepNoticeSettings: {
    summary: 'Say what I want to be told, and when not',
    ...bare,
    body: NoticeSettings,
    answer: answers.Nothing,
  },
  addNoticeChannel: {
    summary: 'Be told in this browser, by a webhook or by mail; a mail address has to be confirmed',
    ...bare,
    body: NewNoticeChannel,
    answer: z.object({ channel: NoticeChannel, secret: z.string().optional().describe('Shown only now') }),
    refuses: ['address-refused', 'mail-not-sent', 'no-mail-here', 'secret-shown-once', 'too-many-channels'],
  },
  turnNoticeChannel: {
    summary: 'Turn a channel on or off',
    ...ofChannel,
    body: z.strictObject({ on: z.boolean() }),
    answer: answers.Nothing,
    refuses: ['no-such-channel'],
  },
  removeNoticeChannel: {
    summary: 'Forget a channel',
    ...ofChannel,
    answer: answers.Nothing,
    refuses: ['no-such-channel'],
  },
  testNoticeChannel: {
    summary: 'Send a test to a channel, and hear what became of it',
    ...ofChannel,
    answer: NoticeResult,
    refuses: ['mail-unconfirmed', 'no-such-channel'],
  },
  muteNotices: {
    summary: 'Be told nothing more of a table',
    ...ofMutedTable,
    answer: answers.Nothing,
    refuses: ['no-such-table'],
  },
  unmuteNotices: {
    summary: 'Be told of a table again',
    ...ofMutedTable,
    answer: answers.Nothing,
  },
  confirmMail: {
    summary: 'Confirm a mail address by what was sent there',
    ...bare,
    body: z.strictObject({ token: MailToken }),
    answer: answers.Nothing,
    refuses: ['link-used-up'],
  },
  unsubscribeMail: {
    summary: 'Forget a mail address, by what stands in each letter to it',
    ...bare,
    params: z.object({ token: MailToken }),
    answer: answers.Nothing,
    refuses: ['link-used-up'],
  },
} as const satisfies Record<string, Forms>
