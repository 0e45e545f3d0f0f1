import type { GameEvent, GameOptions } from '../game.ts'
import type { Seat, Viewer } from '../seat.ts'
import { findUnplain, same, type Trial } from './trial.ts'

/**
 * The checks of what leaves the table. A sample is a state in which everything that the viewer may not know has been
 * permuted, so whatever the viewer is shown must come out the same from the true state and from the sample, to the byte.
 */
export function checkSecrecy<State, Action, View, Options extends GameOptions, Deal>(
  trial: Trial<State, Action, View, Options, Deal>,
  state: State,
): void {
  for (const viewer of trial.viewers) {
    trial.try('sample', () => {
      const sampled = checkSample(trial, state, viewer)
      trial.try('non-interference', () => {
        if (viewer !== null) checkRefusals(trial, state, sampled, viewer)
        for (const seat of trial.seats) checkEvents(trial, state, sampled, viewer, seat)
      })
    })
  }
}

function checkSample<State, Action, View, Options extends GameOptions, Deal>(
  trial: Trial<State, Action, View, Options, Deal>,
  state: State,
  viewer: Viewer,
): State {
  const { game } = trial
  const view = game.view(state, viewer)
  const unplain = findUnplain(view)
  trial.expect(unplain === null, 'json', () => `a view is not plain JSON: ${unplain}`)
  const text = JSON.stringify(view)
  const sampled = game.sample(JSON.parse(text) as View, trial.random)
  trial.expect(JSON.stringify(game.view(state, viewer)) === text, 'sample', () => 'sampling changed the state')
  const broken = game.check(sampled)
  trial.expect(broken.length === 0, 'sample', () => `a sample breaks an invariant: ${broken.join('; ')}`)
  const seen = JSON.stringify(game.view(sampled, viewer))
  trial.expect(seen === text, 'sample', () => `a sample looks different to viewer ${viewer}: ${seen} for ${text}`)
  const actors = game.actor(sampled) === game.actor(state)
  trial.expect(actors, 'sample', () => 'another seat owes the decision in a sample')
  if (viewer !== null) {
    const equal = same(game.legal(sampled, viewer), game.legal(state, viewer))
    trial.expect(equal, 'sample', () => `seat ${viewer} has other actions in a sample`)
  }
  return sampled
}

/** Every id of the catalogue in every verb: a refusal must not tell where a card is that the seat has not seen. */
function checkRefusals<State, Action, View, Options extends GameOptions, Deal>(
  trial: Trial<State, Action, View, Options, Deal>,
  state: State,
  sampled: State,
  seat: Seat,
): void {
  const { game } = trial
  for (const probe of trial.probes) {
    const [real, permuted] = [game.refuse(state, seat, probe), game.refuse(sampled, seat, probe)]
    trial.expect(
      same(real, permuted),
      'non-interference',
      () =>
        `${game.format(probe)} by seat ${seat}: ${JSON.stringify(real)}, but ${JSON.stringify(permuted)} in a sample`,
    )
  }
}

/** One action of a seat, played in both states: the viewer must hear and then see the same, until something is revealed. */
function checkEvents<State, Action, View, Options extends GameOptions, Deal>(
  trial: Trial<State, Action, View, Options, Deal>,
  state: State,
  sampled: State,
  viewer: Viewer,
  seat: Seat,
): void {
  const { game } = trial
  const actions = game.legal(state, seat)
  if (actions.length === 0) return
  const action = trial.pick(actions)
  // An action that uses what the viewer had not seen is itself the revelation.
  if (game.refuse(sampled, seat, action) !== null) return
  const [real, permuted] = [state, sampled].map((start) => {
    const next = game.clone(start)
    const told: GameEvent[] = []
    game.apply(next, seat, action, (event) => {
      if (event.only === undefined || event.only === viewer) told.push(event)
    })
    return { next, told }
  })
  for (const [i, event] of real!.told.entries()) {
    const other = permuted!.told[i]
    const message = () => `${JSON.stringify(event)}, but ${JSON.stringify(other)} in a sample, for viewer ${viewer}`
    if (same(event, other)) continue
    // Only what says that it reveals something may differ, and from there on the two games go their own ways.
    const revealed = event.reveals === true && other?.reveals === true && other.type === event.type
    trial.expect(revealed, 'non-interference', message)
    return
  }
  trial.expect(real!.told.length === permuted!.told.length, 'non-interference', () => 'more events in a sample')
  const equal = same(game.view(real!.next, viewer), game.view(permuted!.next, viewer))
  trial.expect(
    equal,
    'non-interference',
    () => `${game.format(action)} shows viewer ${viewer} a secret without saying so`,
  )
}
