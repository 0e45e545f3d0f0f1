import type { Done, Nothing } from '../types.ts'
import { type Route, types } from './route.ts'

/** For the operator of a server alone. */
export const OPERATOR_ROUTES = {
  closeByOperator: {
    method: 'POST',
    path: '/api/admin/tables/{id}/close',
    access: 'operator',
    summary: 'Close any table',
    types: types<{ answer: Done }>(),
  },
  deletePerson: {
    method: 'DELETE',
    path: '/api/admin/people/{person}',
    access: 'operator',
    summary: 'Delete an identity, its name and its words everywhere',
    types: types<{ answer: Nothing }>(),
  },
} as const satisfies Record<string, Route>
