import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 bits, to name something. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** What is kept of a secret. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret)
}

/** Takes as long whether it is right or wrong, and wherever it is wrong. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(one), digest(other))
}
