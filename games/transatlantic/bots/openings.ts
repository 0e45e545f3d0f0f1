import type { Bot } from '@south-street/bots'
import type { Action } from '../src/actions/action.ts'
import { GOODS_MARKERS } from '../src/catalogue.ts'
import type { Transatlantic } from '../src/types.ts'
import type { View } from '../src/view.ts'

/** Answers that differ by no more than this are alike: the nets err by three times as much. */
const ALIKE = 0.03

/**
 * A company's first goods marker begins a plan for the whole game, and the goods are nearly worth the same. A net always has a
 * little love for one of them; so where they are alike the lot decides, or all games would begin in the same way.
 */
export function varyOpenings(bot: Bot<Transatlantic>): Bot<Transatlantic> {
  return {
    ...bot,
    decide: (view, actions, random) => {
      if (!opens(view)) return bot.decide(view, actions, random)
      const [best, ...others] = bot.appraise!(view, random)
      const alike = others.filter(({ action, value }) => {
        return value >= best!.value - ALIKE && withoutMarker(action) === withoutMarker(best!.action)
      })
      return [best!, ...alike][random.below(1 + alike.length)]!.action
    },
  }
}

/** Whether the seat may now place the first goods marker of its company. */
function opens({ decision, actor, markers }: View): boolean {
  return decision === 'invest' && GOODS_MARKERS.every((flag) => markers[actor]![flag] === 0)
}

/** What an action is, whatever single marker it places; answers without one are like no other. */
function withoutMarker(action: Action): string {
  return JSON.stringify('marker' in action ? { ...action, marker: 0 } : action)
}
