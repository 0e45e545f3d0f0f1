import { type ReadRecord, readRecord } from '@south-street/engine'
import { type Review, readReview } from '@south-street/engine/review'
import { GAMES, loadReader } from '@south-street/registry'
import type { ReadingNews, ReadingOrder } from './reading-orders.ts'
import { findReview, keepReview } from './review-store.ts'

/** In the first seconds every finding is told at once, then a few a second. */
const EAGER_MS = 3000
const TELL_MS = 400
const KEEP_MS = 4000

/** Counts the orders to read: whoever is not the last one stops. */
let turn = 0
let isBeside = false

const tell = (news: ReadingNews): void => self.postMessage(news)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Order = Extract<ReadingOrder, { kind: 'read' }>

/** What was kept, if the same captain has read it; else a review in which nothing has been read. */
async function openReview(fresh: Review, hash: string): Promise<Review> {
  const kept = await findReview(hash)
  try {
    const review = kept === null ? null : readReview(kept.review)
    return review !== null && JSON.stringify(review.by) === JSON.stringify(fresh.by) ? review : fresh
  } catch {
    // Kept by another edition, in another form.
    return fresh
  }
}

async function read({ hash, record: json, first }: Order): Promise<void> {
  const own = ++turn
  const record: ReadRecord = readRecord(json, GAMES)
  const { id, rules } = record.game
  const reader = await loadReader(id, rules, record.options.players)
  if (reader === null) throw new Error('nobody reads this game')
  let review = await openReview(reader.begin(record, { hash }), hash)
  const keep = () => keepReview({ hash, review, record: json, at: Date.now() })
  const begun = performance.now()
  let [told, kept] = [begun, begun]
  tell({ kind: 'review', hash, review })
  let before = begun
  for (const next of reader.readOn(record, review, first)) {
    review = next
    const now = performance.now()
    if (now - begun < EAGER_MS || now - told > TELL_MS) {
      tell({ kind: 'review', hash, review })
      told = now
    }
    if (now - kept > KEEP_MS) {
      await keep()
      kept = now
    }
    await pause(isBeside ? now - before : 0)
    before = performance.now()
    if (own !== turn) break
  }
  await keep()
  tell({ kind: 'review', hash, review })
}

self.onmessage = ({ data }: MessageEvent<ReadingOrder>) => {
  if (data.kind === 'stop') turn++
  else if (data.kind === 'pace') isBeside = data.isBeside
  else read(data).catch((error: unknown) => tell({ kind: 'failed', hash: data.hash, message: String(error) }))
}
