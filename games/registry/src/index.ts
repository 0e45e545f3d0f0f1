import { type AnyBot, type BotFamily, randomBot } from '@south-street/bots'
import type { AnyGame } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { packetRowBots } from '@south-street/packet-row/bots'
import packetRowCards from '@south-street/packet-row/cards.json' with { type: 'json' }
import packetRowDe from '@south-street/packet-row/words/de.json' with { type: 'json' }
import packetRowEn from '@south-street/packet-row/words/en.json' with { type: 'json' }
import packetRowPl from '@south-street/packet-row/words/pl.json' with { type: 'json' }
import { transatlantic } from '@south-street/transatlantic'
import { transatlanticBots } from '@south-street/transatlantic/bots'
import transatlanticCards from '@south-street/transatlantic/cards.json' with { type: 'json' }
import transatlanticDe from '@south-street/transatlantic/words/de.json' with { type: 'json' }
import transatlanticEn from '@south-street/transatlantic/words/en.json' with { type: 'json' }
import transatlanticPl from '@south-street/transatlantic/words/pl.json' with { type: 'json' }

/**
 * Every game at this table, with every version of its rules that was ever released, the newest first: running games and
 * old records go on with theirs. This package is the only place that lists them.
 */
export const GAMES: readonly AnyGame[] = [packetRow, transatlantic]

/** The newest version, or the one with these rules. */
export function findGame(id: string, rules?: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id && (rules === undefined || game.rules === rules))
}

const BOTS: Readonly<Record<string, BotFamily>> = { 'packet-row': packetRowBots, transatlantic: transatlanticBots }

/** The levels of a game's bots, from the friendliest to the strongest. */
export function levelsOf(game: string): readonly string[] {
  return BOTS[game]!.levels
}

/** Every bot that can sit down at a game: random, the levels, the styles that they are measured against. */
export function botNames(game: string): readonly string[] {
  return [randomBot.name, ...BOTS[game]!.levels, ...BOTS[game]!.styles]
}

export async function loadBot(game: string, name: string, players: number): Promise<AnyBot> {
  return name === randomBot.name ? randomBot : BOTS[game]!.load(name, players)
}

/** The cards of each game, as data for people and programs. */
export const CATALOGUES: Readonly<Record<string, object>> = {
  'packet-row': packetRowCards,
  transatlantic: transatlanticCards,
}

/** Each game's words, by language and by the game's id. */
export const WORDS = {
  en: { 'packet-row': packetRowEn, transatlantic: transatlanticEn },
  de: { 'packet-row': packetRowDe, transatlantic: transatlanticDe },
  pl: { 'packet-row': packetRowPl, transatlantic: transatlanticPl },
}
