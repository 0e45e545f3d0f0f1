import { nextTip } from '@south-street/engine/coach'
import { type Event, packetRow, type State } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { coach } from '../lessons/coach/index.ts'
import { shelf } from '../lessons/index.ts'
import { act, arrange, arrangeEnd } from './arrange.ts'

const SHIP = 'docks/ship/france-1'
const COTTON = 'market/goods/cotton-3-at-8'
const CONTRACT = 'guildhall/contract/cotton-3-great-britain'
const TO_BRITAIN = 'docks/ship/great-britain-1'
const BANKER = 'bank/banker/1'

interface Moment {
  readonly state: State
  readonly history?: readonly Event[]
  readonly news?: readonly Event[]
}

/** What one tip marks in a position, from the first seat; null if it is not said. */
function marks(id: string, { state, history = [], news = history }: Moment): readonly string[] | null {
  const tip = coach.tips.find((one) => one.id === id)!
  return tip.at({ seat: 0, view: packetRow.view(state, 0), history, news })
}

/** Seat 2 is harbour master, and seat 0 is asked. */
const asked = (area: 'guildhall' | 'docks' | 'market' | 'bank', more: object = {}) =>
  arrange({ players: 3, harbourMaster: 2, asking: { area, seat: 0 }, ...more })
const choosing = (more: object = {}) => arrange({ players: 3, harbourMaster: 0, ...more })

/** Seat 1 is harbour master and takes a card, after everybody else has passed. */
function roundWithout(seatZero: string): Moment {
  const state = arrange({ players: 3, harbourMaster: 1, docks: { current: [SHIP, TO_BRITAIN] } })
  const history = [...act(state, 1, 'choose docks'), ...act(state, 2, 'pass'), ...act(state, 0, seatZero)]
  return { state, history: [...history, ...act(state, 1, `take ${TO_BRITAIN}`)] }
}

/** Seat 1 takes a card from the Market under the nose of seat 0, who holds a contract and a ship. */
function taken(hand: readonly string[]): Moment {
  const state = arrange({
    players: 3,
    harbourMaster: 0,
    market: { current: [COTTON, 'market/vp/museum'] },
    hands: [hand],
    fleets: [[TO_BRITAIN]],
  })
  act(state, 0, 'choose market')
  return { state, history: act(state, 1, `take ${COTTON}`) }
}

describe.each<[string, Moment, readonly string[], Moment]>([
  ['asked', { state: asked('docks') }, ['supply:docks'], { state: choosing() }],
  ['master', { state: choosing() }, ['bar'], { state: asked('docks') }],
  ['decide', { state: deciding() }, ['supply:docks'], { state: asked('docks') }],
  [
    'lacks',
    { state: asked('docks', { hands: [[CONTRACT]] }) },
    ['hand'],
    { state: asked('docks', { hands: [[BANKER]] }) },
  ],
  [
    'wanted',
    {
      state: asked('market', {
        market: { current: [COTTON, 'market/vp/museum'] },
        hands: [[CONTRACT]],
        fleets: [[TO_BRITAIN]],
      }),
    },
    [`card:${COTTON}`],
    {
      state: asked('market', {
        market: { current: [COTTON, 'market/vp/museum'] },
        hands: [[CONTRACT]],
        fleets: [[SHIP]],
      }),
    },
  ],
  [
    'deliver',
    { state: asked('docks', { hands: [[CONTRACT, COTTON]], fleets: [[TO_BRITAIN]] }) },
    ['deliver'],
    { state: asked('docks', { hands: [[CONTRACT, COTTON]], fleets: [[SHIP]] }) },
  ],
  ['rival-took', taken([CONTRACT]), ['seat:1'], taken([BANKER])],
  ['without', roundWithout('pass'), ['seat:1'], roundWithout(`take ${SHIP}`)],
  [
    'skipped',
    { state: choosing(), history: [{ type: 'skipped', seat: 0, area: 1 }] },
    ['supply:docks'],
    { state: choosing(), history: [{ type: 'skipped', seat: 1, area: 1 }] },
  ],
  [
    'building',
    { state: asked('market', { market: { current: ['market/vp/museum', 'market/vp/library'] }, money: [40, 25, 25] }) },
    ['card:market/vp/museum'],
    { state: asked('market', { market: { current: ['market/vp/museum', 'market/vp/library'] }, money: [1, 25, 25] }) },
  ],
  [
    'banker',
    { state: asked('bank', { bank: { current: [BANKER, 'bank/banker/2'] } }) },
    [`card:${BANKER}`],
    { state: asked('docks', { bank: { current: [BANKER, 'bank/banker/2'] } }) },
  ],
  [
    'richest',
    { state: choosing({ hands: [[BANKER]], money: [30, 25, 25] }) },
    ['points'],
    { state: choosing({ hands: [[BANKER]], money: [25, 25, 25] }) },
  ],
  [
    'end-near',
    { state: choosing({ market: { talon: 3 } }) },
    ['supply:market'],
    { state: choosing({ market: { talon: 9 } }) },
  ],
  [
    'last-round',
    { state: asked('market', { market: { talon: [], future: [] } }) },
    ['points'],
    { state: choosing({ market: { talon: 3 } }) },
  ],
])('the coach on: %s', (id, speaks, at, isSilent) => {
  test('speaks, and marks what it is about', () => expect(marks(id, speaks)).toEqual(at))
  test('is silent elsewhere', () => expect(marks(id, isSilent)).toBeNull())
})

function deciding(): State {
  const state = arrange({ players: 3, harbourMaster: 0, docks: { current: [SHIP, TO_BRITAIN] } })
  act(state, 0, 'choose docks')
  act(state, 1, 'pass')
  act(state, 2, 'pass')
  return state
}

test('one thing is said at a time, what cannot wait first, and nothing twice', () => {
  const state = asked('docks', { hands: [[CONTRACT, COTTON]], fleets: [[TO_BRITAIN]] })
  const sight = { seat: 0, view: packetRow.view(state, 0), history: [], news: [] }
  expect(nextTip(coach.tips, [], sight)).toEqual({ id: 'deliver', clause: 'PR-6.2', at: ['deliver'] })
  expect(nextTip(coach.tips, ['deliver'], sight)?.id).toBe('asked')
  const all = coach.tips.map(({ id }) => id)
  expect(nextTip(coach.tips, all, sight)).toBeNull()
  expect(
    nextTip(
      coach.tips,
      all.filter((id) => id !== 'goal'),
      sight,
    )?.id,
  ).toBe('goal')
})

describe('after a game the coach recommends a lesson', () => {
  const round: Event = { type: 'round-ended', round: 0 }
  const took: Event = { type: 'took', seat: 0, card: 0, space: 0, price: 0 }
  const delivered = (contracts: number): Event => ({
    type: 'delivered',
    seat: 0,
    delivery: { contracts: Array.from({ length: contracts }, (_, i) => i), ships: [], goods: [] },
    reward: 25,
  })
  const thrice = [delivered(1), delivered(1), delivered(1)]
  const always = Array.from({ length: 10 }, () => [round, took]).flat()
  const seldom = Array.from({ length: 10 }, (_, i) => (i < 3 ? [round] : [round, took])).flat()
  const poor = arrangeEnd({ players: 3, money: [10, 45, 10] }).state
  const banked = arrangeEnd({ players: 3, money: [20, 29, 10], hands: [[], [BANKER, 'bank/banker/2']] }).state
  const rich = arrangeEnd({ players: 3, money: [90, 10, 10] }).state

  test.each([
    ['whoever lost by the bankers', banked, thrice, 'the-richest'],
    ['whoever hardly delivered', poor, thrice.slice(1), 'a-delivery'],
    ['whoever always sent one contract', poor, thrice, 'one-ship'],
    ['whoever often went without', poor, [...thrice, delivered(2), ...seldom], 'who-is-asked-first'],
    ['everybody else', poor, [...thrice, delivered(2), ...always], 'coming-next'],
    ['whoever has won', rich, [], null],
  ])('to %s', (_, state, history, lesson) => {
    expect(coach.practice({ seat: 0, view: packetRow.view(state, 0), history, news: [] })).toBe(lesson)
    if (lesson !== null) expect(shelf.lessons.map((one) => (one as { readonly id: string }).id)).toContain(lesson)
  })

  test('to nobody while the game runs', () => {
    expect(coach.practice({ seat: 0, view: packetRow.view(choosing(), 0), history: [], news: [] })).toBeNull()
  })
})
