import type { View } from '../../src/view.ts'
import type { Outcome } from './appraisal.ts'
import type { Picks } from './picks.ts'

/** Steps that the rules allow but nobody has been told of, and what is chosen for the next one. */
export interface Thoughts {
  /** The question that they answer; when the table moves on, they are gone. */
  readonly about: string
  readonly steps: readonly Outcome[]
  readonly picks: Picks | null
}

/** A question, told from all others: what has been told so far, and what is asked of whom. */
export function questionOf(table: Pick<View, 'round' | 'actor' | 'decision'>, told: number): string {
  return `${told}/${table.round}/${table.actor}/${table.decision}`
}

/** What is thought about a question: nothing, if the thoughts are about another one. */
export function thoughtsAbout(thoughts: Thoughts, about: string): Thoughts {
  return thoughts.about === about ? thoughts : { about, steps: [], picks: null }
}

export function withStep({ about, steps }: Thoughts, step: Outcome): Thoughts {
  return { about, steps: [...steps, step], picks: null }
}

/** First the choice is given up, then one step after another; null where there is nothing to take back. */
export function stepBack({ about, steps, picks }: Thoughts): Thoughts | null {
  if (picks !== null) return { about, steps, picks: null }
  return steps.length > 0 ? { about, steps: steps.slice(0, -1), picks: null } : null
}
