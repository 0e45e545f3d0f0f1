/** A game, or something that there is one of for each version of a game's rules. */
export interface Version {
  readonly id: string
  readonly rules: string
}

/**
 * Whoever plays on, or reads a record, needs exactly the version of the rules that the game began with. Without a
 * version it is the first in the list, which is the newest. Undefined if there is none.
 */
export function findGame<V extends Version>(games: readonly V[], id: string, rules?: string): V | undefined {
  return games.find((one) => one.id === id && (rules === undefined || one.rules === rules))
}
