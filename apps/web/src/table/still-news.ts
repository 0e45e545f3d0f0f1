import type { ToldMove } from './shown-table.ts'

/** An announcement stays until the viewer has made a move since. */
export function isStillNews(moves: readonly Pick<ToldMove, 'seat'>[], since: number, you: number | null): boolean {
  return !moves.slice(since).some(({ seat }) => seat === you)
}
