import { expect, test } from 'vitest'
import { cardKey } from '../src/card-key.ts'
import { CARDS } from '../src/catalogue.ts'
import { REFUSAL_CODES } from '../src/refusal.ts'
import words from '../words/en.json' with { type: 'json' }

test('there is a sentence for every refusal, and a refusal for every sentence', () => {
  expect(Object.keys(words.refusals).sort()).toEqual([...REFUSAL_CODES].sort())
})

test('every type of card has a name', () => {
  expect(Object.keys(words.cards).sort()).toEqual([...new Set(CARDS.map(({ type }) => cardKey(type)))].sort())
})
