import type { GameInfo, Guest, Me, NewGuest, Nothing, Seen, TableFilter, TablePage, Version } from '../types.ts'
import { type Route, types } from './route.ts'

/** Games, identities, and what one keeps for oneself. */
export const PEOPLE_ROUTES = {
  version: { method: 'GET', path: '/version', access: 'anyone', types: types<{ answer: Version }>() },
  seen: { method: 'GET', path: '/api/seen', access: 'anyone', types: types<{ answer: Seen }>() },
  games: {
    method: 'GET',
    path: '/api/games',
    access: 'anyone',
    types: types<{ answer: { readonly games: readonly GameInfo[] } }>(),
  },
  createGuest: {
    method: 'POST',
    path: '/api/guests',
    access: 'anyone',
    types: types<{ body: NewGuest; answer: Guest }>(),
  },
  announcement: {
    method: 'GET',
    path: '/api/announcement',
    access: 'anyone',
    types: types<{ answer: { readonly announcement: { readonly text: string; readonly until: number } | null } }>(),
  },
  join: {
    method: 'POST',
    path: '/api/me/membership',
    access: 'person',
    types: types<{ body: { readonly code: string }; answer: Nothing }>(),
  },
  me: { method: 'GET', path: '/api/me', access: 'person', types: types<{ answer: Me }>() },
  rename: {
    method: 'PATCH',
    path: '/api/me',
    access: 'person',
    types: types<{ body: { readonly name: string }; answer: Me }>(),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    access: 'anyone',
    types: types<{ answer: Nothing }>(),
  },
  mutes: {
    method: 'GET',
    path: '/api/me/mutes',
    access: 'person',
    types: types<{ answer: { readonly people: readonly string[] } }>(),
  },
  mute: {
    method: 'PUT',
    path: '/api/me/mutes/{person}',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
  unmute: {
    method: 'DELETE',
    path: '/api/me/mutes/{person}',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
  myTables: {
    method: 'GET',
    path: '/api/me/tables',
    // A page asks this before anybody has a name here; nobody has no tables.
    access: 'anyone',
    types: types<{ query: TableFilter; answer: TablePage }>(),
  },
  nextTable: {
    method: 'GET',
    path: '/api/me/next',
    access: 'person',
    types: types<{ query: { readonly except?: string }; answer: { readonly table: string | null } }>(),
  },
} as const satisfies Record<string, Route>
