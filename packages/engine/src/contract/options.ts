import type { GameOptions } from '../game.ts'
import { chooseOptions } from '../options.ts'
import { same, type Trial } from './trial.ts'

/** Every optional rule can be switched on and off, alone and together, and a record keeps which ones are on. */
export function checkOptions<State, Action, View, Options extends GameOptions, Deal>(
  trial: Trial<State, Action, View, Options, Deal>,
): void {
  const { game, options } = trial
  const switches = game.switches ?? []
  for (const on of [[], switches, ...switches.map((name) => [name])]) {
    const chosen = chooseOptions(game, options.players, on)
    const read = game.codec.readOptions(JSON.parse(JSON.stringify(chosen)))
    trial.expect(same(read, chosen), 'options', () => `${JSON.stringify(chosen)} is read as ${JSON.stringify(read)}`)
  }
}
