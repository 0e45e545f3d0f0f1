import type { PuzzleTask } from '@south-street/engine/puzzle'
import type { Action } from '../src/actions/action.ts'
import { rewardOf } from '../src/delivery/delivery.ts'

/** What is asked for beside answers to decisions. */
export const tasks: Readonly<Record<string, PuzzleTask>> = {
  /** The delivery that pays most, whatever carries it: exact, so that nothing has to be played out. */
  'best-delivery': (action: Action) => (action.type === 'deliver' ? rewardOf(action) : null),
}
