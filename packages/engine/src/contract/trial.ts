import type { Game, GameTypes, Refusal } from '../game.ts'
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
  | 'sharing'
  | 'deterministic'
  | 'replay'
  | 'sample'
  | 'invariants'
  | 'score'
  | 'messages'
  | 'non-interference'
  | 'search'
  | 'free'
  | 'options'
  | 'foresight'
  | 'first'
  | 'passing'

/** A promise that a game has broken, and where. */
export interface ContractFault {
  readonly check: CheckName
  readonly message: string
}

/** What the suite needs to know to try a game. */
export interface ContractTrial<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: T['Options']
  /** Actions to try refusals with in every state: at least each verb with each id of the catalogue. */
  readonly probes: readonly T['Action'][]
  /**
   * Actions with the same key are the same answer: they differ by interchangeable cards at most. What is not refused
   * must be listed by `legal`, up to its key. Null for an action of which `legal` lists a useful subset only.
   */
  key(action: T['Action']): string | null
  /**
   * Shuffles what the viewer may not know, in a state of its own, and returns it. It is written from the rules, without
   * `view` and `sample`, so that these two cannot agree on a leak. It should sometimes shuffle everything and sometimes
   * only a part: once two states differ by a revelation, the suite cannot compare them any further.
   */
  permute?(state: T['State'], viewer: Viewer, random: Random): T['State']
  readonly seed: string
  readonly games: number
  /** A game that takes longer does not end. */
  readonly maxActions: number
  /** The expensive checks are made at one position in so many, drawn at random, and at the last two of every game. */
  readonly every: number
}

/** A trial under way: its random source, and the faults found, one of each sort so that the first stays readable. */
export class Trial<T extends GameTypes> {
  readonly wanted: ContractTrial<T>
  readonly game: Game<T>
  readonly options: T['Options']
  readonly probes: readonly T['Action'][]
  readonly random: Random
  readonly seats: readonly Seat[]
  readonly viewers: readonly Viewer[]
  readonly faults: ContractFault[] = []
  private place = ''
  private readonly met = new Set<string>()

  constructor(wanted: ContractTrial<T>) {
    this.wanted = wanted
    this.game = wanted.game
    this.options = wanted.options
    this.probes = wanted.probes
    this.random = seededRandom('contract', wanted.seed)
    this.seats = Array.from({ length: wanted.options.players }, (_, seat) => seat)
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

  /** Whether the thing of this name is met for the first time: what depends on nothing else need be tried only once. */
  isNew(name: string): boolean {
    if (this.met.has(name)) return false
    this.met.add(name)
    return true
  }

  /** A random permutation of what the viewer may not know, if the trial knows how to make one. */
  permute(state: T['State'], viewer: Viewer): T['State'] | null {
    return this.wanted.permute?.(JSON.parse(JSON.stringify(state)) as T['State'], viewer, this.random) ?? null
  }

  pick<T>(items: readonly T[]): T {
    return items[this.random.below(items.length)]!
  }
}

/** As `same`, and several times faster: refusals are judged by the million. */
export function sameRefusal(a: Refusal | null, b: Refusal | null): boolean {
  if (a === null || b === null) return a === b
  const names = Object.keys(a.params)
  return (
    a.code === b.code &&
    a.clause === b.clause &&
    names.join() === Object.keys(b.params).join() &&
    names.every((name) => a.params[name] === b.params[name])
  )
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
