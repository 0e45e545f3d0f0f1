import type { GameOptions } from '@south-street/engine'
import type * as table from '@south-street/table'
import { z } from 'zod'
import { exactly } from './exact.ts'

/** A game has options of its own beside the number of players. */
const Options: z.ZodType<GameOptions> = z.looseObject({ players: z.int() })

export const PACES = ['none', 'live', 'bank', 'correspondence'] as const

const SHORT_PACES = [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), seconds: z.int().min(5).max(3600).describe('For every decision') }),
  z.strictObject({
    kind: z.literal('bank'),
    seconds: z.int().min(60).max(14_400).describe('For the whole game'),
    increment: z.int().min(0).max(300).describe('Seconds more after every answer'),
  }),
] as const

/** What a new table may agree on. */
export const NewPace = exactly<table.Pace>()(
  z.discriminatedUnion('kind', [
    ...SHORT_PACES,
    z.strictObject({
      kind: z.literal('correspondence'),
      hours: z.int().min(12).max(168).describe('For every decision'),
      holidayDays: z.int().min(0).max(30).exactOptional().describe('Days on which one’s clock stands still'),
    }),
  ]),
)

/** Tables of before may have other hours. */
export const Pace = exactly<table.Pace>()(
  z.discriminatedUnion('kind', [
    ...SHORT_PACES,
    z.strictObject({
      kind: z.literal('correspondence'),
      hours: z.int().min(1).max(720),
      holidayDays: z.int().min(0).max(30).exactOptional(),
    }),
  ]),
)

export const StandIns = exactly<table.StandInRule>()(z.enum(['never', 'vote', 'at-once']))
export const Visibility = exactly<table.Settings['visibility']>()(z.enum(['listed', 'link']))
/** The name of a bot's level, such as GET /api/games lists. */
export const Level = z.string().min(1).max(40)
export const Seat = z.int().min(0).max(15)
export const House = z.int().min(0).max(15).describe('The number of a colour and device')

export const Settings = exactly<table.Settings>()(
  z.object({
    options: Options,
    visibility: Visibility,
    pace: Pace,
    spectators: z.boolean(),
    help: z.boolean(),
    standIns: StandIns,
    standInLevel: z.string(),
    rated: z.literal(true).exactOptional().describe('The game moves ratings'),
    daily: z.string().exactOptional().describe('The day whose deal this is'),
  }),
)

export const AwayReason = exactly<table.AwayReason>()(z.enum(['clock', 'left', 'asked', 'absent']))

export const Away = exactly<table.Away>()(
  z.object({
    why: AwayReason,
    level: z.string().nullable().describe('The bot that plays meanwhile, if one does'),
    since: z.number().optional(),
    playedSince: z.number().optional(),
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
