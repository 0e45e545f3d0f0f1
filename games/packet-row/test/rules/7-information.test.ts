import type { Viewer } from '@south-street/engine'
import { AREAS, CARDS, packetRow, readCard, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { act, actAll, arrange, arrangeEnd, delivery, hand, ids } from '../arrange.ts'

const START = 'start/contract/fur-3-spain'
const FUR_3 = 'market/goods/fur-3-at-8'
const SPAIN = 'docks/ship/spain-1'
const OPEN_DELIVERY = delivery(
  ['guildhall/contract/cotton-1-sweden'],
  ['docks/ship/sweden-1'],
  ['market/goods/cotton-1-at-2'],
)

/** Seat 1 can fulfil its starting contract or an open one. */
function position(): State {
  return arrange({
    players: 3,
    market: { current: ['market/trader/1', 'market/vp/hydrant'], talon: 20 },
    hands: [
      ['start/contract/grain-3-sweden', 'bank/money/4-1'],
      [START, FUR_3, 'guildhall/contract/cotton-1-sweden', 'market/goods/cotton-1-at-2', 'bank/money/3-1'],
      ['start/contract/cotton-3-france', 'guildhall/assistant/1'],
    ],
    fleets: [[], [SPAIN, 'docks/ship/sweden-1'], ['docks/ship/france-1']],
    money: [25, 7, 90],
  })
}

test('PR-7.1 supplies, discard piles, talon sizes, fleets, money, pieces and the harbour master are public', () => {
  const state = position()
  actAll(state, ['0 choose market', '1 take market/vp/hydrant', '0 cash bank/money/4-1'])
  const seen = packetRow.view(state, null)
  expect(ids(seen.spaces.slice(12, 18))).toEqual(ids(state.spaces.slice(12, 18)))
  expect(ids(seen.spaces.slice(12, 14))).toEqual(['market/trader/1', 'unseen'])
  expect(ids(seen.discards[3]!)).toEqual(['bank/money/4-1'])
  expect(seen.talons).toEqual([32, 35, 20, 32])
  expect(seen.fleets.map((cards) => ids(cards))).toEqual([[], [SPAIN, 'docks/ship/sweden-1'], ['docks/ship/france-1']])
  expect(seen.money).toEqual([29, 5, 90])
  expect(seen.pieces).toEqual([-1, 13, -1])
  expect([seen.harbourMaster, seen.actor, seen.phase, seen.area]).toEqual([0, 2, 'ask', 2])
})

test('PR-7.1 the number of cards in each hand is public', () => {
  const state = position()
  for (const viewer of [0, 1, 2, null]) {
    expect(packetRow.view(state, viewer).hands.map((cards) => cards.length)).toEqual([2, 5, 2])
  }
})

test.each([
  ['chose', '0 choose market', []],
  ['passed', '1 pass', ['0 choose market']],
  ['took', '2 take market/vp/hydrant', ['0 choose market', '1 pass']],
  ['cashed', '0 cash bank/money/4-1', []],
  ['delivered', `1 ${OPEN_DELIVERY}`, []],
])('PR-7.1 everybody is told at once who %s', (told, line, before) => {
  const state = position()
  actAll(state, before)
  const [event, ...more] = actAll(state, [line])
  expect(event).toMatchObject({ type: told, seat: Number(line[0]) })
  expect([event!.only, more]).toEqual([undefined, []])
})

test('PR-7.2 a seat sees its own hand', () => {
  const state = position()
  for (const seat of [0, 1, 2]) expect(ids(packetRow.view(state, seat).hands[seat]!)).toEqual(hand(state, seat))
})

test.each([0, 2, null])(
  'PR-7.2 viewer %j knows the cards that seat 1 was seen to take, not its starting contract',
  (viewer) => {
    const state = position()
    actAll(state, ['0 choose market', '1 take market/trader/1'])
    expect(ids(packetRow.view(state, viewer).hands[1]!)).toEqual([
      'unseen',
      FUR_3,
      'guildhall/contract/cotton-1-sweden',
      'market/goods/cotton-1-at-2',
      'bank/money/3-1',
      'market/trader/1',
    ])
  },
)

test('PR-7.2 known cards that have been used are no longer listed', () => {
  const state = position()
  actAll(state, ['1 cash bank/money/3-1', `1 ${OPEN_DELIVERY}`])
  expect(ids(packetRow.view(state, 0).hands[1]!)).toEqual(['unseen', FUR_3])
})

test('PR-7.2 a spectator sees no starting contract', () => {
  const shown = packetRow.view(position(), null).hands.map((cards) => ids(cards)[0])
  expect(shown).toEqual(['unseen', 'unseen', 'unseen'])
})

test('PR-7.2 the starting contract is private until it is used', () => {
  const state = position()
  const events = act(state, 1, delivery([START], [SPAIN], [FUR_3]))
  expect(events).toEqual([expect.objectContaining({ type: 'delivered', seat: 1, reward: 25, reveals: true })])
  for (const viewer of [0, 1, 2, null]) {
    const seen = packetRow.view(state, viewer)
    expect(ids(seen.discards[0]!)).toEqual([START])
    expect(ids(seen.hands[1]!)).not.toContain('unseen')
  }
})

test('PR-7.2 using known cards reveals nothing', () => {
  const events = actAll(position(), ['1 cash bank/money/3-1', `1 ${OPEN_DELIVERY}`])
  expect(events.map(({ type, reveals }) => [type, reveals])).toEqual([
    ['cashed', undefined],
    ['delivered', undefined],
  ])
})

test('PR-7.2 a starting contract that was not used stays private after the end', () => {
  const { state } = arrangeEnd({ players: 3 })
  expect(packetRow.view(state, 0).hands.map((cards) => ids(cards)[0])).toEqual([hand(state, 0)[0], 'unseen', 'unseen'])
})

/** The same game with every card that the viewer has not seen exchanged for another one that it has not seen. */
function exchangeSecrets(state: State, viewer: Viewer): State {
  const rivals = state.hands.filter((_, seat) => seat !== viewer).flat()
  const isStarting = (card: number): boolean => CARDS[card]!.starting
  const pools = AREAS.map((_, area) => [
    ...state.talons[area]!,
    ...state.box.filter((card) => CARDS[card]!.area === area && !isStarting(card)),
  ])
  pools.push([...rivals, ...state.box].filter(isStarting))
  const exchange = new Map(pools.flatMap((pool) => pool.map((card, i) => [card, pool[(i + 1) % pool.length]!])))
  const through = (cards: number[]): number[] => cards.map((card) => exchange.get(card) ?? card)
  const other = packetRow.clone(state)
  other.talons = state.talons.map(through)
  other.box = through(state.box)
  other.hands = state.hands.map(through)
  expect(packetRow.check(other)).toEqual([])
  return other
}

function seen(state: State, viewer: Viewer): string {
  return JSON.stringify(packetRow.view(state, viewer))
}

test.each([2, 3, 4, 5])(
  'PR-7.3 with %i seats nobody knows the order of the talons or what lies in the box',
  (players) => {
    const state = arrange({ players })
    const other = exchangeSecrets(state, null)
    other.hands = state.hands.map((cards) => [...cards])
    expect([JSON.stringify(other.talons), other.box]).not.toEqual([JSON.stringify(state.talons), state.box])
    for (const viewer of [...Array(players).keys(), null]) expect(seen(other, viewer)).toBe(seen(state, viewer))
  },
)

test('PR-7.3 a card of the talon, of the box and of a rival’s hand are refused alike', () => {
  const state = arrange({ players: 2 })
  act(state, 0, 'choose market')
  const hidden = [state.talons[2]![0]!, state.box[0]!, state.hands[0]![0]!]
  for (const card of hidden) {
    const { id } = CARDS[card]!
    expect(packetRow.refuse(state, 1, { type: 'take', card })).toMatchObject({
      code: 'not-on-offer',
      params: { card: id },
    })
    expect(packetRow.refuse(state, 1, { type: 'cash', card })).toMatchObject({ code: 'not-held', params: { card: id } })
  }
})

const ROUND = [
  '1 cash bank/money/3-1',
  '0 choose market',
  `1 ${OPEN_DELIVERY}`,
  '1 take market/vp/hydrant',
  '2 pass',
  '0 pass',
  '0 cash bank/money/4-1',
  '0 choose bank',
]

test.each([0, 2, null])('PR-7.4 to viewer %j two games look the same, to the byte', (viewer) => {
  const [state, other] = [position(), exchangeSecrets(position(), viewer)]
  expect(hand(other, 1)[0]).not.toBe(hand(state, 1)[0])
  for (const line of ROUND) {
    expect(seen(other, viewer)).toBe(seen(state, viewer))
    expect(JSON.stringify(actAll(other, [line]))).toBe(JSON.stringify(actAll(state, [line])))
  }
  expect(seen(other, viewer)).toBe(seen(state, viewer))
})

test('PR-7.4 what is offered and what is refused tells a seat nothing', () => {
  // With two seats the box holds cards of every deck. Seat 1 is asked, so that only the card decides.
  const state = arrange({ players: 2, fleets: [[], [SPAIN]] })
  act(state, 0, 'choose market')
  const other = exchangeSecrets(state, 1)
  const judge = (game: State, card: number): unknown[] => [
    packetRow.refuse(game, 1, { type: 'take', card }),
    packetRow.refuse(game, 1, { type: 'cash', card }),
    packetRow.refuse(game, 1, { type: 'deliver', contracts: [card], ships: [{ card: readCard(SPAIN) }], goods: [] }),
  ]
  expect(packetRow.legal(other, 1)).toEqual(packetRow.legal(state, 1))
  for (const card of CARDS.keys()) expect(judge(other, card)).toEqual(judge(state, card))
})

test('PR-7.4 to the seat itself its own starting contract makes the difference', () => {
  const [state, other] = [position(), exchangeSecrets(position(), 0)]
  expect(seen(other, 1)).not.toBe(seen(state, 1))
})

test.each([0, null])('PR-7.4 to viewer %j two games that are over look the same', (viewer) => {
  const { state } = arrangeEnd({ players: 2, hands: [['start/contract/grain-3-sweden', 'bank/banker/1']] })
  const other = exchangeSecrets(state, viewer)
  expect(hand(other, 1)).not.toEqual(hand(state, 1))
  expect(packetRow.view(state, viewer).scores).toEqual(packetRow.score(state))
  expect(seen(other, viewer)).toBe(seen(state, viewer))
})
