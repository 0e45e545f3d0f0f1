import { at, describe, Malformed, quote } from './malformed.ts'

/** An object whose members have not been looked at yet. */
export type Members = Readonly<Record<string, unknown>>

/** An object whose members are still to be read, or `Malformed`. */
export function readObject(value: unknown): Members {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Malformed('not-an-object', { found: describe(value) })
  }
  return value as Members
}

/** An object that has every one of `required`, may have some of `optional`, and has nothing else. */
export function readMembers(value: unknown, required: readonly string[], optional: readonly string[] = []): Members {
  const members = readObject(value)
  for (const name of required) {
    if (!Object.hasOwn(members, name)) throw new Malformed('member-missing', { member: quote(name) })
  }
  for (const name of Object.keys(members)) {
    if (!required.includes(name) && !optional.includes(name)) {
      throw new Malformed('member-unknown', { member: quote(name) })
    }
  }
  return members
}

/** A list, item by item, or `Malformed` with the place of the item. */
export function readList<T>(value: unknown, readItem: (item: unknown, index: number) => T): T[] {
  if (!Array.isArray(value)) throw new Malformed('not-a-list', { found: describe(value) })
  return value.map((item, index) => at(index, () => readItem(item, index)))
}

/** A text, or `Malformed`. */
export function readString(value: unknown): string {
  if (typeof value !== 'string') throw new Malformed('not-a-text', { found: describe(value) })
  return value
}

/** A whole number within bounds, or `Malformed`. */
export function readInteger(value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new Malformed('not-a-number-from-to', { found: describe(value), min, max })
  }
  return value
}

/** One of these texts, or `Malformed` with all of them. */
export function readOneOf<T extends string>(value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw new Malformed('not-one-of', { found: describe(value), allowed: allowed.join(', ') })
  return found
}
