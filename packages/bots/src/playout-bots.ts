import { type AnyGame, type Random, type Seat, seededRandom, winShares } from '@south-street/engine'
import type { AnyBot, AppraisedAction, BotFamily } from './bot.ts'
import { randomBot } from './random-bot.ts'

/** The levels by how often each answer is tried out. The friendliest does not think at all. */
const PLAYOUTS: Readonly<Record<string, number>> = { deckhand: 0, clerk: 4, mate: 12, captain: 40, commodore: 100 }
/** Together the answers of one decision are tried no more often than this, so that nobody waits long. */
const MOST = 1500

/**
 * Bots for a game that has none of its own yet. They know nothing of it: each answer is tried out in states that fit
 * the view, and the game played to its end at random.
 */
export function playoutBots(game: AnyGame): BotFamily {
  return {
    levels: Object.keys(PLAYOUTS),
    styles: [],
    guests: [],
    load: async (name) => playoutBot(game, name, PLAYOUTS[name]!),
  }
}

function playoutBot(game: AnyGame, name: string, playouts: number): AnyBot {
  if (playouts === 0) return { name, decide: randomBot.decide }
  const rankAll = (view: unknown, actions: readonly unknown[], random: Random): AppraisedAction<unknown>[] => {
    const tries = Math.max(1, Math.min(playouts, Math.floor(MOST / actions.length)))
    // Every answer is tried in the same states and with the same chance: what differs is the answer.
    const seeds = Array.from({ length: tries }, () => random.below(1_000_000))
    const worth = (action: unknown) => seeds.reduce((sum, seed) => sum + tryOut(game, view, action, seed), 0) / tries
    return actions.map((action) => ({ action, value: worth(action) })).sort((a, b) => b.value - a.value)
  }
  return {
    name,
    decide: (view, actions, random) => (actions.length === 1 ? actions[0] : rankAll(view, actions, random)[0]!.action),
    appraise: (view, random) => {
      const state = game.sample(view, random)
      return rankAll(view, game.legal(state, game.actor(state)!), random)
    },
  }
}

/** The share of the win, from 0 to 1, after one game that is played out at random. */
function tryOut(game: AnyGame, view: unknown, action: unknown, seed: number): number {
  const random = seededRandom('playout', seed)
  const state = game.sample(view, random)
  const seat: Seat = game.actor(state)!
  game.apply(state, seat, action)
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    game.apply(state, actor, randomBot.decide(null, game.legal(state, actor), random))
  }
  return winShares(game.score(state))[seat]!
}
