import { packetRow } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { REFUSAL_CODES } from '../src/refusal.ts'
import words from '../words/en.json' with { type: 'json' }

test('there is a sentence for every refusal, and a refusal for every sentence', () => {
  expect(Object.keys(words.refusals).sort()).toEqual([...REFUSAL_CODES].sort())
})

test('every stretch of a standing order has its words', () => {
  expect(Object.keys(words.stretches)).toEqual(packetRow.passing!.stretches)
})
