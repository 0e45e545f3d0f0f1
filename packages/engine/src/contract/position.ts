import type { GameTypes, Refusal } from '../game.ts'
import type { Move } from '../record.ts'
import { checkActionMessage, checkEventMessages, checkRefusalMessage } from './messages.ts'
import { findUnplain, same, type Trial } from './trial.ts'

/** The checks of one position that look at the true state. */
export function checkPosition<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const before = JSON.stringify(state)
  trial.try('json', () => checkJson(trial, state))
  trial.try('actor', () => checkActor(trial, state))
  trial.try('legal', () => checkLegal(trial, state))
  trial.try('score', () => checkScore(trial, state))
  trial.try('invariants', () => {
    const broken = trial.game.check(state)
    trial.expect(broken.length === 0, 'invariants', () => broken.join('; '))
  })
  trial.expect(JSON.stringify(state) === before, 'pure', () => 'looking at the state changed it')
}

function checkJson<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const { game } = trial
  const unplain = findUnplain(state)
  trial.expect(unplain === null, 'json', () => `the state is not plain JSON: ${unplain}`)
  const revived = JSON.parse(JSON.stringify(state)) as T['State']
  for (const seat of trial.seats) {
    const equal = same(game.legal(revived, seat), game.legal(state, seat))
    trial.expect(equal, 'json', () => `seat ${seat} has other actions after a trip through JSON`)
  }
}

function checkActor<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const actor = trial.game.actor(state)
  if (actor === null) {
    for (const seat of trial.seats) {
      const left = trial.game.legal(state, seat).length
      trial.expect(left === 0, 'actor', () => `seat ${seat} may act in a game that is over`)
    }
    return
  }
  trial.expect(trial.seats.includes(actor), 'actor', () => `there is no seat ${actor}`)
  trial.expect(trial.game.legal(state, actor).length > 0, 'actor', () => `seat ${actor} owes a decision and has none`)
}

function checkLegal<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const { game } = trial
  const actor = game.actor(state)
  for (const seat of trial.seats) {
    const actions = game.legal(state, seat)
    trial.expect(same(actions, game.legal(state, seat)), 'legal', () => 'two calls list different actions')
    const texts = new Set<string>()
    for (const action of actions) {
      const refusal = game.refuse(state, seat, action)
      trial.expect(
        refusal === null,
        'legal',
        () => `seat ${seat} is offered what is refused: ${JSON.stringify(refusal)}`,
      )
      checkText(trial, action, () => game.view(state, seat))
      const text = game.format(action)
      const inTurn = seat === actor || game.free?.(action) === true
      trial.expect(inTurn, 'free', () => `seat ${seat} is not asked and may ${text}, which is not called free`)
      trial.expect(!texts.has(text), 'text', () => `two actions read ${text}`)
      texts.add(text)
    }
  }
}

function checkText<T extends GameTypes>(trial: Trial<T>, action: T['Action'], view: () => T['View']): void {
  if (!trial.isNew(`action ${JSON.stringify(action)}`)) return
  const { game } = trial
  checkActionMessage(trial, action)
  checkActionMessage(trial, action, view())
  const text = game.format(action)
  trial.expect(!/[\r\n]/.test(text), 'text', () => 'an action takes more than one line')
  trial.try('text', () => {
    trial.expect(same(game.parse(text), action), 'text', () => `${text} is read as ${JSON.stringify(game.parse(text))}`)
  })
  trial.try('record', () => {
    const written = JSON.parse(JSON.stringify(game.codec.writeAction(action)))
    trial.expect(same(game.codec.readAction(written), action), 'record', () => `${text} does not survive a record`)
  })
}

function checkScore<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const scores = trial.game.score(state)
  trial.expect(scores.length === trial.seats.length, 'score', () => 'not one score a seat')
  for (const { items, total } of scores) {
    const sum = items.reduce((points, item) => points + item.points, 0)
    trial.expect(sum === total, 'score', () => `items of ${sum} points make a total of ${total}`)
  }
}

/** Tries one action from here: on clones, so that the walk goes on undisturbed. */
export function checkApply<T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  { seat, action }: Move<T['Action']>,
): void {
  const { game } = trial
  const before = JSON.stringify(state)
  const [first, second] = [game.clone(state), game.clone(state)]
  trial.expect(JSON.stringify(first) === before, 'clone', () => 'a clone differs from its original')
  const told: T['Event'][][] = [[], []]
  game.apply(first, seat, action, (event) => told[0]!.push(event))
  trial.expect(JSON.stringify(state) === before, 'clone', () => 'playing on a clone changed its original')
  trial.expect(JSON.stringify(second) === before, 'clone', () => 'playing on a clone changed another clone')
  game.apply(second, seat, action, (event) => told[1]!.push(event))
  trial.expect(same(first, second), 'deterministic', () => 'the same action led to two states')
  const keepsTurn = game.free?.(action) !== true || game.actor(first) === game.actor(state)
  trial.expect(keepsTurn, 'free', () => `${game.format(action)} is called free, and another seat is asked after it`)
  trial.expect(same(told[0], told[1]), 'deterministic', () => 'the same action told two stories')
  const unplain = findUnplain(told[0])
  trial.expect(unplain === null, 'json', () => `an event is not plain JSON: ${unplain}`)
  checkEventMessages(trial, told[0]!)
  const silent = game.clone(state)
  game.apply(silent, seat, action)
  trial.expect(same(first, silent), 'deterministic', () => 'the state depends on whether somebody listens')
}

/** What is not refused must be sound and be listed; what is refused must say why. */
export function checkProbes<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const { game, wanted } = trial
  const before = JSON.stringify(state)
  for (const seat of trial.seats) {
    const listed = new Set(game.legal(state, seat).map((action) => wanted.key(action)))
    for (const probe of trial.probes) {
      const refusal = game.refuse(state, seat, probe)
      if (refusal !== null) {
        checkRefusal(trial, refusal, probe)
        continue
      }
      const key = wanted.key(probe)
      const told = key === null || listed.has(key)
      trial.expect(told, 'legal', () => `seat ${seat} may ${game.format(probe)}, and is not offered it`)
      const next = game.clone(state)
      game.apply(next, seat, probe)
      const broken = game.check(next)
      trial.expect(broken.length === 0, 'refuse', () => `${game.format(probe)} is let through: ${broken.join('; ')}`)
      checkText(trial, probe, () => game.view(state, seat))
    }
  }
  trial.expect(JSON.stringify(state) === before, 'pure', () => 'judging actions changed the state')
}

function checkRefusal<T extends GameTypes>(trial: Trial<T>, refusal: Refusal, probe: T['Action']): void {
  const { code, clause, params } = refusal
  if (!trial.isNew(`refusal ${code} ${clause} ${Object.keys(params)} ${Object.values(params)}`)) return
  const complete = code !== '' && clause !== '' && findUnplain(refusal) === null
  trial.expect(complete, 'refuse', () => `a refusal without code or clause: ${trial.game.format(probe)}`)
  checkRefusalMessage(trial, refusal)
}
