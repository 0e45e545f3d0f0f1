import { GAMES } from '@south-street/registry'
import { loadCatalogue } from '@south-street/registry/workshop'
import { type Command, GAME_IDS, readFlags, readName } from '../command.ts'
import { print } from '../output.ts'

export const cards: Command = {
  name: 'cards',
  summary: "list a game's cards",
  help: `Usage: south-street cards [--game ID] [--json]

Lists every card of a game, one id a line, or with --json the whole catalogue.`,
  read: (args) => {
    const { values } = readFlags(args, {
      game: { type: 'string', default: GAMES[0]!.id },
      json: { type: 'boolean', default: false },
    })
    const game = readName('game', values.game, GAME_IDS)
    return async () => {
      const catalogue = await loadCatalogue(game)
      if (values.json) await print(`${JSON.stringify(catalogue, null, 2)}\n`)
      else await print((catalogue as { cards: { id: string }[] }).cards.map((card) => `${card.id}\n`).join(''))
      return 0
    }
  },
}
