import type { Cue } from '@south-street/ui'

/** A partial tone: its frequency, how loud, how long it takes to die away. */
export interface Tone {
  readonly hertz: number
  readonly gain: number
  readonly seconds: number
  readonly delay?: number
}

export interface Noise {
  readonly hertz: number
  readonly gain: number
  readonly seconds: number
}

export interface Sound {
  readonly tones: readonly Tone[]
  readonly noise?: Noise
}

function bell(delay = 0): readonly Tone[] {
  return [
    { hertz: 1318, gain: 0.3, seconds: 0.38, delay },
    { hertz: 2093, gain: 0.14, seconds: 0.24, delay },
    { hertz: 3520, gain: 0.07, seconds: 0.14, delay },
  ]
}

/** As a ship's bell is struck: two by two. */
function strokes(count: number): readonly Tone[] {
  return Array.from({ length: count }, (_, i) => bell(Math.floor(i / 2) * 0.55 + (i % 2) * 0.2)).flat()
}

const PAPER: Noise = { hertz: 2600, gain: 0.12, seconds: 0.16 }
const WOOD: Tone = { hertz: 190, gain: 0.3, seconds: 0.09, delay: 0.12 }
const COIN: readonly Tone[] = [
  { hertz: 2490, gain: 0.1, seconds: 0.16, delay: 0.2 },
  { hertz: 3730, gain: 0.08, seconds: 0.12, delay: 0.24 },
]

/** Made of sines and filtered noise; no stroke is longer than 0.4 s, and none says what the screen does not. */
export const SOUNDS = {
  asked: { tones: strokes(1) },
  take: { tones: [WOOD], noise: PAPER },
  buy: { tones: [WOOD, ...COIN], noise: PAPER },
  pass: { tones: [{ hertz: 140, gain: 0.25, seconds: 0.08 }] },
  delivery: { tones: strokes(2), noise: { hertz: 700, gain: 0.1, seconds: 0.4 } },
  round: { tones: [], noise: { hertz: 420, gain: 0.22, seconds: 0.4 } },
  'last-round': { tones: strokes(4) },
  end: { tones: strokes(4) },
} satisfies Readonly<Record<Cue, Sound>> & Readonly<Record<string, Sound>>

export type SoundName = keyof typeof SOUNDS
