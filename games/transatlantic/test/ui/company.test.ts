import { readShip, transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { steamshipsLeft } from '../../src/market.ts'
import { appraise } from '../../ui/board/appraisal.ts'
import { housesLeft, scoreOfFlag, shipsBySea } from '../../ui/board/company-facts.ts'
import { nextForDocks } from '../../ui/board/docks.ts'
import { questionOf, stepBack, type Thoughts, thoughtsAbout, withStep } from '../../ui/board/draft.ts'
import { firstPicks, picksOf } from '../../ui/board/picks.ts'
import { spokenOffer, spokenSeat, spokenShip } from '../../ui/board/speech.ts'
import { rowOnPhone, spread } from '../../ui/board/spread.ts'
import { arrange } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

const REGIONS = { NA: ['S21 0 1', 'S18 1 3', 'S09 0 0'], SA: ['V1 0'], IO: ['S24 1 2'] }
const view = (more: object = {}) => transatlantic.view(arrange({ players: 2, regions: REGIONS, ...more }), 0)

describe('a hand lies', () => {
  test.each([
    [0, 'cards'],
    [5, 'cards'],
    [6, 'tickets'],
    [8, 'tickets'],
    [9, 'narrow'],
    [14, 'narrow'],
  ] as const)('of %i cards as %s', (count, expected) => {
    expect(spread(count)).toBe(expected)
  })

  test.each([
    [11, 2],
    [12, 2],
    [13, 2],
    [14, 3],
    [17, 3],
  ])('of %i cards on a phone, with the purse, in %i rows', (count, rows) => {
    expect(Math.ceil((count + 1) / rowOnPhone(count))).toBe(rows)
  })

  test('with its places as wide as can be', () => {
    expect(rowOnPhone(11)).toBeLessThan(rowOnPhone(12))
    expect(rowOnPhone(14)).toBe(rowOnPhone(11))
  })
})

describe('companies side by side', () => {
  test('ships by sea, the youngest first', () => {
    expect(shipsBySea(view(), 0)).toEqual([[readShip('S21'), readShip('S09')], [readShip('V1')], []])
    expect(shipsBySea(view(), 1)).toEqual([[readShip('S18')], [], [readShip('S24')]])
  })

  test.each([
    [{}, 0],
    [{ docks: ['S03'] }, 1],
    [{ docks: ['S03', 'S04'] }, 2],
  ])('docks add to what a ship of their flag scores: %j', (more, added) => {
    const flags = [0, 1, 2, 3, 4]
    const sum = (seen: ReturnType<typeof view>) => flags.reduce((all, flag) => all + scoreOfFlag(seen, 0, flag), 0)
    expect(sum(view(more)) - sum(view())).toBe(added)
  })

  test('markers raise the column', () => {
    expect(scoreOfFlag(view({ markers: [{ MAIL: 2 }] }), 0, 3)).toBeGreaterThan(scoreOfFlag(view(), 0, 3))
    expect(scoreOfFlag(view({ markers: [{ MAIL: 2 }] }), 1, 3)).toBe(scoreOfFlag(view(), 1, 3))
  })

  test('houses that are left, for each seat', () => {
    const seen = view({ houses: { NA: [1, 0], SA: [1, 1] } })
    expect(housesLeft(view(), 0) - housesLeft(seen, 0)).toBe(2)
    expect(housesLeft(view(), 1) - housesLeft(seen, 1)).toBe(1)
  })
})

describe('thoughts', () => {
  const seen = view()
  const step = appraise(seen)!.tryOut(transatlantic.parse('play base/transport'))
  const empty: Thoughts = { about: 'a', steps: [], picks: null }

  test('belong to the question that they answer', () => {
    const thoughts = withStep(empty, step)
    expect(thoughtsAbout(thoughts, 'a')).toBe(thoughts)
    expect(thoughtsAbout(thoughts, 'b')).toEqual({ about: 'b', steps: [], picks: null })
  })

  test('are gone for good when the table moves on: a take-back brings the question back, and nothing else', () => {
    const chosen = { ...withStep(empty, step), picks: picksOf(step.action) }
    expect(thoughtsAbout(thoughtsAbout(chosen, 'b'), 'a')).toEqual(empty)
  })

  test.each([
    ['what has been told', seen, 8],
    ['the round', { ...seen, round: 9 }, 7],
    ['who is asked', { ...seen, actor: 1 }, 7],
    ['what is asked', { ...seen, decision: 'buy' as const }, 7],
  ])('a question is told from another by %s', (_, other, told) => {
    expect(questionOf(other, told)).not.toBe(questionOf(seen, 7))
  })

  test('the same question stays the same', () => {
    expect(questionOf({ ...seen }, 7)).toBe(questionOf(seen, 7))
  })

  test('a step forgets the choice that made it', () => {
    const chosen = { ...empty, picks: picksOf(step.action) }
    expect(withStep(chosen, step)).toEqual({ about: 'a', steps: [step], picks: null })
  })

  test('back gives up the choice, then a step, then nothing', () => {
    const chosen = { ...withStep(empty, step), picks: firstPicks(seen, []) }
    const once = stepBack(chosen)!
    expect(once).toEqual(withStep(empty, step))
    const twice = stepBack(once)!
    expect(twice).toEqual(empty)
    expect(stepBack(twice)).toBeNull()
  })
})

describe('for the ear', () => {
  const atSea = { owner: 'spoken.yours', coal: 2, isFastest: false }

  test('a steamship says her coal, a clipper that she needs none', () => {
    expect(spokenShip(plainWords, readShip('S21'), atSea)).toMatch(/^City of New York, .*spoken\.coal \(count: 2\)$/)
    expect(spokenShip(plainWords, readShip('V1'), atSea)).toMatch(/spoken\.no-coal$/)
  })

  test('only the fastest says the Riband', () => {
    expect(spokenShip(plainWords, readShip('S21'), { ...atSea, isFastest: true })).toContain('markers.RIBAND')
    expect(spokenShip(plainWords, readShip('S21'), atSea)).not.toContain('markers.RIBAND')
  })

  test('an offer says its whole price, and the docks', () => {
    expect(spokenOffer(plainWords, readShip('S24'), 140, true)).toMatch(/£140, .*board\.for-docks$/)
    expect(spokenOffer(plainWords, readShip('S24'), 140, false)).not.toContain('docks')
  })

  test('a rival says money, cards and points', () => {
    expect(spokenSeat(plainWords, view({ money: [0, 90] }), 'Ben', 1)).toMatch(
      /^Ben, £90, board\.in-hand .*spoken\.points/,
    )
  })
})

describe('the market', () => {
  test('of six ships the leftmost docks, whatever is bought to its right', () => {
    const seen = view()
    expect(nextForDocks(seen, [seen.market[3]!, seen.market[5]!])).toBe(0)
  })

  test('if the first two are bought, it is the third', () => {
    const seen = view()
    expect(nextForDocks(seen, seen.market.slice(0, 2))).toBe(2)
  })

  test('steamships are left until they are bought, docked or gone', () => {
    const before = steamshipsLeft(view())
    expect(steamshipsLeft(view({ docks: ['S03'] }))).toBe(before - 1)
    expect(steamshipsLeft(view({ stored: [['S30 1']] }))).toBe(before - 1)
    expect(steamshipsLeft(view({ headquarters: [['H1']] }))).toBe(before)
  })
})
