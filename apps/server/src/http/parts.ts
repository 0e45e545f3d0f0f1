import type { House, LiveTable } from '@south-street/house'
import { maySee } from '@south-street/table'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { mayKnowDeal } from '../house/daily.ts'
import { networkOf } from '../limits/address.ts'
import type { Spender } from '../limits/allowance.ts'
import type { StreamRooms } from '../limits/stream-rooms.ts'
import type { NoticeService } from '../notices/notices.ts'
import type { Store } from '../store/store.ts'
import type { Asked } from './call.ts'
import type { Once } from './once.ts'
import { HttpProblem } from './problem.ts'
import { originOf } from './safety.ts'
import type { Visitor, Visitors } from './visitors.ts'

/** What the handlers stand on. */
export interface HttpParts {
  readonly store: Store
  readonly house: House
  readonly notices: NoticeService
  readonly visitors: Visitors
  readonly once: Once
  readonly rooms: StreamRooms
  readonly config: Config
  readonly now: () => number
  readonly log: Logger
}

/** Who is counted for a request. */
export function spenderOf({ ip }: FastifyRequest, visitor: Visitor | null): Spender {
  return { address: networkOf(ip), person: visitor?.id ?? null }
}

export function publicUrl({ config }: Pick<HttpParts, 'config'>, request: Asked): string {
  return `${originOf(config, request)}${config.basePath}`
}

/** The table, if it is there and this visitor may take part in what happens there. */
export async function seeTable(
  { house }: Pick<HttpParts, 'house'>,
  id: string,
  visitor: Visitor | null,
): Promise<LiveTable> {
  const live = await house.open(id)
  if (live === null) throw new HttpProblem('no-such-table')
  if (!maySee(live.table, visitor?.id ?? null)) throw new HttpProblem('no-spectators')
  return live
}

/** The same for whoever only looks: others' finished tables of a day's deal are open to those who may know it. */
export async function lookAtTable(
  parts: Pick<HttpParts, 'house' | 'store' | 'now'>,
  id: string,
  visitor: Visitor | null,
): Promise<LiveTable> {
  const live = await parts.house.open(id)
  const day = live?.table.settings.daily
  if (live === null || day === undefined || live.table.status !== 'over') return seeTable(parts, id, visitor)
  const attempts = visitor === null ? [] : await parts.store.daily.attemptsOf(visitor.id, day)
  const attempt = attempts.find(({ game }) => game === live.game.id)
  return mayKnowDeal(attempt, day, parts.now()) ? live : seeTable(parts, id, visitor)
}
