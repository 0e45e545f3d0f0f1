import type { ReviewedDecision } from './reviewed.ts'

/** What is said of a second try. */
export type TryVerdict = 'best' | 'within' | 'noise' | 'little' | 'not' | 'same' | 'untried'

/** Anything within a point of the best, or within noise, is right. */
const WITHIN = 0.01
const ERRORS = 2

export const isRight = (verdict: TryVerdict): boolean => ['best', 'within', 'noise'].includes(verdict)

/** How good the second try is, by what the captain found. */
export function judgeTry({ options, action: played }: ReviewedDecision, action: string): TryVerdict {
  const place = options.findIndex((option) => option.action === action)
  const [best, chosen, before] = [options[0], options[place], options.find((option) => option.action === played)]
  if (best === undefined || chosen === undefined) return 'untried'
  if (place === 0) return 'best'
  const gap = best.chance - chosen.chance
  if (gap <= WITHIN) return 'within'
  if (gap <= ERRORS * chosen.gapError) return 'noise'
  if (action === played) return 'same'
  return before !== undefined && chosen.chance > before.chance ? 'little' : 'not'
}
