import { type AnyBot, simulate } from '@south-street/bots'
import type { AnyGame } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { packetRowBots } from '@south-street/packet-row/bots'
import { describe, expect, test } from 'vitest'
import known from './guest-moves.json' with { type: 'json' }

// What they do is pinned: a change of the search, the features or the values that reaches a frozen guest shows here, and the guest
// has to be given its old parts back.

const game: AnyGame = packetRow

/** A guest's first moves in a game against greedy players, as text. */
async function movesOf(name: string, players: number, most: number): Promise<string[]> {
  const guest = await packetRowBots.load(name, players)
  const rival = await packetRowBots.load('greedy', players)
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
  const { faults } = simulate(game, { players }, 'frozen', bots)
  expect(faults).toEqual([])
  return moves
}

describe('frozen guests', () => {
  test.each(known)('$name plays as it always did with $players seats', async ({ name, players, moves }) => {
    expect(await movesOf(name, players, moves.length)).toEqual(moves)
  })

  test('are not among the levels that players are offered', () => {
    expect(packetRowBots.guests).toEqual(['captain-1', 'commodore-1'])
    for (const guest of packetRowBots.guests) expect(packetRowBots.levels).not.toContain(guest)
  })
})
