import type { TableRow } from '@south-street/house'
import type { Presence } from '@south-street/protocol'
import { eventFor, exportTable, legalTexts, seatOf, type Table, tableView } from '@south-street/table'
import { versionOf } from '../../operations/version.ts'
import type { Page } from '../../store/paging.ts'
import type { TableFilter } from '../../store/store.ts'
import type { Call, Handlers } from '../call.ts'
import { nextChange } from '../long-poll.ts'
import { type HttpParts, lookAtTable, seeTable, spenderOf } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { isTheirs, summaryFor } from '../summary.ts'
import type { Visitor } from '../visitors.ts'
import { isStranger } from './entry.ts'

type Names =
  | 'version'
  | 'games'
  | 'myTables'
  | 'nextTable'
  | 'listTables'
  | 'table'
  | 'legal'
  | 'digest'
  | 'chat'
  | 'presence'
  | 'exportTable'
  | 'order'

const MINUTE_MS = 60_000

type ListQuery = Call<'listTables'>['query']

export function readingHandlers(parts: HttpParts): Handlers<Names> {
  const { store, house } = parts
  const mutesOf = async (visitor: Visitor | null): Promise<ReadonlySet<string>> =>
    new Set(visitor === null ? [] : await store.people.mutesOf(visitor.id))
  const version = versionOf(parts.config, house.shelf.games)
  return {
    version: async () => version,
    games: async () => ({
      // A new table is played by the newest rules; older versions are there for the tables that began with them.
      games: house.shelf.games
        .filter((game) => house.shelf.find(game.id) === game)
        .map(({ id, rules, seats, variants = [] }) => ({
          id,
          rules,
          seats,
          variants,
          levels: house.shelf.levels(id, rules),
        })),
    }),
    myTables: async ({ query, visitor }) => {
      if (visitor === null) return pageFor({ items: [], next: null }, null)
      const { filter, paging } = readQuery(query)
      const { items, next } = await store.tables.listOf(visitor.id, filter, paging)
      return pageFor({ items: items.filter((row) => isTheirs(row, visitor.id)), next }, visitor.id)
    },
    listTables: async ({ query, visitor }) => {
      const { filter, paging } = readQuery(query)
      if (await isStranger(parts, visitor?.id ?? null)) return { tables: [], next: null }
      return pageFor(await store.tables.list(filter, paging), visitor?.id ?? null)
    },
    nextTable: async ({ query, visitor }) => ({
      table: (await store.tables.nextWaitingFor(visitor.id, query.except))?.id ?? null,
    }),
    table: async ({ params, query, visitor, request }) => {
      const live = await lookAtTable(parts, params.id, visitor)
      if (query.wait > 0 && query.since !== undefined && live.table.revision <= query.since) {
        const leave = parts.rooms.enter(spenderOf(request, null))
        await nextChange(live, query.wait * 1000, request).finally(leave)
      }
      const now = await lookAtTable(parts, params.id, visitor)
      return tableView(now.game, now.table, visitor?.id ?? null)
    },
    legal: async ({ params, visitor }) => {
      const { game, table } = await seeTable(parts, params.id, visitor)
      const seat = seatOf(table, visitor.id)
      if (seat === null) throw new HttpProblem('not-seated')
      const { revision, play } = table
      return { revision, decision: play?.decision ?? null, actions: legalTexts(game, table, seat) }
    },
    digest: async ({ params, query, visitor }) => {
      const live = await lookAtTable(parts, params.id, visitor)
      const mutes = await mutesOf(visitor)
      const { entries, revision, more } = await house.page(live, query.since)
      const events = entries.flatMap((entry) => eventFor(live.table, entry, visitor?.id ?? null, mutes) ?? [])
      return { revision, events, more }
    },
    chat: async ({ params, visitor }) => {
      const { table } = await seeTable(parts, params.id, visitor)
      const mutes = await mutesOf(visitor)
      return { lines: table.chat.filter(({ person }) => !mutes.has(person)) }
    },
    presence: async ({ params, visitor }) => {
      const { table } = await seeTable(parts, params.id, visitor)
      return { away: table.status === 'open' ? await awayFrom(parts, table) : [] }
    },
    exportTable: async ({ params, visitor }) => {
      const { game, table } = await lookAtTable(parts, params.id, visitor)
      const exported = exportTable(game, table, visitor?.id ?? null, (at) => new Date(at).toISOString())
      if (exported === null) throw new HttpProblem('not-dealt')
      return exported
    },
    order: async ({ params, visitor }) => {
      const live = await seeTable(parts, params.id, visitor)
      if (seatOf(live.table, visitor.id) === null) throw new HttpProblem('not-seated')
      return { order: shownOrder(house.orderOf(live, visitor.id)) }
    },
  }
}

/** Of whom nothing is known, such as a program that asks by itself, nothing is said. */
async function awayFrom({ store, now }: HttpParts, { id, seats }: Table): Promise<Presence['away']> {
  const seen = await Promise.all(
    seats.map((holder) => (holder.kind === 'person' ? store.notices.seenUntil(holder.person, id) : null)),
  )
  return seen.flatMap((until, seat) => {
    const minutes = until === null ? 0 : Math.floor((now() - until) / MINUTE_MS)
    return minutes < 1 ? [] : [{ seat, minutes }]
  })
}

/** Its owner need not know how it is kept. */
export function shownOrder(order: { until: string; card?: string } | null): { until: string; card?: string } | null {
  if (order === null) return null
  return order.card === undefined ? { until: order.until } : { until: order.until, card: order.card }
}

function readQuery({ game, status, pace, free, after, limit }: ListQuery) {
  const filter: TableFilter = {
    ...(game !== undefined && { game }),
    ...(status !== undefined && { status }),
    ...(pace !== undefined && { pace }),
    ...(free && { hasFreeSeat: true }),
  }
  return { filter, paging: { limit, after: after ?? null } }
}

function pageFor({ items, next }: Page<TableRow>, person: string | null) {
  return { tables: items.map((row) => summaryFor(row, person)), next }
}
