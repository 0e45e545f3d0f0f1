import { type Refusal, seededRandom } from '@south-street/engine'
import type { Action } from '../../src/actions/action.ts'
import type { Event } from '../../src/events.ts'
import { transatlantic } from '../../src/index.ts'
import type { View } from '../../src/view.ts'

/** What an action would lead to, as far as anybody can know. */
export interface Outcome {
  readonly action: Action
  /** What would happen, up to the first card that nobody has seen yet. */
  readonly events: readonly Event[]
  readonly view: View
  /** The same seat decides again and nothing hidden has come to light: the action can still be thought over. */
  readonly goesOn: boolean
}

/** What the rules say to whoever looks at this view. */
export interface Appraisal {
  readonly legal: readonly Action[]
  refuse(action: Action): Refusal | null
  tryOut(action: Action): Outcome
}

/**
 * Asks the rules, with a state that the viewer could not tell from the real one. What they answer follows from the view
 * alone (the contract suite checks it), so the board needs no rules of its own and no secrets. Null where the viewer is
 * not asked.
 */
export function appraise(view: View): Appraisal | null {
  const seat = view.viewer
  if (seat === null || view.actor !== seat) return null
  const state = transatlantic.sample(view, seededRandom('appraisal'))
  return {
    legal: transatlantic.legal(state, seat),
    refuse: (action) => transatlantic.refuse(state, seat, action),
    tryOut: (action) => {
      const after = transatlantic.clone(state)
      const told: Event[] = []
      transatlantic.apply(after, seat, action, (event) => told.push(event))
      const hidden = told.findIndex(({ reveals }) => reveals)
      const goesOn = hidden < 0 && after.actor === seat && after.decision !== 'turn'
      return {
        action,
        events: hidden < 0 ? told : told.slice(0, hidden),
        view: transatlantic.view(after, seat),
        goesOn,
      }
    },
  }
}

/** What every seat would have if the game ended now. */
export function scoresNow(view: View): readonly number[] {
  if (view.scores !== null) return view.scores.map(({ total }) => total)
  const state = transatlantic.sample(view, seededRandom('scores'))
  return transatlantic.score(state).map(({ total }) => total)
}
