import type { GameTypes } from '../game.ts'
import { same, type Trial } from './trial.ts'

/** The fast door leads to the same rules. */
export function checkSearch<T extends GameTypes>(trial: Trial<T>, state: T['State'], spare: T['State']): void {
  const { game } = trial
  const { search } = game
  if (search === undefined) return
  const codes = new Uint16Array(search.maxCodes)
  for (const seat of trial.seats) {
    const actions = game.legal(state, seat)
    const count = search.codes(state, seat, codes)
    const owed = game.actor(state) === seat
    trial.expect(
      count <= actions.length && (count > 0 || !owed),
      'search',
      () => `${count} codes for ${actions.length}`,
    )
    for (let i = 0; i < count; i++) {
      const equal = same(search.decode(state, seat, codes[i]!), actions[i])
      trial.expect(equal, 'search', () => `code ${codes[i]} is not ${game.format(actions[i]!)}`)
    }
    // Only where `legal` itself lists a subset may the codes stop before its end.
    const left = actions.slice(count).find((action) => trial.wanted.key(action) !== null)
    trial.expect(left === undefined, 'search', () => `there is no code for ${game.format(left!)}`)
    if (count === 0) continue
    const chosen = trial.random.below(count)
    search.copyInto(spare, state)
    trial.expect(same(spare, state), 'search', () => 'a copy differs from its source')
    const slow = game.clone(state)
    game.apply(slow, seat, actions[chosen]!)
    search.applyCode(spare, seat, codes[chosen]!)
    trial.expect(same(spare, slow), 'search', () => `code ${codes[chosen]} does not do what the action does`)
  }
}
