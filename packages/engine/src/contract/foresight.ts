import type { GameTypes } from '../game.ts'
import type { Move } from '../record.ts'
import type { Viewer } from '../seat.ts'
import { same, type Trial } from './trial.ts'

/**
 * Looks again, from a position drawn at random, at what happened after it: every viewer must see what they saw the
 * first time.
 */
export function checkForesight<T extends GameTypes>(
  trial: Trial<T>,
  deal: T['Deal'],
  moves: readonly Move<T['Action']>[],
): void {
  const { game, options, random } = trial
  const first = random.below(moves.length)
  // What the last move tells is the end of the game, where some secrets stay secrets.
  const later = moves.slice(first, -1)
  for (const viewer of trial.viewers) {
    const state = game.setup(options, deal)
    for (const { seat, action } of moves.slice(0, first)) game.apply(state, seat, action)
    const seen = JSON.parse(JSON.stringify(game.view(state, viewer))) as T['View']
    const { views, told } = watch(trial, state, later, viewer)
    const again = game.sample(seen, random)
    game.foresee(again, told)
    const broken = game.check(again)
    trial.expect(broken.length === 0, 'foresight', () => `an arranged state breaks an invariant: ${broken.join('; ')}`)
    const looked = watch(trial, again, later, viewer).views
    const different = views.findIndex((view, i) => !same(view, looked[i]))
    const message = () => `viewer ${viewer} sees something else ${different + 1} actions after action ${first}`
    trial.expect(different === -1, 'foresight', message)
  }
}

function watch<T extends GameTypes>(
  { game }: Trial<T>,
  state: T['State'],
  moves: readonly Move<T['Action']>[],
  viewer: Viewer,
): { readonly views: readonly T['View'][]; readonly told: readonly T['Event'][] } {
  const told: T['Event'][] = []
  const hear = (event: T['Event']) => {
    if (event.only === undefined || event.only === viewer) told.push(event)
  }
  const views = moves.map(({ seat, action }) => {
    game.apply(state, seat, action, hear)
    return game.view(state, viewer)
  })
  return { views, told }
}
