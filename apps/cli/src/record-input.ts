import { createReadStream } from 'node:fs'
import { isBlank, LINE_TOO_LONG, type Line, parseJson, splitLines } from './lines.ts'

/** One record's JSON, or why there is none, with the line it starts on; line 0 is the input as a whole. */
export type InputItem =
  | { readonly line: number; readonly json: unknown; readonly error: null }
  | { readonly line: number; readonly json: null; readonly error: string }

/** An object spread over lines may be as long as one on a line. */
const MAX_SPREAD = 16 * 1024 * 1024
/** With so many lines that cannot be read this is no file of records, and reading on would only take time. */
const MAX_UNREADABLE = 100

/**
 * The records of a file, or of standard input for `-`: one a line, or one JSON object over any number of lines. Never
 * throws: what cannot be read comes as an item with an error.
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

async function* readRecords(lines: AsyncGenerator<Line>): AsyncGenerator<InputItem> {
  let first = true
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const line = next.value
    if (line.bytes !== null && isBlank(line.bytes)) continue
    const item = read(line)
    if (first && item.error !== null && line.bytes !== null && opensObject(line.bytes))
      yield* readSpread(line, item, lines)
    else yield item
    first = false
  }
}

function read({ number, bytes }: Line): InputItem {
  if (bytes === null) return { line: number, json: null, error: LINE_TOO_LONG }
  return { line: number, ...parseJson(bytes) }
}

function opensObject(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 100).replace('\u00ef\u00bb\u00bf', '').trimStart().startsWith('{')
}

/** The first line opens an object and does not close it: perhaps all lines together are one, as in a file for people. */
async function* readSpread(first: Line, failed: InputItem, lines: AsyncGenerator<Line>): AsyncGenerator<InputItem> {
  const kept = new ByteRow()
  kept.add(first.bytes!)
  let last: Line | null = null
  for (;;) {
    const next = await lines.next()
    if (next.done === true) {
      const whole = parseJson(kept.bytes())
      if (whole.error === null) {
        yield { line: first.number, ...whole }
        return
      }
      break
    }
    if (next.value.bytes === null || kept.length + next.value.bytes.length > MAX_SPREAD) {
      last = next.value
      break
    }
    kept.add(next.value.bytes)
  }
  // They are not: so every line stands for itself after all.
  yield failed
  const rest = kept.bytes().subarray(first.bytes!.length + 1)
  for await (const { number, bytes } of splitLines([rest])) {
    if (bytes !== null && !isBlank(bytes)) yield read({ number: first.number + number, bytes })
  }
  if (last !== null) yield read(last)
}

/** Lines joined again, in one piece of memory however many they are. */
class ByteRow {
  length = 0
  private row = Buffer.alloc(64 * 1024)

  add(line: Buffer): void {
    while (this.length + line.length + 1 > this.row.length) this.row = Buffer.concat([this.row], 2 * this.row.length)
    line.copy(this.row, this.length)
    this.length += line.length
    this.row[this.length++] = 10
  }

  bytes(): Buffer {
    return this.row.subarray(0, this.length)
  }
}
