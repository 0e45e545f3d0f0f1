import type { LessonRules } from '@south-street/engine/lesson'
import type { Action } from '../src/actions/action.ts'
import { CARDS } from '../src/cards.ts'

/** What a lesson may wait for, where the exact cards do not matter. */
export const rules: LessonRules = {
  /** These contracts and no others, whatever carries them. */
  delivers: (action: Action, _view, { contracts }) =>
    action.type === 'deliver' &&
    JSON.stringify(action.contracts.map((card) => CARDS[card]!.id).sort()) ===
      JSON.stringify([...(contracts as string[])].sort()),
}
