import { z } from 'zod'
import { Id } from './text.ts'

export const Me = z.object({ id: Id, name: z.string() })
export const Guest = Me.extend({ token: z.string().optional().describe('Only when `bearer` was asked for') })
export const BearerToken = z.object({ token: z.string().describe('Shown only now') })
export const RecoveryLink = z.object({
  token: z.string().describe('Good for once'),
  link: z.string(),
  expiresAt: z.number(),
})
export const Devices = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['browser', 'program', 'link']),
      createdAt: z.number(),
      seenAt: z.number().describe('To the hour'),
      expiresAt: z.number().nullable(),
      way: z.enum(['guest', 'link', 'passkey', 'words']).optional().describe('How it came to act for me'),
      browser: z.string().optional(),
      system: z.string().optional(),
      current: z.literal(true).optional().describe('The one that asks'),
    }),
  ),
})
export const Mutes = z.object({ people: z.array(z.string()) })
export const NextTable = z.object({ table: z.string().nullable() })

export const Version = z.object({
  name: z.string(),
  version: z.string(),
  commit: z.string().nullable().describe('Null where nobody has told the server'),
  page: z.string().nullable().describe('The build of the page; null without one'),
  rules: z
    .record(z.string(), z.array(z.string()))
    .describe('By game, the versions that can be played, the newest first'),
})

export const Seen = z.object({
  address: z.string().describe('Who asks, as limits count it'),
  direct: z.boolean().describe('It is the address of the connection itself'),
  forwarded: z.int().describe('How many addresses X-Forwarded-For has named'),
})

export const Games = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      rules: z.string(),
      seats: z.object({ min: z.int(), max: z.int() }),
      variants: z.array(z.string()).describe('Optional rules, which a table’s options turn on'),
      levels: z.array(z.string()).describe('Bots, from the friendliest to the strongest'),
    }),
  ),
})

export const Created = z.object({ table: Id, revision: z.int() })
export const Done = z.object({ revision: z.int().describe('The table’s revision after it') })
export const Legal = z.object({
  revision: z.int(),
  decision: z.int().nullable(),
  actions: z.array(z.string()).describe('The answers first, then what you may do at any time'),
})
export const Presence = z.object({
  away: z.array(z.object({ seat: z.number(), minutes: z.number().describe('Whole ones, at least 1') })),
})

export const Chat = z.object({
  lines: z.array(
    z.object({ revision: z.int(), at: z.number(), person: z.string(), name: z.string(), text: z.string() }),
  ),
})
export const OrderState = z.object({
  order: z.object({ until: z.string(), card: z.string().optional() }).nullable(),
})
export const Offer = z.object({
  claim: z.string().describe('Pass it on to whoever takes the seat over. Shown only now'),
  link: z.string(),
  revision: z.int(),
})
export const Nothing = z.object({})
