import { seededRandom } from '@south-street/engine'
import { type Estimate, estimate } from './statistics.ts'

/** What was said of one decision, and what came of it for the seat that made it. */
export interface Statement {
  /** The chance that was told, and what it would have been by the value at first sight, which promises nothing. */
  readonly said: number
  readonly sight: number
  /** The share of the win; if the position was played on several times, its mean over them, and its variance. */
  readonly won: number
  readonly luck?: number
}

export interface CalibrationRow {
  /** The means of what was said and of what came of it, in one tenth of what can be said. */
  readonly said: number
  readonly won: number
  readonly positions: number
}

export interface Calibration {
  readonly games: number
  readonly positions: number
  readonly rows: readonly CalibrationRow[]
  /** How far the rows are off, weighed by their positions. */
  readonly meanError: number
  /** How far off true chances would seem in as many games: in the mean, and at most in 95 of 100 such runs. */
  readonly byChance: { readonly mean: number; readonly most: number }
  /** The largest such error of a row with so many positions that it means something; null where there is none. */
  readonly worst: number | null
  /** Mean squares of what was said, of the value at first sight and of "all alike", with intervals from whole games. */
  readonly brier: { readonly said: Estimate; readonly sight: Estimate; readonly fair: Estimate }
  /** Said less won, in the mean. */
  readonly hope: Estimate
}

const ROWS = 10
/** A row with fewer positions says too little. */
const ENOUGH = 300
/** How many runs with true chances are imagined. */
const RUNS = 1000

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

function rowOf(said: number): number {
  return Math.min(ROWS - 1, Math.floor(ROWS * said))
}

/** Adds something up over the statements of a game, row by row. */
function countRows(game: readonly Statement[], of: (statement: Statement) => number): Float64Array {
  const sums = new Float64Array(ROWS)
  for (const statement of game) {
    const row = rowOf(statement.said)
    sums[row] = sums[row]! + of(statement)
  }
  return sums
}

/** Whether chances come true as often as they say. Positions of one game are not independent, so errors come from whole games. */
export class CalibrationTally {
  private readonly players: number
  private readonly games: (readonly Statement[])[] = []

  constructor(players: number) {
    this.players = players
  }

  addGame(statements: readonly Statement[]): void {
    if (statements.length > 0) this.games.push(statements)
  }

  result(): Calibration {
    const all = this.games.flat()
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const own = all.filter(({ said }) => rowOf(said) === row)
      return { said: mean(own.map(({ said }) => said)), won: mean(own.map(({ won }) => won)), positions: own.length }
    }).filter(({ positions }) => positions > 0)
    const off = ({ said, won }: CalibrationRow): number => Math.abs(said - won)
    const large = rows.filter(({ positions }) => positions >= ENOUGH)
    return {
      games: this.games.length,
      positions: all.length,
      rows,
      meanError: rows.reduce((sum, row) => sum + row.positions * off(row), 0) / all.length,
      byChance: this.offByChance(),
      worst: large.length === 0 ? null : Math.max(...large.map(off)),
      brier: {
        said: this.overGames(({ said, won, luck = 0 }) => (said - won) ** 2 + luck),
        sight: this.overGames(({ sight, won, luck = 0 }) => (sight - won) ** 2 + luck),
        fair: this.overGames(({ won, luck = 0 }) => (1 / this.players - won) ** 2 + luck),
      },
      hope: this.overGames(({ said, won }) => said - won),
    }
  }

  /**
   * Even true chances are off in few games. What each game adds to the error of a row, less what it should add by that row's
   * mean, might as well have come out the other way round; all positions of a game share its luck.
   */
  private offByChance(): { mean: number; most: number } {
    const positions = this.games.map((game) => countRows(game, () => 1))
    const errors = this.games.map((game) => countRows(game, ({ said, won }) => won - said))
    const total = (lists: readonly Float64Array[], row: number): number =>
      lists.reduce((sum, list) => sum + list[row]!, 0)
    for (let row = 0; row < ROWS; row++) {
      const middle = total(errors, row) / Math.max(1, total(positions, row))
      for (const [i, list] of errors.entries()) list[row] = list[row]! - middle * positions[i]![row]!
    }
    const random = seededRandom('calibration by chance')
    const all = this.games.flat().length
    const runs = Array.from({ length: RUNS }, () => {
      const sums = new Float64Array(ROWS)
      for (const list of errors) {
        const sign = random.below(2) === 0 ? 1 : -1
        for (let row = 0; row < ROWS; row++) sums[row] = sums[row]! + sign * list[row]!
      }
      return sums.reduce((sum, error) => sum + Math.abs(error), 0) / all
    }).sort((a, b) => a - b)
    return { mean: mean(runs), most: runs[Math.floor(0.95 * RUNS)]! }
  }

  /** The mean over all positions; its interval from how much games differ. */
  private overGames(of: (statement: Statement) => number): Estimate {
    const positions = this.games.reduce((sum, game) => sum + game.length, 0)
    const weight = this.games.length / positions
    return estimate(this.games.map((game) => weight * game.reduce((sum, statement) => sum + of(statement), 0)))
  }
}
