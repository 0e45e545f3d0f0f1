import type * as table from '@south-street/table'
import { z } from 'zod'
import { exactly } from './exact.ts'
import { Away, AwayReason, House, OpenSeat, Settings } from './settings.ts'

const kind = <const Kind extends string>(name: Kind) => ({ kind: z.literal(name) })
const seat = { seat: z.int() }
const person = { person: z.string() }
const named = { ...person, name: z.string() }

export const Holder = exactly<table.Holder>()(
  z.discriminatedUnion('kind', [
    OpenSeat,
    z.object({ ...kind('bot'), level: z.string() }),
    z.object({
      ...kind('person'),
      ...named,
      away: Away.nullable(),
      handover: z.boolean(),
      claim: z.string().nullable(),
      house: House.optional(),
      owner: z.object(named).optional(),
    }),
  ]),
)

/** What can happen at a table, as everybody is told of it. */
export const Happening = exactly<table.PublicHappening>()(
  z.discriminatedUnion('kind', [
    z.object({
      ...kind('created'),
      table: z.string(),
      game: z.string(),
      rules: z.string(),
      settings: Settings,
      host: z.string(),
      seats: z.array(Holder),
    }),
    z.object({
      ...kind('terms-changed'),
      settings: Settings,
      asksAgain: z
        .literal(true)
        .optional()
        .describe('The seats of all but the host are kept for them until they sit down again'),
    }),
    z.object({ ...kind('seated'), ...seat, ...named }),
    z.object({ ...kind('bot-seated'), ...seat, level: z.string() }),
    z.object({ ...kind('unseated'), ...seat, why: z.enum(['left', 'removed']) }),
    z.object({ ...kind('renamed'), ...named }),
    z.object({ ...kind('house-chosen'), ...seat, house: House }),
    z.object({
      ...kind('started'),
      sha256: z.string().describe('The seal over the deal'),
      first: z.int().optional().describe('Whom the host named to begin'),
    }),
    z.object({
      ...kind('action'),
      ...seat,
      decision: z.int().nullable().describe('The decision that it answers; null for a free action'),
      action: z.string(),
      standIn: z.string().optional().describe('The bot that stood in for the person'),
      hint: z.literal(true).optional(),
    }),
    z.object({ ...kind('take-back-asked'), ...seat, keep: z.int() }),
    z.object(kind('take-back-agreed')),
    z.object(kind('take-back-refused')),
    z.object({ ...kind('taken-back'), ...seat, keep: z.int() }),
    z.object({ ...kind('chat'), name: z.string(), text: z.string() }),
    z.object({ ...kind('away'), ...seat, why: AwayReason }),
    z.object({ ...kind('stand-in-vote'), ...seat }),
    z.object({ ...kind('stood-in'), ...seat, level: z.string() }),
    z.object({ ...kind('back'), ...seat }),
    z.object({ ...kind('holiday-started'), ...seat, until: z.number() }),
    z.object({ ...kind('holiday-ended'), ...seat }),
    z.object({ ...kind('handover-agreed'), ...seat }),
    z.object({ ...kind('handover-vote'), ...seat }),
    z.object({ ...kind('handover-due'), ...seat, from: z.number() }),
    z.object({ ...kind('seat-offered'), ...seat }),
    z.object({ ...kind('seat-claimed'), ...seat, ...named }),
    z.object({ ...kind('seat-reclaimed'), ...seat, ...named }),
    z.object(kind('abandon-agreed')),
    z.object(kind('abandoned')),
    z.object(kind('closed')),
    z.object({ ...kind('rematch'), table: z.string() }),
    z.object({ ...kind('forgotten'), ...person }),
  ]),
)
