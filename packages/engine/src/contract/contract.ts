import type { AnyGame, GameOptions } from '../game.ts'
import type { Move } from '../record.ts'
import { readRecord, writeRecord } from '../record.ts'
import { replay, verifyRecord } from '../verify.ts'
import { checkApply, checkPosition, checkProbes } from './position.ts'
import { checkSearch } from './search.ts'
import { checkSecrecy } from './secrecy.ts'
import { type ContractFault, type ContractTrial, findUnplain, same, Trial } from './trial.ts'

/** Plays a game at random and checks every promise of the Game interface on the way. No faults: the game keeps them. */
export function checkContract<State, Action, View, Options extends GameOptions, Deal>(
  wanted: ContractTrial<State, Action, View, Options, Deal>,
): ContractFault[] {
  const trial = new Trial(wanted)
  for (let game = 0; game < wanted.games; game++) {
    try {
      walk(trial, wanted, game)
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

function walk<State, Action, View, Options extends GameOptions, Deal>(
  trial: Trial<State, Action, View, Options, Deal>,
  wanted: ContractTrial<State, Action, View, Options, Deal>,
  index: number,
): void {
  const { game, options, random } = trial
  trial.moveTo(index, 0)
  const deal = game.deal(options, random)
  trial.expect(findUnplain(deal) === null, 'json', () => `the deal is not plain JSON: ${findUnplain(deal)}`)
  const state = game.setup(options, deal)
  trial.expect(same(state, game.setup(options, deal)), 'deterministic', () => 'one deal led to two states')
  const spare = game.clone(state)
  const moves: Move<Action>[] = []
  for (;;) {
    trial.moveTo(index, moves.length)
    checkPosition(trial, state)
    if (random.below(wanted.every) === 0) {
      trial.try('refuse', () => checkProbes(trial, state))
      checkSecrecy(trial, state)
      trial.try('search', () => checkSearch(trial, state, spare))
    }
    const actor = game.actor(state)
    if (actor === null) break
    if (moves.length === wanted.maxActions) {
      trial.expect(false, 'ends', () => `still running after ${moves.length} actions`)
      return
    }
    // Now and then somebody else makes use of what it may do at any time.
    const other = trial.pick(trial.seats)
    const seat = random.below(4) === 0 && game.legal(state, other).length > 0 ? other : actor
    const actions = game.legal(state, seat)
    if (actions.length === 0) return
    const action = trial.pick(actions)
    trial.try('clone', () => checkApply(trial, state, seat, action))
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  trial.try('replay', () => checkReplay(trial, deal, moves, state))
}

function checkReplay<State, Action, View, Options extends GameOptions, Deal>(
  trial: Trial<State, Action, View, Options, Deal>,
  deal: Deal,
  moves: readonly Move<Action>[],
  state: State,
): void {
  const { game, options } = trial
  const seats = trial.seats.map((seat) => ({ name: `seat ${seat}` }))
  const record: unknown = JSON.parse(JSON.stringify(writeRecord(game, { options, seats, deal, moves, state })))
  const games = [game as unknown as AnyGame]
  trial.expect(same(replay(readRecord(record, games)), state), 'replay', () => 'a replay ends in another state')
  verifyRecord(record, games, () => '')
}
