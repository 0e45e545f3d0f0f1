/**
 * Thrown by everything that reads what came from outside, when it has not the right form. `path` says where, `code` and
 * `params` say what; the sentence for people is made from the words of whoever shows it.
 */
export class Malformed extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  /** Outermost member first. */
  path: (string | number)[]

  constructor(code: string, params: Record<string, string | number> = {}, path: (string | number)[] = []) {
    super(code)
    this.name = 'Malformed'
    this.code = code
    this.params = params
    this.path = path
  }
}

/** Runs a reader of one member, and puts the member's name before the path of whatever it finds wrong. */
export function at<T>(member: string | number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Malformed) error.path.unshift(member)
    throw error
  }
}

/** `actions[3].card`, the way it would be written in code. */
export function formatPath(path: readonly (string | number)[]): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (/^[A-Za-z_]\w*$/.test(step)) text += text === '' ? step : `.${step}`
    else text += `[${quote(step)}]`
  }
  return text
}

/** Foreign text, made safe to show: quoted, escaped, and cut when it is long. */
export function quote(text: string): string {
  return printable(JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text))
}

/** Text without anything that a terminal would obey or a reader would not see: control characters, direction marks. */
export function printable(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
    /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A short form of any value, for messages in any language. */
export function describe(value: unknown): string {
  if (value === undefined) return '–'
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  if (typeof value === 'string') return quote(value)
  return String(value)
}
