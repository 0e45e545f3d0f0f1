import { describe, expect, test } from 'vitest'
import { qrPath } from '../../src/qr/qr-path.ts'

// A reader of QR codes, told by ISO/IEC 18004 without a look at what draws them: it finds everything in the picture.

const QUIET = 4
/** Codewords of correction, and blocks, at level M; by version. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]

/** The dark modules that a camera would see. */
function photograph(text: string): boolean[][] {
  const { size, path } = qrPath(text)!
  const picture = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    picture[Number(y)]!.fill(true, Number(x), Number(x) + Number(length))
  return picture.slice(QUIET, -QUIET).map((row) => row.slice(QUIET, -QUIET))
}

const toNumber = (bits: readonly boolean[]) => bits.reduce((number, bit) => number * 2 + Number(bit), 0)

function maskOf(code: boolean[][]): number {
  const columns = [0, 1, 2, 3, 4, 5, 7, 8]
  const first = [...columns.map((column) => code[8]![column]!), ...[7, 5, 4, 3, 2, 1, 0].map((row) => code[row]![8]!)]
  const format = toNumber(first) ^ 0b101010000010010
  expect(format >> 13, 'level M').toBe(0)
  const second = [
    ...Array.from({ length: 7 }, (_, i) => code[code.length - 1 - i]![8]!),
    ...Array.from({ length: 8 }, (_, i) => code[8]![code.length - 8 + i]!),
  ]
  expect(second, 'both copies').toEqual(first)
  return (format >> 10) & 7
}

function isFlipped(mask: number, i: number, j: number): boolean {
  const product = i * j
  const sums = [i + j, i, j, i + j, (i >> 1) + Math.floor(j / 3), (product % 2) + (product % 3), 0, 0]
  if (mask === 6) return ((product % 2) + (product % 3)) % 2 === 0
  if (mask === 7) return (((i + j) % 2) + (product % 3)) % 2 === 0
  return sums[mask]! % [2, 2, 3, 3, 2, 9][mask]! === 0
}

/** Whether a module belongs to a pattern that every code of the size has. */
function isFixed(size: number, row: number, column: number): boolean {
  const version = (size - 17) / 4
  const corner = (y: number, x: number) => y <= 8 && x <= 8
  if (corner(row, column) || corner(row, size - 1 - column + 1) || corner(size - 1 - row + 1, column)) return true
  if (row === 6 || column === 6) return true
  const isVersion = (near: number, far: number) => version >= 7 && near < 6 && far >= size - 11 && far < size - 8
  if (isVersion(row, column) || isVersion(column, row)) return true
  if (version === 1) return false
  const last = size - 7
  const middles = version < 7 ? [6, last] : [6, 6 + (last - 6) / 2, last]
  const near = (at: number) => middles.find((middle) => Math.abs(at - middle) <= 2)
  const [y, x] = [near(row), near(column)]
  const isCorner = (y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6)
  return y !== undefined && x !== undefined && !isCorner
}

function bytesOf(code: boolean[][]): number[] {
  const size = code.length
  const mask = maskOf(code)
  const bits: boolean[] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (!isFixed(size, row, column)) bits.push(code[row]![column]! !== isFlipped(mask, row, column))
    }
    isUp = !isUp
  }
  return Array.from({ length: bits.length >> 3 }, (_, at) => toNumber(bits.slice(at * 8, at * 8 + 8)))
}

/** Multiplication in the field of 256 elements, bit by bit. */
function times(a: number, b: number): number {
  let [product, factor] = [0, a]
  for (let rest = b; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= factor
    factor = factor & 128 ? (factor << 1) ^ 0x11d : factor << 1
  }
  return product
}

/** A block without errors is divided by every root. */
function hasErrors(block: readonly number[], correction: number): boolean {
  let root = 1
  for (let i = 0; i < correction; i++) {
    if (block.reduce((value, byte) => times(value, root) ^ byte, 0) !== 0) return true
    root = times(root, 2)
  }
  return false
}

function read(text: string): string {
  const code = photograph(text)
  const version = (code.length - 17) / 4
  const [correction, count] = [CORRECTION[version - 1]!, BLOCKS[version - 1]!]
  const bytes = bytesOf(code)
  const data = bytes.length - correction * count
  const short = Math.floor(data / count)
  const long = data % count
  const blocks = Array.from({ length: count }, (_, block) => [
    ...Array.from({ length: short }, (_, at) => bytes[at * count + block]!),
    ...(block >= count - long ? [bytes[short * count + block - (count - long)]!] : []),
  ])
  for (const [block, own] of blocks.entries()) {
    const more = Array.from({ length: correction }, (_, at) => bytes[data + at * count + block]!)
    expect(hasErrors([...own, ...more], correction), `block ${block}`).toBe(false)
  }
  const bits = blocks.flat().flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1))
  expect(toNumber(bits.slice(0, 4)), 'byte mode').toBe(4)
  const start = version < 10 ? 12 : 20
  const length = toNumber(bits.slice(4, start))
  const letters = Array.from({ length }, (_, at) => toNumber(bits.slice(start + at * 8, start + at * 8 + 8)))
  return new TextDecoder().decode(Uint8Array.from(letters))
}

const TEXT = 'https://example.org/t/'.repeat(12)

describe('the code of a link', () => {
  test.each([
    'https://play.pier17.example/t/4QxJ5Fq0eYc0b1T0cZ2s3w',
    'http://192.168.178.23:3000/t/4QxJ5Fq0eYc0b1T0cZ2s3w',
    'http://[fd00::1]:3000/t/x',
    'https://stół.example/t/1',
  ])('%s is read from it', (link) => {
    expect(read(link)).toBe(link)
  })

  test.each([14, 26, 42, 62, 84, 106, 122, 152, 180, 213])('%i bytes fill a size', (length) => {
    const text = TEXT.slice(0, length)
    expect(read(text)).toBe(text)
    expect(qrPath(TEXT.slice(0, length + 1))?.size ?? 69).toBe(qrPath(text)!.size + 4)
  })

  test('there is none for what is longer', () => {
    expect(qrPath(TEXT.slice(0, 214))).toBeNull()
  })

  test('it has its white frame', () => {
    const { size, path } = qrPath('x')!
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number))
    expect(Math.min(...runs.map(([x, y]) => Math.min(x!, y!)))).toBe(QUIET)
    expect(Math.max(...runs.map(([x, , length]) => x! + length!))).toBe(size - QUIET)
  })

  test('these are the codes that jsQR 1.4.0 has read, one of every size', () => {
    const lengths = [12, 24, 40, 60, 84, 104, 120, 152, 180, 212]
    const paths = lengths.map((length) => qrPath(TEXT.slice(0, length))!.path).join('')
    const sum = [...paths].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)
    expect([paths.length, sum]).toEqual([57609, -629655363])
  })
})
