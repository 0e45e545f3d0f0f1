import type { Game, GameTypes, Random, Seat } from '@south-street/engine'
import type { Bot } from './bot.ts'
import { randomBot } from './random-bot.ts'

export interface Answer<Action> {
  readonly action: Action
  /** Why the bot's own answer could not be used; the simplest bot has answered for it. */
  readonly fault: string | null
}

/** Asks a bot for the decision that its seat owes. Whatever the bot does, there is an answer, and it is legal. */
export function askBot<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  bot: Bot<T>,
  random: Random,
): Answer<T['Action']> {
  const view = game.view(state, seat)
  const actions = game.legal(state, seat)
  try {
    const action = bot.decide(view, actions, random)
    const refusal = game.refuse(state, seat, action)
    if (refusal === null) return { action, fault: null }
    return { action: randomBot.decide(view, actions, random), fault: `refused: ${refusal.code}` }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { action: randomBot.decide(view, actions, random), fault }
  }
}
