import { CARDS, packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { act, actAll, arrange, arrangeEnd, delivery, discardPile, fleet, hand, refused } from '../arrange.ts'

const COTTON_1_SWEDEN = 'guildhall/contract/cotton-1-sweden'
const COTTON_2_GERMANY = 'guildhall/contract/cotton-2-german-confederation'
const COTTON_3_NETHERLANDS = 'guildhall/contract/cotton-3-netherlands'
const COTTON_5_FRANCE = 'guildhall/contract/cotton-5-france'
const FUR_3_FRANCE = 'guildhall/contract/fur-3-france'
const TOBACCO_1_FRANCE = 'guildhall/contract/tobacco-1-france'
const TOBACCO_1_NETHERLANDS = 'guildhall/contract/tobacco-1-netherlands'
const COTTON_1 = 'market/goods/cotton-1-at-2'
const COTTON_2 = 'market/goods/cotton-2-at-5'
const COTTON_3 = 'market/goods/cotton-3-at-8'
const COTTON_3_TOO = 'market/goods/cotton-3-at-9'
const FUR_3 = 'market/goods/fur-3-at-8'
const GRAIN_3 = 'market/goods/grain-3-at-8'
const TOBACCO_2 = 'market/goods/tobacco-2-at-5'
const FRANCE = 'docks/ship/france-1'
const NETHERLANDS = 'docks/ship/netherlands-1'
const SWEDEN = 'docks/ship/sweden-1'
const GERMANY = 'docks/ship/german-confederation-1'

/** Seat 1 holds these cards and has $25; seat 0 is to choose an area. */
function holding(cards: string[], ships: string[]): State {
  return arrange({ players: 3, hands: [[], cards], fleets: [[], ships] })
}

const READY = { cards: [COTTON_1_SWEDEN, COTTON_1, 'bank/money/4-1'], ships: [SWEDEN] }
const DELIVER = delivery([COTTON_1_SWEDEN], [SWEDEN], [COTTON_1])

/** Moments of a round of three seats; seat 1 is the one with READY. */
const MOMENTS: [string, string[]][] = [
  ['while another chooses', []],
  ['while it is asked', ['0 choose market']],
  ['after it has passed', ['0 choose market', '1 pass']],
  ['after it has taken a card', ['0 choose market', '1 take market/trader/1']],
  ['while the harbour master decides', ['0 choose market', '1 pass', '2 pass']],
  ['between two choices', ['0 choose market', '1 pass', '2 pass', '0 pass']],
  ['while the round is finished', ['0 choose market', '1 take market/trader/1', '2 take market/trader/2']],
  ['while it chooses itself', ['0 choose market', '1 pass', '2 pass', '0 take market/trader/1']],
]

function atMoment(lines: string[]): State {
  const market = { current: ['market/trader/1', 'market/trader/2'] }
  const state = arrange({ players: 3, market, hands: [[], READY.cards], fleets: [[], READY.ships] })
  actAll(state, lines)
  return state
}

function owed({ phase, actor, area, chosen, round, harbourMaster, pieces }: State): unknown {
  return { phase, actor, area, chosen, round, harbourMaster, pieces: [...pieces] }
}

test.each(MOMENTS)('PR-6.1 a money card is cashed %s', (_, lines) => {
  const state = atMoment(lines)
  const before = owed(state)
  const events = act(state, 1, 'cash bank/money/4-1')
  expect([state.money[1], hand(state, 1).includes('bank/money/4-1')]).toEqual([29, false])
  expect(discardPile(state, 'bank')).toEqual(['bank/money/4-1'])
  const card = CARDS.findIndex(({ id }) => id === 'bank/money/4-1')
  expect(events).toEqual([{ type: 'cashed', seat: 1, card, value: 4 }])
  expect(owed(state)).toEqual(before)
})

test('PR-6.1 a money card must be in the hand', () => {
  const state = arrange({ players: 3, hands: [[], ['bank/money/4-1'], []] })
  for (const card of ['bank/money/4-1', 'bank/money/8-1']) {
    expect(refused(state, 2, `cash ${card}`)).toEqual({ code: 'not-held', clause: 'PR-6.1', params: { card } })
  }
})

test.each(['bank/banker/1', COTTON_1, 'bank/vp/hospital'])('PR-6.1 %s is no money card', (card) => {
  const state = holding([card], [])
  expect(refused(state, 1, `cash ${card}`)).toEqual({ code: 'not-a-money-card', clause: 'PR-6.1', params: { card } })
})

test('PR-6.1 nothing is cashed after the end', () => {
  const { state } = arrangeEnd({ players: 3, hands: [[], ['bank/money/4-1']] })
  expect(refused(state, 1, 'cash bank/money/4-1')).toEqual({ code: 'game-over', clause: 'PR-6.1', params: {} })
})

test.each(MOMENTS)('PR-6.2 a contract is fulfilled %s', (_, lines) => {
  const state = atMoment(lines)
  const before = owed(state)
  expect(packetRow.legal(state, 1).map(packetRow.format)).toContain(DELIVER)
  const events = act(state, 1, DELIVER)
  expect([state.money[1], fleet(state, 1)]).toEqual([40, []])
  expect(events.map(({ type }) => type)).toEqual(['delivered'])
  expect(owed(state)).toEqual(before)
})

test('PR-6.2 the reward may pay for the card that the seat is asked about', () => {
  const state = arrange({
    players: 3,
    market: { current: ['market/vp/library', 'market/trader/1'] },
    hands: [[], READY.cards],
    fleets: [[], READY.ships],
    money: [25, 0, 25],
  })
  act(state, 0, 'choose market')
  expect(refused(state, 1, 'take market/vp/library').params).toMatchObject({ price: 15, money: 0, missing: 15 })
  actAll(state, [`1 ${DELIVER}`, '1 take market/vp/library'])
  expect([state.money[1], hand(state, 1)]).toEqual([0, ['bank/money/4-1', 'market/vp/library']])
})

test('PR-6.2 nothing is delivered after the end', () => {
  const { state } = arrangeEnd({ players: 3 })
  expect(refused(state, 1, DELIVER)).toEqual({ code: 'game-over', clause: 'PR-6.2', params: {} })
  expect([0, 1, 2].flatMap((seat) => packetRow.legal(state, seat))).toEqual([])
})

test('PR-6.3 every named card is discarded, the others are kept, and the sum of the rewards is paid', () => {
  const cards = [COTTON_1_SWEDEN, COTTON_1, FUR_3, COTTON_2_GERMANY, COTTON_2, COTTON_3_NETHERLANDS]
  const state = holding(cards, [SWEDEN, GERMANY, FRANCE])
  act(state, 1, delivery([COTTON_1_SWEDEN, COTTON_2_GERMANY], [GERMANY, SWEDEN], [COTTON_2, COTTON_1]))
  expect(state.money).toEqual([25, 25 + 15 + 20, 25])
  expect([hand(state, 1), fleet(state, 1)]).toEqual([[FUR_3, COTTON_3_NETHERLANDS], [FRANCE]])
})

test.each([
  ['not-a-contract', COTTON_2, delivery([COTTON_2], [SWEDEN], [COTTON_1])],
  ['not-a-ship', COTTON_2, delivery([COTTON_1_SWEDEN], [COTTON_2], [COTTON_1])],
  ['not-goods', 'docks/captain/1', delivery([COTTON_1_SWEDEN], [SWEDEN], ['docks/captain/1'])],
  ['not-goods', SWEDEN, delivery([COTTON_1_SWEDEN], [SWEDEN], [SWEDEN])],
])('PR-6.3 contracts, ships, goods and gold only: %s for %s', (code, card, text) => {
  const state = holding([COTTON_1_SWEDEN, COTTON_1, COTTON_2, 'docks/captain/1'], [SWEDEN])
  expect(refused(state, 1, text)).toEqual({ code, clause: 'PR-6.3', params: { card } })
})

test('PR-6.4 every contract needs a ship bound for its destination', () => {
  const state = holding([COTTON_1_SWEDEN, COTTON_2_GERMANY, COTTON_3], [SWEDEN, GERMANY, FRANCE])
  const contracts = [COTTON_1_SWEDEN, COTTON_2_GERMANY]
  expect(refused(state, 1, delivery(contracts, [SWEDEN], [COTTON_3]))).toEqual({
    code: 'no-ship',
    clause: 'PR-6.4',
    params: { destination: 'german-confederation' },
  })
  act(state, 1, delivery(contracts, [SWEDEN, GERMANY], [COTTON_3]))
  expect([state.money[1], fleet(state, 1)]).toEqual([60, [FRANCE]])
})

test('PR-6.4 no ship at all will not do', () => {
  const state = holding([COTTON_1_SWEDEN, COTTON_1], [SWEDEN])
  expect(refused(state, 1, delivery([COTTON_1_SWEDEN], [], [COTTON_1]))).toEqual({
    code: 'no-ship',
    clause: 'PR-6.4',
    params: { destination: 'sweden' },
  })
})

test('PR-6.5 one ship serves any number of contracts of one destination', () => {
  const cards = [TOBACCO_1_FRANCE, FUR_3_FRANCE, COTTON_5_FRANCE, TOBACCO_2, FUR_3, COTTON_2, COTTON_3]
  const state = holding(cards, [FRANCE])
  act(state, 1, delivery(cards.slice(0, 3), [FRANCE], cards.slice(3)))
  expect([state.money[1], hand(state, 1), fleet(state, 1)]).toEqual([25 + 15 + 25 + 35, [], []])
})

test.each([
  [[COTTON_3, COTTON_1], 1],
  [[COTTON_3], 2],
  [[COTTON_2, COTTON_1], 2],
  [[], 5],
])('PR-6.6 the units of a kind must reach what the contracts ask for together: %j', (goods, units) => {
  const state = holding([COTTON_2_GERMANY, COTTON_3_NETHERLANDS, COTTON_1, COTTON_2, COTTON_3], [GERMANY, NETHERLANDS])
  const text = delivery([COTTON_2_GERMANY, COTTON_3_NETHERLANDS], [GERMANY, NETHERLANDS], goods)
  expect(refused(state, 1, text)).toEqual({
    code: 'goods-missing',
    clause: 'PR-6.6',
    params: { good: 'cotton', units },
  })
})

test('PR-6.6 each kind counts for itself', () => {
  const state = holding([FUR_3_FRANCE, COTTON_3, GRAIN_3, FUR_3], [FRANCE])
  expect(refused(state, 1, delivery([FUR_3_FRANCE], [FRANCE], [COTTON_3, GRAIN_3]))).toEqual({
    code: 'goods-missing',
    clause: 'PR-6.6',
    params: { good: 'fur', units: 3 },
  })
  act(state, 1, delivery([FUR_3_FRANCE], [FRANCE], [FUR_3]))
  expect([state.money[1], hand(state, 1)]).toEqual([50, [COTTON_3, GRAIN_3]])
})

test('PR-6.7 one card’s units are divided among contracts of different ships', () => {
  const state = holding([TOBACCO_1_FRANCE, TOBACCO_1_NETHERLANDS, TOBACCO_2], [FRANCE, NETHERLANDS])
  act(state, 1, delivery([TOBACCO_1_FRANCE, TOBACCO_1_NETHERLANDS], [FRANCE, NETHERLANDS], [TOBACCO_2]))
  expect([state.money[1], hand(state, 1), fleet(state, 1)]).toEqual([55, [], []])
})

test('PR-6.7 two cards of three units serve a contract for five and one for one', () => {
  const state = holding([COTTON_5_FRANCE, COTTON_1_SWEDEN, COTTON_3, COTTON_3_TOO], [FRANCE, SWEDEN])
  act(state, 1, delivery([COTTON_5_FRANCE, COTTON_1_SWEDEN], [FRANCE, SWEDEN], [COTTON_3, COTTON_3_TOO]))
  expect([state.money[1], hand(state, 1)]).toEqual([75, []])
})

test('PR-6.7 units are divided within one delivery only', () => {
  const state = holding([TOBACCO_1_FRANCE, TOBACCO_1_NETHERLANDS, TOBACCO_2], [FRANCE, NETHERLANDS])
  act(state, 1, delivery([TOBACCO_1_FRANCE], [FRANCE], [TOBACCO_2]))
  expect(refused(state, 1, delivery([TOBACCO_1_NETHERLANDS], [NETHERLANDS], [TOBACCO_2]))).toEqual({
    code: 'not-held',
    clause: 'PR-6.12',
    params: { card: TOBACCO_2 },
  })
})

test('PR-6.8 surplus units are lost and nothing is paid for them', () => {
  const state = holding([COTTON_1_SWEDEN, COTTON_3], [SWEDEN])
  act(state, 1, delivery([COTTON_1_SWEDEN], [SWEDEN], [COTTON_3]))
  expect([state.money[1], hand(state, 1)]).toEqual([40, []])
  expect(discardPile(state, 'market')).toEqual([COTTON_3])
})

test('PR-6.8 a goods card more than needed is allowed, and lost', () => {
  const state = holding([COTTON_1_SWEDEN, COTTON_1, COTTON_2, GRAIN_3, 'docks/gold/single-1'], [SWEDEN])
  const goods = [COTTON_1, COTTON_2, GRAIN_3, 'docks/gold/single-1 as fur']
  act(state, 1, delivery([COTTON_1_SWEDEN], [SWEDEN], goods))
  expect([state.money[1], hand(state, 1)]).toEqual([40, []])
  expect(discardPile(state, 'market')).toEqual([COTTON_1, COTTON_2, GRAIN_3])
})
