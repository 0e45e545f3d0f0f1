import { hash, randomBytes } from 'node:crypto'
import { type Random, secureRandom } from '@south-street/engine'
import {
  type Bell,
  type Chance,
  type Clock,
  type GameShelf,
  House,
  type HouseNews,
  type Thinker,
} from '@south-street/house'
import { botRatingsOf, findGame, GAMES, levelsOf } from '@south-street/registry'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { newId } from '../http/secrets.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Store } from '../store/store.ts'

/** Work that another process has left is found within this time. */
const POLL_MS = 1_000
/** More than this a timer of Node cannot wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export const registryShelf: GameShelf = {
  games: GAMES,
  find: findGame,
  levels: levelsOf,
  botRatings: botRatingsOf,
}

interface Platform {
  readonly store: Store
  readonly thinker: Thinker
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
  /** Whom to call to their tables; nobody, if there is none. */
  readonly bell?: Bell
  /** The games of this server; all that there are, unless somebody says otherwise. */
  readonly shelf?: GameShelf
  /** What deals the cards: this machine's secure source, unless a test wants the same cards every time. */
  readonly dealer?: Random
}

/** The house of this server: over its database, its threads, and the clock and the chance of this machine. */
export function openHouse(platform: Platform): House {
  const { store, thinker, config, log, metrics, now, bell, dealer, shelf = registryShelf } = platform
  return new House({
    store,
    thinker,
    shelf,
    clock: clockOf(now),
    ...(bell && { bell }),
    chance: { ...CHANCE, ...(dealer && { random: dealer }) },
    tell: listenTo(log, metrics),
    delay: () => config.botDelayMs,
    pollMs: POLL_MS,
    tablesInMemory: config.limits.tablesInMemory,
  })
}

function clockOf(now: () => number): Clock {
  return {
    now,
    wakeAt(at, run) {
      const timer = setTimeout(run, Math.min(Math.max(0, at - now()), LONGEST_TIMER_MS))
      return () => clearTimeout(timer)
    },
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

export const CHANCE: Chance = {
  random: secureRandom((words) => crypto.getRandomValues(words)),
  salt: () => randomBytes(32).toString('base64url'),
  hash: (salt, text) => hash('sha256', Buffer.concat([Buffer.from(salt, 'base64url'), Buffer.from(text, 'utf8')])),
  newId,
}

/** What the house tells becomes figures and lines of the log. */
function listenTo(log: Logger, { actions, liveTables }: Metrics): (news: HouseNews) => void {
  return (news) => {
    if (news.kind === 'performed') actions.inc({ result: news.result })
    else if (news.kind === 'held') liveTables.set(news.tables)
    else if (news.kind === 'fault') log.error({ err: news.error, table: news.table }, news.what)
  }
}
