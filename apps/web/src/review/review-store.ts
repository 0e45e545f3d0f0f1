import type { Review } from '@south-street/engine/review'

/** A review with the record that it belongs to, so that either is found by the other. */
export interface KeptReview {
  /** The SHA-256 of what was played. */
  readonly hash: string
  readonly review: Review
  /** As it stands in its file. */
  readonly record: unknown
  readonly at: number
}

const DATABASE = 'south-street-reviews'
const STORE = 'reviews'
/** Each is some 100 kB; the oldest go. */
const MOST_KEPT = 60

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { keyPath: 'hash' })
    store.createIndex('at', 'at')
  }
  const database = await answerOf(request)
  // Another tab with a newer page must not wait for this one.
  database.onversionchange = () => database.close()
  return database
}

/** Null where there is none, and where the browser keeps nothing for this page. */
export async function findReview(hash: string, factory: IDBFactory = indexedDB): Promise<KeptReview | null> {
  try {
    const database = await open(factory)
    const found: KeptReview | undefined = await answerOf(database.transaction(STORE).objectStore(STORE).get(hash))
    database.close()
    return found ?? null
  } catch {
    return null
  }
}

/** What cannot be kept is read again another time. */
export async function keepReview(kept: KeptReview, factory: IDBFactory = indexedDB): Promise<void> {
  try {
    const database = await open(factory)
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
    store.put(kept)
    const oldest = await answerOf(store.index('at').getAllKeys())
    for (const hash of oldest.slice(0, Math.max(0, oldest.length - MOST_KEPT))) store.delete(hash)
    database.close()
  } catch {
    // As in a private window.
  }
}
