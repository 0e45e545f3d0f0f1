import { z } from 'zod'
import type * as types from '../daily-types.ts'
import { exactly } from './exact.ts'
import { bare, type Forms } from './forms.ts'

const OfGame = z.object({ game: z.string().max(40) })
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const Status = exactly<types.OwnAttempt['status']>()(z.enum(['running', 'finished', 'given-up']))
const Source = z.object({ name: z.string(), points: z.number() })

const DailyDeals = exactly<types.DailyDeals>()(
  z.object({
    day: z.string().describe('In universal time'),
    endsAt: z.number().describe('When the next ones come'),
    deals: z.array(
      z.object({
        game: z.string(),
        rules: z.string(),
        players: z.int(),
        level: z.string().describe('Of the bots at the other seats'),
        sha256: z.string().describe('Of the sealed deal, the same at every table'),
        played: z.int().describe('How many have played it to the end'),
        yours: z.object({ table: z.string(), status: Status }).nullable(),
      }),
    ),
  }),
)

const DailyResults = exactly<types.DailyResults>()(
  z.object({
    day: z.string(),
    game: z.string(),
    played: z.int(),
    results: z
      .array(
        z.object({
          name: z.string(),
          points: z.number(),
          margin: z.number().describe('To the best of the bots'),
          place: z.int(),
          isYou: z.boolean(),
          table: z.string().nullable().describe('Where it can be looked at; null once it is not kept any more'),
        }),
      )
      .nullable()
      .describe('Null for whoever has not played it to the end, until the day is over'),
  }),
)

const OwnGames = exactly<types.OwnGames>()(
  z.object({
    games: z.array(
      z.object({
        table: z.string(),
        game: z.string(),
        rules: z.string(),
        finishedAt: z.number(),
        isKept: z.boolean().describe('It can still be looked at'),
        seats: z.array(
          z.object({
            person: z.string().nullable(),
            name: z.string(),
            level: z.string().nullable(),
            place: z.int(),
            points: z.number(),
          }),
        ),
        yourSeat: z.int(),
        sources: z.array(Source),
      }),
    ),
    next: z.string().nullable(),
  }),
)

/** The deal of the day, and what became of one's own games. */
export const DAILY_SCHEMAS = {
  daily: {
    summary: 'Today’s deals: one a game, the same for everybody, sealed until one has played it',
    ...bare,
    answer: DailyDeals,
  },
  beginDaily: {
    summary: 'Play today’s deal, or go on with it: one attempt a person, day and game',
    ...bare,
    params: OfGame,
    answer: z.object({ table: z.string(), status: Status }),
    refuses: ['game-unknown', 'invitation-needed', 'too-many-open-tables', 'too-many-tables'],
  },
  dailyResults: {
    summary: 'How a day’s deal came out for everybody; closed to whoever has not played it, until the day is over',
    ...bare,
    params: OfGame,
    query: z.object({ day: Day.optional() }),
    answer: DailyResults,
    refuses: ['game-unknown'],
  },
  myHouse: {
    summary: 'My finished games, the last first',
    ...bare,
    query: z.object({ after: z.string().max(200).optional() }),
    answer: OwnGames,
  },
} as const satisfies Record<string, Forms>
