import type { SealedRecord, TableView, ViewExport } from '@south-street/table'
import type { Chat, CreatedTable, Digest, Legal, NewTable, StreamMessage, TableFilter, TablePage } from '../types.ts'
import { type Route, types } from './route.ts'

interface Since {
  readonly since?: number
}

interface Waiting extends Since {
  /** Seconds. With `since`: answer as soon as the table is past that revision. */
  readonly wait?: number
}

/** Setting up tables, finding them and looking at them. */
export const TABLE_ROUTES = {
  createTable: {
    method: 'POST',
    path: '/api/tables',
    access: 'person',
    summary: 'Set up a table',
    types: types<{ body: NewTable; answer: CreatedTable }>(),
  },
  listTables: {
    method: 'GET',
    path: '/api/tables',
    access: 'anyone',
    summary: 'The listed tables, the last changed first',
    types: types<{ query: TableFilter; answer: TablePage }>(),
  },
  table: {
    method: 'GET',
    path: '/api/tables/{id}',
    access: 'anyone',
    summary: 'The table as I may see it; with `wait` as soon as something has happened',
    types: types<{ query: Waiting; answer: TableView }>(),
  },
  live: {
    method: 'GET',
    path: '/api/tables/{id}/live',
    access: 'anyone',
    summary: 'The live stream (WebSocket): view and events, from the revision that I have',
    types: types<{ query: Since; answer: StreamMessage }>(),
    stream: true,
  },
  legal: {
    method: 'GET',
    path: '/api/tables/{id}/legal',
    access: 'person',
    summary: 'What my seat may do now',
    types: types<{ answer: Legal }>(),
  },
  digest: {
    method: 'GET',
    path: '/api/tables/{id}/digest',
    access: 'anyone',
    summary: 'What has happened since a revision',
    types: types<{ query: Since; answer: Digest }>(),
  },
  chat: {
    method: 'GET',
    path: '/api/tables/{id}/chat',
    access: 'anyone',
    summary: 'The last lines of the chat, without those of people whom I mute',
    types: types<{ answer: Chat }>(),
  },
  exportTable: {
    method: 'GET',
    path: '/api/tables/{id}/export',
    access: 'anyone',
    summary: 'The record of a game that is over; of a running one what I may know',
    types: types<{ answer: SealedRecord | ViewExport }>(),
  },
} as const satisfies Record<string, Route>
