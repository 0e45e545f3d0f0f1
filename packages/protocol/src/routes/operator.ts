import type { Done, Nothing } from '../types.ts'
import { type Route, types } from './route.ts'

/** For the operator of a server alone. */
export const OPERATOR_ROUTES = {
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
} as const satisfies Record<string, Route>
