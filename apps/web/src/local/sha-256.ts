/**
 * SHA-256 (FIPS 180-4) without waiting: the table seals a deal while it decides, and the browser's own hash is
 * asynchronous.
 */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000))
  words.setUint32(padded.length - 4, bytes.length << 3)
  const hash = Int32Array.from(START)
  for (let block = 0; block < padded.length; block += 64) digestBlock(hash, words, block)
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const schedule = new Int32Array(64)

function digestBlock(hash: Int32Array, words: DataView, block: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = words.getInt32(block + i * 4)
  for (let i = 16; i < 64; i++) {
    const [late, early] = [schedule[i - 2]!, schedule[i - 15]!]
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    schedule[i] = small1 + schedule[i - 7]! + small0 + schedule[i - 16]!
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < 64; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[i]! + schedule[i]!) | 0
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The first bits of the fractional parts of the square and cube roots of the first primes. */
const PRIMES = primes(64)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 0x100000000) | 0
}
