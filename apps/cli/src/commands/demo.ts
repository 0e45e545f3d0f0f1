import { randomBot } from '@south-street/bots'
import { type GameEvent, rank, type Seat, secureRandom, seededRandom } from '@south-street/engine'
import { findGame, GAMES } from '@south-street/registry'
import { type Command, readCount, readFlags, readName } from '../command.ts'
import { print } from '../output.ts'
import { LANGUAGES, type Language, Words } from '../words.ts'

const NAMES = ['Anna', 'Ben', 'Cedric', 'Dora', 'Emil']

export const demo: Command = {
  name: 'demo',
  summary: 'watch a whole game between bots, told in words',
  help: `Usage: south-street demo [--game ID] [--players N] [--seed S] [--lang en|de|pl]

Plays one game between bots that move at random, and tells it move by move. Without a seed every game is another.`,
  run: async (args) => {
    const { values } = readFlags(args, {
      game: { type: 'string', default: GAMES[0]!.id },
      players: { type: 'string', default: '3' },
      seed: { type: 'string' },
      lang: { type: 'string', default: 'en' },
    })
    const game = findGame(
      readName(
        'game',
        values.game,
        GAMES.map(({ id }) => id),
      ),
    )!
    const players = readCount('players', values.players, game.seats.min, game.seats.max)
    const words = new Words(readName('lang', values.lang, LANGUAGES) as Language)
    const chance = secureRandom((bytes) => crypto.getRandomValues(bytes))
    const random = seededRandom('demo', values.seed ?? chance.below(1_000_000))
    const names = NAMES.slice(0, players)

    const state = game.setup({ players }, game.deal({ players }, random))
    await print(`${words.say(game.id, { key: 'name', params: {} })}: ${names.join(', ')}\n\n`)
    for (let actor: Seat | null = game.actor(state); actor !== null; actor = game.actor(state)) {
      const told: GameEvent[] = []
      const action = randomBot.decide(game.view(state, actor), game.legal(state, actor), random)
      game.apply(state, actor, action, (event) => told.push(event))
      for (const event of told) {
        const line = game.messages.event(event)
        if (line !== null) await print(`${words.say(game.id, line, names)}\n`)
      }
    }
    const scores = game.score(state)
    const places = rank(scores)
    await print('\n')
    for (const seat of [...names.keys()].sort((a, b) => places[a]! - places[b]!)) {
      const { items, tieBreaks, total } = scores[seat]!
      const label = (name: string): string => words.say(game.id, { key: `score.${name}`, params: {} })
      const parts = [...items, ...tieBreaks].map((item) => `${label(item.name)} ${item.points}`)
      await print(
        `${places[seat]}. ${names[seat]!.padEnd(7)} ${String(total).padStart(3)} ${label('total')} (${parts.join(', ')})\n`,
      )
    }
    await print(NEXT)
    return 0
  },
}

const NEXT = `
Next:
  npx south-street demo --players 5 --lang de      another game, in German or Polish (pl)
  npx south-street simulate --games 10             records of whole games, for programs
  npx south-street --help                          everything else
`
