import type { Message, MessageParam } from '@south-street/engine'
import { seededRandom } from '@south-street/engine'
import { transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { cardKey } from '../src/card-key.ts'
import { CARDS, SHIPS } from '../src/catalogue.ts'
import { REFUSAL_CODES } from '../src/refusal.ts'
import german from '../words/de.json' with { type: 'json' }
import words from '../words/en.json' with { type: 'json' }
import polish from '../words/pl.json' with { type: 'json' }
import { arrange } from './arrange.ts'

test('there is a sentence for every refusal, and a refusal for every sentence', () => {
  expect(Object.keys(words.refusals).sort()).toEqual([...REFUSAL_CODES].sort())
})

test('every type of card has a name', () => {
  expect(Object.keys(words.cards).sort()).toEqual([...new Set(CARDS.map(({ type }) => cardKey(type)))].sort())
})

test('every variant and every score has a name', () => {
  expect(Object.keys(words.variants)).toEqual(transatlantic.variants)
  const options = { players: 2, president: false, compensation: false }
  const [score] = transatlantic.score(transatlantic.setup(options, transatlantic.deal(options, seededRandom(1))))
  const names = [...score!.items, ...score!.figures!].map(({ name }) => name)
  expect(Object.keys(words.score).sort()).toEqual([...names, 'total'].sort())
})

test.each([words, german, polish])('every ship and headquarters has its story, in one sentence', ({ stories }) => {
  expect(Object.keys(stories)).toEqual(SHIPS.map(({ id }) => id))
  for (const [id, story] of Object.entries(stories)) {
    expect(story, id).toMatch(/^[\p{Lu}\d].{30,}\.$/u)
    expect(story, id).not.toMatch(/[.!?] \p{Lu}/u)
  }
})

/** The text that a key leads to. */
function find(key: string): unknown {
  return key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], words)
}

/** Every key of a message and of those inside it; and every gap must be filled. */
function checkMessage({ key, params }: Message, met: Set<string>): void {
  if (!met.has(key)) {
    met.add(key)
    const text = find(key) ?? find(`${key}_other`)
    expect(typeof text, key).toBe('string')
    for (const [, gap] of (text as string).matchAll(/\{\{(\w+)\}\}/g)) expect(Object.keys(params), key).toContain(gap)
  }
  for (const param of Object.values<MessageParam>(params)) {
    for (const part of Array.isArray(param) ? (param as readonly Message[]) : [param]) {
      if (typeof part === 'object' && 'key' in part) checkMessage(part, met)
    }
  }
}

test('everything that is said in whole games has its words, and every word for log, table and questions is said', () => {
  const met = new Set<string>()
  const { messages } = transatlantic
  for (let game = 0; game < 12; game++) {
    const random = seededRandom('words', game)
    const options = { players: 2 + (game % 3), president: game % 2 === 0, compensation: false }
    const state = transatlantic.setup(options, transatlantic.deal(options, random))
    for (let actor = transatlantic.actor(state); actor !== null; actor = transatlantic.actor(state)) {
      const actions = transatlantic.legal(state, actor)
      const action = actions[random.below(actions.length)]!
      for (const viewer of [actor, null]) {
        const view = transatlantic.view(state, viewer)
        for (const line of [...messages.view(view), messages.question(view)]) checkMessage(line, met)
      }
      checkMessage(messages.action(action), met)
      checkMessage(messages.action(action, transatlantic.view(state, actor)), met)
      transatlantic.apply(state, actor, action, (event) => {
        const line = messages.event(event)
        if (line !== null) checkMessage(line, met)
      })
    }
    checkMessage(messages.question(transatlantic.view(state, null)), met)
  }
  for (const part of ['log', 'table', 'question', 'markers', 'regions', 'in', 'into'] as const) {
    const keys = Object.keys(words[part]).map((key) => `${part}.${key.replace(/_(one|other)$/, '')}`)
    for (const key of keys) expect(met, key).toContain(key)
  }
})

test('whoever copies is told the card, and not only whose it is', () => {
  const state = arrange({ players: 2, stacks: [[], ['base/coal']] })
  const seen = transatlantic.view(state, 0)
  expect(transatlantic.messages.action({ type: 'copy', from: 1 }, seen)).toEqual({
    key: 'actions.copy-card',
    params: { seat: { seat: 1 }, card: { key: 'cards.coal', params: {} } },
  })
  expect(transatlantic.messages.action({ type: 'copy', from: 1 }).key).toBe('actions.copy')
})

test.each([
  [{ type: 'buy', cards: [] }, 'buy-nothing'],
  [{ type: 'buy', cards: [1] }, 'buy'],
  [{ type: 'buy', cards: [1, 2], coal: 2 }, 'buy-coal'],
  [{ type: 'copy', from: null }, 'copy-nothing'],
  [{ type: 'transport', ships: [] }, 'transport-nothing'],
  [{ type: 'transport', ships: [1] }, 'transport'],
  [{ type: 'load', ships: [] }, 'load-nothing'],
  [{ type: 'load', ships: [1, 1] }, 'load'],
  [{ type: 'invest', option: 'none' }, 'invest-none'],
  [{ type: 'invest', option: 'house', region: 1 }, 'invest-house-alone'],
  [{ type: 'invest', option: 'house', region: 1, marker: 2 }, 'invest-house'],
  [{ type: 'invest', option: 'markers', markers: [1, 2], bonus: 'house', region: 1 }, 'invest-markers-house'],
  [{ type: 'invest', option: 'markers', markers: [1, 2], bonus: 'none' }, 'invest-markers-none'],
] as const)('an answer is put into its own words: %o', (action, key) => {
  expect(transatlantic.messages.action(action as Parameters<typeof transatlantic.messages.action>[0]).key).toBe(
    `actions.${key}`,
  )
  expect(find(`actions.${key}`)).toBeTypeOf('string')
})
