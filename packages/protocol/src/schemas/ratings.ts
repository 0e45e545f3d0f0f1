import { z } from 'zod'
import { bare, type Forms, ofTable } from './forms.ts'

const Size = z.enum(['2', '3-5'])

export const ShownRating = z.object({
  game: z.string(),
  size: Size.describe('Two seats, or three to five'),
  mu: z.number(),
  sigma: z.number().describe('How unsure it is: the truth lies within twice as much in 19 of 20 cases'),
  games: z.int(),
  provisional: z.boolean().describe('Not settled yet'),
})

const Figures = z.object({ mu: z.number(), sigma: z.number() })

export const RATING_SCHEMAS = {
  myRatings: {
    summary: 'My ratings',
    ...bare,
    answer: z.object({ isOn: z.boolean().describe('Whether this server has ratings'), ratings: z.array(ShownRating) }),
  },
  leaders: {
    summary: 'Whose rating is settled, the best first, by what they are at least',
    ...bare,
    query: z.object({ game: z.string().max(40).optional(), size: Size.optional() }),
    answer: z.object({
      isOn: z.boolean(),
      leaders: z
        .array(ShownRating.extend({ person: z.string(), name: z.string() }))
        .describe('Where the server is a club, its members'),
      bots: z
        .array(z.object({ level: z.string(), mu: z.number(), sigma: z.number() }))
        .describe('Fixed: no game changes them'),
    }),
  },
  tableRating: {
    summary: 'What became of a game that was agreed on as rated',
    ...ofTable,
    answer: z.object({
      status: z
        .enum([
          'agreed',
          'rated',
          'too-few-people',
          'hint',
          'stand-in-won',
          'left-early',
          'same-address',
          'all-agreed',
          'closed',
        ])
        .nullable()
        .describe('`agreed` while it is still to be rated; else `rated`, or why it counts for nobody'),
      seats: z.array(z.object({ before: Figures, after: Figures }).nullable()),
    }),
  },
} as const satisfies Record<string, Forms>
