import { type Review, readReview } from '@south-street/engine/review'
import type { AnyBoard } from '@south-street/ui'
import { callHouse } from '../local/local-house.ts'
import { sha256 } from '../local/sha-256.ts'
import { recordOrigin } from '../replay/kept-record.ts'
import { loadRecord } from '../replay/loaded-record.ts'
import type { Fault } from '../replay/record-fault-message.tsx'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { keptReviewFile } from './kept-review.ts'
import { openReading, type Reading } from './reading.ts'
import { findReview } from './review-store.ts'

/** A game with its review, or why there is none; null if no game was handed over. */
export type LoadedReview =
  | {
      readonly replayed: ReplayedGame
      readonly board: AnyBoard
      readonly reading: Reading
      readonly seat: number
    }
  | { readonly fault: Fault }
  | { readonly problem: 'running' }
  | null

/** What names the play, whatever its players are called. */
function hashOf({ reviewedText }: Pick<ReplayedGame, 'reviewedText'>): string {
  return sha256(new TextEncoder().encode(reviewedText()))
}

/** The game that was handed over, with what has been read of it so far. */
export async function loadReview(wanted: string): Promise<LoadedReview> {
  const loaded = await loadRecord('')
  if (loaded === null || 'fault' in loaded) return loaded
  const { replayed, board, json } = loaded
  if (!replayed.isOver) return { problem: 'running' }
  keepIfOwn(json)
  const reading = openReading(hashOf(replayed), json, await findKeptReview(replayed))
  return { replayed, board, reading, seat: seatOf(wanted, replayed) }
}

/** The record of a game that one has played on a server: from now on it is among one's own. */
function keepIfOwn(json: unknown): void {
  const origin = recordOrigin()
  if (origin === null || origin.you === null || !origin.path.startsWith('/t/')) return
  const kept = { path: origin.path, you: origin.you, text: JSON.stringify(json) }
  // A browser that keeps nothing shows the review all the same.
  callHouse('keepRecord', kept).catch(() => undefined)
}

/** What has been read of a game, here or elsewhere; null if nobody has read it. */
export async function findKeptReview(replayed: ReplayedGame): Promise<Review | null> {
  const hash = hashOf(replayed)
  return fromFile(hash) ?? fromStore(hash)
}

/** Whose review is asked for; else the reader's own seat, or that of the first person. */
function seatOf(wanted: string, { seats }: ReplayedGame): number {
  const seat = /^\d$/.test(wanted) ? Number(wanted) : (recordOrigin()?.you ?? -1)
  if (seat >= 0 && seat < seats.length) return seat
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  )
}

function fromFile(hash: string): Review | null {
  const text = keptReviewFile()
  if (text === null) return null
  try {
    const review = readReview(JSON.parse(text))
    return review.record === hash ? review : null
  } catch {
    return null
  }
}

async function fromStore(hash: string): Promise<Review | null> {
  const kept = await findReview(hash)
  try {
    return kept === null ? null : readReview(kept.review)
  } catch {
    // Of another edition.
    return null
  }
}

/** The record that a review belongs to, as text, if its game was reviewed here before. */
export async function recordOfReview(text: string): Promise<string | null> {
  try {
    const kept = await findReview(readReview(JSON.parse(text)).record)
    return kept && JSON.stringify(kept.record)
  } catch {
    return null
  }
}
