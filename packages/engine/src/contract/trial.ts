import type { Game, GameOptions } from '../game.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Seat, Viewer } from '../seat.ts'

/** One promise of the Game interface. */
export type CheckName =
  | 'ends'
  | 'actor'
  | 'legal'
  | 'refuse'
  | 'text'
  | 'record'
  | 'json'
  | 'pure'
  | 'clone'
  | 'deterministic'
  | 'replay'
  | 'sample'
  | 'invariants'
  | 'score'
  | 'non-interference'
  | 'search'

export interface ContractFault {
  readonly check: CheckName
  readonly message: string
}

/** What the suite needs to know to try a game. */
export interface ContractTrial<State, Action, View, Options extends GameOptions, Deal> {
  readonly game: Game<State, Action, View, Options, Deal>
  readonly options: Options
  /** Actions to try refusals with in every state: at least each verb with each id of the catalogue. */
  readonly probes: readonly Action[]
  readonly seed: string
  readonly games: number
  /** A game that takes longer does not end. */
  readonly maxActions: number
  /** The dear checks are made at one position in so many, drawn at random. */
  readonly every: number
}

/** A trial under way: its random source, and the faults found, one of each sort so that the first stays readable. */
export class Trial<State, Action, View, Options extends GameOptions, Deal> {
  readonly game: Game<State, Action, View, Options, Deal>
  readonly options: Options
  readonly probes: readonly Action[]
  readonly random: Random
  readonly seats: readonly Seat[]
  readonly viewers: readonly Viewer[]
  readonly faults: ContractFault[] = []
  private place = ''

  constructor(trial: ContractTrial<State, Action, View, Options, Deal>) {
    this.game = trial.game
    this.options = trial.options
    this.probes = trial.probes
    this.random = seededRandom('contract', trial.seed)
    this.seats = Array.from({ length: trial.options.players }, (_, seat) => seat)
    this.viewers = [...this.seats, null]
  }

  moveTo(game: number, action: number): void {
    this.place = `game ${game}, before action ${action}`
  }

  expect(holds: boolean, check: CheckName, message: () => string): void {
    if (holds || this.faults.some((fault) => fault.check === check)) return
    this.faults.push({ check, message: `${this.place}: ${message()}` })
  }

  /** Runs a check; a game that throws in it breaks the promise too. */
  try(check: CheckName, run: () => void): void {
    try {
      run()
    } catch (error) {
      this.expect(
        false,
        check,
        () => `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    }
  }

  pick<T>(items: readonly T[]): T {
    return items[this.random.below(items.length)]!
  }
}

/** Two plain values are the same when their JSON is: members in the same order, too, since that goes over the wire. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The first thing in a value that JSON would lose or change, as a path; null if there is none. */
export function findUnplain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is of a class`
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has gaps or extras`
  for (const [member, inner] of Object.entries(value)) {
    const found = findUnplain(inner, `${path}.${member}`)
    if (found !== null) return found
  }
  return null
}
