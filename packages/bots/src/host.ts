import type { Game, GameOptions, Random, Seat } from '@south-street/engine'
import type { Bot } from './bot.ts'
import { randomBot } from './random-bot.ts'

export interface Answer<Action> {
  readonly action: Action
  /** Why the bot's own answer could not be used; the simplest bot has answered for it. */
  readonly fault: string | null
}

/** Asks a bot for the decision that its seat owes. Whatever the bot does, there is an answer, and it is legal. */
export function askBot<State, Action, View, Options extends GameOptions, Deal>(
  game: Game<State, Action, View, Options, Deal>,
  state: State,
  seat: Seat,
  bot: Bot<View, Action>,
  random: Random,
): Answer<Action> {
  const view = game.view(state, seat)
  const actions = game.legal(state, seat)
  try {
    const action = bot.decide(view, actions, random)
    const refusal = game.refuse(state, seat, action)
    if (refusal === null) return { action, fault: null }
    return { action: randomBot.decide(view, actions, random) as Action, fault: `refused: ${refusal.code}` }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { action: randomBot.decide(view, actions, random) as Action, fault }
  }
}
