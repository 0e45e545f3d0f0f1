/**
 * Thrown by everything that reads what came from outside, when it does not have the right form. `path` says where,
 * `code` and `params` say what; the sentence for people is made from the words of whoever shows it.
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

/**
 * What a terminal would obey or a reader would not see: control and format characters, direction marks, line breaks,
 * halves of characters, characters for private use, fillers, and the empty Braille cell.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Text with everything escaped that a terminal would obey or a reader would not see. */
export function printable(text: string): string {
  return text.replace(UNSEEN, (sign) => {
    const code = sign.codePointAt(0)!.toString(16)
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
  })
}

/** A short form of any value, for messages in any language. */
export function describe(value: unknown): string {
  if (value === undefined) return '–'
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  if (typeof value === 'string') return quote(value)
  return String(value)
}
