import type { AnyBot } from './bot.ts'

/** How seldom the random bot does something out of turn, when it could: once in so many chances. */
const INTERJECTION = 12

/** Any action as likely as the next. It knows nothing, plays everything, and finds what no reasonable player would. */
export const randomBot: AnyBot = {
  name: 'random',
  decide: (_view, actions, random) => actions[random.below(actions.length)]!,
  interject: (_view, actions, random) =>
    random.below(INTERJECTION) === 0 ? actions[random.below(actions.length)]! : null,
}
