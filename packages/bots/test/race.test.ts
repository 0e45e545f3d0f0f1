import { type Clarity, race } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { describe, expect, test } from 'vitest'

const CLEAR: Clarity = { gap: 0.08, errors: 3, least: 160, most: 400 }

/** Options that win with these chances, and how often each was played out. */
function worldsOf(chances: readonly number[], seed = 'race') {
  const random = seededRandom(seed)
  const played = chances.map(() => 0)
  const play = (_world: number, options: readonly number[]) =>
    options.map((option) => {
      played[option]!++
      return random.below(1000) < 1000 * chances[option]! ? 1 : 0
    })
  return { play, played }
}

describe('a race of answers', () => {
  test('names the one that is clearly best', () => {
    const { play } = worldsOf([0.2, 0.7, 0.3])
    const verdict = race([0, 1, 2], CLEAR, play)!
    expect(verdict.racers[0]!.option).toBe(1)
    expect(verdict.gap).toBeGreaterThan(0.25)
    expect(verdict.gap).toBeGreaterThan(3 * verdict.error)
  })

  test('plays the best two on until there are enough worlds, and spares the others', () => {
    const { play, played } = worldsOf([0, 1, 0.6])
    const verdict = race([0, 1, 2], CLEAR, play)!
    expect(verdict.racers.map(({ worlds }) => worlds)).toEqual([160, 160, played[0]])
    expect(played[0]).toBeLessThan(64)
  })

  test('names none where two are as good as each other', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(race([0, 1, 2], CLEAR, worldsOf([0.5, 0.5, 0.1], `even ${seed}`).play)).toBeNull()
    }
  })

  test('gives up soon where the expected one is behind', () => {
    const { play, played } = worldsOf([0.2, 0.7])
    expect(race([0, 1], CLEAR, play, 0)).toBeNull()
    expect(played[0]).toBeLessThanOrEqual(32)
  })

  test('does not take a few worlds that agree for certainty', () => {
    // A lead of 4 in 100, which no world contradicts.
    const play = (world: number, options: readonly number[]) =>
      options.map((option) => (option === 1 && world % 25 === 0 ? 1 : 0))
    expect(race([0, 1], CLEAR, play)).toBeNull()
  })
})
