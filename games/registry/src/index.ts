import { FOUND } from './found/games.ts'
import { openShelf } from './shelf.ts'

const shelf = openShelf(FOUND)

/**
 * Every game at this table, with every version of its rules that was ever released, the newest first: running games and
 * old records go on with theirs. This package is the only place that lists games: it finds them by their folders.
 */
export const GAMES = shelf.games
/** The newest version, or the one with these rules. */
export const findGame = shelf.find
/** The levels of a game's bots, from the friendliest to the strongest. */
export const levelsOf = shelf.levels
/** How strong they are, measured once and fixed, by size of the table and level. */
export const botRatingsOf = shelf.botRatings
/** Every bot that can sit down at a game: random, the levels, and what they are measured against: styles, and levels as they once were. */
export const botNames = shelf.botNames
/** By the game's id and rules, the bot's name and the number of players. */
export const loadBot = shelf.loadBot
/** Who reviews games, by the game's id and rules and the number of players; null where nobody does. It keeps scratch space. */
export const loadReader = shelf.loadReader
/** What can be counted of how people play a game, by its id and rules; null where nothing is. */
export const habitsOf = shelf.habits
