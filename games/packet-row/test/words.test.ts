import { packetRow } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { REFUSAL_CODES } from '../src/refusal.ts'
import words from '../words/en.json' with { type: 'json' }
import { actAll, arrange } from './arrange.ts'

test('there is a sentence for every refusal, and a refusal for every sentence', () => {
  expect(Object.keys(words.refusals).sort()).toEqual([...REFUSAL_CODES].sort())
})

test('every stretch of a standing order has its words', () => {
  expect(Object.keys(words.stretches)).toEqual(packetRow.passing!.stretches)
})

test('PR-3.6: whoever is asked last declines, in the question and in the answer', () => {
  const state = arrange({ players: 2 })
  const pass = { type: 'pass' } as const
  actAll(state, ['0 choose market'])
  expect(packetRow.messages.action(pass, packetRow.view(state, 1)).key).toBe('actions.pass')
  actAll(state, ['1 pass'])
  expect(packetRow.messages.question(packetRow.view(state, 0)).key).toBe('question.decide')
  expect(packetRow.messages.action(pass, packetRow.view(state, 0)).key).toBe('actions.decline')
})
