import type { AnyGame, GameOptions } from './game.ts'

/** The options of a game for so many players, with these of its optional rules switched on and the others off. */
export function chooseOptions(
  game: Pick<AnyGame, 'switches'>,
  players: number,
  on: readonly string[] = [],
): GameOptions {
  const options: Record<string, boolean> = {}
  for (const name of game.switches ?? []) options[name] = on.includes(name)
  return { players, ...options }
}
