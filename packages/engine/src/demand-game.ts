import { findGame, type Version } from './find-game.ts'
import { Malformed, quote } from './malformed.ts'

/** As `findGame`, where it has to be there. Throws `Malformed`, with the versions that there are instead. */
export function demandGame<V extends Version>(games: readonly V[], id: string, rules?: string): V {
  const found = findGame(games, id, rules)
  if (found !== undefined) return found
  const known = games.filter((one) => one.id === id)
  if (known.length === 0) throw new Malformed('game-unknown', { found: quote(id) }, ['game'])
  const wanted = known.map((one) => quote(one.rules)).join(', ')
  throw new Malformed('rules-unknown', { found: quote(rules!), wanted }, ['rules'])
}
