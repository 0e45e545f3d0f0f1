import type { Viewer } from '@south-street/engine'
import { transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { LIMITS, NONE } from '../../src/catalogue.ts'
import { lastRound } from '../../ui/last-round.ts'
import { goldenGames } from './golden-games.ts'

const at = (round: number, last: number, decision: 'turn' | 'over' = 'turn') =>
  lastRound({ round, lastRound: last, decision })

test('nothing is said before the last steamship is gone', () => expect(at(12, NONE)).toBeNull())
test('then that one more round follows, and in it that it is the last', () => {
  expect(at(12, 13)?.why.key).toBe('last-round.why-next')
  expect(at(12, 13)?.title.key).toBe('last-round.title-next')
  expect(at(13, 13)?.why.key).toBe('last-round.why')
})
test('the most rounds that are played have a last one, too (TA-15.3)', () => {
  expect(at(LIMITS.rounds, NONE)?.why.key).toBe('last-round.why-guard')
  expect(at(LIMITS.rounds - 1, NONE)).toBeNull()
  expect(at(LIMITS.rounds, LIMITS.rounds)?.why.key).toBe('last-round.why')
})
test('nothing is announced once the game is over', () => expect(at(13, 13, 'over')).toBeNull())

describe.each([2, 3, 4])('in golden games with %i seats', (players) => {
  test('it is told to all alike, before the last round begins, and never taken back', () => {
    const viewers: readonly Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)]
    for (const { options, deal, moves } of goldenGames(players)) {
      const state = transatlantic.setup(options, deal)
      let since: number | null = null
      for (const { seat, action } of moves) {
        const told = viewers.map((viewer) => JSON.stringify(lastRound(transatlantic.view(state, viewer))))
        expect(new Set(told).size).toBe(1)
        if (told[0] === 'null') expect(since).toBeNull()
        else since ??= state.round
        transatlantic.apply(state, seat, action)
      }
      if (since !== null) expect(state.round - since).toBeLessThanOrEqual(1)
    }
  })
})
