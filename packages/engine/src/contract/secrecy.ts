import type { GameTypes } from '../game.ts'
import type { Move } from '../record.ts'
import type { Seat, Viewer } from '../seat.ts'
import { checkViewMessages } from './messages.ts'
import { type CheckName, findUnplain, same, sameRefusal, type Trial } from './trial.ts'

/**
 * The checks of what leaves the table. A twin is a state that differs from the true one only in what the viewer may not
 * know: a sample, or a permutation made without it. Whatever the viewer is shown must come out the same from both, to
 * the byte.
 */
export function checkSecrecy<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  for (const viewer of trial.viewers) {
    trial.try('json', () => checkView(trial, state, viewer))
    trial.try('sharing', () => checkSharing(trial, state, viewer))
    trial.try('sample', () => checkTwin(trial, state, sampleFor(trial, state, viewer), viewer, 'sample'))
    trial.try('non-interference', () => {
      const permuted = trial.permute(state, viewer)
      if (permuted !== null) checkTwin(trial, state, permuted, viewer, 'non-interference')
    })
  }
}

/** How often an action that reveals something is tried again: leaks tend to come together with revelations. */
export function checkRevelation<T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  { seat, action }: Move<T['Action']>,
  times: number,
): void {
  trial.try('non-interference', () => {
    for (const viewer of trial.viewers) {
      for (let i = 0; i < times; i++) {
        for (const twin of [sampleFor(trial, state, viewer), trial.permute(state, viewer)]) {
          if (twin !== null) checkEvents(trial, state, twin, viewer, seat, action)
        }
      }
    }
  })
}

/** By way of JSON, since that is how a view reaches a bot. */
function sampleFor<T extends GameTypes>(trial: Trial<T>, state: T['State'], viewer: Viewer): T['State'] {
  const { game, random } = trial
  return game.sample(JSON.parse(JSON.stringify(game.view(state, viewer))) as T['View'], random)
}

function checkView<T extends GameTypes>(trial: Trial<T>, state: T['State'], viewer: Viewer): void {
  const view = trial.game.view(state, viewer)
  const unplain = findUnplain(view)
  trial.expect(unplain === null, 'json', () => `a view is not plain JSON: ${unplain}`)
  checkViewMessages(trial, view)
}

/** A view is a picture: it stays as it is while the game, or a game that was sampled from it, goes on. */
function checkSharing<T extends GameTypes>(trial: Trial<T>, state: T['State'], viewer: Viewer): void {
  const { game } = trial
  const played = JSON.parse(JSON.stringify(state)) as T['State']
  const view = game.view(played, viewer)
  const before = JSON.stringify(view)
  const sampled = game.sample(view, trial.random)
  trial.expect(JSON.stringify(view) === before, 'sharing', () => 'sampling changed the view')
  playOn(trial, played)
  trial.expect(JSON.stringify(view) === before, 'sharing', () => 'playing on changed a view of before')
  playOn(trial, sampled)
  trial.expect(JSON.stringify(view) === before, 'sharing', () => 'playing on in a sample changed its view')
}

const ACTIONS_PLAYED_ON = 8

function playOn<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const { game } = trial
  for (let i = 0; i < ACTIONS_PLAYED_ON; i++) {
    const actor = game.actor(state)
    const actions = actor === null ? [] : game.legal(state, actor)
    if (actions.length === 0) return
    game.apply(state, actor!, trial.pick(actions))
  }
}

function checkTwin<T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  twin: T['State'],
  viewer: Viewer,
  check: CheckName,
): void {
  const { game } = trial
  const broken = game.check(twin)
  trial.expect(broken.length === 0, check, () => `a twin breaks an invariant: ${broken.join('; ')}`)
  const [real, seen] = [state, twin].map((one) => JSON.stringify(game.view(one, viewer)))
  trial.expect(seen === real, check, () => `a twin looks different to viewer ${viewer}: ${seen} for ${real}`)
  const actors = game.actor(twin) === game.actor(state)
  trial.expect(actors, check, () => 'another seat owes the decision in a twin')
  if (viewer !== null) {
    const equal = same(game.legal(twin, viewer), game.legal(state, viewer))
    trial.expect(equal, check, () => `seat ${viewer} has other actions in a twin`)
  }
  trial.try('non-interference', () => {
    if (viewer !== null) checkRefusals(trial, state, twin, viewer)
    for (const seat of trial.seats) {
      const actions = game.legal(state, seat)
      if (actions.length > 0) checkEvents(trial, state, twin, viewer, seat, trial.pick(actions))
    }
  })
}

/** Every id of the catalogue in every verb: a refusal must not tell where a card is that the seat has not seen. */
function checkRefusals<T extends GameTypes>(trial: Trial<T>, state: T['State'], twin: T['State'], seat: Seat): void {
  const { game } = trial
  for (const probe of trial.probes) {
    const [real, other] = [game.refuse(state, seat, probe), game.refuse(twin, seat, probe)]
    trial.expect(
      sameRefusal(real, other),
      'non-interference',
      () => `${game.format(probe)} by seat ${seat}: ${JSON.stringify(real)}, but ${JSON.stringify(other)} in a twin`,
    )
  }
}

/** One action of a seat, played in both states: the viewer must hear and then see the same, until something is revealed. */
function checkEvents<T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  twin: T['State'],
  viewer: Viewer,
  seat: Seat,
  action: T['Action'],
): void {
  const { game } = trial
  const real = listen(trial, state, viewer, seat, action)
  if (game.refuse(twin, seat, action) !== null) {
    // An action that uses what the viewer had not seen is itself the revelation.
    const said = real.told.some((event) => event.reveals)
    trial.expect(said, 'non-interference', () => `${game.format(action)} uses a secret without saying so`)
    return
  }
  const other = listen(trial, twin, viewer, seat, action)
  for (const [i, event] of real.told.entries()) {
    const instead = other.told[i]
    if (same(event, instead)) continue
    // Only what says that it reveals something may differ, and from there on the two games go their own ways.
    const revealed = event.reveals === true && instead?.reveals === true && instead.type === event.type
    const message = () => `${JSON.stringify(event)}, but ${JSON.stringify(instead)} in a twin, for viewer ${viewer}`
    trial.expect(revealed, 'non-interference', message)
    return
  }
  trial.expect(real.told.length === other.told.length, 'non-interference', () => 'more events in a twin')
  const equal = same(game.view(real.next, viewer), game.view(other.next, viewer))
  trial.expect(
    equal,
    'non-interference',
    () => `${game.format(action)} shows viewer ${viewer} a secret without saying so`,
  )
}

/** What becomes of a state by an action, and what the viewer hears of it. */
function listen<T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  viewer: Viewer,
  seat: Seat,
  action: T['Action'],
): { next: T['State']; told: T['Event'][] } {
  const next = trial.game.clone(state)
  const told: T['Event'][] = []
  trial.game.apply(next, seat, action, (event) => {
    if (event.only === undefined || event.only === viewer) told.push(event)
  })
  return { next, told }
}
