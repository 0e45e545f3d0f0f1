import type { ReviewWord } from './review.ts'

/** From which loss on a decision is called so, from 0 to 1. */
export interface WordBounds {
  readonly inaccuracy: number
  readonly mistake: number
  readonly blunder: number
}

/** With two seats 5, 10 and 20 chances in 100; with more seats there is less to lose, so it counts for more. */
export function wordBounds(players: number): WordBounds {
  const scale = 2 / players
  return { inaccuracy: 0.05 * scale, mistake: 0.1 * scale, blunder: 0.2 * scale }
}

/** Standard errors to each side of a 95 % interval. */
export const INTERVAL = 1.96

/**
 * The word for a loss. Bad words need more than the loss: the lower end of its interval has to be above half of the bound.
 * `isBest` says that nothing else was found to be better.
 */
export function chooseWord(loss: number, error: number, isBest: boolean, players: number): ReviewWord {
  const bounds = wordBounds(players)
  const low = loss - INTERVAL * error
  for (const word of ['blunder', 'mistake', 'inaccuracy'] as const) {
    if (loss >= bounds[word] && low > bounds[word] / 2) return word
  }
  if (isBest) return 'best'
  return loss >= bounds.inaccuracy || low <= 0 ? 'close' : 'good'
}
