import { type Score, winShares } from '@south-street/engine'

/** What a bot plays for. */
export interface Ambition {
  /** How much of the reward is for winning; the rest is for the margin, so that a lost game is still played out well. */
  readonly win: number
  /** A lead of half this many points earns the whole share for the margin; a deficit of as many earns nothing. */
  readonly margin: number
}

/** Each seat's reward from 0 to 1, from the scores of a game that is over. */
export function rewardScores(scores: readonly Score[], { win, margin }: Ambition, out: Float64Array): void {
  const shares = winShares(scores)
  for (const [seat, { total }] of scores.entries()) {
    const rival = Math.max(...scores.flatMap((other, i) => (i === seat ? [] : [other.total])))
    const lead = Math.min(1, Math.max(0, 0.5 + (total - rival) / margin))
    out[seat] = win * shares[seat]! + (1 - win) * lead
  }
}
