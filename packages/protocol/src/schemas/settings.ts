import type { GameOptions } from '@south-street/engine'
import type * as table from '@south-street/table'
import { z } from 'zod'
import { exactly } from './exact.ts'

/** A game has options of its own beside the number of players. */
const Options: z.ZodType<GameOptions> = z.looseObject({ players: z.int() })

export const PACES = ['none', 'live', 'correspondence'] as const

export const Pace = exactly<table.Pace>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('live'), seconds: z.int().min(5).max(3600) }),
    z.strictObject({ kind: z.literal('correspondence'), hours: z.int().min(1).max(720) }),
  ]),
)

export const StandIns = exactly<table.StandInRule>()(z.enum(['never', 'vote', 'at-once']))
export const Visibility = exactly<table.Settings['visibility']>()(z.enum(['listed', 'link']))
/** The name of a bot's level, such as GET /api/games lists. */
export const Level = z.string().min(1).max(40)
export const Seat = z.int().min(0).max(15)

export const Settings = exactly<table.Settings>()(
  z.object({
    options: Options,
    visibility: Visibility,
    pace: Pace,
    spectators: z.boolean(),
    help: z.boolean(),
    standIns: StandIns,
    standInLevel: z.string(),
  }),
)

export const AwayReason = exactly<table.AwayReason>()(z.enum(['clock', 'left', 'asked', 'absent']))

export const Away = exactly<table.Away>()(
  z.object({
    why: AwayReason,
    level: z.string().nullable().describe('The bot that plays meanwhile, if one does'),
  }),
)

export const Status = exactly<table.Status>()(z.enum(['open', 'running', 'over', 'abandoned', 'closed']))

export const OpenSeat = z.object({
  kind: z.literal('open'),
  keptFor: z
    .object({ person: z.string(), name: z.string() })
    .optional()
    .describe('Whose seat it was at the table before; the host may free it'),
})
