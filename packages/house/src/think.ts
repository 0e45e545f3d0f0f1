import { type AnyBot, askBot, randomBot } from '@south-street/bots'
import { type AnyGame, seededRandom } from '@south-street/engine'
import type { Advice, BotAnswer, BotQuestion, HintQuestion } from './parts.ts'

/** The bot is asked about a state that its seat could not tell from the real one; the real one is not here. */
export function think(game: AnyGame, question: BotQuestion, bot: AnyBot): BotAnswer {
  const random = seededRandom(question.seed)
  const { action, fault } = askBot(game, game.sample(question.view, random), question.seat, bot, random)
  return { action: game.format(action), fault }
}

/** The simplest bot needs no time: any open action as likely as the next. */
export function answerSimply(game: AnyGame, question: BotQuestion, fault: string | null): BotAnswer {
  return { action: think(game, question, randomBot).action, fault }
}

/** What a bot thinks of the answers to a decision, the best one first. */
export function rank(game: AnyGame, { view, seed, facts = false }: HintQuestion, bot: AnyBot): Advice[] {
  const ranked = bot.appraise?.(view, seededRandom(seed), { facts }) ?? []
  return ranked.map((one) => ({
    action: game.format(one.action),
    chance: one.value,
    ...(one.facts && { facts: one.facts }),
  }))
}
