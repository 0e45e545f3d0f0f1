import type { GameTypes } from '../game.ts'
import type { Move } from '../record.ts'
import { readRecord, writeRecord } from '../record.ts'
import { replay, verifyRecord } from '../verify.ts'
import { checkDeal, checkVariety } from './chance.ts'
import { checkFirst } from './first.ts'
import { checkForesight } from './foresight.ts'
import { checkActionMessage } from './messages.ts'
import { checkOptions } from './options.ts'
import { checkPassing } from './passing.ts'
import { checkApply, checkPosition, checkProbes } from './position.ts'
import { checkSearch } from './search.ts'
import { checkRevelation, checkSecrecy } from './secrecy.ts'
import { type ContractFault, type ContractTrial, same, Trial } from './trial.ts'

/** Plays a game at random and checks every promise of the Game interface on the way. No faults: the game keeps them. */
export function checkContract<T extends GameTypes>(wanted: ContractTrial<T>): ContractFault[] {
  const trial = new Trial(wanted)
  for (const probe of wanted.probes) checkActionMessage(trial, probe)
  trial.try('options', () => checkOptions(trial))
  for (let game = 0; game < wanted.games; game++) {
    try {
      walk(trial, game)
    } catch (error) {
      trial.expect(
        false,
        'ends',
        () => `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    }
  }
  return trial.faults
}

function walk<T extends GameTypes>(trial: Trial<T>, index: number): void {
  const { game, options, random, wanted } = trial
  trial.moveTo(index, 0)
  const deal = checkDeal(trial, index)
  trial.try('first', () => checkFirst(trial, deal))
  const state = game.setup(options, deal)
  trial.expect(same(state, game.setup(options, deal)), 'deterministic', () => 'one deal led to two states')
  trial.try('sample', () => checkVariety(trial, state))
  const spare = game.clone(state)
  const moves: Move<T['Action']>[] = []
  for (;;) {
    trial.moveTo(index, moves.length)
    checkPosition(trial, state)
    const move = pickMove(trial, state)
    if (move !== null) trial.try('clone', () => checkApply(trial, state, move))
    if (move === null || random.below(wanted.every) === 0) checkDearly(trial, state, spare)
    if (move === null) break
    if (moves.length === wanted.maxActions) {
      trial.expect(false, 'ends', () => `still running after ${moves.length} actions`)
      return
    }
    const before = game.clone(state)
    const told: T['Event'][] = []
    game.apply(state, move.seat, move.action, (event) => told.push(event))
    moves.push(move)
    const isLast = game.actor(state) === null
    if (isLast) checkDearly(trial, before, spare)
    // Most is told at the end, and what differs there differs in few samples.
    if (told.some((event) => event.reveals)) checkRevelation(trial, before, move, isLast ? 8 : 1)
  }
  trial.try('replay', () => checkReplay(trial, deal, moves, state))
  trial.try('foresight', () => checkForesight(trial, deal, moves))
}

function checkDearly<T extends GameTypes>(trial: Trial<T>, state: T['State'], spare: T['State']): void {
  trial.try('refuse', () => checkProbes(trial, state))
  checkSecrecy(trial, state)
  trial.try('passing', () => checkPassing(trial, state))
  trial.try('search', () => checkSearch(trial, state, spare))
}

/** Null when the game is over; or when nobody can act, which `checkPosition` has complained of. */
function pickMove<T extends GameTypes>(trial: Trial<T>, state: T['State']): Move<T['Action']> | null {
  const { game, random } = trial
  const actor = game.actor(state)
  if (actor === null) return null
  // Now and then somebody else makes use of what it may do at any time.
  const other = trial.pick(trial.seats)
  const seat = random.below(4) === 0 && game.legal(state, other).length > 0 ? other : actor
  const actions = game.legal(state, seat)
  return actions.length === 0 ? null : { seat, action: trial.pick(actions) }
}

function checkReplay<T extends GameTypes>(
  trial: Trial<T>,
  deal: T['Deal'],
  moves: readonly Move<T['Action']>[],
  state: T['State'],
): void {
  const { game, options } = trial
  const seats = trial.seats.map((seat) => ({ name: `seat ${seat}` }))
  const record: unknown = JSON.parse(JSON.stringify(writeRecord(game, { options, seats, deal, moves, state })))
  const games = [game]
  trial.expect(same(replay(readRecord(record, games)), state), 'replay', () => 'a replay ends in another state')
  verifyRecord(record, games, () => '')
}
