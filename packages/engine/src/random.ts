/** The one thing that chance is asked for: a whole number from 0 to n − 1, each as likely as the others. */
export interface Random {
  /** A whole number from 0 to n − 1. */
  below(n: number): number
}

const TWO_TO_32 = 4294967296

/** Turns a source of 32 random bits into a fair `below`, by Lemire's multiplication with rejection. n is under 2²¹. */
function fromBits(next: () => number): Random {
  return {
    below(n: number): number {
      let product = next() * n
      let low = product >>> 0
      if (low < n) {
        // Without the rejection some results would come up once more often than others.
        const threshold = (TWO_TO_32 - n) % n
        while (low < threshold) {
          product = next() * n
          low = product >>> 0
        }
      }
      return (product - low) / TWO_TO_32
    },
  }
}

/**
 * For simulations, tests and bots: the same seed gives the same numbers on every machine. Several parts may be given,
 * so that each purpose draws from a stream of its own: seededRandom('bots', 7, seat).
 */
export function seededRandom(...seed: (string | number)[]): Random {
  let [a, b, c, d] = hashSeed(seed)
  // sfc32, by Chris Doty-Humphrey: small, fast, passes PractRand.
  const next = (): number => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return fromBits(next)
}

function hashSeed(seed: (string | number)[]): [number, number, number, number] {
  // The parts' lengths keep ('ab', 'c') apart from ('a', 'bc').
  const text = seed.map((part) => `${String(part).length}:${part}`).join('')
  const lanes: [number, number, number, number] = [0x243f6a88, 0x13198a2e, 0x03707344, 0x299f31d0]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    for (let lane = 0; lane < 4; lane++) {
      lanes[lane] = Math.imul(lanes[lane]! ^ (unit + lane * 0x9e37), 0x85ebca6b + 2 * lane * 0x1f35)
      lanes[lane] = lanes[lane]! ^ (lanes[lane]! >>> 15)
    }
  }
  return lanes
}

/**
 * For real games: nobody can guess the numbers. The platform hands in its secure source, for instance
 * `(words) => crypto.getRandomValues(words)`.
 */
export function secureRandom(fill: (words: Uint32Array<ArrayBuffer>) => void): Random {
  const words = new Uint32Array(256)
  let used = words.length
  return fromBits(() => {
    if (used === words.length) {
      fill(words)
      used = 0
    }
    return words[used++]!
  })
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const moved = items[i]!
    items[i] = items[j]!
    items[j] = moved
  }
  return items
}
