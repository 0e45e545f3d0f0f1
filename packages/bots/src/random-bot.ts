import type { Random } from '@south-street/engine'
import type { AnyBot } from './bot.ts'

/** Out of turn, the random bot acts once in so many chances. */
const INTERJECTION = 12

/** Any action as likely as the next. It knows nothing, plays everything, and finds what no reasonable player would. */
export const randomBot = {
  name: 'random',
  decide: pickOne,
  interject: <Action>(view: unknown, actions: readonly Action[], random: Random): Action | null =>
    random.below(INTERJECTION) === 0 ? pickOne(view, actions, random) : null,
} satisfies AnyBot

function pickOne<Action>(_view: unknown, actions: readonly Action[], random: Random): Action {
  return actions[random.below(actions.length)]!
}
