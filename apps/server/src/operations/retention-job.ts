import type { TableStatus } from '@south-street/house'
import type { Asker } from '@south-street/table'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'

const EVERY_MS = 3_600_000
const FIRST_AFTER_MS = 60_000
const AT_ONCE = 200
/** No client repeats a request later than this. */
const ANSWERS_MS = 2 * 86_400_000

interface RetentionParts {
  readonly store: Pick<Store, 'retention' | 'people' | 'identities'>
  /** Removes a person for good. */
  readonly erase: (person: string) => Promise<void>
  /** Goes on with what has made one person of two. */
  readonly merge: (person: string, heir: Asker) => Promise<unknown>
  readonly retention: Config['retention']
  readonly notices?: { forgetOld(): Promise<void> }
  readonly log: Logger
  readonly now: () => number
}

/** Removes what has been kept long enough: once, in small pieces so that nobody waits. */
export async function sweepOld(parts: RetentionParts): Promise<void> {
  const { store, erase, merge, retention, notices, log, now } = parts
  // An erasure that a crash has ended; one that is under way elsewhere does not mind.
  for (const { person, heir } of await store.people.leaving()) {
    const found = heir === null ? null : await store.identities.find(heir)
    const isThere = found !== null && found.isGone === undefined
    const end = isThere ? merge(person, { person: found.id, name: found.name }) : erase(person)
    await end.catch((error) => log.error({ err: error }, 'an erasure could not be finished'))
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
  await notices?.forgetOld()
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
