import { seededRandom } from '@south-street/engine'
import { type Event, packetRow, readCard } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { readLastDeliveries, readLedger } from '../../ui/result/ledger.ts'
import { sayDecided } from '../../ui/result/tie-break.ts'
import { plainWords } from './plain-words.ts'

const delivery = { contracts: [readCard('guildhall/contract/grain-3-france')], ships: [], goods: [] }

describe('the ledger of a game', () => {
  test('is empty before anything has happened', () => {
    const [account] = readLedger([], 2)
    expect(account).toMatchObject({ contracts: 0, delivered: 0, best: 0, built: 0, idle: 0, money: [25] })
  })

  test('adds up what was taken, delivered and cashed', () => {
    const history: Event[] = [
      { type: 'took', seat: 0, card: readCard('bank/vp/soup-house'), space: 18, price: 2 },
      { type: 'took', seat: 1, card: readCard('market/goods/grain-1-at-2'), space: 12, price: 2 },
      { type: 'cashed', seat: 1, card: readCard('bank/money/3-1'), value: 3 },
      { type: 'round-ended', round: 0 },
      { type: 'delivered', seat: 0, delivery, reward: 25 },
      { type: 'delivered', seat: 0, delivery: { ...delivery, contracts: [0, 1] }, reward: 15 },
      { type: 'round-ended', round: 1 },
    ]
    const [first, second] = readLedger(history, 2)
    expect(first).toMatchObject({ contracts: 3, delivered: 40, best: 25, built: 2, idle: 1, money: [25, 23, 63] })
    expect(second).toMatchObject({ contracts: 0, built: 0, idle: 1, money: [25, 26, 26] })
    expect(first!.points).toEqual([2, 3, 7])
  })

  test('lets the last settlement take the place of the last round’s end', () => {
    const history: Event[] = [
      { type: 'round-ended', round: 0 },
      { type: 'settled', seat: 0, delivery, reward: 25, cashed: [], value: 5 },
      { type: 'settled', seat: 1, delivery: null, reward: 0, cashed: [], value: 0 },
    ]
    const [first, second] = readLedger(history, 2)
    expect(first).toMatchObject({ money: [25, 55], contracts: 1, best: 25 })
    expect(second).toMatchObject({ money: [25, 25], contracts: 0 })
    expect(readLastDeliveries(history, 2)).toEqual([
      { contracts: delivery.contracts, reward: 25, cashed: 5 },
      { contracts: [], reward: 0, cashed: 0 },
    ])
  })

  test('ends with what the rules score, in whole games', () => {
    for (const players of [2, 3, 4, 5]) {
      const random = seededRandom(players)
      const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
      const history: Event[] = []
      for (let actor = packetRow.actor(state); actor !== null; actor = packetRow.actor(state)) {
        const actions = packetRow.legal(state, actor)
        packetRow.apply(state, actor, actions[random.below(actions.length)]!, (event) => history.push(event))
      }
      const accounts = readLedger(history, players)
      expect(accounts.map(({ points }) => points.at(-1))).toEqual(packetRow.score(state).map(({ total }) => total))
      expect(accounts.map(({ money }) => money.at(-1))).toEqual(state.money)
    }
  })
})

test('PR-9.5: where points are level, the money that decided is named', () => {
  const score = (dollars: number) => ({
    items: [],
    total: 15,
    tieBreaks: [{ name: 'dollars', points: dollars, clause: 'PR-9.5' }],
  })
  expect(sayDecided(plainWords, [score(29), score(34)], 1, 0)).toBe('result.money-decides (best: $34, next: $29)')
})
