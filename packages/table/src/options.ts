import { type AnyGame, at, chooseOptions, formatPath, type GameOptions, Malformed } from '@south-street/engine'
import { Refused } from './refusal.ts'

/** All options of a game, from those that were named; a form that the game does not know is refused. */
export function readOptions(game: AnyGame, wanted: GameOptions): GameOptions {
  try {
    const asked = { ...chooseOptions(game, wanted.players), ...wanted }
    return at('options', () => game.codec.readOptions(asked))
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    const { code, params, path } = error
    throw new Refused({ of: 'form', code, params, place: formatPath(path) })
  }
}
