import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import type { GameReader } from '@south-street/bots'
import { readRecord } from '@south-street/engine'
import { type Review, reviewedText } from '@south-street/engine/review'
import { GAMES, loadReader } from '@south-street/registry'

export interface ReviewOrder {
  readonly index: number
  /** A record that holds, of a game that is over. */
  readonly json: unknown
  readonly quick: boolean
}

export type ReviewNews =
  | { readonly index: number; readonly done: number; readonly total: number }
  | { readonly index: number; readonly review: Review | null }

/** Each reader keeps scratch space, so it is loaded once a thread, game and number of players. */
const loaded = new Map<string, Promise<GameReader | null>>()

async function review({ index, json, quick }: ReviewOrder): Promise<void> {
  const record = readRecord(json, GAMES)
  const { id, rules } = record.game
  const players = record.options.players
  const key = `${id} ${rules} ${players}`
  if (!loaded.has(key)) loaded.set(key, loadReader(id, rules, players))
  const reader = await loaded.get(key)!
  if (reader === null) {
    tell({ index, review: null })
    return
  }
  const hash = createHash('sha256').update(reviewedText(record)).digest('hex')
  let read = reader.begin(record, { hash, quick })
  for (read of reader.readOn(record, read)) {
    if (read.unfinished !== null) tell({ index, done: read.unfinished.done, total: read.unfinished.total })
  }
  tell({ index, review: read })
}

function tell(news: ReviewNews): void {
  parentPort!.postMessage(news)
}

parentPort!.on('message', (order: ReviewOrder) => {
  // What fails here is a fault of the program: it ends the thread, and whoever waits for it is told.
  void review(order)
})
