import {
  type AnyBot,
  type BotFamily,
  type BotRatings,
  type GameReader,
  playoutBots,
  randomBot,
} from '@south-street/bots'
import { type AnyGame, demandGame, findGame } from '@south-street/engine'
import type { GameHabits } from '@south-street/engine/habits'
import { inOrder } from './order.ts'

/** A game as it is played: every released version of its rules, the newest first, with the bots that play by it. */
export interface PlayedGame {
  readonly id: string
  /** Where it stands among the games, which are by name otherwise, after those that have a place. */
  readonly place?: number
  /** Without bots of its own a game is played by those that try answers out; without habits nobody counts them. */
  readonly versions: readonly { readonly game: AnyGame; readonly bots?: BotFamily; readonly habits?: GameHabits }[]
}

/**
 * Finds games and bots by the game's id and the version of its rules; without a version, the newest. What has to be there
 * and is not is refused with `Malformed`.
 */
export function openShelf(played: readonly PlayedGame[]) {
  const versions = inOrder(played).flatMap(({ id, versions }) =>
    versions.map(({ game, bots = playoutBots(game), habits }) => ({ id, rules: game.rules, game, bots, habits })),
  )
  const games: readonly AnyGame[] = versions.map(({ game }) => game)
  const botsOf = (id: string, rules?: string): BotFamily => demandGame(versions, id, rules).bots
  return {
    games,
    find: (id: string, rules?: string): AnyGame | undefined => findGame(games, id, rules),
    /** How people play it, where that is counted. */
    habits: (id: string, rules?: string): GameHabits | null => findGame(versions, id, rules)?.habits ?? null,
    levels: (id: string, rules?: string): readonly string[] => botsOf(id, rules).levels,
    /** By size of the table and level; empty where nobody has measured them. */
    botRatings: (id: string, rules?: string): BotRatings => botsOf(id, rules).ratings ?? {},
    botNames: (id: string, rules?: string): readonly string[] => {
      const { levels, styles, guests } = botsOf(id, rules)
      return [randomBot.name, ...levels, ...styles, ...guests]
    },
    loadBot: async (id: string, rules: string, name: string, players: number): Promise<AnyBot> => {
      const bots = botsOf(id, rules)
      return name === randomBot.name ? randomBot : bots.load(name, players)
    },
    loadReader: async (id: string, rules: string, players: number): Promise<GameReader | null> =>
      (await botsOf(id, rules).loadReader?.(players)) ?? null,
  }
}
