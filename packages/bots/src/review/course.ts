import {
  type GameEvent,
  type GameTypes,
  type Move,
  type ReadRecord,
  RecordFault,
  winShares,
} from '@south-street/engine'

/** A game that is over, move by move, as it really was. */
export interface Course<T extends GameTypes> {
  readonly record: ReadRecord<T>
  readonly start: T['State']
  readonly steps: readonly CourseStep<T>[]
  /** Each seat's share of the win. */
  readonly result: readonly number[]
}

interface CourseStep<T extends GameTypes> extends Move<T['Action']> {
  /** The position before the move. */
  readonly before: T['State']
  /** What everybody together was told of it. */
  readonly told: readonly GameEvent[]
  readonly reveals: boolean
}

/** Throws `RecordFault` where the record does not hold, or has no end. */
export function follow<T extends GameTypes>(record: ReadRecord<T>): Course<T> {
  const { game, options, deal, moves } = record
  const state = game.setup(options, deal)
  const start = game.clone(state)
  const steps = moves.map(({ seat, action }, index): CourseStep<T> => {
    const refusal = game.refuse(state, seat, action)
    if (refusal !== null) {
      const move = { seat, text: game.format(action) }
      throw new RecordFault(['actions', index], refusal.code, refusal.params, refusal.clause, move)
    }
    const before = game.clone(state)
    const told: GameEvent[] = []
    game.apply(state, seat, action, (event) => told.push(event))
    return { seat, action, before, told, reveals: told.some(({ reveals }) => reveals === true) }
  })
  if (game.actor(state) !== null) throw new RecordFault(['result'], 'game-still-runs', {})
  return { record, start, steps, result: winShares(game.score(state)) }
}
