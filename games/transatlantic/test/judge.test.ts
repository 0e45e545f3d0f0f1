import { randomBot, simulate } from '@south-street/bots'
import { transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { judge } from './judge/judge.ts'

const GAMES = 40

function recordOf(players: number, president: boolean, seed: string) {
  const options = { players, president, compensation: president }
  const bots = Array.from({ length: players }, () => randomBot)
  return JSON.parse(JSON.stringify(simulate(transatlantic, options, seed, bots).record)) as {
    actions: Record<string, unknown>[]
    result: { scores: Record<string, number>[]; winners: number[] }
  }
}

describe.each([2, 3, 4])('with %i seats', (players) => {
  test.each([false, true])('a second reading of the rules comes to the same games, president %s', (president) => {
    for (let game = 0; game < GAMES; game++) {
      expect(judge(recordOf(players, president, `judge ${game}`)), `game ${game}`).toBeNull()
    }
  })

  test('a changed record is noticed', () => {
    const points = recordOf(players, false, 'changed')
    points.result.scores[0]!.rows! += 1
    expect(judge(points)).toMatch(/^the result is/)
    const short = recordOf(players, false, 'changed')
    short.actions.pop()
    expect(judge(short)).toBe('there is a result, but the game is not over')
    const seat = recordOf(players, false, 'changed')
    seat.actions[7]!.seat = ((seat.actions[7]!.seat as number) + 1) % players
    expect(judge(seat)).toMatch(/^action 7: seat \d is asked/)
  })
})
