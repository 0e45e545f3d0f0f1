import type { AnyBot } from '@south-street/bots'
import { type BotAnswer, type BotQuestion, think as thinkAs } from '@south-street/house'
import { findGame, loadBot } from '@south-street/registry'

/** An answer, and how long the thinking itself took: starting a thread and loading a bot do not count. */
export interface Thought extends BotAnswer {
  readonly thoughtMs?: number
}

const loaded = new Map<string, Promise<AnyBot>>()

/** What a thread does. Each bot keeps scratch space, so it is loaded once a thread and number of players. */
export async function think(question: BotQuestion): Promise<Thought> {
  const { game, rules, level, players } = question
  const key = `${game} ${rules} ${level} ${players}`
  let bot = loaded.get(key)
  if (bot === undefined) {
    bot = loadBot(game, rules, level, players)
    loaded.set(key, bot)
  }
  const ready = await bot
  const start = performance.now()
  return { ...thinkAs(findGame(game, rules)!, question, ready), thoughtMs: performance.now() - start }
}
