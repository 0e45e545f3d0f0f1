/**
 * Weights as they stand in a file: 16-bit integers in base64, and what one of them counts for. Small, and the same numbers
 * on every machine.
 */
export interface PackedWeights {
  readonly scale: number
  readonly base64: string
}

/** Weights as training leaves them. */
export interface TrainedWeights extends PackedWeights {
  /** How many games of self-play it took. */
  readonly games: number
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const LARGEST = 32767

export function packWeights(weights: Float32Array): PackedWeights {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / LARGEST
  const bytes: number[] = []
  for (const weight of weights) {
    const rounded = Math.round(weight / scale)
    bytes.push(rounded & 255, (rounded >> 8) & 255)
  }
  let base64 = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) base64 += DIGITS[(group >> shift) & 63]
  }
  return { scale, base64 }
}

/** Throws when there are not as many weights as are wanted. */
export function unpackWeights({ scale, base64 }: PackedWeights, count: number): Float32Array {
  if (base64.length !== 4 * Math.ceil((2 * count) / 3)) throw new Error(`these are not the ${count} weights wanted`)
  const bytes = new Uint8Array((base64.length / 4) * 3)
  for (let i = 0; i < base64.length; i += 4) {
    let group = 0
    for (let digit = 0; digit < 4; digit++) group = (group << 6) | DIGITS.indexOf(base64[i + digit]!)
    bytes[(i / 4) * 3] = (group >> 16) & 255
    bytes[(i / 4) * 3 + 1] = (group >> 8) & 255
    bytes[(i / 4) * 3 + 2] = group & 255
  }
  const weights = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const pair = bytes[2 * i]! | (bytes[2 * i + 1]! << 8)
    weights[i] = scale * (pair > LARGEST ? pair - 65536 : pair)
  }
  return weights
}
