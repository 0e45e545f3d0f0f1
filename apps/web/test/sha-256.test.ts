import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '../src/local/sha-256.ts'

test('the seal of a local table is the same SHA-256 as everywhere', () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
