import type { Attempt } from '@south-street/engine/puzzle'
import { keep, readKept } from '../kept.ts'

/** First attempts, by the puzzles' ids: what was answered, and whether it was right. */
export type Tally = Readonly<Record<string, Pick<Attempt, 'action' | 'isRight'>>>

const keyOf = (game: string) => `south-street/puzzles/${game}`

export function readTally(game: string): Tally {
  try {
    const kept: unknown = JSON.parse(readKept(keyOf(game)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Tally) : {}
  } catch {
    // A damaged entry is as good as none.
    return {}
  }
}

/** Only the first attempt counts. */
export function keepAttempt(game: string, puzzle: string, { action, isRight }: Attempt): void {
  const tally = readTally(game)
  if (tally[puzzle] === undefined) keep(keyOf(game), JSON.stringify({ ...tally, [puzzle]: { action, isRight } }))
}
