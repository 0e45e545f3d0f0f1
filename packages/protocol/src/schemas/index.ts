import { z } from 'zod'
import type { ProblemCode } from '../problem.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName } from '../routes/index.ts'
import * as answers from './answers.ts'
import type { Same } from './exact.ts'
import * as requests from './requests.ts'
import { Digest, Exported, StreamMessage, TablePage, TableView } from './view.ts'

export { Problem } from './problem.ts'
export { IdempotencyKey } from './text.ts'

/** Where nothing is wanted, whatever comes is not looked at. */
export const NOTHING_READ = z.unknown().transform((): undefined => undefined)

/** The forms of a route, and what it may refuse beyond what every route of its kind may (`refusalsOf`). */
export interface Forms {
  readonly params: z.ZodType
  readonly query: z.ZodType
  readonly body: z.ZodType
  readonly answer: z.ZodType
  readonly refuses: readonly ProblemCode[]
}

const { Done, Nothing } = answers
const bare = { params: NOTHING_READ, query: NOTHING_READ, body: NOTHING_READ, refuses: [] }
const ofPerson = { ...bare, params: requests.OfPerson }
const ofTable = { ...bare, params: requests.OfTable }
const ofSeat = { ...bare, params: requests.OfSeat }

/** By route, what the server checks requests by and what tests and documents say of answers. */
export const SCHEMAS = {
  games: { ...bare, answer: answers.Games },
  createGuest: { ...bare, body: requests.CreateGuest, answer: answers.Guest },
  redeem: { ...bare, body: requests.Redeem, answer: answers.Me, refuses: ['link-used-up'] },
  me: { ...bare, answer: answers.Me },
  rename: { ...bare, body: requests.Rename, answer: answers.Me },
  deleteMe: { ...bare, answer: Nothing },
  signOut: { ...bare, answer: Nothing },
  createToken: { ...bare, answer: answers.BearerToken, refuses: ['secret-shown-once'] },
  createRecovery: { ...bare, answer: answers.RecoveryLink, refuses: ['secret-shown-once'] },
  mutes: { ...bare, answer: answers.Mutes },
  mute: { ...ofPerson, answer: Nothing, refuses: ['no-such-person'] },
  unmute: { ...ofPerson, answer: Nothing },
  myTables: { ...bare, query: requests.ListTables, answer: TablePage },
  nextTable: { ...bare, query: requests.Elsewhere, answer: answers.NextTable },
  createTable: {
    ...bare,
    body: requests.CreateTable,
    answer: answers.Created,
    refuses: ['game-unknown', 'level-unknown', 'options-malformed'],
  },
  listTables: { ...bare, query: requests.ListTables, answer: TablePage },
  table: { ...ofTable, query: requests.ReadTable, answer: TableView },
  live: { ...ofTable, query: requests.Live, answer: StreamMessage, refuses: ['too-many-streams', 'upgrade-needed'] },
  legal: { ...ofTable, answer: answers.Legal, refuses: ['not-seated'] },
  digest: { ...ofTable, query: requests.Since, answer: Digest },
  chat: { ...ofTable, answer: answers.Chat },
  exportTable: { ...ofTable, answer: Exported, refuses: ['not-dealt'] },
  takeSeat: {
    ...ofTable,
    body: requests.TakeSeat,
    answer: Done,
    refuses: ['already-seated', 'already-started', 'no-such-seat', 'seat-kept', 'seat-taken', 'table-full'],
  },
  leaveSeat: { ...ofTable, answer: Done, refuses: ['not-seated'] },
  seatBot: {
    ...ofSeat,
    body: requests.SeatBot,
    answer: Done,
    refuses: ['already-started', 'level-unknown', 'no-such-seat', 'not-host', 'seat-taken'],
  },
  emptySeat: { ...ofSeat, answer: Done, refuses: ['already-started', 'no-such-seat', 'not-host'] },
  start: { ...ofTable, answer: Done, refuses: ['already-started', 'not-host', 'seats-open'] },
  act: {
    ...ofTable,
    body: requests.Act,
    answer: Done,
    refuses: [
      'action-malformed',
      'action-refused',
      'decision-missing',
      'decision-past',
      'game-not-running',
      'not-seated',
    ],
  },
  takeBack: { ...ofTable, answer: Done, refuses: ['game-not-running', 'not-seated', 'nothing-to-take-back'] },
  answerTakeBack: {
    ...ofTable,
    body: requests.AnswerTakeBack,
    answer: Done,
    refuses: ['game-not-running', 'no-take-back-asked', 'not-seated'],
  },
  order: { ...ofTable, answer: answers.OrderState, refuses: ['not-seated'] },
  giveOrder: {
    ...ofTable,
    body: requests.GiveOrder,
    answer: answers.OrderState,
    refuses: [
      'action-malformed',
      'card-offered-already',
      'game-not-running',
      'not-seated',
      'nothing-to-pass',
      'orders-unknown',
      'stretch-unknown',
    ],
  },
  withdrawOrder: { ...ofTable, answer: answers.OrderState, refuses: ['not-seated'] },
  say: { ...ofTable, body: requests.Say, answer: Done, refuses: ['not-seated'] },
  goAway: { ...ofTable, answer: Done, refuses: ['game-not-running', 'not-seated'] },
  comeBack: { ...ofTable, answer: Done, refuses: ['game-not-running', 'not-seated'] },
  voteStandIn: {
    ...ofSeat,
    answer: Done,
    refuses: [
      'game-not-running',
      'no-such-seat',
      'not-away',
      'not-seated',
      'seat-not-a-person',
      'stand-ins-never',
      'stood-in-already',
      'vote-for-others',
    ],
  },
  agreeHandover: { ...ofTable, answer: Done, refuses: ['game-not-running', 'not-seated'] },
  offerSeat: {
    ...ofSeat,
    answer: answers.Offer,
    refuses: [
      'game-not-running',
      'no-such-seat',
      'not-host',
      'owner-has-not-agreed',
      'seat-not-a-person',
      'secret-shown-once',
    ],
  },
  claimSeat: {
    ...ofTable,
    body: requests.Claim,
    answer: Done,
    refuses: ['already-seated', 'claim-invalid', 'game-not-running'],
  },
  abandon: { ...ofTable, answer: Done, refuses: ['game-not-running', 'not-seated'] },
  rematch: { ...ofTable, answer: answers.Created, refuses: ['not-finished', 'not-seated', 'rematch-there'] },
  close: { ...ofTable, answer: Done, refuses: ['not-host'] },
  closeByOperator: { ...ofTable, answer: Done },
  deletePerson: { ...ofPerson, answer: Nothing, refuses: ['no-such-person'] },
} as const satisfies Record<RouteName, Forms>
type Schemas = typeof SCHEMAS

/** What the server gets of a request that has the right form, with defaults filled in. */
export type Received = {
  readonly [Name in RouteName]: {
    readonly [Part in 'params' | 'query' | 'body']: z.output<Schemas[Name][Part]>
  }
}
const READERS: {
  readonly [Name in RouteName]: {
    readonly [Part in keyof Received[Name]]: z.ZodType<Received[Name][Part]>
  }
} = SCHEMAS

/** The schemas of a route, as whoever reads its requests uses them. */
export function readersOf<Name extends RouteName>(name: Name): (typeof READERS)[Name] {
  return READERS[name]
}

type Empty = z.output<typeof Nothing>
/** What is not read is not sent either. */
type Read<Schema extends z.ZodType> = undefined extends z.output<Schema> ? Empty : z.output<Schema>
/** What has a default need not be sent. Nothing in a query has to be. */
type SentQuery<Schema extends z.ZodType> = undefined extends z.output<Schema> ? Empty : Partial<z.output<Schema>>
type SentBody<Schema extends z.ZodType> = undefined extends z.output<Schema> ? undefined : z.input<Schema>

/** The parts of a route whose schemas are not exactly what the route's types say. */
type DifferenceOf<Name extends RouteName> =
  | (Same<Read<Schemas[Name]['params']>, ParamsOf<Name>> extends true ? never : `${Name}: params`)
  | (Same<SentQuery<Schemas[Name]['query']>, QueryOf<Name>> extends true ? never : `${Name}: query`)
  | (Same<SentBody<Schemas[Name]['body']>, BodyOf<Name>> extends true ? never : `${Name}: body`)
  | (Same<z.output<Schemas[Name]['answer']>, AnswerOf<Name>> extends true ? never : `${Name}: answer`)

type None<T extends never> = T
/** There is none; if there were, the compiler would name it here. */
export type Differences = None<{ [Name in RouteName]: DifferenceOf<Name> }[RouteName]>
