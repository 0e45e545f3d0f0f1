// The bytes of a QR code (ISO/IEC 18004): its text in byte mode, cut into blocks, with what corrects errors. Error
// correction is at level M, so that 15 % may be unreadable. Only the ten smallest sizes are made: our links are never
// longer.

interface Version {
  /** Codewords of correction in each block. */
  readonly correction: number
  /** Data codewords of each block. */
  readonly blocks: readonly number[]
}

const times = (count: number, size: number): number[] => Array.from({ length: count }, () => size)

const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: times(2, 32) },
  { correction: 24, blocks: times(2, 43) },
  { correction: 16, blocks: times(4, 27) },
  { correction: 18, blocks: times(4, 31) },
  { correction: 22, blocks: [...times(2, 38), ...times(2, 39)] },
  { correction: 22, blocks: [...times(3, 36), ...times(2, 37)] },
  { correction: 26, blocks: [...times(4, 43), 44] },
]

const BYTE_MODE = 0b0100
const MODE_BITS = 4
const PADDING = [0xec, 0x11]
/** From this version on the length has two bytes. */
const LONG_FROM = 10

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Powers of 2 in the field of 256 elements that the standard names, and their logarithms. */
const POWERS: number[] = []
const LOGARITHMS: number[] = []
for (let exponent = 0, power = 1; exponent < 255; exponent++) {
  POWERS.push(power)
  LOGARITHMS[power] = exponent
  power = power < 128 ? power * 2 : (power * 2) ^ 0x11d
}

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWERS[(LOGARITHMS[a]! + LOGARITHMS[b]!) % 255]!
}

/** The product of (x - 2^i) for the first so many i, without its leading 1. */
function generator(degree: number): number[] {
  let polynomial = [1]
  for (let i = 0; i < degree; i++) {
    const shifted = [...polynomial, 0]
    polynomial = shifted.map((factor, at) => factor ^ multiply(polynomial[at - 1] ?? 0, POWERS[i]!))
  }
  return polynomial.slice(1)
}

/** What is left of the block when the generator divides it. */
function correctionOf(block: readonly number[], degree: number): number[] {
  const divisor = generator(degree)
  let rest = times(degree, 0)
  for (const byte of block) {
    const factor = byte ^ rest[0]!
    rest = [...rest.slice(1), 0].map((one, at) => one ^ multiply(divisor[at]!, factor))
  }
  return rest
}

/** Mode, length and text, ended and filled up, as bytes. */
function dataOf(text: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = []
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  write(BYTE_MODE, MODE_BITS)
  write(text.length, version >= LONG_FROM ? 16 : 8)
  for (const byte of text) write(byte, 8)
  write(0, Math.min(4, room * 8 - bits.length))
  write(0, (8 - (bits.length % 8)) % 8)
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  )
  while (bytes.length < room) bytes.push(PADDING[(bytes.length - Math.ceil(bits.length / 8)) % 2]!)
  return bytes
}

/** The blocks one after another in columns, as they are laid out. */
function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()
}

/** The smallest code that holds the text, and its bytes; null if none of these does. */
export function codewords(text: string): { readonly version: number; readonly bytes: readonly number[] } | null {
  const encoded = new TextEncoder().encode(text)
  const fits = ({ blocks }: Version, index: number) =>
    MODE_BITS + (index + 1 >= LONG_FROM ? 16 : 8) + encoded.length * 8 <= sum(blocks) * 8
  const index = VERSIONS.findIndex(fits)
  const found = VERSIONS[index]
  if (found === undefined) return null
  const data = dataOf(encoded, index + 1, sum(found.blocks))
  const starts = found.blocks.map((_, block) => sum(found.blocks.slice(0, block)))
  const blocks = found.blocks.map((size, block) => data.slice(starts[block]!, starts[block]! + size))
  const corrections = blocks.map((block) => correctionOf(block, found.correction))
  return { version: index + 1, bytes: [...interleave(blocks), ...interleave(corrections)] }
}
