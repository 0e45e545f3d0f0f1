import { factsOf } from './batch.ts'
import type { Dialect } from './dialect.ts'
import { dueIn } from './due.ts'
import { GroupCommit } from './group-commit.ts'
import { identitiesIn, Sightings } from './identities.ts'
import { insist } from './insist.ts'
import type { Fact } from './news.ts'
import { answersIn, peopleIn } from './people.ts'
import { retentionIn } from './retention.ts'
import type { Database } from './schema.ts'
import type { Append, News, Store } from './store.ts'
import { tablesIn } from './tables.ts'

/** A database with what each kind does in its own way. */
export interface Backend {
  readonly db: Database
  readonly dialect: Dialect
  /** Stores the appends of one commit and publishes them, in one transaction; returns those that were stored. */
  commit(batch: readonly Append[]): Promise<Set<Append>>
  /** Runs inside the transaction that made the facts, where the database carries news itself. */
  publish(db: Database, facts: readonly Fact[]): Promise<void>
  /** Whether trying again may help: the connection broke, or two transactions stood in each other's way. */
  isPassing(error: unknown): boolean
  subscribe(listener: (news: News) => void): () => void
  /** Tells this process of its own facts. */
  tell(facts: readonly Fact[]): void
  close(): Promise<void>
}

export interface StoreHooks {
  /** Told of every commit of appends: how many there were in it. */
  readonly onCommit?: (batch: number) => void
  /** Told when this process has set a time at which the server has to act by itself. */
  readonly onDue?: (at: number) => void
}

type Methods = { [name: string]: (...args: never[]) => Promise<unknown> }

function insistent<Part extends object>(backend: Backend, part: Part): Part {
  const wrapped = Object.entries(part as Methods).map(([name, method]) => [
    name,
    (...args: never[]) => insist(backend.isPassing, () => method.apply(part, args)),
  ])
  return Object.fromEntries(wrapped)
}

export function storeOver(backend: Backend, hooks: StoreHooks = {}): Store {
  const { db, dialect } = backend
  const announce = async (facts: readonly Fact[]) => {
    if (facts.length === 0) return
    await backend.publish(db, facts)
    backend.tell(facts)
  }
  const commits = new GroupCommit(async (batch) => {
    const stored = await insist(backend.isPassing, () => backend.commit(batch))
    hooks.onCommit?.(batch.length)
    backend.tell(factsOf(stored))
    for (const { dueAt } of stored) {
      if (typeof dueAt === 'number') hooks.onDue?.(dueAt)
    }
    return stored
  })
  const sightings = new Sightings(db, dialect)
  return {
    identities: insistent(backend, identitiesIn(db, sightings, announce)),
    // The commits insist by themselves, and an append that waits for one must not be sent twice.
    tables: { ...insistent(backend, tablesIn(db, dialect, commits, announce)), append: (one) => commits.append(one) },
    people: insistent(backend, peopleIn(db, announce)),
    answers: insistent(backend, answersIn(db)),
    due: insistent(backend, dueIn(db, dialect, hooks.onDue)),
    retention: insistent(backend, retentionIn(db, announce)),
    subscribe: (listener) => backend.subscribe(listener),
    async isReady() {
      try {
        await db.selectFrom('tables').select('id').limit(1).execute()
        return true
      } catch {
        return false
      }
    },
    async close() {
      await commits.drained()
      await sightings.drained().catch(() => {})
      await backend.close()
    },
  }
}
