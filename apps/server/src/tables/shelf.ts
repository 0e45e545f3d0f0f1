import type { AnyGame } from '@south-street/engine'
import { findGame, GAMES, levelsOf } from '@south-street/registry'

/** The games of this server. */
export interface GameShelf {
  readonly games: readonly AnyGame[]
  /** The newest version, or the one with these rules. */
  find(id: string, rules?: string): AnyGame | undefined
  /** Bots, from the friendliest to the strongest. */
  levels(id: string): readonly string[]
}

export const registryShelf: GameShelf = { games: GAMES, find: findGame, levels: levelsOf }
