import { type AnyBot, askBot, randomBot } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { findGame, loadBot } from '@south-street/registry'
import type { BotAnswer, BotQuestion } from './question.ts'

/** The bot is asked about a state that its seat could not tell from the real one; the real one is not here. */
export function answer(question: BotQuestion, bot: AnyBot): BotAnswer {
  const game = findGame(question.game)!
  const random = seededRandom(question.seed)
  const { action, fault } = askBot(game, game.sample(question.view, random), question.seat, bot, random)
  return { action: game.format(action), fault }
}

/** The simplest bot needs no thread: any open action as likely as the next. */
export function answerSimply(question: BotQuestion, fault: string | null): BotAnswer {
  return { action: answer(question, randomBot).action, fault }
}

/** An answer with the time that the thinking itself took, without the start of a thread and the loading of a bot. */
export interface Thought extends BotAnswer {
  readonly thoughtMs?: number
}

const loaded = new Map<string, Promise<AnyBot>>()

/** What a thread does. Each bot keeps scratch space, so it is loaded once a thread and number of players. */
export async function think(question: BotQuestion): Promise<Thought> {
  const key = `${question.game} ${question.level} ${question.players}`
  let bot = loaded.get(key)
  if (bot === undefined) {
    bot = loadBot(question.game, question.level, question.players)
    loaded.set(key, bot)
  }
  const ready = await bot
  const start = performance.now()
  return { ...answer(question, ready), thoughtMs: performance.now() - start }
}
