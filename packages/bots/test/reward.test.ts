import { rewardScores } from '@south-street/bots'
import type { Score } from '@south-street/engine'
import { expect, test } from 'vitest'

function reward(...totals: number[]): number[] {
  const scores = totals.map((total): Score => ({ items: [], total, tieBreaks: [] }))
  const out = new Float64Array(totals.length)
  rewardScores(scores, { win: 0.8, margin: 20 }, out)
  return [...out].map((share) => Math.round(share * 1000) / 1000)
}

test('winning is most of the reward, the margin to the best rival the rest', () => {
  expect(reward(30, 25, 10)).toEqual([0.95, 0.05, 0])
  // A lead beyond half the margin is worth no more.
  expect(reward(90, 10)).toEqual([1, 0])
})

test('who shares the victory shares the reward for it', () => {
  expect(reward(20, 20, 5)).toEqual([0.5, 0.5, 0])
})
