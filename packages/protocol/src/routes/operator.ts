import type { Json } from '@south-street/engine'
import type { Done, Nothing } from '../types.ts'
import type { ShownCredential } from './keys.ts'
import { type Route, types } from './route.ts'

/** How a server is, for whoever runs it: figures, and nothing of any game. */
export interface Overview {
  /** Why data cannot be written now; null when it can. */
  readonly trouble: string | null
  readonly startedAt: number
  readonly now: number
  readonly version: string
  readonly commit: string | null
  readonly people: {
    readonly all: number
    /** Those who have a passkey or recovery words. */
    readonly keyed: number
    readonly today: number
  }
  readonly tables: {
    readonly open: number
    readonly running: number
    readonly ended: number
    readonly closed: number
  }
  readonly streams: number
  readonly bots: { readonly waiting: number; readonly thinking: number; readonly meanMs: number | null }
  readonly disk: { readonly usedBytes: number | null; readonly freeBytes: number | null }
  /** Null where nobody has said where back-ups are kept, or there is none. */
  readonly backup: { readonly at: number; readonly bytes: number } | null
  readonly requests: {
    readonly count: number
    readonly halfWithinMs: number | null
    readonly mostWithinMs: number | null
  }
  /** What went wrong lately, in this process; the last first. */
  readonly faults: readonly { readonly at: number; readonly what: string }[]
  readonly entry: Entry
  readonly announcement: { readonly text: string; readonly until: number } | null
}

export type Entry = 'everybody' | 'code'

export interface OperatorsTable {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly names: readonly string[]
  readonly freeSeats: number
  readonly createdAt: number
  readonly changedAt: number
}

export interface OperatorsPerson {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly seenAt: number
  readonly tables: number
  readonly devices: number
  readonly passkeys: number
  readonly bannedUntil: number | null
  readonly isOperator: boolean
}

/** An invitation. What it reads like is shown only when it is made. */
export interface ShownCode {
  readonly id: string
  readonly label: string
  readonly uses: number
  readonly most: number
  readonly expiresAt: number | null
}

export interface LoggedAct {
  readonly id: string
  readonly at: number
  /** The operator's name; nothing for whoever came by the token. */
  readonly actor: string
  readonly act: string
  readonly about: string | null
  readonly detail: Json
}

/** For the operator of a server alone. */
export const OPERATOR_ROUTES = {
  operatorSignIn: {
    method: 'POST',
    path: '/api/admin/session',
    access: 'anyone',
    types: types<{ body: { readonly token: string }; answer: Nothing }>(),
  },
  operatorAskPasskey: {
    method: 'POST',
    path: '/api/admin/session/options',
    access: 'anyone',
    types: types<{ answer: { readonly options: Json } }>(),
  },
  operatorSignInByPasskey: {
    method: 'POST',
    path: '/api/admin/session/verify',
    access: 'anyone',
    types: types<{ body: { readonly credential: ShownCredential }; answer: Nothing }>(),
  },
  operatorSignOut: {
    method: 'DELETE',
    path: '/api/admin/session',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
  overview: {
    method: 'GET',
    path: '/api/admin/overview',
    access: 'operator',
    types: types<{ answer: Overview }>(),
  },
  operatorTables: {
    method: 'GET',
    path: '/api/admin/tables',
    access: 'operator',
    types: types<{
      query: { readonly status?: 'open' | 'running' | 'ended' | 'closed' }
      answer: { readonly tables: readonly OperatorsTable[] }
    }>(),
  },
  operatorPeople: {
    method: 'GET',
    path: '/api/admin/people',
    access: 'operator',
    types: types<{ query: { readonly search?: string }; answer: { readonly people: readonly OperatorsPerson[] } }>(),
  },
  operatorLog: {
    method: 'GET',
    path: '/api/admin/log',
    access: 'operator',
    types: types<{ answer: { readonly acts: readonly LoggedAct[] } }>(),
  },
  closeByOperator: {
    method: 'POST',
    path: '/api/admin/tables/{id}/close',
    access: 'operator',
    types: types<{ answer: Done }>(),
  },
  deleteTable: {
    method: 'DELETE',
    path: '/api/admin/tables/{id}',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
  deletePerson: {
    method: 'DELETE',
    path: '/api/admin/people/{person}',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
  ban: {
    method: 'PUT',
    path: '/api/admin/people/{person}/ban',
    access: 'operator',
    types: types<{ body: { readonly days: number }; answer: { readonly until: number } }>(),
  },
  liftBan: {
    method: 'DELETE',
    path: '/api/admin/people/{person}/ban',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
  appointOperator: {
    method: 'PUT',
    path: '/api/admin/people/{person}/operator',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
  dismissOperator: {
    method: 'DELETE',
    path: '/api/admin/people/{person}/operator',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
  recoverByOperator: {
    method: 'POST',
    path: '/api/admin/people/{person}/recovery',
    access: 'operator',
    types: types<{ answer: { readonly link: string; readonly expiresAt: number } }>(),
  },
  setEntry: {
    method: 'PUT',
    path: '/api/admin/entry',
    access: 'operator',
    types: types<{ body: { readonly entry: Entry }; answer: Nothing }>(),
  },
  codes: {
    method: 'GET',
    path: '/api/admin/codes',
    access: 'operator',
    types: types<{ answer: { readonly codes: readonly ShownCode[] } }>(),
  },
  makeCode: {
    method: 'POST',
    path: '/api/admin/codes',
    access: 'operator',
    types: types<{
      body: { readonly label: string; readonly most: number; readonly days?: number }
      answer: { readonly code: string }
    }>(),
  },
  withdrawCode: {
    method: 'DELETE',
    path: '/api/admin/codes/{code}',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
  announce: {
    method: 'PUT',
    path: '/api/admin/announcement',
    access: 'operator',
    types: types<{ body: { readonly text: string; readonly hours: number }; answer: Nothing }>(),
  },
  withdrawAnnouncement: {
    method: 'DELETE',
    path: '/api/admin/announcement',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
} as const satisfies Record<string, Route>
