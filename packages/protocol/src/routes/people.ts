import type { GameInfo, Guest, Me, NewGuest, Nothing, RecoveryLink, TableFilter, TablePage } from '../types.ts'
import { type Route, types } from './route.ts'

/** Games, identities, and what one keeps for oneself. */
export const PEOPLE_ROUTES = {
  games: {
    method: 'GET',
    path: '/api/games',
    access: 'anyone',
    summary: 'The games, and the bots that play them',
    types: types<{ answer: { readonly games: readonly GameInfo[] } }>(),
  },
  createGuest: {
    method: 'POST',
    path: '/api/guests',
    access: 'anyone',
    summary: 'A new identity; who has one already is told which',
    types: types<{ body: NewGuest; answer: Guest }>(),
  },
  redeem: {
    method: 'POST',
    path: '/api/recoveries',
    access: 'anyone',
    summary: 'Use a recovery link: this browser becomes the person who made it',
    types: types<{ body: { readonly token: string }; answer: Me }>(),
  },
  me: { method: 'GET', path: '/api/me', access: 'person', summary: 'Who I am', types: types<{ answer: Me }>() },
  rename: {
    method: 'PATCH',
    path: '/api/me',
    access: 'person',
    summary: 'Take another name, at all my tables',
    types: types<{ body: { readonly name: string }; answer: Me }>(),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    access: 'person',
    summary: 'Delete my identity, my name and my words everywhere',
    types: types<{ answer: Nothing }>(),
  },
  signOut: {
    method: 'DELETE',
    path: '/api/me/session',
    access: 'person',
    summary: 'Forget me in this browser, or end this token',
    types: types<{ answer: Nothing }>(),
  },
  createToken: {
    method: 'POST',
    path: '/api/me/tokens',
    access: 'person',
    summary: 'A bearer token for a program that plays for me',
    types: types<{ answer: { readonly token: string } }>(),
  },
  createRecovery: {
    method: 'POST',
    path: '/api/me/recovery',
    access: 'person',
    summary: 'A link that brings my identity to another device, once',
    types: types<{ answer: RecoveryLink }>(),
  },
  mutes: {
    method: 'GET',
    path: '/api/me/mutes',
    access: 'person',
    summary: 'Whom I mute',
    types: types<{ answer: { readonly people: readonly string[] } }>(),
  },
  mute: {
    method: 'PUT',
    path: '/api/me/mutes/{person}',
    access: 'person',
    summary: 'Read nothing more of a person’s chat',
    types: types<{ answer: Nothing }>(),
  },
  unmute: {
    method: 'DELETE',
    path: '/api/me/mutes/{person}',
    access: 'person',
    summary: 'Read a person’s chat again',
    types: types<{ answer: Nothing }>(),
  },
  myTables: {
    method: 'GET',
    path: '/api/me/tables',
    access: 'person',
    summary: 'Tables where I sit or which I host',
    types: types<{ query: TableFilter; answer: TablePage }>(),
  },
  nextTable: {
    method: 'GET',
    path: '/api/me/next',
    access: 'person',
    summary: 'The table that has waited longest for me',
    types: types<{ query: { readonly except?: string }; answer: { readonly table: string | null } }>(),
  },
} as const satisfies Record<string, Route>
