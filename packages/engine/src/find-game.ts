/** A game, or something that there is one of for each version of a game's rules. */
export interface Version {
  readonly id: string
  readonly rules: string
}

/**
 * Whoever plays on, or reads a record, needs the very version of the rules. Without one it is the first in the list, where
 * the newest stands first. Undefined if there is none.
 */
export function findGame<V extends Version>(games: readonly V[], id: string, rules?: string): V | undefined {
  return games.find((one) => one.id === id && (rules === undefined || one.rules === rules))
}
