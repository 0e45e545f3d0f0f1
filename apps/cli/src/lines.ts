/** No record of a real game comes near this; a longer line is not read. */
const MAX_LINE = 16 * 1024 * 1024
/** Input without a line end for so long is no text file; it may be a device that never ends. */
const MAX_SKIPPED = 256 * 1024 * 1024

export const LINE_TOO_LONG = `it is longer than ${MAX_LINE / 1024 / 1024} MiB`

/** A line's bytes without its end; null for a line that is too long. */
export interface Line {
  readonly number: number
  readonly bytes: Buffer | null
}

/** The lines of a stream. Uses little memory, whatever comes. */
export async function* splitLines(stream: AsyncIterable<Buffer | string> | Iterable<Buffer>): AsyncGenerator<Line> {
  let number = 1
  let parts: Buffer[] = []
  let length = 0
  const finish = (): Line => {
    const line = { number: number++, bytes: length > MAX_LINE ? null : Buffer.concat(parts) }
    parts = []
    length = 0
    return line
  }
  const grow = (piece: Buffer): void => {
    length += piece.length
    if (length > MAX_LINE) parts = []
    else parts.push(piece)
  }
  for await (const piece of stream) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      grow(chunk.subarray(start, end))
      yield finish()
      start = end + 1
    }
    grow(chunk.subarray(start))
    if (length > MAX_SKIPPED) break
  }
  if (length > 0) yield finish()
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

export type Parsed = { readonly json: unknown; readonly error: null } | { readonly json: null; readonly error: string }

export function parseJson(bytes: Buffer): Parsed {
  let text: string
  try {
    text = UTF8.decode(bytes)
  } catch {
    return { json: null, error: 'it is not UTF-8 text' }
  }
  try {
    return { json: JSON.parse(text) as unknown, error: null }
  } catch (error) {
    const position = /at position \d+|Unexpected end of JSON input/.exec((error as Error).message)
    return { json: null, error: `it is not JSON${position === null ? '' : ` (${position[0]})`}` }
  }
}

export function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13)
}
