import { type AnyBot, type BotFamily, randomBot } from '@south-street/bots'
import { type AnyGame, demandGame, findGame } from '@south-street/engine'

/** A game as it is played: every released version of its rules, the newest first, with the bots that play by it. */
export interface PlayedGame {
  readonly id: string
  readonly versions: readonly { readonly game: AnyGame; readonly bots: BotFamily }[]
}

/**
 * Finds games and bots by the game's id and the version of its rules; without a version, the newest. What has to be there
 * and is not is refused with `Malformed`.
 */
export function openShelf(played: readonly PlayedGame[]) {
  const versions = played.flatMap(({ id, versions }) =>
    versions.map(({ game, bots }) => ({ id, rules: game.rules, game, bots })),
  )
  const games: readonly AnyGame[] = versions.map(({ game }) => game)
  const botsOf = (id: string, rules?: string): BotFamily => demandGame(versions, id, rules).bots
  return {
    games,
    find: (id: string, rules?: string): AnyGame | undefined => findGame(games, id, rules),
    levels: (id: string, rules?: string): readonly string[] => botsOf(id, rules).levels,
    botNames: (id: string, rules?: string): readonly string[] => {
      const { levels, styles, guests } = botsOf(id, rules)
      return [randomBot.name, ...levels, ...styles, ...guests]
    },
    loadBot: async (id: string, rules: string, name: string, players: number): Promise<AnyBot> => {
      const bots = botsOf(id, rules)
      return name === randomBot.name ? randomBot : bots.load(name, players)
    },
  }
}
