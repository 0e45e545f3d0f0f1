import type { Seat } from '@south-street/engine'
import { errorOf, type ForeseenWorlds, type Foresight } from '../search/foresight.ts'
import type { Change } from './expected-loss.ts'

/** What came of a move in the worlds in which it was tried: one plan or several, of which the seat would take the best. */
export interface TriedMove {
  readonly plans: readonly ForeseenWorlds[]
}

export interface Effect {
  /** What the move that was played changed for every seat, compared with the best. */
  readonly changes: readonly Change[]
  /** The seat's chance after the best move. */
  readonly best: number
}

/**
 * Of many moves that are equally good one always looks best by luck. So the best one is chosen in every other world and
 * compared in the rest, and the other way round.
 */
export function effectOf<State>(
  foresight: Foresight<State>,
  moves: readonly TriedMove[],
  own: TriedMove,
  seat: Seat,
): Effect {
  const halves = [0, 1].map((half) => {
    const choose = (plans: readonly ForeseenWorlds[]): ForeseenWorlds =>
      plans.reduce((one, other) => (halfMean(other, seat, 1 - half) > halfMean(one, seat, 1 - half) ? other : one))
    const ours = choose(own.plans)
    // Of two that are equal there, what was played.
    const theirs = choose([ours, ...moves.flatMap(({ plans }) => plans)])
    const [our, their] = [halfMean(ours, seat, half), halfMean(theirs, seat, half)]
    // The table that puts chances right stretches differences here and there.
    const stretch = our === their ? 1 : (foresight.lookUp(our) - foresight.lookUp(their)) / (our - their)
    const changes = Array.from({ length: foresight.players }, (_, other): Change => {
      const [a, b] = [halfOf(ours, other, half), halfOf(theirs, other, half)]
      const gaps = a.map((share, world) => share - b[world]!)
      return { value: stretch * meanOfAll(gaps), error: Math.abs(stretch) * errorOf(gaps) * caution(gaps.length) }
    })
    return { changes, best: foresight.lookUp(their) }
  })
  const [one, two] = [halves[0]!, halves[1]!]
  return {
    changes: one.changes.map(({ value, error }, other) => {
      const second = two.changes[other]!
      return {
        value: (value + second.value) / 2,
        error: Math.sqrt(error * error + second.error * second.error) / 2,
      }
    }),
    best: (one.best + two.best) / 2,
  }
}

/** A few worlds that happen to agree seem surer than they are: close to what Student's t asks for, and above it. */
function caution(worlds: number): number {
  return worlds < 2 ? 1 : 1 + 2 / (worlds - 1)
}

/** What a seat could expect, in every other world. With a single world there is but one half. */
function halfOf(sums: ForeseenWorlds, seat: Seat, half: number): number[] {
  const shares: number[] = []
  const players = sums.chances.length
  for (let world = sums.worlds > 1 ? half : 0; world < sums.worlds; world += 2)
    shares.push(sums.all[world * players + seat]!)
  return shares
}

function halfMean(sums: ForeseenWorlds, seat: Seat, half: number): number {
  return meanOfAll(halfOf(sums, seat, half))
}

function meanOfAll(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
