import type { ProblemCode } from '../problem.ts'
import { needsKey, ROUTES, type RouteName } from '../routes/index.ts'
import type { Route } from '../routes/route.ts'
import { type Forms, NOTHING_READ, SCHEMAS } from './index.ts'

/** Everything that a route may refuse: what it says of itself (`refuses`), and what all routes of its kind may. */
export function refusalsOf(name: RouteName): readonly ProblemCode[] {
  const route: Route = ROUTES[name]
  const { params, query, body, refuses }: Forms = SCHEMAS[name]
  const isChange = route.method !== 'GET'
  const isRead = [params, query, body].some((schema) => schema !== NOTHING_READ)
  const isAtTable = route.path.includes('{id}')
  const codes: ProblemCode[] = [
    ...refuses,
    'busy',
    'fault',
    'request-unreadable',
    'storage-fault',
    'storage-full',
    'too-many-requests',
    route.access === 'operator' ? 'not-operator' : 'not-signed-in',
  ]
  if (route.access !== 'operator') codes.push('banned')
  if (isRead) codes.push('body-malformed')
  if (isChange) codes.push('body-too-large', 'media-type-unknown')
  if (isChange && route.access !== 'operator') codes.push('too-much-stored')
  if (isChange || route.stream) codes.push('foreign-origin')
  if (needsKey(route)) codes.push('key-malformed', 'key-missing', 'key-used-otherwise')
  if (isAtTable) codes.push('no-such-table', 'rules-unknown-here')
  if (isAtTable && route.access !== 'operator' && name !== 'claimSeat') codes.push('no-spectators')
  if (isAtTable && needsKey(route)) codes.push('log-full', 'not-at-todays-deal', 'table-closed')
  return [...new Set(codes)].sort()
}
