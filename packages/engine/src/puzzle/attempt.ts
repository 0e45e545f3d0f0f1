import type { AnyGame, GameEvent, Refusal } from '../game.ts'
import { seededRandom } from '../random.ts'
import type { Seat } from '../seat.ts'
import type { Puzzle, PuzzleTask } from './puzzle.ts'

/** What somebody has answered; null where they wanted to be shown. */
export interface Attempt {
  readonly action: string | null
  /** Which of the puzzle's options that is; null for one that nobody has tried. */
  readonly place: number | null
  readonly isRight: boolean
}

/** A puzzle as somebody tries it: what they have done that answers nothing, and then their answer. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle
  readonly seat: Seat
  /** The position after these moves. Where the last one would show what nobody can know, the position before it. */
  stateAfter(moves: readonly string[]): unknown
  /** What is told of each. */
  toldOf(moves: readonly string[]): readonly (readonly GameEvent[])[]
  refuse(moves: readonly string[], action: string): Refusal | null
  /** Null for what answers nothing: it may be done before. */
  judge(moves: readonly string[], action: string): Attempt | null
}

export function openPuzzle(game: AnyGame, puzzle: Puzzle, tasks: Readonly<Record<string, PuzzleTask>>): OpenPuzzle {
  const start = game.sample(puzzle.view, seededRandom('puzzle table'))
  const seat = game.actor(start)!

  function play(moves: readonly string[]): { state: unknown; told: GameEvent[][] } {
    let state = game.clone(start)
    const told = moves.map((move): GameEvent[] => {
      // An answer that has to be paid for first is only named.
      if (game.refuse(state, seat, game.parse(move)) !== null) return []
      const after = game.clone(state)
      const events: GameEvent[] = []
      game.apply(after, seat, game.parse(move), (event) => events.push(event))
      // All that a view does not hold was made up: nobody should take it for what would have come.
      if (events.some(({ reveals }) => reveals) || game.actor(after) === null) return []
      state = after
      return events.filter(({ only }) => only === undefined || only === seat)
    })
    return { state, told }
  }
  function judge(moves: readonly string[], action: string): Attempt | null {
    const { options, task } = puzzle
    const parsed = game.parse(action)
    if (task !== undefined) {
      const value = tasks[task]!(parsed, game.view(play(moves).state, seat))
      if (value === null) return null
      const place = options.findIndex((option) => option.value === value)
      return { action, place: place < 0 ? null : place, isRight: value === options[0]!.value }
    }
    if (game.free?.(parsed)) return null
    const place = options.findIndex((option) => option.action === action || option.alike?.includes(action))
    return { action, place: place < 0 ? null : place, isRight: place === 0 }
  }
  return {
    puzzle,
    seat,
    stateAfter: (moves) => play(moves).state,
    toldOf: (moves) => play(moves).told,
    refuse: (moves, action) => game.refuse(play(moves).state, seat, game.parse(action)),
    judge,
  }
}
