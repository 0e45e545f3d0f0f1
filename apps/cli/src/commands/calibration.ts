import {
  type AnyBot,
  type Calibration,
  CalibrationTally,
  type Estimate,
  mixedBlocks,
  type Statement,
  type Workbench,
} from '@south-street/bots'
import { type AnyGame, chooseOptions, type GameTypes, type Seat, seededRandom, winShares } from '@south-street/engine'
import { botNames, GAMES, levelsOf, loadBot } from '@south-street/registry'
import { loadWorkbench } from '@south-street/registry/workshop'
import { type Command, readCount, readFlags, readGame, readName, UsageError } from '../command.ts'
import { ProgressBar, print } from '../output.ts'

/** Whose value at first sight is set beside. */
const FIRST_SIGHT = 'mate'

export const calibration: Command = {
  name: 'calibration',
  summary: 'measure whether the chances that a bot tells come true',
  help: `Usage: south-street calibration [--game ID] [--players N] [--games K] [--seed S] [--level L] [--bots NAME,…]
                                 [--asked N] [--again K] [--json]

Plays K games and asks the bot at one decision of eight what chance the seat has to win, from what that seat can see.
Shows, for each tenth of what can be said, what was said, what came of it and in how many positions; how far that is off
in the mean, and how far even true chances would be in so few games; and the mean square (Brier score) beside those of a
mate's first sight and of the same chance for everybody.

  --level    who tells the chances: ${tellers(GAMES[0]!.id).join(', ')} (default captain)
  --bots     who plays: at every table some of these, in every seat in turn (default: the level alone)
  --games    default 40
  --asked    at one decision of so many (default 8)
  --again    plays on from every position that was asked about so many times more, with what nobody at the table knows
             drawn anew: a position tells far more than by one result (default 0)`,
  read: (args) => {
    const { values } = readFlags(args, {
      game: { type: 'string', default: GAMES[0]!.id },
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      level: { type: 'string', default: 'captain' },
      bots: { type: 'string' },
      asked: { type: 'string', default: '8' },
      again: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    })
    const game = readGame(values.game)
    const players = readCount('players', values.players, game.seats.min, game.seats.max)
    const games = readCount('games', values.games, 1, 1e6)
    const askedIn = readCount('asked', values.asked, 1, 1e6)
    const again = readCount('again', values.again, 0, 1e4)
    const level = readName('level', values.level, tellers(game.id))
    const names = (values.bots ?? level).split(',').map((name) => readName('bots', name.trim(), botNames(game.id)))
    return async () => {
      const tally = await askAll(game, { names, players, games, seed: values.seed, level, askedIn, again })
      const report = { game: game.id, players, seed: values.seed, level, bots: names, ...tally.result() }
      await print(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatCalibration(report))
      return 0
    }
  },
}

interface Inquiry {
  readonly names: readonly string[]
  readonly players: number
  readonly games: number
  readonly seed: string
  readonly level: string
  /** One decision of so many is asked about: those of one game tell much the same. */
  readonly askedIn: number
  readonly again: number
}

async function askAll(game: AnyGame, inquiry: Inquiry): Promise<CalibrationTally> {
  const { names, players, games, seed, level, again } = inquiry
  const load = (name: string): Promise<AnyBot> => loadBot(game.id, game.rules, name, players)
  const [teller, sight] = [await load(level), await load(FIRST_SIGHT)]
  if (teller.rank === undefined) throw new UsageError(`${level} tells no chances with ${players} seats.`)
  const bots = new Map<string, AnyBot>([[level, teller]])
  for (const name of names) if (!bots.has(name)) bots.set(name, await load(name))
  const bench = again === 0 ? null : await loadWorkbench(game.id, players)
  if (again > 0 && bench === null) throw new UsageError(`nobody can play on from a position of ${game.id}: --again 0.`)
  const tables = mixedBlocks(names, players, games, seed).flatMap((block) => block.tables)
  const tally = new CalibrationTally(players)
  const bar = new ProgressBar('calibration', games)
  for (const [i, table] of tables.slice(0, games).entries()) {
    const seated = table.bots.map((name) => bots.get(name)!)
    // Tables of one kind would play the same game in every rotation.
    tally.addGame(playAndAsk({ game, seated, seed: `${table.seed}/${i}`, teller, sight, bench, inquiry }))
    bar.update(i + 1)
  }
  bar.finish()
  return tally
}

/** Levels that think far enough ahead to tell chances. */
function tellers(game: string): string[] {
  return levelsOf(game).filter((level) => level === 'captain' || level === 'commodore')
}

interface Table {
  readonly game: AnyGame
  readonly seated: readonly AnyBot[]
  readonly seed: string
  readonly teller: AnyBot
  readonly sight: AnyBot
  readonly bench: Workbench<GameTypes> | null
  readonly inquiry: Inquiry
}

interface Asked {
  readonly seat: Seat
  readonly said: number
  readonly sight: number
  /** How it went when it was played on again. */
  readonly results: readonly number[]
}

/** Plays one game and returns what was said of it. */
function playAndAsk({ game, seated, seed, teller, sight, bench, inquiry }: Table): Statement[] {
  const options = chooseOptions(game, seated.length)
  const state = game.setup(options, game.deal(options, seededRandom('deal', seed)))
  const asked: Asked[] = []
  const chance = seededRandom('asked', seed)
  for (let step = 0, seat = game.actor(state); seat !== null; step++, seat = game.actor(state)) {
    const [view, legal] = [game.view(state, seat), game.legal(state, seat)]
    const random = seededRandom('decision', seed, seat, step)
    const bot = seated[seat]!
    if (legal.length === 1 || chance.below(inquiry.askedIn) > 0) {
      game.apply(state, seat, bot.decide(view, legal, random))
      continue
    }
    const [best] = teller.rank!(view, seededRandom('chance', seed, step))
    const [first] = sight.appraise!(view, seededRandom('sight', seed, step))
    // Whoever tells chances plays what it holds for best.
    const action = bot === teller ? best!.action : bot.decide(view, legal, random)
    const results = Array.from({ length: inquiry.again }, (_, time) => {
      const other = game.clone(state)
      bench!.shuffleUnknown(other, seededRandom('unknown', seed, step, time))
      game.apply(other, seat, action)
      return playOn(game, other, seated, `${seed}/${step}/${time}`)[seat]!
    })
    asked.push({ seat, said: best!.chance, sight: first!.value, results })
    game.apply(state, seat, action)
  }
  const shares = winShares(game.score(state))
  return asked.map(({ seat, said, sight, results }) => ({ said, sight, ...meanOf([shares[seat]!, ...results]) }))
}

/** Plays a game to its end, and returns the shares of the win. */
function playOn(game: AnyGame, state: unknown, seated: readonly AnyBot[], seed: string): readonly number[] {
  for (let step = 0, seat = game.actor(state); seat !== null; step++, seat = game.actor(state)) {
    const random = seededRandom('going on', seed, seat, step)
    game.apply(state, seat, seated[seat]!.decide(game.view(state, seat), game.legal(state, seat), random))
  }
  return winShares(game.score(state))
}

function meanOf(results: readonly number[]): { won: number; luck: number } {
  const won = results.reduce((sum, one) => sum + one, 0) / results.length
  return { won, luck: results.reduce((sum, one) => sum + (one - won) ** 2, 0) / results.length }
}

interface Report extends Calibration {
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly level: string
  readonly bots: readonly string[]
}

const points = (share: number): string => (100 * share).toFixed(1)
const range = ({ mean, error }: Estimate): string => `${mean.toFixed(4)} ± ${error.toFixed(4)}`

function formatCalibration({ game, players, seed, level, bots, games, positions, ...result }: Report): string {
  const lines = [
    `${game}, ${players} seats, seed ${seed}: ${level} on ${positions} positions of ${games} games of ${bots.join(', ')}`,
    '',
    'said in %  won in %  positions',
    ...result.rows.map(
      (row) => `${points(row.said).padStart(9)} ${points(row.won).padStart(9)} ${String(row.positions).padStart(10)}`,
    ),
    '',
    `off by ${points(result.meanError)} points in the mean; ${worstOf(result.worst)}`,
    `true chances would be off by ${points(result.byChance.mean)} in so few games, in one run of twenty by more than ${points(result.byChance.most)}`,
    `too hopeful by ${points(result.hope.mean)} ± ${points(result.hope.error)} points`,
    `Brier score ${range(result.brier.said)}; first sight ${range(result.brier.sight)}, always fair ${range(result.brier.fair)}`,
  ]
  return `${lines.join('\n')}\n`
}

function worstOf(worst: number | null): string {
  return worst === null
    ? 'no tenth has 300 positions'
    : `the worst tenth with 300 positions or more by ${points(worst)}`
}
