import { checkContract } from '@south-street/engine/contract'
import { expect, test } from 'vitest'
import { CARDS } from '../src/cards.ts'
import { game } from '../src/index.ts'

test.each([2, 3, 4])('the contract holds with %i seats', (players) => {
  const faults = checkContract({
    game,
    options: { players },
    // Every verb with every card, to try refusals with.
    probes: [...CARDS.keys()].map((card) => ({ type: 'take' as const, card })),
    key: game.format,
    seed: `${game.id} ${players}`,
    games: 20,
    maxActions: 100,
    every: 3,
  })
  expect(faults).toEqual([])
})
