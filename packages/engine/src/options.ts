import type { AnyGame, GameOptions } from './game.ts'

/** The options of a game for so many players, with these of its variants on and the others off. */
export function chooseOptions(
  game: Pick<AnyGame, 'variants'>,
  players: number,
  variants: readonly string[] = [],
): GameOptions {
  const options: Record<string, boolean> = {}
  for (const name of game.variants ?? []) options[name] = variants.includes(name)
  return { players, ...options }
}
