import { SHOWN_GAMES } from '@south-street/registry/boards'

/** The game that was last played to its end for the first time, of those that are there; else the first of all. */
export function lastGame(finished: readonly string[]): string {
  return finished.findLast((one) => SHOWN_GAMES.includes(one)) ?? SHOWN_GAMES[0]!
}
