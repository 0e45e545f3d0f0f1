import { play } from '@south-street/engine'
import { packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { act, actAll, arrange, delivery, discardPile, fleet, hand, refused } from '../arrange.ts'

const COTTON_1_SWEDEN = 'guildhall/contract/cotton-1-sweden'
const COTTON_2_GERMANY = 'guildhall/contract/cotton-2-german-confederation'
const FUR_1_BRITAIN = 'guildhall/contract/fur-1-great-britain'
const FUR_3_FRANCE = 'guildhall/contract/fur-3-france'
const TOBACCO_1_FRANCE = 'guildhall/contract/tobacco-1-france'
const TOBACCO_1_NETHERLANDS = 'guildhall/contract/tobacco-1-netherlands'
const COTTON_1 = 'market/goods/cotton-1-at-2'
const COTTON_2 = 'market/goods/cotton-2-at-5'
const FUR_1 = 'market/goods/fur-1-at-2'
const FUR_3 = 'market/goods/fur-3-at-8'
const GRAIN_1 = 'market/goods/grain-1-at-2'
const TOBACCO_2 = 'market/goods/tobacco-2-at-5'
const BRITAIN = 'docks/ship/great-britain-1'
const FRANCE = 'docks/ship/france-1'
const FRANCE_TOO = 'docks/ship/france-2'
const NETHERLANDS = 'docks/ship/netherlands-1'
const SPAIN = 'docks/ship/spain-1'
const SWEDEN = 'docks/ship/sweden-1'
const GERMANY = 'docks/ship/german-confederation-1'
const SINGLE = 'docks/gold/single-1'
const DOUBLE = 'docks/gold/double-1'
const TRADER = 'market/trader/1'
const CAPTAIN = 'docks/captain/1'

/** Seat 1 holds these cards and has $25. */
function holding(cards: string[], ships: string[]): State {
  return arrange({ players: 3, hands: [[], cards], fleets: [[], ships] })
}

/** What seat 1 has left: money, hand, fleet. */
function left(state: State): unknown[] {
  return [state.money[1], hand(state, 1), fleet(state, 1)]
}

test('PR-6.9 a single gold nugget counts as one unit of the kind that the seat names', () => {
  const state = holding([COTTON_1_SWEDEN, SINGLE], [SWEDEN])
  expect(refused(state, 1, delivery([COTTON_1_SWEDEN], [SWEDEN], [`${SINGLE} as fur`]))).toEqual({
    code: 'goods-missing',
    clause: 'PR-6.6',
    params: { good: 'cotton', units: 1 },
  })
  act(state, 1, delivery([COTTON_1_SWEDEN], [SWEDEN], [`${SINGLE} as cotton`]))
  expect(left(state)).toEqual([40, [], []])
})

test('PR-6.9 a single gold nugget is one unit, not two', () => {
  const state = holding([COTTON_2_GERMANY, SINGLE, COTTON_1], [GERMANY])
  const refusal = refused(state, 1, delivery([COTTON_2_GERMANY], [GERMANY], [`${SINGLE} as cotton`]))
  expect(refusal).toEqual({ code: 'goods-missing', clause: 'PR-6.6', params: { good: 'cotton', units: 1 } })
  act(state, 1, delivery([COTTON_2_GERMANY], [GERMANY], [`${SINGLE} as cotton`, COTTON_1]))
  expect(left(state)).toEqual([45, [], []])
})

test('PR-6.9 the seat must name the kind of its gold', () => {
  const state = holding([COTTON_1_SWEDEN, SINGLE], [SWEDEN])
  expect(refused(state, 1, delivery([COTTON_1_SWEDEN], [SWEDEN], [SINGLE]))).toEqual({
    code: 'gold-unnamed',
    clause: 'PR-6.9',
    params: { card: SINGLE },
  })
})

test('PR-6.9 a double gold nugget counts as two units of one and the same kind', () => {
  const contracts = [FUR_1_BRITAIN, COTTON_1_SWEDEN]
  const state = holding([...contracts, DOUBLE, COTTON_2_GERMANY], [BRITAIN, SWEDEN, GERMANY])
  const split = delivery(contracts, [BRITAIN, SWEDEN], [`${DOUBLE} as fur`])
  expect(refused(state, 1, split)).toMatchObject({ code: 'goods-missing', params: { good: 'cotton', units: 1 } })
  act(state, 1, delivery([COTTON_2_GERMANY], [GERMANY], [`${DOUBLE} as cotton`]))
  expect(left(state)).toEqual([45, contracts, [BRITAIN, SWEDEN]])
})

test('PR-6.9 PR-6.7 the two units of a double gold nugget may go to two contracts', () => {
  const contracts = [TOBACCO_1_FRANCE, TOBACCO_1_NETHERLANDS]
  const state = holding([...contracts, DOUBLE], [FRANCE, NETHERLANDS])
  act(state, 1, delivery(contracts, [FRANCE, NETHERLANDS], [`${DOUBLE} as tobacco`]))
  expect(left(state)).toEqual([55, [], []])
})

test('PR-6.10 a trader makes all units of a goods card count as another kind, and is discarded', () => {
  const state = holding([COTTON_2_GERMANY, TOBACCO_2, TRADER], [GERMANY])
  act(state, 1, delivery([COTTON_2_GERMANY], [GERMANY], [`${TOBACCO_2} by ${TRADER} as cotton`]))
  expect(left(state)).toEqual([45, [], []])
  expect(discardPile(state, 'market')).toEqual([TOBACCO_2, TRADER])
})

test('PR-6.10 no unit of the card keeps its own kind', () => {
  const contracts = [TOBACCO_1_FRANCE, COTTON_1_SWEDEN]
  const state = holding([...contracts, TOBACCO_2, TRADER], [FRANCE, SWEDEN])
  const text = delivery(contracts, [FRANCE, SWEDEN], [`${TOBACCO_2} by ${TRADER} as cotton`])
  expect(refused(state, 1, text)).toMatchObject({ code: 'goods-missing', params: { good: 'tobacco', units: 1 } })
})

test('PR-6.10 one trader serves one goods card, two traders serve two', () => {
  const state = holding([FUR_3_FRANCE, COTTON_2, GRAIN_1, TRADER, 'market/trader/2'], [FRANCE])
  const loaded = `${COTTON_2} by ${TRADER} as fur`
  expect(refused(state, 1, delivery([FUR_3_FRANCE], [FRANCE], [loaded, `${GRAIN_1} by ${TRADER} as fur`]))).toEqual({
    code: 'card-twice',
    clause: 'PR-6.12',
    params: { card: TRADER },
  })
  act(state, 1, delivery([FUR_3_FRANCE], [FRANCE], [loaded, `${GRAIN_1} by market/trader/2 as fur`]))
  expect(left(state)).toEqual([50, [], []])
})

test('PR-6.10 a trader cannot serve a gold card', () => {
  const state = holding([COTTON_1_SWEDEN, SINGLE, TRADER], [SWEDEN])
  expect(refused(state, 1, delivery([COTTON_1_SWEDEN], [SWEDEN], [`${SINGLE} by ${TRADER} as cotton`]))).toEqual({
    code: 'trader-on-gold',
    clause: 'PR-6.10',
    params: { card: SINGLE },
  })
})

test.each([`${TOBACCO_2} by ${TRADER}`, `${TOBACCO_2} as cotton`])(
  'PR-6.10 a trader and another kind go together: %s',
  (goods) => {
    const state = holding([COTTON_2_GERMANY, TOBACCO_2, TRADER], [GERMANY])
    expect(refused(state, 1, delivery([COTTON_2_GERMANY], [GERMANY], [goods]))).toEqual({
      code: 'trader-and-kind',
      clause: 'PR-6.10',
      params: { card: TOBACCO_2 },
    })
  },
)

test('PR-6.10 no other card does a trader’s work', () => {
  const state = holding([COTTON_2_GERMANY, TOBACCO_2, CAPTAIN], [GERMANY])
  const text = delivery([COTTON_2_GERMANY], [GERMANY], [`${TOBACCO_2} by ${CAPTAIN} as cotton`])
  expect(refused(state, 1, text)).toEqual({ code: 'not-a-trader', clause: 'PR-6.10', params: { card: CAPTAIN } })
})

test('PR-6.10 PR-6.11 trader and captain can be used in a delivery only', () => {
  const market = { current: ['market/trader/2', 'market/trader/3'], future: ['market/trader/4', 'market/trader/5'] }
  const state = arrange({ players: 3, market, hands: [[], [TRADER, CAPTAIN]] })
  act(state, 0, 'choose market')
  for (const card of [TRADER, CAPTAIN]) {
    expect(refused(state, 1, `cash ${card}`)).toMatchObject({ code: 'not-a-money-card', params: { card } })
    expect(refused(state, 1, `take market/trader/4 with ${card}`)).toMatchObject({ code: 'not-an-assistant' })
  }
})

test('PR-6.11 a captain gives a ship another destination, and is discarded', () => {
  const state = holding([COTTON_1_SWEDEN, COTTON_1, CAPTAIN], [SPAIN])
  const text = delivery([COTTON_1_SWEDEN], [SPAIN], [COTTON_1])
  expect(refused(state, 1, text)).toMatchObject({ code: 'no-ship', params: { destination: 'sweden' } })
  act(state, 1, delivery([COTTON_1_SWEDEN], [`${SPAIN} under ${CAPTAIN} to sweden`], [COTTON_1]))
  expect(left(state)).toEqual([40, [], []])
  expect(discardPile(state, 'docks')).toEqual([SPAIN, CAPTAIN])
})

test('PR-6.11 under a captain the ship no longer serves its own destination', () => {
  const contracts = [COTTON_1_SWEDEN, TOBACCO_1_FRANCE]
  const state = holding([...contracts, COTTON_1, TOBACCO_2, CAPTAIN], [SWEDEN])
  const text = delivery(contracts, [`${SWEDEN} under ${CAPTAIN} to france`], [COTTON_1, TOBACCO_2])
  expect(refused(state, 1, text)).toEqual({ code: 'no-ship', clause: 'PR-6.4', params: { destination: 'sweden' } })
})

test('PR-6.11 a captain’s ship carries several contracts of its one destination', () => {
  const contracts = [FUR_3_FRANCE, TOBACCO_1_FRANCE]
  const state = holding([...contracts, FUR_3, TOBACCO_2, CAPTAIN], [SPAIN])
  act(state, 1, delivery(contracts, [`${SPAIN} under ${CAPTAIN} to france`], [FUR_3, TOBACCO_2]))
  expect(left(state)).toEqual([65, [], []])
})

test('PR-6.11 several captains take several ships', () => {
  const contracts = [COTTON_1_SWEDEN, TOBACCO_1_NETHERLANDS]
  const state = holding([...contracts, COTTON_1, TOBACCO_2, CAPTAIN, 'docks/captain/2'], [SPAIN, FRANCE])
  const ships = [`${SPAIN} under ${CAPTAIN} to sweden`, `${FRANCE} under docks/captain/2 to netherlands`]
  act(state, 1, delivery(contracts, ships, [COTTON_1, TOBACCO_2]))
  expect(left(state)).toEqual([55, [], []])
})

test.each([`${SPAIN} under ${CAPTAIN}`, `${SPAIN} to sweden`])(
  'PR-6.11 a captain and another destination go together: %s',
  (ship) => {
    const state = holding([COTTON_1_SWEDEN, COTTON_1, CAPTAIN], [SPAIN])
    expect(refused(state, 1, delivery([COTTON_1_SWEDEN], [ship], [COTTON_1]))).toEqual({
      code: 'captain-and-destination',
      clause: 'PR-6.11',
      params: { ship: SPAIN },
    })
  },
)

test('PR-6.11 no other card does a captain’s work', () => {
  const state = holding([COTTON_1_SWEDEN, COTTON_1, TRADER], [SPAIN])
  const text = delivery([COTTON_1_SWEDEN], [`${SPAIN} under ${TRADER} to sweden`], [COTTON_1])
  expect(refused(state, 1, text)).toEqual({ code: 'not-a-captain', clause: 'PR-6.11', params: { card: TRADER } })
})

test('PR-6.12 two ships to one destination need two contracts', () => {
  const contracts = [FUR_3_FRANCE, TOBACCO_1_FRANCE]
  const state = holding([...contracts, FUR_3, TOBACCO_2], [FRANCE, FRANCE_TOO])
  expect(refused(state, 1, delivery([FUR_3_FRANCE], [FRANCE, FRANCE_TOO], [FUR_3]))).toEqual({
    code: 'ship-idle',
    clause: 'PR-6.12',
    params: { destination: 'france' },
  })
  act(state, 1, delivery(contracts, [FRANCE, FRANCE_TOO], [FUR_3, TOBACCO_2]))
  expect(left(state)).toEqual([65, [], []])
})

const BROKEN: [string, string, string, Record<string, string>][] = [
  ['an idle ship', delivery([FUR_3_FRANCE], [FRANCE, SPAIN], [FUR_3]), 'ship-idle', { destination: 'spain' }],
  [
    'a captain to the ship’s own destination',
    delivery([FUR_3_FRANCE], [`${FRANCE} under ${CAPTAIN} to france`], [FUR_3]),
    'captain-idle',
    { ship: FRANCE, destination: 'france' },
  ],
  [
    'a trader to the card’s own kind',
    delivery([FUR_3_FRANCE], [FRANCE], [`${FUR_3} by ${TRADER} as fur`]),
    'trader-idle',
    { card: FUR_3, good: 'fur' },
  ],
  ['no contract', delivery([], [FRANCE], [FUR_3]), 'no-contract', {}],
  ['a contract twice', delivery([FUR_3_FRANCE, FUR_3_FRANCE], [FRANCE], [FUR_3]), 'card-twice', { card: FUR_3_FRANCE }],
  ['a ship twice', delivery([FUR_3_FRANCE], [FRANCE, FRANCE], [FUR_3]), 'card-twice', { card: FRANCE }],
  ['a goods card twice', delivery([FUR_3_FRANCE], [FRANCE], [FUR_1, FUR_1]), 'card-twice', { card: FUR_1 }],
  [
    'a captain twice',
    delivery([FUR_3_FRANCE], [`${FRANCE} under ${CAPTAIN} to spain`, `${SPAIN} under ${CAPTAIN} to france`], [FUR_3]),
    'card-twice',
    { card: CAPTAIN },
  ],
  ['a contract not held', delivery([COTTON_1_SWEDEN], [FRANCE], [FUR_3]), 'not-held', { card: COTTON_1_SWEDEN }],
  ['a ship not held', delivery([FUR_3_FRANCE], [FRANCE_TOO], [FUR_3]), 'not-held', { card: FRANCE_TOO }],
  ['a goods card not held', delivery([FUR_3_FRANCE], [FRANCE], [COTTON_2]), 'not-held', { card: COTTON_2 }],
  [
    'a trader not held',
    delivery([FUR_3_FRANCE], [FRANCE], [`${GRAIN_1} by market/trader/2 as fur`]),
    'not-held',
    { card: 'market/trader/2' },
  ],
]

test.each(BROKEN)('PR-6.12 a delivery with %s is refused, and nothing changes', (_, text, code, params) => {
  // Seat 2 holds the very cards that seat 1 lacks.
  const state = arrange({
    players: 3,
    hands: [[], [FUR_3_FRANCE, FUR_3, FUR_1, GRAIN_1, TRADER, CAPTAIN], [COTTON_1_SWEDEN, COTTON_2, 'market/trader/2']],
    fleets: [[], [FRANCE, SPAIN], [FRANCE_TOO]],
  })
  const before = JSON.stringify(state)
  const refusal = { code, clause: 'PR-6.12', params }
  expect(play(packetRow, state, 1, packetRow.parse(text))).toEqual({ state: null, refusal })
  expect(JSON.stringify(state)).toBe(before)
})

test('PR-6.12 a gold card or a trader twice is refused', () => {
  const gold = 'docks/gold/double-1'
  const cards = [FUR_3_FRANCE, gold, GRAIN_1, FUR_1, TRADER]
  const state = arrange({ players: 3, hands: [[], cards], fleets: [[], [FRANCE]] })
  const twice = (goods: string[]) => refused(state, 1, delivery([FUR_3_FRANCE], [FRANCE], goods))
  expect(twice([`${gold} as fur`, `${gold} as fur`])).toMatchObject({ code: 'card-twice', params: { card: gold } })
  const traders = [`${GRAIN_1} by ${TRADER} as fur`, `${FUR_1} by ${TRADER} as grain`, `${gold} as fur`]
  expect(twice(traders)).toMatchObject({ code: 'card-twice', params: { card: TRADER } })
})

test('PR-6.13 discarded cards go to the pile of the area that they came from', () => {
  const contracts = [FUR_3_FRANCE, COTTON_2_GERMANY]
  const state = holding([...contracts, FUR_1, COTTON_2, DOUBLE, TRADER, GRAIN_1, SINGLE, CAPTAIN], [SPAIN, GERMANY])
  const guildhall = discardPile(state, 'guildhall')
  const goods = [FUR_1, `${COTTON_2} by ${TRADER} as fur`, `${DOUBLE} as cotton`]
  act(state, 1, delivery(contracts, [`${SPAIN} under ${CAPTAIN} to france`, GERMANY], goods))
  expect(left(state)).toEqual([25 + 25 + 20, [GRAIN_1, SINGLE], []])
  expect(discardPile(state, 'guildhall')).toEqual([...guildhall, ...contracts])
  expect(discardPile(state, 'docks')).toEqual([SPAIN, CAPTAIN, GERMANY, DOUBLE])
  expect(discardPile(state, 'market')).toEqual([FUR_1, COTTON_2, TRADER])
  expect(discardPile(state, 'bank')).toEqual([])
})

test('PR-6.13 starting contracts go to the guildhall’s pile', () => {
  const start = 'start/contract/fur-3-spain'
  const state = arrange({ players: 2, hands: [[start, FUR_3], []], fleets: [[SPAIN]] })
  actAll(state, [`0 ${delivery([start], [SPAIN], [FUR_3])}`])
  expect(discardPile(state, 'guildhall').at(-1)).toBe(start)
  expect([state.money[0], hand(state, 0)]).toEqual([50, []])
})
