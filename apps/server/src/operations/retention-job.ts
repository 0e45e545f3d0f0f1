import type { TableStatus } from '@south-street/house'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'

const EVERY_MS = 3_600_000
const FIRST_AFTER_MS = 60_000
const AT_ONCE = 200
/** No client repeats a request later than this. */
const ANSWERS_MS = 2 * 86_400_000

interface RetentionParts {
  readonly store: Pick<Store, 'retention' | 'people'>
  /** Removes a person for good. */
  readonly erase: (person: string) => Promise<void>
  readonly retention: Config['retention']
  readonly log: Logger
  readonly now: () => number
}

/** Removes what has been kept long enough: once, in small pieces so that nobody waits. */
export async function sweepOld({ store, erase, retention, log, now }: RetentionParts): Promise<void> {
  // An erasure that a crash has ended; one that is under way elsewhere does not mind.
  for (const person of await store.people.leaving()) {
    await erase(person).catch((error) => log.error({ err: error }, 'an erasure could not be finished'))
  }
  const removed = { tables: 0, people: 0, answers: 0 }
  const removeTables = async (statuses: readonly TableStatus[], keptMs: number | null) => {
    if (keptMs === null) return
    for (let last = AT_ONCE; last === AT_ONCE; removed.tables += last) {
      last = (await store.retention.removeTables(statuses, now() - keptMs, AT_ONCE)).length
    }
  }
  await removeTables(['ended', 'closed'], retention.endedMs)
  await removeTables(['open', 'running'], retention.idleMs)
  const removePeople = async (who: 'everybody' | 'guests', keptMs: number | null) => {
    if (keptMs === null) return
    for (let last = AT_ONCE; last === AT_ONCE; removed.people += last) {
      last = await store.retention.removePeople(now() - keptMs, AT_ONCE, who)
    }
  }
  await removePeople('everybody', retention.peopleMs)
  await removePeople('guests', retention.guestsMs)
  removed.answers = await store.retention.removeAnswers(now() - ANSWERS_MS)
  if (removed.tables + removed.people + removed.answers > 0) log.info(removed, 'old data was removed')
}

/** Does so every hour. Returns what ends it. */
export function startRetention(parts: RetentionParts): () => void {
  const sweep = () => {
    sweepOld(parts).catch((error) => parts.log.error({ err: error }, 'old data could not be removed'))
  }
  const first = setTimeout(sweep, FIRST_AFTER_MS)
  const others = setInterval(sweep, EVERY_MS)
  first.unref()
  others.unref()
  return () => {
    clearTimeout(first)
    clearInterval(others)
  }
}
