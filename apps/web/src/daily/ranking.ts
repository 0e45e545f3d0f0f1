import type { DailyResult } from '@south-street/protocol'

/** One's own number among all, those with the same margin sharing it; null for whoever is not among them. */
export function ownRank(results: readonly DailyResult[]): number | null {
  const own = results.find(({ isYou }) => isYou)
  return own === undefined ? null : 1 + results.filter(({ margin }) => margin > own.margin).length
}

export interface Dot {
  readonly name: string
  readonly points: number
  readonly isYou: boolean
  /** From 0 for the fewest points to 1 for the most. */
  readonly at: number
  /** How many lie below it. */
  readonly level: number
}

/** Everybody's points on one line; whoever has as many as somebody else lies on top. */
export function dotsOf(results: readonly DailyResult[]): Dot[] {
  const all = results.map(({ points }) => points)
  const least = Math.min(...all)
  const span = Math.max(1, Math.max(...all) - least)
  const stacked = new Map<number, number>()
  // One's own is drawn last, and so on top of the others.
  return [...results]
    .sort((a, b) => Number(a.isYou) - Number(b.isYou) || a.points - b.points)
    .map(({ name, points, isYou }) => {
      const level = stacked.get(points) ?? 0
      stacked.set(points, level + 1)
      return { name, points, isYou, at: (points - least) / span, level }
    })
}
