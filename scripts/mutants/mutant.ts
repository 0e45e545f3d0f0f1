/** A fault that is planted on purpose, and that the tests must see. */
export interface Mutant {
  /** Its own name, the part of the project first: `table/consent-of-one`. */
  readonly name: string
  readonly file: string
  /** Stands exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** What would go wrong for people. */
  readonly why: string
  /** The tests that should see it: folders or files, from the repository's root. */
  readonly tests: readonly string[]
}
