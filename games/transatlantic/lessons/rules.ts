import type { LessonRules } from '@south-street/engine/lesson'
import type { Action } from '../src/actions/action.ts'
import { FLAGS, REGIONS } from '../src/catalogue.ts'

/** What a lesson may wait for, where the rest of an answer does not matter. */
export const rules: LessonRules = {
  /** So many cards of the market. */
  buys: (action: Action, _view, { count }) => action.type === 'buy' && action.cards.length === count,
  /** A house there, with any marker. */
  builds: (action: Action, _view, { region }) =>
    action.type === 'invest' && action.option === 'house' && REGIONS[action.region] === region,
  /** A marker of this flag, alone or with a house. */
  invests: (action: Action, _view, { marker }) => {
    if (action.type !== 'invest') return false
    if (action.option === 'bunker') return marker === 'COAL'
    if (action.option === 'house' || action.option === 'marker')
      return action.marker !== undefined && FLAGS[action.marker] === marker
    return false
  },
}
