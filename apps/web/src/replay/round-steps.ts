import type { AnyBoard } from '@south-street/ui'
import type { ReplayedGame } from './replayed-game.ts'

type Course = Pick<ReplayedGame, 'rounds' | 'moves'>

/** The position with which a round begins; past the last round, the end. */
export function startOfRound({ rounds, moves }: Course, round: number): number {
  const start = rounds.indexOf(round)
  return start < 0 ? moves.length : start
}

/** The beginning of the round that a position lies in; from there, of the round before. */
export function roundBack(course: Course, step: number): number {
  const round = course.rounds[step]!
  const start = startOfRound(course, round)
  return step > start ? start : startOfRound(course, round - 1)
}

/** The beginning of the next round. */
export function roundOn(course: Course, step: number): number {
  return startOfRound(course, course.rounds[step]! + 1)
}

/** Who made a delivery in each round, by the round. */
export function deliveries({ moves, rounds }: Course, board: Pick<AnyBoard, 'cue'>): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>()
  for (const [index, { seat, told }] of moves.entries()) {
    if (!told.some((event) => board.cue(event) === 'delivery')) continue
    const round = rounds[index]!
    found.set(round, [...(found.get(round) ?? []), seat])
  }
  return found
}
