import { type AnyBot, simulate } from '@south-street/bots'
import type { AnyGame } from '@south-street/engine'
import { transatlantic } from '@south-street/transatlantic'
import { transatlanticBots } from '@south-street/transatlantic/bots'
import { describe, expect, test } from 'vitest'
import known from './guest-moves.json' with { type: 'json' }

// What they do is pinned: a change of the search, the features or the values that reaches a frozen guest shows here, and the guest
// has to be given its old parts back.

const game: AnyGame = transatlantic

/** A guest's first moves in a game against greedy players, as text. */
async function movesOf(name: string, players: number, most: number): Promise<string[]> {
  const guest = await transatlanticBots.load(name, players)
  const rival = await transatlanticBots.load('greedy', players)
  const moves: string[] = []
  const pinned: AnyBot = {
    name,
    decide: (...asked) => {
      if (moves.length === most) return rival.decide(...asked)
      const action = guest.decide(...asked)
      moves.push(game.format(action))
      return action
    },
  }
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? pinned : rival))
  const options = { players, president: false, compensation: false }
  const { faults } = simulate(game, options, 'frozen', bots)
  expect(faults).toEqual([])
  return moves
}

describe('frozen guests', () => {
  test.each(known)('$name plays as it always did with $players seats', async ({ name, players, moves }) => {
    expect(await movesOf(name, players, moves.length)).toEqual(moves)
  })

  test('are not among the levels that players are offered', () => {
    expect(transatlanticBots.guests).toEqual(['captain-1', 'commodore-1'])
    for (const guest of transatlanticBots.guests) expect(transatlanticBots.levels).not.toContain(guest)
  })
})
