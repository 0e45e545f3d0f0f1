import { type Model, pairWeight, type Rating } from './bradley-terry.ts'

/** A game of players who do not change, such as bots. By seat. */
export interface FixedGame {
  readonly players: readonly string[]
  /** 1 for the best; several may share a place. */
  readonly places: readonly number[]
}

const MOST_STEPS = 200
const CLOSE_ENOUGH = 1e-6

/**
 * Ratings of players who never change: those by which all of the games together are most likely, whatever their order.
 * Before any game each is taken to be as likely as `prior` says, so that somebody who has never lost is not infinitely
 * strong. One of them, the `anchor`, is put at the prior's mu, for only differences mean something. Sigma is how unsure a
 * difference to the anchor is.
 */
export function fitRatings(
  games: readonly FixedGame[],
  { anchor, prior, model }: { readonly anchor: string; readonly prior: Rating; readonly model: Model },
): ReadonlyMap<string, Rating> {
  const names = [...new Set([anchor, ...games.flatMap(({ players }) => players)])]
  const won = wonBy(games, names)
  const c = Math.sqrt(2) * model.beta
  let strength = names.map(() => 0)
  let curvature: number[][] = []
  for (let step = 0; step < MOST_STEPS; step++) {
    // Newton's way, with the anchor left where it is.
    const slope = names.slice(1).map((_, i) => -strength[i + 1]! / prior.sigma ** 2)
    curvature = slope.map((_, i) => slope.map((_, j) => (i === j ? 1 / prior.sigma ** 2 : 0)))
    for (const [i, row] of won.entries()) {
      for (const [j, wins] of row.entries()) {
        if (i === j || wins === 0) continue
        const lost = 1 / (1 + Math.exp((strength[i]! - strength[j]!) / c))
        const bend = (wins * lost * (1 - lost)) / c ** 2
        if (i > 0) slope[i - 1]! += (wins * lost) / c
        if (j > 0) slope[j - 1]! -= (wins * lost) / c
        if (i > 0) curvature[i - 1]![i - 1]! += bend
        if (j > 0) curvature[j - 1]![j - 1]! += bend
        if (i > 0 && j > 0) {
          curvature[i - 1]![j - 1]! -= bend
          curvature[j - 1]![i - 1]! -= bend
        }
      }
    }
    const move = times(inverse(curvature), slope)
    strength = [0, ...move.map((by, i) => strength[i + 1]! + Math.max(-c, Math.min(c, by)))]
    if (move.every((by) => Math.abs(by) < CLOSE_ENOUGH)) break
  }
  const unsure = inverse(curvature)
  return new Map(
    names.map((name, i) => [
      name,
      { mu: prior.mu + strength[i]!, sigma: i === 0 ? 0 : Math.sqrt(unsure[i - 1]![i - 1]!) },
    ]),
  )
}

/** How often each came out before each other, a shared place as half of it; pairs without the winner as in any rated game. */
function wonBy(games: readonly FixedGame[], names: readonly string[]): number[][] {
  const index = new Map(names.map((name, i) => [name, i]))
  const won = names.map(() => names.map(() => 0))
  for (const { players, places } of games) {
    const best = Math.min(...places)
    for (const [one, player] of players.entries()) {
      for (const [other, rival] of players.entries()) {
        if (player === rival || places[one]! > places[other]!) continue
        const score = places[one]! < places[other]! ? 1 : 0.5
        won[index.get(player)!]![index.get(rival)!]! +=
          score * pairWeight(places[one] === best || places[other] === best)
      }
    }
  }
  return won
}

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i]!, 0))

/** By Gauss and Jordan; of a matrix that is positive definite, so that no rows have to change places. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot++) {
    const by = rows[pivot]![pivot]!
    rows[pivot] = rows[pivot]!.map((value) => value / by)
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue
      const factor = rows[i]![pivot]!
      rows[i] = rows[i]!.map((value, j) => value - factor * rows[pivot]![j]!)
    }
  }
  return rows.map((row) => row.slice(size))
}
