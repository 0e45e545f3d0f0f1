import { rank, winners, writeScore } from '@south-street/engine'
import { packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { richestPerBanker } from '../../src/score.ts'
import { arrange, arrangeEnd } from '../arrange.ts'

const BANKERS = [1, 2, 3, 4, 5].map((copy) => `bank/banker/${copy}`)

/** What each seat scores for its bankers: one each, or as many as are named. */
function bankerPoints(money: number[], bankers: number[] = money.map(() => 1)): number[] {
  const left = [...BANKERS]
  const hands = bankers.map((count) => left.splice(0, count))
  const state = arrange({ players: money.length, money, hands })
  return packetRow.score(state).map((score) => writeScore(score).bankers as number)
}

test('PR-9.1 the points printed on the victory-point cards in the hand', () => {
  const state = arrange({
    players: 3,
    hands: [
      ['guildhall/vp/university', 'docks/vp/dry-dock', 'bank/vp/soup-house', 'market/vp/museum', 'market/trader/1'],
      ['market/vp/library'],
    ],
    money: [0, 0, 0],
  })
  expect(packetRow.score(state).map(writeScore)).toEqual([
    { cards: 4 + 3 + 1 + 2, money: 0, bankers: 0, total: 10, dollars: 0 },
    { cards: 4, money: 0, bankers: 0, total: 4, dollars: 0 },
    { cards: 0, money: 0, bankers: 0, total: 0, dollars: 0 },
  ])
})

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [19, 1],
  [20, 2],
  [109, 10],
])('PR-9.2 $%i are %i points', (dollars, points) => {
  const state = arrange({ players: 2, money: [dollars, 0] })
  expect(writeScore(packetRow.score(state)[0]!)).toEqual({
    cards: 0,
    money: points,
    bankers: 0,
    total: points,
    dollars,
  })
})

test.each([
  [2, 'PR-9.3'],
  [3, 'PR-9.3'],
  [4, 'PR-9.4'],
  [5, 'PR-9.4'],
])('PR-9.1 PR-9.2 PR-9.3 PR-9.4 with %i seats the items come in the order of the rules', (players, bankers) => {
  const { items, tieBreaks } = packetRow.score(arrange({ players }))[0]!
  expect(items.map(({ name, clause }) => [name, clause])).toEqual([
    ['cards', 'PR-9.1'],
    ['money', 'PR-9.2'],
    ['bankers', bankers],
  ])
  expect(tieBreaks.map(({ name, clause }) => [name, clause])).toEqual([['dollars', 'PR-9.5']])
})

test.each([
  { money: [30, 29], points: [2, 0] },
  { money: [5, 31, 30], points: [0, 2, 0] },
  { money: [30, 30], points: [2, 2] },
  { money: [30, 29, 30], points: [2, 0, 2] },
  { money: [0, 0], points: [2, 2] },
  { money: [0, 0, 0], points: [2, 2, 2] },
])('PR-9.3 bankers with two or three seats and money $money score $points', ({ money, points }) => {
  expect(bankerPoints(money)).toEqual(points)
})

test('PR-9.3 two points for each banker, and nothing for those of a poorer seat', () => {
  expect(bankerPoints([31, 30, 5], [3, 2, 0])).toEqual([6, 0, 0])
})

test('PR-9.3 the most money counts also in the hands of a seat without bankers', () => {
  expect(bankerPoints([31, 30, 5], [0, 2, 3])).toEqual([0, 0, 0])
})

test.each([
  { money: [40, 30, 20, 10], points: [3, 1, 0, 0] },
  { money: [10, 20, 50, 40, 30], points: [0, 0, 3, 1, 0] },
  { money: [40, 40, 30, 30], points: [3, 3, 0, 0] },
  { money: [40, 40, 40, 10, 5], points: [3, 3, 3, 0, 0] },
  { money: [40, 30, 30, 10], points: [3, 1, 1, 0] },
  { money: [30, 40, 30, 30, 29], points: [1, 3, 1, 1, 0] },
  { money: [0, 0, 0, 0], points: [3, 3, 3, 3] },
  { money: [0, 0, 0, 0, 0], points: [3, 3, 3, 3, 3] },
  { money: [1, 0, 0, 0], points: [3, 1, 1, 1] },
])('PR-9.4 bankers with four or five seats and money $money score $points', ({ money, points }) => {
  expect(bankerPoints(money)).toEqual(points)
})

test('PR-9.4 three points for each banker of the richest, one for each of the second', () => {
  expect(bankerPoints([30, 40, 20, 10], [3, 2, 0, 0])).toEqual([3, 6, 0, 0])
})

test('PR-9.4 a seat without bankers is richest or second all the same', () => {
  expect(bankerPoints([40, 30, 20, 10], [0, 0, 3, 2])).toEqual([0, 0, 0, 0])
  expect(bankerPoints([40, 30, 20, 10], [0, 2, 3, 0])).toEqual([0, 2, 0, 0])
})

test('PR-9.3 money is compared after the last deliveries and with all money cards cashed', () => {
  const { state } = arrangeEnd({
    players: 2,
    hands: [['bank/money/8-1'], ['bank/banker/1']],
    money: [20, 27],
  })
  expect(state.money).toEqual([28, 27])
  expect(packetRow.score(state).map(writeScore)).toEqual([
    { cards: 0, money: 2, bankers: 0, total: 2, dollars: 28 },
    { cards: 0, money: 2, bankers: 0, total: 2, dollars: 27 },
  ])
})

test('PR-9.4 money is compared after the last deliveries and with all money cards cashed', () => {
  const { state } = arrangeEnd({
    players: 4,
    hands: [['bank/banker/1'], ['guildhall/contract/cotton-1-sweden', 'market/goods/cotton-1-at-2', 'bank/banker/2']],
    fleets: [[], ['docks/ship/sweden-1']],
    money: [30, 20, 10, 10],
  })
  expect(state.money).toEqual([30, 35, 10, 10])
  expect(packetRow.score(state).map((score) => score.total)).toEqual([3 + 1, 3 + 3, 1, 1])
})

function scored(hands: string[][], money: number[]): State {
  return arrange({ players: hands.length, hands, money })
}

test('PR-9.5 most points wins', () => {
  const scores = packetRow.score(scored([['market/vp/library'], ['market/vp/museum'], []], [5, 19, 29]))
  expect(scores.map(({ total }) => total)).toEqual([4, 3, 2])
  expect([winners(scores), rank(scores)]).toEqual([[0], [1, 2, 3]])
})

test('PR-9.5 of tied seats the one with more money wins', () => {
  const scores = packetRow.score(scored([['market/vp/library'], ['docks/vp/dry-dock'], []], [9, 10, 0]))
  expect(scores.map(({ total }) => total)).toEqual([4, 4, 0])
  expect([winners(scores), rank(scores)]).toEqual([[1], [2, 1, 3]])
})

test('PR-9.5 seats still tied share the victory', () => {
  const scores = packetRow.score(scored([['market/vp/library'], [], ['guildhall/vp/city-hall']], [17, 31, 17]))
  expect(scores.map(({ total }) => total)).toEqual([5, 3, 5])
  expect([winners(scores), rank(scores)]).toEqual([
    [0, 2],
    [1, 3, 1],
  ])
})

test.each([2, 3, 4, 5])('PR-9.3 PR-9.4 what a banker shows with %i seats is what the richest scores', (players) => {
  const money = Array.from({ length: players }, (_, seat) => (seat === 0 ? 30 : seat))
  expect(bankerPoints(money)[0]).toBe(richestPerBanker(players))
})
