import { seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { expect, test } from 'vitest'
import { dailyTable, dailyTerms, dayAt, dealOfTheDay, endOfDay } from '../src/daily.ts'

test('a day is that of universal time, over leap days and the turn of a year', () => {
  for (const iso of [
    '1970-01-01',
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
    '2026-12-31',
    '2027-01-01',
    '2100-03-01',
  ]) {
    const noon = Date.parse(`${iso}T12:00:00Z`)
    expect(dayAt(noon)).toBe(iso)
    expect(dayAt(Date.parse(`${iso}T00:00:00Z`))).toBe(iso)
    expect(endOfDay(iso) - noon).toBe(43_200_000)
    expect(dayAt(endOfDay(iso) - 1)).toBe(iso)
  }
})

test('the same chance makes the same deal, and its seal is that of the deal', () => {
  const game = highCard()
  const chance = () => ({
    random: seededRandom('day'),
    salt: 's',
    hash: (salt: string, text: string) => `${salt} ${text}`,
  })
  const one = dealOfTheDay(game, ['a', 'b', 'c'], '2026-11-18', chance())
  expect(dealOfTheDay(game, ['a', 'b', 'c'], '2026-11-18', chance())).toEqual(one)
  expect(one.sha256.startsWith('s ')).toBe(true)
  expect(one.level).toBe('b')
  const table = dailyTable(one, { person: 'p', name: 'P' })
  expect(table).toMatchObject({ daily: '2026-11-18', spectators: false, begin: { deal: one.deal, salt: 's' } })
  expect(table.seats).toHaveLength(one.options.players)
})

test('as many play as the game has room for', () => {
  const seats = { min: 4, max: 6 }
  expect(dailyTerms({ ...highCard(), seats }, ['only'])).toEqual({ players: 4, level: 'only' })
})
