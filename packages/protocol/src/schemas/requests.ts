import type { GameOptions } from '@south-street/engine'
import { z } from 'zod'
import { House, Level, NewPace, PACES, Seat, StandIns, Visibility } from './settings.ts'
import { ChatText, Id, Name, Secret } from './text.ts'

export const CreateGuest = z.strictObject({
  name: Name.optional(),
  bearer: z.boolean().optional().describe('For a program: answer with a token instead of a cookie'),
})
export const Rename = z.strictObject({ name: Name })

const ChosenOptions: z.ZodType<GameOptions, GameOptions> = z
  .object({ players: z.int() })
  .catchall(z.boolean())
  .meta({
    description: 'The number of players, and `true` for each of the game’s variants that is on; the others are off',
    // As types have it: what is said of all members is true of `players` too.
    additionalProperties: { type: ['boolean', 'integer'] },
  })

export const CreateTable = z.strictObject({
  game: z.string().max(40),
  options: ChosenOptions,
  visibility: Visibility.default('link'),
  pace: NewPace.default({ kind: 'none' }),
  spectators: z.boolean().default(true),
  help: z.boolean().default(true),
  standIns: StandIns.default('vote'),
  standInLevel: Level.optional(),
  rated: z.boolean().optional().describe('The game moves ratings, where the server has them'),
  sit: z.boolean().default(true).describe('Whether you take the first seat'),
})

export const ListTables = z.object({
  game: z.string().max(40).optional(),
  status: z.enum(['open', 'running', 'ended', 'closed']).optional(),
  pace: z.enum(PACES).optional(),
  free: z.stringbool().meta({ type: 'boolean' }).optional().describe('Only tables with an open seat'),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

const Revision = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const ReadTable = z.object({
  since: Revision.optional().describe('With `wait`: answer as soon as the table is past this revision'),
  wait: z.coerce.number().int().min(0).max(25).default(0).describe('Seconds'),
})
export const Since = z.object({ since: Revision.default(0) })
export const Live = z.object({ since: Revision.optional() })
export const Elsewhere = z.object({ except: Id.optional().describe('The table where you are') })

export const TakeSeat = z.strictObject({ seat: Seat.optional() })
export const ChooseHouse = z.strictObject({ house: House })
export const ChangeTerms = z.strictObject({
  options: ChosenOptions.optional(),
  pace: NewPace.optional(),
  help: z.boolean().optional(),
  rated: z.boolean().optional(),
})
export const Start = z.strictObject({
  first: Seat.optional().describe('Who begins, where the game lets the host name it; otherwise chance decides'),
})
export const StartHoliday = z.strictObject({ days: z.int().min(1).max(30) })
export const SeatBot = z.strictObject({ level: Level })
export const Act = z.strictObject({
  decision: z.int().min(0).optional().describe('The decision that it answers; free actions need none'),
  action: z.string().min(1).max(2000).describe('The action in the game’s text form, as GET …/legal lists them'),
  hint: z.literal(true).optional().describe('A hint was looked at before'),
})
export const AnswerTakeBack = z.strictObject({ agree: z.boolean() })
export const GiveOrder = z.strictObject({
  until: z
    .string()
    .min(1)
    .max(40)
    .describe('`card`, or a stretch of the game that the order holds for, such as `round`'),
  card: z.string().min(1).max(80).optional().describe('With `card`: the card’s id'),
})
export const Say = z.strictObject({ text: ChatText })
export const Claim = z.strictObject({ claim: Secret })

export const OfDevice = z.object({ device: Id })
export const OfTable = z.object({ id: Id })
export const OfSeat = z.object({ id: Id, seat: z.coerce.number().pipe(Seat) })
export const OfPerson = z.object({ person: Id })
