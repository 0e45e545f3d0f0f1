import { createReadStream } from 'node:fs'
import { quote } from '@south-street/engine'

/** No record of a real game comes near this; whatever is longer is not read. */
const MAX_BYTES = 16 * 1024 * 1024

/** One record's JSON, or why there is none, with the line it starts on. */
export type InputItem =
  | { readonly line: number; readonly json: unknown; readonly error: null }
  | { readonly line: number; readonly json: null; readonly error: string }

interface Line {
  readonly number: number
  readonly bytes: Buffer
}

/** Thrown when the rest of an input cannot be read at all. */
class Unreadable extends Error {
  readonly line: number
  constructor(line: number, sentence: string) {
    super(sentence)
    this.line = line
  }
}

/**
 * The records of a file, or of standard input for `-`: one a line, or one JSON object over any number of lines. Never
 * throws: what cannot be read comes as an item with an error, and reading goes on where that makes sense.
 */
export async function* readInput(file: string): AsyncGenerator<InputItem> {
  const stream = file === '-' ? process.stdin : createReadStream(file)
  try {
    yield* readRecords(splitLines(stream))
  } catch (error) {
    if (error instanceof Unreadable) yield { line: error.line, json: null, error: error.message }
    else yield { line: 0, json: null, error: systemError(error) }
  }
}

function systemError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'this is a directory'
  if (code === 'EACCES') return 'it may not be read'
  return error instanceof Error ? error.message : String(error)
}

async function* splitLines(stream: AsyncIterable<Buffer | string>): AsyncGenerator<Line> {
  let number = 1
  let parts: Buffer[] = []
  let length = 0
  for await (const piece of stream) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      parts.push(chunk.subarray(start, end))
      yield { number: number++, bytes: Buffer.concat(parts) }
      parts = []
      length = 0
      start = end + 1
    }
    parts.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > MAX_BYTES) throw new Unreadable(number, `it is longer than ${MAX_BYTES / 1024 / 1024} MiB`)
  }
  if (length > 0) yield { number, bytes: Buffer.concat(parts) }
}

async function* readRecords(lines: AsyncGenerator<Line>): AsyncGenerator<InputItem> {
  let first = true
  for await (const line of lines) {
    if (isBlank(line.bytes)) continue
    const item = parse(line)
    if (first && item.error !== null) yield* readSpread(line, item, lines)
    else yield item
    first = false
  }
}

/** The first line is no JSON of its own: perhaps all lines together are, as in a file written for people. */
async function* readSpread(line: Line, failed: InputItem, lines: AsyncGenerator<Line>): AsyncGenerator<InputItem> {
  const kept = [line]
  let length = line.bytes.length
  while (length <= MAX_BYTES) {
    const next = await lines.next()
    if (next.done === true) {
      const whole = parse({ number: line.number, bytes: Buffer.concat(kept.flatMap(({ bytes }) => [bytes, NEWLINE])) })
      if (whole.error === null) {
        yield whole
        return
      }
      break
    }
    kept.push(next.value)
    length += next.value.bytes.length + 1
  }
  yield failed
  for (const rest of kept.slice(1)) {
    if (!isBlank(rest.bytes)) yield parse(rest)
  }
}

const NEWLINE = Buffer.from('\n')
const UTF8 = new TextDecoder('utf-8', { fatal: true })

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13)
}

function parse(line: Line): InputItem {
  let text: string
  try {
    text = UTF8.decode(line.bytes)
  } catch {
    return { line: line.number, json: null, error: 'it is not UTF-8 text' }
  }
  try {
    return { line: line.number, json: JSON.parse(text) as unknown, error: null }
  } catch (error) {
    return { line: line.number, json: null, error: `it is not JSON (${quote((error as Error).message)})` }
  }
}
