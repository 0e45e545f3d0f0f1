import { aloud } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './words.ts'

describe.each([
  ['en', '1 dollar', '6 dollars', '1 point', '4 points'],
  ['de', '1 Dollar', '6 Dollar', '1 Punkt', '4 Punkte'],
  ['pl', '1 dolar', '6 dolarów', '1 punkt', '4 punkty'],
])('%s', (language, dollar, dollars, point, points) => {
  const words = wordsOf('packet-row', language, (seat) => ['Anna', 'Ben'][seat]!)

  test('money is said in words, and seen as a sign', async () => {
    const heard = aloud(await words)
    expect(heard.say('money', { amount: 1 })).toBe(dollar)
    expect(heard.say('money', { amount: 6 })).toBe(dollars)
    expect((await words).say('money', { amount: 6 })).toMatch(/\$/)
  })

  test('so are points, wherever they stand', async () => {
    const heard = aloud(await words)
    const card = (count: number) => heard.say('cards.vp', { name: 'Essex Market', points: count })
    expect(card(1)).toContain(point)
    expect(card(4)).toContain(points)
  })

  test('a seat is called by its name, also inside another sentence', async () => {
    const heard = aloud(await words)
    expect(heard.say('log.passed', { seat: { seat: 1 }, area: { key: 'areas.docks', params: {} } })).toContain('Ben')
  })

  test('a list is joined as the language does', async () => {
    const heard = aloud(await words)
    const cards = ['captain', 'trader'].map((kind) => ({ key: `cards.${kind}`, params: {} }))
    expect(heard.say('log.revealed', { area: { key: 'areas.docks', params: {} }, cards })).not.toContain('object')
  })
})
