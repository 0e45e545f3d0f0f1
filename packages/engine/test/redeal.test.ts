import { type AnyGame, type Random, redeal, seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'

const HANDS = [
  ['a', 'b'],
  ['c', 'd'],
  ['e', 'z'],
] as const

/** A hand that nobody sees, but everybody is told whether a `z` is in it: each place alone is hidden, not all of it. */
const game = {
  deal: (_options: unknown, random: Random) => ({ hand: [...HANDS[random.below(HANDS.length)]!] }),
  codec: { writeDeal: (deal: unknown) => deal, readDeal: (deal: unknown) => deal },
  setup: (_options: unknown, deal: unknown) => deal,
  view: ({ hand }: { hand: string[] }) => ({ hasZ: hand.includes('z') }),
} as unknown as AnyGame

test('what is dealt anew looks the same, also where every place alone could hold another card', () => {
  const deal = { hand: ['a', 'b'] }
  const dealt = Array.from({ length: 60 }, (_, seed) =>
    redeal(game, { options: { players: 2 }, deal, moves: [] }, 0, seededRandom('redeal', seed)),
  ) as { hand: string[] }[]
  for (const { hand } of dealt) expect(hand).not.toContain('z')
  expect(dealt.some(({ hand }) => hand.includes('c'))).toBe(true)
})
