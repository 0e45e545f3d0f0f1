import { createReadStream } from 'node:fs'
import { isBlank, LINE_TOO_LONG, type Line, parseJson, splitLines } from './lines.ts'

/** One record's JSON, or why there is none, with the line it starts on; line 0 is the input as a whole. */
export type InputItem =
  | { readonly line: number; readonly json: unknown; readonly error: null }
  | { readonly line: number; readonly json: null; readonly error: string }

/** An object spread over lines may be as long as one on a line, and no record of a real game has so many lines. */
const MAX_SPREAD = 16 * 1024 * 1024
const MAX_SPREAD_LINES = 200_000
/** After so many wrong guesses that a line begins a larger object, every line is taken by itself. */
const MAX_MISTAKES = 3
/** With so many lines that cannot be read this is no file of records, and reading on would only take time. */
const MAX_UNREADABLE = 100

/**
 * The records of a file, or of standard input for `-`: one a line, or each over any number of lines, as people read them.
 * Never throws: what cannot be read comes as an item with an error.
 */
export async function* readInput(file: string): AsyncGenerator<InputItem> {
  const stream = file === '-' ? process.stdin : createReadStream(file)
  let unreadable = 0
  try {
    for await (const item of readRecords(splitLines(stream))) {
      yield item
      if (item.error !== null && ++unreadable === MAX_UNREADABLE) {
        yield { line: 0, json: null, error: `${unreadable} of its lines are no JSON; the rest is not looked at` }
        return
      }
    }
  } catch (error) {
    yield { line: 0, json: null, error: systemError(error) }
  }
}

function systemError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'this is a directory'
  if (code === 'EACCES') return 'it may not be read'
  return error instanceof Error ? error.message : String(error)
}

async function* readRecords(stream: AsyncGenerator<Line>): AsyncGenerator<InputItem> {
  const lines = new LineRow(stream)
  let mistakes = 0
  let isFirst = true
  for (let line = await lines.next(); line !== null; line = await lines.next()) {
    if (line.bytes !== null && isBlank(line.bytes)) continue
    const item = read(line)
    const maySpread = item.error !== null && mistakes < MAX_MISTAKES && opensObject(line, isFirst)
    isFirst = false
    const spread = maySpread ? await readSpread(line, lines) : null
    if (maySpread && spread === null) mistakes++
    yield spread ?? item
  }
}

function read({ number, bytes }: Line): InputItem {
  if (bytes === null) return { line: number, json: null, error: LINE_TOO_LONG }
  return { line: number, ...parseJson(bytes) }
}

/**
 * After the first record, only a brace on a line of its own begins a record of several lines; anything longer is a
 * record that was cut short.
 */
function opensObject({ bytes }: Line, isFirst: boolean): boolean {
  if (bytes === null) return false
  const start = bytes.toString('latin1', 0, 100).replace('\u00ef\u00bb\u00bf', '').trim()
  return isFirst ? start.startsWith('{') : start === '{'
}

/** The lines from an opening brace to the one that closes it. Null, and all are given back, if there is none. */
async function readSpread(first: Line, lines: LineRow): Promise<InputItem | null> {
  const braces = new Braces()
  const taken: Line[] = []
  let state = braces.read(first.bytes!)
  let length = first.bytes!.length
  while (state === 'open' && taken.length < MAX_SPREAD_LINES) {
    const line = await lines.next()
    if (line === null) break
    taken.push(line)
    length += line.bytes?.length ?? MAX_SPREAD
    // Lines of open braces would otherwise be read through again and again.
    if (length > MAX_SPREAD || (taken.length === 1 && !followsBrace(line.bytes!))) break
    state = braces.read(line.bytes!)
  }
  if (state === 'closed') {
    const whole = [first, ...taken].flatMap(({ bytes }) => [bytes!, NEWLINE])
    return { line: first.number, ...parseJson(Buffer.concat(whole)) }
  }
  lines.giveBack(taken)
  return null
}

const NEWLINE = Buffer.from('\n')

/** Inside of an object and of a list of simple values no line begins with a brace that opens. */
function followsBrace(bytes: Buffer): boolean {
  return !bytes.toString('latin1', 0, 1_000).trimStart().startsWith('{')
}

/** Counts braces and brackets, and knows strings. */
class Braces {
  private depth = 0

  read(bytes: Buffer): 'open' | 'closed' | 'broken' {
    let isString = false
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i]
      if (isString) {
        if (byte === 0x5c) i++
        else if (byte === 0x22) isString = false
      } else if (byte === 0x22) isString = true
      else if (byte === 0x7b || byte === 0x5b) this.depth++
      else if (byte === 0x7d || byte === 0x5d) this.depth--
    }
    // No string of JSON goes on in the next line.
    if (isString) return 'broken'
    return this.depth > 0 ? 'open' : 'closed'
  }
}

/** Lines one by one, some of which may be given back. */
class LineRow {
  private readonly stream: AsyncGenerator<Line>
  private given: Line[] = []

  constructor(stream: AsyncGenerator<Line>) {
    this.stream = stream
  }

  async next(): Promise<Line | null> {
    const known = this.given.pop()
    if (known !== undefined) return known
    const { value, done } = await this.stream.next()
    return done === true ? null : value
  }

  giveBack(lines: readonly Line[]): void {
    this.given = [...this.given, ...lines.toReversed()]
  }
}
