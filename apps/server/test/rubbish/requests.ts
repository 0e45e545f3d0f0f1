import type { Random } from '@south-street/engine'
import { ROUTES, type Route } from '@south-street/protocol'
import { hostileText, hostileValue, pick } from './hostile-text.ts'

/** What an attacker may have got hold of: real people, real tables, and what was sent before. */
export interface Loot {
  readonly tokens: readonly string[]
  readonly tables: readonly string[]
  readonly people: readonly string[]
  readonly adminToken: string
}

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const ALL: readonly Route[] = Object.values(ROUTES)

/** Bodies that are right in form: what they ask for need not make sense. */
const GOOD_BODIES = [
  {},
  { seat: 0 },
  { seat: 1 },
  { level: 'deckhand' },
  { level: 'no such level' },
  { decision: 0, action: 'pass' },
  { decision: 1, action: 'choose market' },
  { decision: 999, action: 'take x' },
  { action: 'cash bank/money/4-1' },
  { text: 'hello' },
  { name: 'Mallory' },
  { agree: true },
  { until: 'area' },
  { until: 'round' },
  { until: 'card', card: 'market/vp/library' },
  { token: 'x'.repeat(43) },
  { claim: 'x'.repeat(43) },
  { game: 'packet-row', options: { players: 3 } },
  { game: 'packet-row', options: { players: 300 } },
  { game: 'packet-row', options: { players: 2 }, pace: { kind: 'live', seconds: 5 }, standIns: 'at-once' },
  { bearer: true },
]

export function someBody(random: Random): string {
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2:
      return JSON.stringify(pick(random, GOOD_BODIES))
    case 3:
      return JSON.stringify({ ...pick(random, GOOD_BODIES), [hostileText(random).slice(0, 30)]: hostileValue(random) })
    case 4:
      return JSON.stringify(
        Object.fromEntries(Object.keys(pick(random, GOOD_BODIES)).map((name) => [name, hostileValue(random)])),
      )
    case 5:
      return hostileText(random)
    case 6:
      return random.below(20) === 0 ? JSON.stringify({ text: 'x'.repeat(70_000 + random.below(200_000)) }) : '{"text":'
    default:
      return JSON.stringify(hostileValue(random))
  }
}

function somePath(route: Route, random: Random, { tables, people }: Loot): string {
  const filled = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (random.below(5) === 0) return encodeURIComponent(hostileText(random).toWellFormed())
    if (name === 'seat') return String(random.below(6))
    return pick(random, name === 'person' ? people : tables)
  })
  switch (random.below(8)) {
    case 0:
      return `${filled}?${pick(random, ['since', 'wait', 'limit', 'after', 'free', 'status'])}=${encodeURIComponent(hostileText(random).toWellFormed())}`
    case 1:
      return `${filled}/${pick(random, ['', '..', '%2e%2e', 'x', '%00'])}`
    case 2:
      return `${filled}?since=${random.below(50)}&wait=0`
    default:
      return filled
  }
}

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?')

function someHeaders(random: Random, { tokens, adminToken }: Loot): Record<string, string> {
  const headers: Record<string, string> = {}
  const type = random.below(10)
  headers['content-type'] = type === 0 ? printable(hostileText(random)) : type === 1 ? 'text/plain' : 'application/json'
  const key = random.below(10)
  // Few keys, so that they come again and again with something else.
  if (key > 1) headers['idempotency-key'] = `key-number-${random.below(key === 2 ? 5 : 100_000)}`
  else if (key === 1) headers['idempotency-key'] = printable(hostileText(random))
  const who = random.below(12)
  if (who < 8) headers.authorization = `Bearer ${pick(random, tokens)}`
  else if (who === 8) headers.authorization = printable(hostileText(random))
  else if (who === 9) headers.cookie = `south-street=${printable(hostileText(random))}`
  else if (who === 10 && random.below(50) === 0) headers.authorization = `Bearer ${adminToken}`
  if (random.below(10) === 0) headers.origin = pick(random, ['https://evil.example', 'null', 'http://127.0.0.1', ' '])
  if (random.below(10) === 0) headers['accept-language'] = printable(hostileText(random))
  if (random.below(10) === 0) headers['x-forwarded-for'] = printable(hostileText(random))
  return headers
}

/** A request that something is wrong with, mostly. */
export function someRequest(random: Random, loot: Loot): Sent {
  const route = pick(random, ALL)
  // People who delete themselves would leave nobody to be hostile.
  const isLasting = route.path === '/api/me' || route.path === '/api/me/session' || route.access === 'operator'
  const method =
    random.below(10) === 0 && !isLasting
      ? pick(random, ['GET', 'POST', 'PUT', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'])
      : route.method
  const isSuicide = method === 'DELETE' && (route.path === '/api/me' || route.path === '/api/me/session')
  const sent = isSuicide ? 'GET' : method
  return {
    method: sent,
    path: somePath(route, random, loot),
    headers: someHeaders(random, loot),
    body: ['GET', 'HEAD', 'OPTIONS'].includes(sent) ? '' : someBody(random),
  }
}
