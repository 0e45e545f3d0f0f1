import type { PuzzleFile } from '@south-street/engine/puzzle'
import { packetRow, type View } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { greedyDelivery } from '../bots/puzzle-deliveries.ts'
import file from '../puzzles/puzzles.json' with { type: 'json' }
import { CARDS, type CardIndex } from '../src/cards.ts'
import { bestDelivery, cheapestDelivery } from '../src/delivery/best.ts'
import { rewardOf } from '../src/delivery/delivery.ts'
import { refuseDelivery } from '../src/delivery/refuse.ts'

const TASKS = (file as unknown as PuzzleFile<View>).puzzles.filter(({ task }) => task === 'best-delivery')

/** What the hand's contracts pay together, for every choice of them that can be delivered at once. */
function allChoices(hand: readonly CardIndex[], fleet: readonly CardIndex[]): { contracts: string; reward: number }[] {
  const contracts = hand.filter((card) => CARDS[card]!.kind === 'contract')
  return Array.from({ length: (1 << contracts.length) - 1 }, (_, i) =>
    contracts.filter((_, bit) => ((i + 1) & (1 << bit)) !== 0),
  ).flatMap((chosen) => {
    const delivery = cheapestDelivery(hand, fleet, chosen)
    return delivery === null ? [] : [{ contracts: [...chosen].sort().join(), reward: rewardOf(delivery) }]
  })
}

test('there are delivery puzzles', () => {
  expect(TASKS.length).toBeGreaterThanOrEqual(20)
})

test.each(TASKS.map((puzzle) => [puzzle.id, puzzle] as const))('%s has one best delivery', (_id, { view, options }) => {
  const [hand, fleet] = [view.hands[view.viewer!]!, view.fleets[view.viewer!]!]
  const choices = allChoices(hand, fleet)
  const most = Math.max(...choices.map(({ reward }) => reward))
  const best = options[0]!
  expect(best.value).toBe(most)
  expect(best.value).toBe(bestDelivery(hand, fleet)!.reward)
  expect(choices.filter(({ reward }) => reward === most)).toHaveLength(1)
  // The obvious is not the best, and every choice in the table can be made and pays what it says.
  expect(rewardOf(greedyDelivery(hand, fleet)!)).toBeLessThan(most)
  for (const { action, value } of options) {
    const delivery = packetRow.parse(action)
    if (delivery.type !== 'deliver') throw new Error(action)
    expect(rewardOf(delivery)).toBe(value)
    expect(refuseDelivery(hand, fleet, delivery)).toBeNull()
  }
})
