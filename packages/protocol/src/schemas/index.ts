import type { z } from 'zod'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName } from '../routes/index.ts'
import type { Nothing } from './answers.ts'
import { CLUB_SCHEMAS } from './club.ts'
import { DAILY_SCHEMAS } from './daily.ts'
import type { Same } from './exact.ts'
import type { Forms } from './forms.ts'
import { KEY_SCHEMAS } from './keys.ts'
import { NOTICE_SCHEMAS } from './notices.ts'
import { OPERATOR_SCHEMAS } from './operator.ts'
import { PEOPLE_SCHEMAS } from './people.ts'
import { RATING_SCHEMAS } from './ratings.ts'
import { SEAT_SCHEMAS } from './seats.ts'
import { TABLE_SCHEMAS } from './tables.ts'

export { type Forms, NOTHING_READ } from './forms.ts'
export { Problem } from './problem.ts'
export { StreamAnswer, StreamCommand } from './stream.ts'
export { IdempotencyKey } from './text.ts'

/** By route, what the server checks requests by, and what tests and documents say of it. */
export const SCHEMAS = {
  ...PEOPLE_SCHEMAS,
  ...KEY_SCHEMAS,
  ...NOTICE_SCHEMAS,
  ...TABLE_SCHEMAS,
  ...SEAT_SCHEMAS,
  ...RATING_SCHEMAS,
  ...CLUB_SCHEMAS,
  ...OPERATOR_SCHEMAS,
  ...DAILY_SCHEMAS,
} satisfies Record<RouteName, Forms>
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
