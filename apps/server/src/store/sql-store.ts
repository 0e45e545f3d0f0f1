import type { Append, StoreNews } from '@south-street/house'
import { type Committed, factsOf } from './batch.ts'
import { bridgeIn } from './bridge.ts'
import { clubIn } from './club.ts'
import { dailyIn } from './daily.ts'
import type { Dialect } from './dialect.ts'
import { dueIn } from './due.ts'
import { StoreFault } from './faults.ts'
import { GroupCommit } from './group-commit.ts'
import { Health, type HealthHooks } from './health.ts'
import { identitiesIn, Sightings } from './identities.ts'
import { insist, type Judge } from './insist.ts'
import { keysIn } from './keys.ts'
import type { Fact } from './news.ts'
import { noticesIn } from './notices.ts'
import { ordersIn } from './orders.ts'
import { answersIn, peopleIn } from './people.ts'
import { ratingsIn } from './ratings.ts'
import { resultsIn } from './results.ts'
import { retentionIn } from './retention.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'
import { tablesIn } from './tables.ts'

/** A database for whoever only looks at it. */
export interface Reader extends Judge {
  readonly db: Database
  readonly dialect: Dialect
  close(): Promise<void>
}

/** A database with what each kind does in its own way. */
export interface Backend extends Reader {
  /** Stores the appends of one commit and publishes them, in one transaction. */
  commit(batch: readonly Append[]): Promise<Committed>
  /** Runs inside the transaction that made the facts, where the database carries news itself. */
  publish(db: Database, facts: readonly Fact[]): Promise<void>
  /** A tiny write, within a few seconds; throws what keeps from it. */
  probe(): Promise<void>
  /** What a check of the whole file finds after the start. */
  readonly laterDamage?: Promise<StoreFault | null>
  subscribe(listener: (news: StoreNews) => void): () => void
  /** Tells this process of its own facts. */
  tell(facts: readonly Fact[]): void
  /** Tells this process that it may have missed something. */
  tellGap(): void
}

export interface StoreHooks extends HealthHooks {
  /** Told of every commit of appends: how many there were in it. */
  readonly onCommit?: (batch: number) => void
}

type Methods = { [name: string]: (...args: never[]) => Promise<unknown> }

function insistent<Part extends object>(insistOn: <T>(work: () => Promise<T>) => Promise<T>, part: Part): Part {
  const wrapped = Object.entries(part as Methods).map(([name, method]) => [
    name,
    (...args: never[]) => insistOn(() => method.apply(part, args)),
  ])
  return Object.fromEntries(wrapped)
}

/** Whatever is parsed in the store was written by it: if it is no JSON now, it was changed since. */
function unreadable(error: SyntaxError): StoreFault {
  return new StoreFault(
    'damaged',
    `something that is stored is no JSON (${error.message}); south-street doctor tells where`,
    error,
  )
}

export function storeOver(backend: Backend, hooks: StoreHooks = {}): Store {
  const { db, dialect } = backend
  const announce = async (facts: readonly Fact[]) => {
    if (facts.length === 0) return
    await backend.publish(db, facts)
    backend.tell(facts)
  }
  const health = new Health(
    () => backend.probe(),
    (error) => backend.explain(error),
    {
      onTrouble: (fault) => hooks.onTrouble?.(fault),
      onRecovery: (fault) => {
        // A commit that was given up may have been carried out after all.
        backend.tellGap()
        hooks.onRecovery?.(fault)
      },
    },
  )
  void backend.laterDamage?.then((fault) => fault !== null && health.suffer(fault))
  const insistOn = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await insist(backend, work)
    } catch (error) {
      const fault = error instanceof SyntaxError ? unreadable(error) : error
      if (fault instanceof StoreFault) health.suffer(fault)
      throw fault
    }
  }
  const commits = new GroupCommit(async (batch) => {
    const committed = await insistOn(() => backend.commit(batch))
    health.wrote()
    hooks.onCommit?.(batch.length)
    backend.tell(factsOf(committed.stored))
    return committed
  })
  const sightings = new Sightings(db, dialect, insistOn)
  return {
    // Sightings are insisted on when they are written down, all at once.
    identities: {
      ...insistent(insistOn, identitiesIn(db, dialect, announce)),
      seen: (id, at) => sightings.add(id, at),
    },
    // Commits retry by themselves, and an append that waits for one must not be sent twice.
    tables: { ...insistent(insistOn, tablesIn(db, dialect, commits, announce)), append: (one) => commits.append(one) },
    people: insistent(insistOn, peopleIn(db, dialect, announce)),
    keys: insistent(insistOn, keysIn(db, dialect)),
    bridge: insistent(insistOn, bridgeIn(db, announce)),
    orders: insistent(insistOn, ordersIn(db, dialect, announce)),
    answers: insistent(insistOn, answersIn(db, dialect)),
    due: insistent(insistOn, dueIn(db, dialect)),
    notices: insistent(insistOn, noticesIn(db, dialect, announce)),
    club: insistent(insistOn, clubIn(db, dialect, announce)),
    ratings: insistent(insistOn, ratingsIn(db, dialect)),
    results: insistent(insistOn, resultsIn(db, dialect)),
    daily: insistent(insistOn, dailyIn(db, dialect)),
    retention: insistent(insistOn, retentionIn(db, dialect, announce)),
    subscribe: (listener) => backend.subscribe(listener),
    trouble: () => health.check(),
    async close() {
      await commits.drained()
      await health.close()
      await sightings.drained().catch(() => {})
      await backend.close()
    },
  }
}
