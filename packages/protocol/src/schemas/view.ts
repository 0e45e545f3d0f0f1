import type * as engine from '@south-street/engine'
import type * as table from '@south-street/table'
import { z } from 'zod'
import type * as wire from '../types.ts'
import { exactly } from './exact.ts'
import { Happening } from './happening.ts'
import { AwayReason, House, OpenSeat, Pace, Settings, Status } from './settings.ts'
import { Id } from './text.ts'

/** Whatever a game writes, which only the game can read. */
export const Json: z.ZodType<engine.Json> = z
  .custom<engine.Json>((value) => value !== undefined)
  .describe('Any JSON value: the game’s own')

export const SeatView = exactly<table.SeatView>()(
  z.discriminatedUnion('kind', [
    OpenSeat.extend({ house: House }),
    z.object({ kind: z.literal('bot'), house: House, level: z.string() }),
    z.object({
      kind: z.literal('person'),
      house: House,
      person: z.string(),
      name: z.string(),
      away: z
        .object({
          why: AwayReason,
          level: z.string().nullable().describe('The bot that plays meanwhile, if one does'),
          since: z.number(),
        })
        .optional(),
      offered: z.literal(true).optional().describe('The owner lets it go, or a link that takes it over is out'),
      handover: z
        .object({
          votes: z.array(z.string()).describe('Who wants to hand the seat on'),
          from: z.number().optional().describe('When it may be handed on, once enough people want it'),
        })
        .optional(),
      holiday: z
        .object({ left: z.number(), from: z.number().optional(), until: z.number().optional() })
        .optional()
        .describe('How many milliseconds of holiday are left, and the last one'),
      owner: z
        .object({ person: z.string(), name: z.string() })
        .optional()
        .describe('Whose seat it was, handed on without their word: they may take it back'),
    }),
  ]),
)

export const PlayView = exactly<NonNullable<table.TableView['play']>>()(
  z.object({
    seal: z.object({
      sha256: z.string(),
      salt: z.string().optional().describe('After the last action'),
      deal: Json.optional().describe('After the last action'),
    }),
    decision: z.int().describe('The number that an answer to the question of now must carry'),
    actor: z.int().nullable().describe('The seat that owes a decision'),
    deadline: z.number().optional().describe('When its clock runs out, in milliseconds since 1970'),
    absentFrom: z
      .number()
      .optional()
      .describe('Where no clock runs: when the person who owes the decision counts as absent'),
    banks: z.array(z.number()).optional().describe('What each seat had left when the decision was put'),
    moves: z.int(),
    mayTakeBack: z.literal(true).optional().describe('Your last action can be taken back without asking'),
    result: Json.optional(),
    position: z.unknown().describe('What you may know of the game; cards are indices into the game’s catalogue'),
  }),
)

export const TableView = exactly<table.TableView>()(
  z.object({
    id: Id,
    game: z.string(),
    rules: z.string(),
    settings: Settings,
    host: z.string(),
    status: Status,
    revision: z.int().describe('The number of entries in the table’s log'),
    you: z.int().nullable().describe('Your seat'),
    seats: z.array(SeatView),
    next: z.string().optional().describe('The table of the rematch'),
    votes: z.array(z.object({ seat: z.int(), by: z.array(z.string()) })).optional(),
    takeBack: z.object({ seat: z.int(), keep: z.int(), agreed: z.array(z.string()) }).optional(),
    abandon: z.array(z.string()).optional(),
    mayAbandonFrom: z
      .number()
      .optional()
      .describe('Somebody is away: from then on the others may end the game without their word'),
    play: PlayView.optional(),
  }),
)

/** A game's events have members of their own. */
export const GameEvent: z.ZodType<engine.GameEvent> = z.looseObject({
  type: z.string(),
  reveals: z.literal(true).exactOptional().describe('It showed somebody what was hidden from them'),
  only: z.int().exactOptional().describe('Told to this seat alone'),
})

export const TableEvent = exactly<table.TableEvent>()(
  z.object({
    revision: z.int(),
    at: z.number(),
    by: z.string().nullable().describe('The person, or null for the table itself: clocks, bots, the operator'),
    what: Happening,
    told: z.array(GameEvent).optional().describe('What the game tells you of it'),
  }),
)

export const Digest = exactly<wire.Digest>()(
  z.object({
    revision: z.int().describe('How far it goes'),
    events: z.array(TableEvent),
    more: z.boolean().describe('There is more: ask again with `since` set to this revision'),
  }),
)

/** What the live stream says. */
export const StreamMessage = exactly<wire.StreamMessage>()(
  z.object({
    revision: z.int(),
    view: TableView.optional().describe('Left out of the first message if there is nothing new'),
    events: z.array(TableEvent).optional().describe('Without them start again from the view'),
  }),
)

export const TableSummary = exactly<wire.TableSummary>()(
  z.object({
    id: Id,
    game: z.string(),
    status: Status,
    players: z.int(),
    freeSeats: z.int(),
    pace: Pace,
    spectators: z.boolean(),
    names: z.array(z.string()).describe('Who sits there: people by name, bots by level'),
    changedAt: z.number(),
    yourTurn: z.literal(true).optional(),
    result: z
      .object({
        points: z.array(z.number()),
        places: z.array(z.int()).describe('1 for the best; several may share a place'),
        yourSeat: z.int().optional(),
      })
      .optional()
      .describe('Of a game that was played to its end, by seat, in the order of the names'),
  }),
)

export const TablePage = z.object({
  tables: z.array(TableSummary),
  next: z.string().nullable().describe('Hand it in as `after` for the next page'),
})

const exported = { game: z.string(), rules: z.string(), options: Json, seats: Json, actions: z.array(Json) }

/** What a file says of a game: everything once it is over, before that what one may know. */
export const Exported = exactly<table.SealedRecord | table.ViewExport>()(
  z.discriminatedUnion('format', [
    z.object({
      format: z.literal('south-street/record@1'),
      ...exported,
      deal: Json,
      result: Json,
      notes: Json,
      seal: z.object({ salt: z.string(), sha256: z.string() }),
    }),
    z.object({
      format: z.literal('south-street/view@1'),
      ...exported,
      seal: z.object({ sha256: z.string() }),
      seat: z.int().nullable(),
      view: Json,
    }),
  ]),
)
