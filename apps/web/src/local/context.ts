import { type AnyGame, secureRandom } from '@south-street/engine'
import { levelsOf } from '@south-street/registry'
import type { Context } from '@south-street/table'
import { hashSeal, toBase64Url } from './hash-seal.ts'

export const random = secureRandom((words) => crypto.getRandomValues(words))

/** What a pure table cannot have of itself. */
export function contextFor({ id, rules }: AnyGame): Context {
  return {
    now: Date.now(),
    random,
    salt: () => toBase64Url(crypto.getRandomValues(new Uint8Array(32))),
    hash: hashSeal,
    levels: levelsOf(id, rules),
  }
}
