import { z } from 'zod'
import * as answers from './answers.ts'
import { bare, type Forms } from './forms.ts'
import { ShownRating } from './ratings.ts'
import { ChatText, Id, Name } from './text.ts'

const Member = z.object({
  person: z.string(),
  name: z.string(),
  games: z.int().describe('With other people; bots do not count'),
  wins: z.number().describe('Shared ones are parts'),
  place: z.number().nullable().describe('The mean place'),
  evenings: z.int().describe('Days on which they have played'),
  met: z.int().describe('Other people met in those games'),
  beaten: z.int().describe('Those of them whom they left behind'),
  rating: ShownRating.exactOptional().describe('The one that is known best, where the server has ratings'),
})

const Game = z.object({
  table: z.string().nullable().describe('Null if it is gone, or not for whoever asks'),
  game: z.string(),
  finishedAt: z.number(),
  seats: z
    .array(
      z.object({
        seat: z.int(),
        name: z.string().describe('Nothing for a bot, and for somebody who is no member'),
        level: z.string().nullable(),
        place: z.int(),
        points: z.number(),
      }),
    )
    .describe('The best first'),
})

const Evening = z.object({
  id: z.string(),
  at: z.number(),
  title: z.string(),
  line: z.string(),
  yes: z.int().describe('How many have said that they will come'),
  coming: z.array(z.object({ person: z.string(), name: z.string() })).describe('The first few of them'),
  mine: z.boolean().nullable().describe('What I have said, if anything'),
})

const visibility = z.enum(['listed', 'link']).describe('`link`: only members see it, and codes make members')
const Terms = z.object({ name: z.string(), line: z.string(), visibility })

/** Nothing, or as much as somebody might say in one line. */
const Line = z.union([z.literal(''), ChatText]).pipe(z.string().max(200))
const OfEvening = z.object({ evening: Id })

export const CLUB_SCHEMAS = {
  club: {
    summary: 'The club that this server is: members, the next evening, the standing of the month, the last results',
    ...bare,
    query: z.object({
      game: z.string().max(40).optional().describe('Only this one'),
      period: z.enum(['month', 'year', 'all']).default('all').describe('In universal time'),
      limit: z.coerce.number().int().min(1).max(500).default(50).describe('So many members'),
    }),
    answer: z.object({
      club: Terms.extend({
        since: z.number(),
        isMember: z.boolean(),
        isClosed: z.boolean().describe('By link only, and I am no member: nothing more is shown'),
        members: z.int(),
        hasRatings: z.boolean(),
      })
        .nullable()
        .describe('Null if it is none'),
      members: z.array(Member).describe('Those with the most wins first'),
      mine: Member.nullable().describe('My own, if I am not among them'),
      evening: Evening.nullable().describe('The next one'),
      standing: z.array(Member).describe('Of the month that runs: who has left most rivals behind first'),
      results: z.array(Game).describe('The last first'),
      games: z.int().describe('How many there are, up to a thousand'),
    }),
  },
  clubGames: {
    summary: 'The club’s games, the last first, page by page',
    ...bare,
    query: z.object({
      game: z.string().max(40).optional(),
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answer: z.object({ games: z.array(Game), next: z.string().nullable() }),
    refuses: ['not-a-member', 'no-club-here'],
  },
  joinClub: {
    summary: 'Become a member; where the club is by link only, with an invitation code',
    ...bare,
    body: z.strictObject({ code: z.string().min(1).max(60).optional() }),
    answer: answers.Nothing,
    refuses: ['no-club-here', 'not-a-member', 'code-refused', 'invitation-needed'],
  },
  leaveClub: { summary: 'Leave the club: my name goes from its page', ...bare, answer: answers.Nothing },
  answerEvening: {
    summary: 'Say whether I will come to an evening of the club',
    ...bare,
    params: OfEvening,
    body: z.strictObject({ coming: z.boolean() }),
    answer: answers.Nothing,
    refuses: ['not-a-member', 'no-such-evening'],
  },
  operatorClub: {
    summary: 'The club and its coming evenings, for the host',
    ...bare,
    answer: z.object({
      club: Terms.nullable(),
      evenings: z.array(Evening.omit({ mine: true, coming: true })),
    }),
  },
  setClub: {
    summary: 'Make this server a club, or change what it says of itself',
    ...bare,
    body: z.strictObject({ name: Name, line: Line, visibility }),
    answer: answers.Nothing,
  },
  endClub: { summary: 'Let this server be no club any more', ...bare, answer: answers.Nothing },
  announceEvening: {
    summary: 'Announce an evening',
    ...bare,
    body: z.strictObject({ at: z.int().min(0).max(8_640_000_000_000), title: Name, line: Line }),
    answer: z.object({ id: z.string() }),
    refuses: ['no-club-here'],
  },
  cancelEvening: {
    summary: 'Call an evening off',
    ...bare,
    params: OfEvening,
    answer: answers.Nothing,
    refuses: ['no-such-evening'],
  },
} as const satisfies Record<string, Forms>
