import { type AnyBot, simulate as play } from '@south-street/bots'
import { type AnyGame, chooseOptions, type GameOptions } from '@south-street/engine'
import { botNames, GAMES, loadBot } from '@south-street/registry'
import {
  type Command,
  GAME_IDS,
  listVariants,
  readCount,
  readFlags,
  readGame,
  readName,
  readVariants,
  UsageError,
  VARIANT_FLAGS,
} from '../command.ts'
import { ProgressBar, print } from '../output.ts'

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play games, and write the records',
  help: `Usage: south-street simulate [--game ID] [--players N] [--games K] [--seed S] [--bots NAME,…]
                             [--variants NAME,…]

Plays whole games between bots and writes their records to standard output, one a line. The same arguments give the
same bytes.

  --game     ${GAME_IDS.join(' or ')} (default ${GAMES[0]!.id})
  --players  seats at the table (default: as many as can play)
  --games    how many games (default 1)
  --seed     any text (default 1)
  --variants optional rules to play by (or --with): ${listVariants()}
  --bots     one name for all seats or one a seat (default random):
             ${botNames(GAMES[0]!.id).join(', ')}`,
  read: (args) => {
    const { values } = readFlags(args, {
      game: { type: 'string', default: GAMES[0]!.id },
      players: { type: 'string' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      ...VARIANT_FLAGS,
    })
    const game = readGame(values.game)
    const { min, max } = game.seats
    const players = readCount('players', values.players ?? String(max), min, max)
    const games = readCount('games', values.games, 1, 1e9)
    const names = readBots(values.bots, game, players)
    const options = chooseOptions(game, players, readVariants(values, game))
    return async () => {
      const bots = await Promise.all(names.map((name) => loadBot(game.id, game.rules, name, players)))
      await writeGames(game, options, games, values.seed, bots)
      return 0
    }
  },
}

/** The name of each seat's bot. */
function readBots(list: string, { id }: AnyGame, players: number): string[] {
  const names = list.split(',').map((name) => readName('bots', name.trim(), botNames(id)))
  if (names.length !== 1 && names.length !== players) {
    throw new UsageError(`--bots takes one name or one for each of the ${players} seats, not ${names.length}.`)
  }
  return Array.from({ length: players }, (_, seat) => names[seat] ?? names[0]!)
}

async function writeGames(
  game: AnyGame,
  options: GameOptions,
  games: number,
  seed: string,
  bots: readonly AnyBot[],
): Promise<void> {
  const bar = new ProgressBar('simulate', games)
  for (let i = 0; i < games; i++) {
    const { record } = play(game, options, `${seed}/${options.players}/${i}`, bots)
    await print(`${JSON.stringify(record)}\n`)
    bar.update(i + 1)
  }
  bar.finish()
}
