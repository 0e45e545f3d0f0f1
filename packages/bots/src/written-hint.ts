import type { Facts } from './facts.ts'
import type { Reason } from './reasons.ts'

/** A hint with all that it was made from, to be read and audited. Actions stand in the game's text form. */
export interface WrittenHint {
  readonly game: string
  readonly rules: string
  readonly players: number
  readonly seed: string
  /** Which decision of that game it was. */
  readonly decision: number
  /** What the seat could see. */
  readonly view: unknown
  /** The best one first. */
  readonly answers: readonly WrittenAnswer[]
  /** The same for readers: by language, a line for each answer. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

export interface WrittenAnswer {
  readonly action: string
  readonly chance: number
  readonly gapError: number
  readonly doubt: number
  readonly because: readonly Reason[]
  readonly facts?: Facts
}

/** Works out anew, without the code that has made it, everything that a hint states; says what is not so. */
export type Audit = (hint: WrittenHint) => readonly string[]
