import { type Estimate, estimate } from './statistics.ts'

/** What was said of one decision, and what came of it for the seat that made it. */
export interface Statement {
  /** The chance that was told, and what it would have been by the value at first sight, which promises nothing. */
  readonly said: number
  readonly sight: number
  /** The share of the win. */
  readonly won: number
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

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

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
    const tenth = (said: number): number => Math.min(ROWS - 1, Math.floor(ROWS * said))
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const own = all.filter(({ said }) => tenth(said) === row)
      return { said: mean(own.map(({ said }) => said)), won: mean(own.map(({ won }) => won)), positions: own.length }
    }).filter(({ positions }) => positions > 0)
    const off = ({ said, won }: CalibrationRow): number => Math.abs(said - won)
    const large = rows.filter(({ positions }) => positions >= ENOUGH)
    return {
      games: this.games.length,
      positions: all.length,
      rows,
      meanError: rows.reduce((sum, row) => sum + row.positions * off(row), 0) / all.length,
      worst: large.length === 0 ? null : Math.max(...large.map(off)),
      brier: {
        said: this.overGames(({ said, won }) => (said - won) ** 2),
        sight: this.overGames(({ sight, won }) => (sight - won) ** 2),
        fair: this.overGames(({ won }) => (1 / this.players - won) ** 2),
      },
      hope: this.overGames(({ said, won }) => said - won),
    }
  }

  /** The mean over all positions; its interval from how much games differ. */
  private overGames(of: (statement: Statement) => number): Estimate {
    const positions = this.games.reduce((sum, game) => sum + game.length, 0)
    const weight = this.games.length / positions
    return estimate(this.games.map((game) => weight * game.reduce((sum, statement) => sum + of(statement), 0)))
  }
}
