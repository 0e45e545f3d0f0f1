// The dark and light modules of a QR code: its fixed patterns, the bytes in their zigzag, and the mask that keeps large
// areas of one colour away.

import { codewords } from './codewords.ts'

type Modules = readonly (readonly boolean[])[]

/** The middles of the small squares, by version; a version has one more row of four modules than the one before. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** A code that is being laid out; what has no colour yet waits for data. */
class Layout {
  readonly size: number
  readonly modules: (boolean | undefined)[][]

  constructor(version: number) {
    this.size = 17 + 4 * version
    this.modules = Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => undefined))
    const end = this.size - 7
    for (const [row, column] of [
      [0, 0],
      [0, end],
      [end, 0],
    ] as const)
      this.finder(row, column)
    this.alignments(version)
    for (let at = 8; at < this.size - 8; at++) {
      this.set(6, at, at % 2 === 0)
      this.set(at, 6, at % 2 === 0)
    }
    this.version(version)
    this.format(0)
  }

  set(row: number, column: number, isDark: boolean): void {
    const line = this.modules[row]
    if (line !== undefined && column >= 0 && column < this.size) line[column] = isDark
  }

  /** A large square in its corner, with a light line around it. */
  private finder(row: number, column: number): void {
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
        this.set(row + y, column + x, ring !== 2 && ring !== 4)
      }
  }

  private alignments(version: number): void {
    const middles = ALIGNMENT[version - 1]!
    for (const row of middles)
      for (const column of middles) {
        if (this.modules[row]![column] !== undefined) continue
        for (let y = -2; y <= 2; y++)
          for (let x = -2; x <= 2; x++) this.set(row + y, column + x, Math.max(Math.abs(y), Math.abs(x)) !== 1)
      }
  }

  /** The number of the version, twice, where a code is large. */
  private version(version: number): void {
    if (version < 7) return
    const bits = version * 4096 + remainder(version, 12, 0x1f25)
    for (let bit = 0; bit < 18; bit++) {
      const [near, far] = [Math.floor(bit / 3), this.size - 11 + (bit % 3)]
      const isDark = ((bits >> bit) & 1) === 1
      this.set(near, far, isDark)
      this.set(far, near, isDark)
    }
  }

  /** Level and mask, twice, beside the large squares. Level M is 0, so only the mask is said. */
  format(mask: number): void {
    const bits = (mask * 1024 + remainder(mask, 10, 0x537)) ^ 0x5412
    for (let bit = 0; bit < 15; bit++) {
      const isDark = ((bits >> bit) & 1) === 1
      const skip = (at: number) => (at >= 6 ? at + 1 : at)
      if (bit < 8) this.set(skip(bit), 8, isDark)
      else this.set(8, skip(14 - bit), isDark)
      if (bit < 8) this.set(8, this.size - 1 - bit, isDark)
      else this.set(this.size - 15 + bit, 8, isDark)
    }
    this.set(this.size - 8, 8, true)
  }

  /** Every place for data, in the order in which it is filled: in pairs of columns, up and down, from the right. */
  freePlaces(): (readonly [row: number, column: number])[] {
    const places: (readonly [number, number])[] = []
    for (let right = this.size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
      if (right === 6) right--
      for (let step = 0; step < this.size; step++) {
        const row = isUp ? this.size - 1 - step : step
        for (const column of [right, right - 1])
          if (this.modules[row]![column] === undefined) places.push([row, column])
      }
    }
    return places
  }
}

/** What is left when a binary polynomial, moved up by so many places, is divided. */
function remainder(value: number, places: number, divisor: number): number {
  let rest = value << places
  for (let bit = 31 - Math.clz32(rest); bit >= places; bit--)
    if (((rest >> bit) & 1) === 1) rest ^= divisor << (bit - places)
  return rest
}

/** How hard a code is to read: long runs, squares of one colour, too much of one. */
function badness(modules: Modules): number {
  const columns = modules.map((_, column) => modules.map((row) => row[column]!))
  let bad = 0
  for (const line of [...modules, ...columns]) {
    for (const run of line
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .match(/0{5,}|1{5,}/g) ?? [])
      bad += run.length - 2
  }
  for (let row = 1; row < modules.length; row++)
    for (let column = 1; column < modules.length; column++) {
      const isDark = modules[row]![column]
      const others = [modules[row - 1]![column], modules[row]![column - 1], modules[row - 1]![column - 1]]
      if (others.every((other) => other === isDark)) bad += 3
    }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2
  return bad + Math.floor(Math.abs(dark - 0.5) * 20) * 10
}

/** A text as the modules of a QR code, row by row; null if it is too long. */
export function qrModules(text: string): Modules | null {
  const words = codewords(text)
  if (words === null) return null
  const bits = words.bytes.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1))
  const codes = MASKS.map((isFlipped, mask) => {
    const layout = new Layout(words.version)
    const places = layout.freePlaces()
    layout.format(mask)
    for (const [at, [row, column]] of places.entries())
      layout.set(row, column, (bits[at] === 1) !== isFlipped(row, column))
    const code = layout.modules.map((row) => row.map((isDark) => isDark === true))
    return { code, bad: badness(code) }
  })
  return codes.reduce((best, one) => (one.bad < best.bad ? one : best)).code
}
