import type { SealedRecord, TableView, ViewExport } from '@south-street/table'
import type {
  Chat,
  CreatedTable,
  Digest,
  Legal,
  NewTable,
  Presence,
  StreamMessage,
  TableFilter,
  TablePage,
} from '../types.ts'
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
    types: types<{ body: NewTable; answer: CreatedTable }>(),
  },
  listTables: {
    method: 'GET',
    path: '/api/tables',
    access: 'anyone',
    types: types<{ query: TableFilter; answer: TablePage }>(),
  },
  table: {
    method: 'GET',
    path: '/api/tables/{id}',
    access: 'anyone',
    types: types<{ query: Waiting; answer: TableView }>(),
  },
  live: {
    method: 'GET',
    path: '/api/tables/{id}/live',
    access: 'anyone',
    types: types<{ query: Since; answer: StreamMessage }>(),
    stream: true,
  },
  legal: {
    method: 'GET',
    path: '/api/tables/{id}/legal',
    access: 'person',
    types: types<{ answer: Legal }>(),
  },
  digest: {
    method: 'GET',
    path: '/api/tables/{id}/digest',
    access: 'anyone',
    types: types<{ query: Since; answer: Digest }>(),
  },
  chat: {
    method: 'GET',
    path: '/api/tables/{id}/chat',
    access: 'anyone',
    types: types<{ answer: Chat }>(),
  },
  presence: {
    method: 'GET',
    path: '/api/tables/{id}/presence',
    access: 'anyone',
    types: types<{ answer: Presence }>(),
  },
  exportTable: {
    method: 'GET',
    path: '/api/tables/{id}/export',
    access: 'anyone',
    types: types<{ answer: SealedRecord | ViewExport }>(),
  },
} as const satisfies Record<string, Route>
