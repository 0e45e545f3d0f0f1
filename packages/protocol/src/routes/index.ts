import type { Nothing } from '../types.ts'
import { CLUB_ROUTES } from './club.ts'
import { DAILY_ROUTES } from './daily.ts'
import { KEY_ROUTES } from './keys.ts'
import { NOTICE_ROUTES } from './notices.ts'
import { OPERATOR_ROUTES } from './operator.ts'
import { PEOPLE_ROUTES } from './people.ts'
import { RATING_ROUTES } from './ratings.ts'
import type { GapsOf, Route } from './route.ts'
import { SEAT_ROUTES } from './seats.ts'
import { TABLE_ROUTES } from './tables.ts'

/** The routes by what they are about. */
export const GROUPS = {
  people: PEOPLE_ROUTES,
  keys: KEY_ROUTES,
  notices: NOTICE_ROUTES,
  tables: TABLE_ROUTES,
  seats: SEAT_ROUTES,
  ratings: RATING_ROUTES,
  club: CLUB_ROUTES,
  operator: OPERATOR_ROUTES,
  daily: DAILY_ROUTES,
}

/** Every way into the server, once. Client, server, schemas, documentation and tests all follow from this list. */
export const ROUTES = {
  ...PEOPLE_ROUTES,
  ...KEY_ROUTES,
  ...NOTICE_ROUTES,
  ...TABLE_ROUTES,
  ...SEAT_ROUTES,
  ...RATING_ROUTES,
  ...CLUB_ROUTES,
  ...OPERATOR_ROUTES,
  ...DAILY_ROUTES,
}

export type Routes = typeof ROUTES
export type RouteName = keyof Routes

type TypesOf<Name extends RouteName> = NonNullable<Routes[Name]['types']['of']>

/** What fills the gaps of the route's path. */
export type ParamsOf<Name extends RouteName> = GapsOf<Routes[Name]['path']>
export type QueryOf<Name extends RouteName> = TypesOf<Name> extends { readonly query: infer Query } ? Query : Nothing
/** Undefined where nothing is sent. */
export type BodyOf<Name extends RouteName> = TypesOf<Name> extends { readonly body: infer Body } ? Body : undefined
export type AnswerOf<Name extends RouteName> = TypesOf<Name>['answer']

/** What people do at a table may be asked for on their live stream, too. */
export type SpokenRoute = Exclude<keyof typeof SEAT_ROUTES, 'order'>

export function isSpoken(name: string): name is SpokenRoute {
  return Object.hasOwn(SEAT_ROUTES, name) && name !== 'order'
}

/** Every changing request of somebody who is known carries a key, so that it can be repeated without harm. */
export function needsKey({ method, access }: Pick<Route, 'method' | 'access'>): boolean {
  return method !== 'GET' && access === 'person'
}
