import type { GameTypes } from '../game.ts'
import type { Trial } from './trial.ts'

/** Where a seat can pass: its stretches have names of their own, and what passes is never refused. */
export function checkPassing<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const { game } = trial
  const { passing } = game
  if (passing === undefined) return
  const names = passing.stretches
  const areSound = new Set(names).size === names.length && !names.includes('card')
  trial.expect(areSound, 'passing', () => `the stretches are called ${names.join()}`)
  for (const seat of trial.seats) {
    const view = game.view(state, seat)
    for (const name of names) {
      const stretch: unknown = passing.stretch(view, name)
      trial.expect(stretch === null || typeof stretch === 'string', 'passing', () => `the ${name} is called ${stretch}`)
    }
    const action = passing.pass(view)
    const refusal = action === null ? null : game.refuse(state, seat, action)
    trial.expect(refusal === null, 'passing', () => `seat ${seat} may not pass: ${refusal?.code}`)
  }
}
