import type { GameTypes } from '../game.ts'
import { chooseOptions } from '../options.ts'
import { same, type Trial } from './trial.ts'

/** Every variant can be on or off, alone and together, and a record keeps which ones are on. */
export function checkOptions<T extends GameTypes>(trial: Trial<T>): void {
  const { game, options } = trial
  const variants = game.variants ?? []
  for (const on of [[], variants, ...variants.map((name) => [name])]) {
    const chosen = chooseOptions(game, options.players, on)
    const read = game.codec.readOptions(JSON.parse(JSON.stringify(chosen)))
    trial.expect(same(read, chosen), 'options', () => `${JSON.stringify(chosen)} is read as ${JSON.stringify(read)}`)
  }
}
