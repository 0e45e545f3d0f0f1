import { z } from 'zod'
import { Id } from './text.ts'

export const PACES = ['none', 'live', 'correspondence'] as const

export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), seconds: z.int().min(5).max(3600) }),
  z.strictObject({ kind: z.literal('correspondence'), hours: z.int().min(1).max(720) }),
])

export const StandIns = z.enum(['never', 'vote', 'at-once'])
export const Visibility = z.enum(['listed', 'link'])
/** The name of a bot's level, such as GET /api/games lists. */
export const Level = z.string().min(1).max(40)
export const Seat = z.int().min(0).max(15)

const Settings = z.object({
  options: z.object({ players: z.int() }).loose(),
  visibility: Visibility,
  pace: Pace,
  spectators: z.boolean(),
  help: z.boolean(),
  standIns: StandIns,
  standInLevel: z.string(),
})

const Away = z.object({
  why: z.enum(['clock', 'left', 'asked', 'absent']),
  level: z.string().nullable().describe('The bot that plays meanwhile, if one does'),
})

const SeatView = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    keptFor: z.object({ person: z.string(), name: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('bot'), level: z.string() }),
  z.object({
    kind: z.literal('person'),
    person: z.string(),
    name: z.string(),
    away: Away.optional(),
    offered: z.literal(true).optional().describe('The owner lets it go, or a link that takes it over is out'),
  }),
])

const PlayView = z.object({
  seal: z.object({
    sha256: z.string(),
    salt: z.string().optional().describe('After the last action'),
    deal: z.json().optional().describe('After the last action'),
  }),
  decision: z.int().describe('The number that an answer to the question of now must carry'),
  actor: z.int().nullable().describe('The seat that owes a decision'),
  deadline: z.number().optional().describe('When its clock runs out, in milliseconds since 1970'),
  moves: z.int(),
  mayTakeBack: z.literal(true).optional().describe('Your last action can be taken back without asking'),
  result: z.json().optional(),
  view: z.unknown().describe('What you may know of the game; cards are indices into the game’s catalogue'),
})

const TableStatus = z.enum(['open', 'running', 'over', 'abandoned', 'closed'])

export const TableView = z.object({
  id: Id,
  game: z.string(),
  rules: z.string(),
  settings: Settings,
  host: z.string(),
  status: TableStatus,
  revision: z.int().describe('The number of entries in the table’s log'),
  you: z.int().nullable().describe('Your seat'),
  seats: z.array(SeatView),
  next: z.string().optional().describe('The table of the rematch'),
  votes: z.array(z.object({ seat: z.int(), by: z.array(z.string()) })).optional(),
  takeBack: z.object({ seat: z.int(), keep: z.int(), agreed: z.array(z.string()) }).optional(),
  abandon: z.array(z.string()).optional(),
  play: PlayView.optional(),
})

export const TableEvent = z.object({
  revision: z.int(),
  at: z.number(),
  by: z.string().nullable().describe('The person, or null for the table itself: clocks, bots, the operator'),
  what: z.object({ kind: z.string() }).loose(),
  told: z
    .array(z.object({ type: z.string() }).loose())
    .optional()
    .describe('What the game tells you of it'),
})

/** What the live stream says. `events` are all since the revision before; without `events` start again from the view. */
export const StreamMessage = z.object({
  revision: z.int(),
  view: TableView,
  events: z.array(TableEvent).optional(),
})
export type StreamMessage = z.infer<typeof StreamMessage>

export const TableSummary = z.object({
  id: Id,
  game: z.string(),
  status: TableStatus,
  players: z.int(),
  freeSeats: z.int(),
  pace: Pace,
  spectators: z.boolean(),
  names: z.array(z.string()).describe('Who sits there: people by name, bots by level'),
  changedAt: z.number(),
  yourTurn: z.literal(true).optional(),
})
export type TableSummary = z.infer<typeof TableSummary>

export const TablePage = z.object({
  tables: z.array(TableSummary),
  next: z.string().nullable().describe('Hand it in as `after` for the next page'),
})
