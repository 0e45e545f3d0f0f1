import { type AnyBot, type BotFamily, simulate } from '@south-street/bots'
import { verifyRecord } from '@south-street/engine'
import { highCard, secondHighCard } from '@south-street/engine/test/high-card.ts'
import { describe, expect, test } from 'vitest'
import { openShelf } from '../src/shelf.ts'

/** Bots that say by their name which version they were made for. */
function family(version: string, levels: readonly string[], guests: readonly string[] = []): BotFamily {
  const load = async (name: string): Promise<AnyBot> => ({
    name: `${name} of ${version}`,
    decide: (_, [first]) => first,
  })
  return { levels, styles: [], guests, load }
}

const [v1, v2] = [highCard(), secondHighCard()]
const versions = [
  { game: v2, bots: family('2', ['clerk', 'mate'], ['mate-1']) },
  { game: v1, bots: family('1', ['clerk']) },
]
const shelf = openShelf([{ id: 'high-card', versions }])

describe('a shelf with two versions of a game', () => {
  test('finds the newest, or the one that is asked for', () => {
    expect(shelf.games).toEqual([v2, v1])
    expect(shelf.find('high-card')).toBe(v2)
    expect(shelf.find('high-card', '1')).toBe(v1)
    expect(shelf.find('high-card', '0')).toBeUndefined()
    expect(shelf.find('chess')).toBeUndefined()
  })

  test('has bots of each version', async () => {
    expect(shelf.levels('high-card')).toEqual(['clerk', 'mate'])
    expect(shelf.levels('high-card', '1')).toEqual(['clerk'])
    expect(shelf.botNames('high-card', '1')).toEqual(['random', 'clerk'])
    expect(shelf.botNames('high-card')).toEqual(['random', 'clerk', 'mate', 'mate-1'])
    for (const game of [v1, v2]) {
      const bots = await Promise.all([0, 1].map(() => shelf.loadBot('high-card', game.rules, 'clerk', 2)))
      expect(bots[0]!.name).toBe(`clerk of ${game.rules}`)
      const { record, faults } = simulate(shelf.find('high-card', game.rules)!, { players: 2 }, 'versions', bots)
      expect(faults).toEqual([])
      verifyRecord(record, shelf.games, () => '')
    }
  })

  test('refuses what it does not have, with what there is', async () => {
    const unknown = { code: 'rules-unknown', params: { found: '"0"', wanted: '"2", "1"' } }
    await expect(shelf.loadBot('high-card', '0', 'clerk', 2)).rejects.toMatchObject(unknown)
    await expect(shelf.loadBot('high-card', '0', 'random', 2)).rejects.toMatchObject(unknown)
    await expect(shelf.loadBot('chess', '1', 'clerk', 2)).rejects.toMatchObject({ code: 'game-unknown' })
    expect(() => shelf.levels('chess')).toThrow('game-unknown')
  })
})
