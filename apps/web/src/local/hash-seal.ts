import { sha256 } from './sha-256.ts'

export function toBase64Url(bytes: Uint8Array): string {
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
