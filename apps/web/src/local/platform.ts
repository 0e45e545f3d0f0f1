import { secureRandom } from '@south-street/engine'
import type { Chance, Clock } from '@south-street/house'
import { hashSeal, toBase64Url } from './hash-seal.ts'

const randomText = (bytes: number) => toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)))

/** The secure source of this browser. */
export const CHANCE: Chance = {
  random: secureRandom((words) => crypto.getRandomValues(words)),
  salt: () => randomText(32),
  hash: hashSeal,
  newId: () => `local-${randomText(16)}`,
}

/** More than this a timer cannot wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The clock of this browser. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  wakeAt(at, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  },
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
}
