/** Why data cannot be read or written. */
export type FaultKind =
  /** The database does not answer, or refuses us: it may come back by itself. */
  | 'unavailable'
  /** Another server has the folder. */
  | 'in-use'
  /** There is no room left. */
  | 'full'
  /** It may not be written, or writing fails. */
  | 'unwritable'
  /** What lies there cannot be read as what it should be. */
  | 'damaged'
  /** It is not there, or it is something else. */
  | 'wrong-place'

/**
 * What keeps a database from its work and is no fault of the program. The message is one sentence for the operator,
 * without the full stop; it never holds a password.
 */
export class StoreFault extends Error {
  readonly kind: FaultKind
  /** The log tells of it once, when it begins: whoever else is kept from their work need not tell it again. */
  readonly isToldOnce = true

  constructor(kind: FaultKind, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StoreFault'
    this.kind = kind
  }
}
