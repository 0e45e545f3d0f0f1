import { secureRandom } from '@south-street/engine'
import { levelsOf } from '@south-street/registry'
import type { Context } from '@south-street/table'
import { sha256 } from './sha-256.ts'

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

export function hashSeal(salt: string, text: string): string {
  return sha256(Uint8Array.from([...fromBase64Url(salt), ...new TextEncoder().encode(text)]))
}

export const random = secureRandom((words) => crypto.getRandomValues(words))

/** What a pure table cannot have of itself. */
export function contextFor(game: string): Context {
  return {
    now: Date.now(),
    random,
    salt: () => toBase64Url(crypto.getRandomValues(new Uint8Array(32))),
    hash: hashSeal,
    levels: levelsOf(game),
  }
}
