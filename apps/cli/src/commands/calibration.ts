import {
  type Calibration,
  CalibrationTally,
  drawCurves,
  type Estimate,
  mixedBlocks,
  type Statement,
} from '@south-street/bots'
import type { AnyGame } from '@south-street/engine'
import { botNames, GAMES, levelsOf, loadBot } from '@south-street/registry'
import { loadWorkbench } from '@south-street/registry/workshop'
import type { CalibrationOrder, Inquiry } from '../calibration/worker.ts'
import { type Command, readCount, readFlags, readGame, readName, UsageError } from '../command.ts'
import { ProgressBar, print, writeFile } from '../output.ts'
import { askThread, onAllCores } from '../threads.ts'

export const calibration: Command = {
  name: 'calibration',
  summary: 'measure whether the chances that a bot tells come true',
  help: `Usage: south-street calibration [--game ID] [--players N] [--games K] [--seed S] [--level L] [--bots NAME,…]
                                 [--asked N] [--again K] [--json] [--plot FILE]

Plays K games and asks the bot at one decision of eight what chance the seat has to win, from what that seat can see.
Shows, for each tenth of what can be said, what was said, what came of it and in how many positions; how far that is off
in the mean, and how far even true chances would be in so few games; and the mean square (Brier score) beside those of a
mate's first sight and of the same chance for everybody.

  --level    who tells the chances: ${tellers(GAMES[0]!.id).join(', ')} (default captain)
  --bots     who plays: at every table some of these, in every seat in turn (default: the level alone)
  --games    default 40
  --asked    at one decision of so many (default 8)
  --again    plays on from every position that was asked about so many times more, with what nobody at the table knows
             drawn anew: a position tells far more than by one result (default 0)
  --plot     draws what was said and what came of it into FILE (SVG)`,
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
      plot: { type: 'string' },
    })
    const game = readGame(values.game)
    const players = readCount('players', values.players, game.seats.min, game.seats.max)
    const games = readCount('games', values.games, 1, 1e6)
    const askedIn = readCount('asked', values.asked, 1, 1e6)
    const again = readCount('again', values.again, 0, 1e4)
    const level = readName('level', values.level, tellers(game.id))
    const names = (values.bots ?? level).split(',').map((name) => readName('bots', name.trim(), botNames(game.id)))
    return async () => {
      const inquiry = { game: game.id, players, level, askedIn, again }
      const tally = await askAll(game, { names, games, seed: values.seed, inquiry })
      const report = { game: game.id, players, seed: values.seed, level, bots: names, ...tally.result() }
      // The result first: if the drawing cannot be written afterwards, it is not lost.
      await print(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatCalibration(report))
      if (values.plot !== undefined) writeFile('the plot', values.plot, drawCalibration(report))
      return 0
    }
  },
}

async function askAll(
  { id, rules }: AnyGame,
  { names, games, seed, inquiry }: { names: readonly string[]; games: number; seed: string; inquiry: Inquiry },
): Promise<CalibrationTally> {
  const { players, level, again } = inquiry
  const teller = await loadBot(id, rules, level, players)
  if (teller.rank === undefined) throw new UsageError(`${level} tells no chances with ${players} seats.`)
  if (again > 0 && (await loadWorkbench(id, players)) === null)
    throw new UsageError(`nobody can play on from a position of ${id}: --again 0.`)
  const tables = mixedBlocks(names, players, games, seed).flatMap((block) => block.tables)
  const orders = tables.slice(0, games).map((table, index): CalibrationOrder => ({ index, inquiry, table }))
  const tally = new CalibrationTally(players)
  const bar = new ProgressBar('calibration', games)
  let done = 0
  for await (const statements of askTables(orders)) {
    tally.addGame(statements)
    bar.update(++done)
  }
  bar.finish()
  return tally
}

function askTables(orders: readonly CalibrationOrder[]): AsyncGenerator<readonly Statement[]> {
  return onAllCores(new URL('../calibration/worker.ts', import.meta.url), orders, (worker, order) =>
    askThread(worker, order, (statements: readonly Statement[]) => statements),
  )
}

/** Levels that think far enough ahead to tell chances. */
function tellers(game: string): string[] {
  return levelsOf(game).filter((level) => level === 'captain' || level === 'commodore')
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

/** What was said across, what came of it upwards; true chances lie on the dashes. */
function drawCalibration({ game, players, level, games, rows }: Report): string {
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1]
  const axis = (label: string) => ({ label, ticks, say: (tick: number) => `${Math.round(100 * tick)} %` })
  const ends = [0, 1].map((share) => ({ x: share, y: share }))
  const told = rows.map(({ said, won, positions }) => ({
    x: said,
    y: won,
    // As if every position were a game of its own, which makes it a little too short.
    error: 1.96 * Math.sqrt((won * (1 - won)) / positions),
  }))
  return drawCurves(`Chances in ${games} games: ${game}, ${players} seats`, axis('said'), axis('won'), [
    { label: level, points: told },
    { label: 'true chances', points: ends, isAim: true },
  ])
}
