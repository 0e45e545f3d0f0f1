import { packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import {
  type AreaName,
  act,
  actAll,
  arrange,
  arrangeEnd,
  currentSupply,
  discardPile,
  fleet,
  futureSupply,
  hand,
  ids,
  refused,
} from '../arrange.ts'

const RUNNING_OUT = { future: [], talon: [] }
const AREAS: readonly AreaName[] = ['guildhall', 'docks', 'market', 'bank']

/** The harbour master chooses the areas, everybody passes, and the harbour master takes a card of the last one. */
function playRound(state: State, areas: readonly AreaName[]): void {
  const master = state.harbourMaster
  for (const [i, area] of areas.entries()) {
    act(state, master, `choose ${area}`)
    for (let step = 1; step < state.players; step++) act(state, (master + step) % state.players, 'pass')
    act(state, master, i < areas.length - 1 ? 'pass' : `take ${currentSupply(state, area)[0]}`)
  }
}

function runningOut(players: number, count: number): State {
  return arrange({ players, ...Object.fromEntries(AREAS.slice(0, count).map((area) => [area, RUNNING_OUT])) })
}

const LIMITS = [
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 3],
] as const

test.each(LIMITS)('PR-8.1 with %i seats the game ends at %i short areas', (players, limit) => {
  const state = runningOut(players, limit)
  playRound(state, AREAS.slice(0, limit))
  expect([state.phase, packetRow.actor(state), state.round]).toEqual(['over', null, 0])
  expect(packetRow.view(state, null).scores).toHaveLength(players)
})

test.each(LIMITS)('PR-8.1 with %i seats the game goes on with fewer short areas than %i', (players, limit) => {
  const state = runningOut(players, limit - 1)
  playRound(state, AREAS.slice(0, limit))
  expect([state.phase, packetRow.actor(state), state.round]).toEqual(['choose', 1, 1])
  expect(packetRow.view(state, null).scores).toBeNull()
})

test('PR-8.1 areas that ran short in earlier rounds count', () => {
  const state = runningOut(5, 3)
  playRound(state, ['guildhall'])
  expect([state.round, state.phase]).toEqual([1, 'choose'])
  playRound(state, ['bank', 'docks'])
  expect([state.round, state.phase]).toEqual([2, 'choose'])
  playRound(state, ['bank'])
  expect([state.round, state.phase]).toEqual([3, 'choose'])
  playRound(state, ['market'])
  expect([state.round, state.phase]).toEqual([3, 'over'])
})

test('PR-8.1 an area that is short twice counts once', () => {
  const state = arrange({ players: 4, docks: { future: ['docks/captain/1'], talon: [] } })
  playRound(state, ['docks'])
  expect([currentSupply(state, 'docks'), state.phase]).toEqual([['docks/captain/1'], 'choose'])
  playRound(state, ['docks'])
  expect([currentSupply(state, 'docks'), state.phase]).toEqual([[], 'choose'])
})

test('PR-8.1 short by one card is short', () => {
  const state = arrange({ players: 4, docks: { talon: 0 }, market: { talon: 0 } })
  actAll(state, [
    '0 choose market',
    '1 pass',
    '2 pass',
    '3 pass',
    '0 pass',
    '0 choose docks',
    '1 pass',
    '2 pass',
    '3 pass',
  ])
  const events = act(state, 0, `take ${currentSupply(state, 'docks')[0]}`)
  expect([currentSupply(state, 'docks').length, currentSupply(state, 'market').length]).toEqual([2, 2])
  expect(events.find(({ type }) => type === 'game-ended')).toEqual({ type: 'game-ended', shortAreas: [1, 2] })
  expect(state.phase).toBe('over')
})

test('PR-8.1 an area that is exactly full is not short, though nothing is left for it', () => {
  const state = arrange({ players: 4, docks: { talon: 1 }, market: { talon: 1 } })
  playRound(state, ['market', 'docks'])
  expect([currentSupply(state, 'docks').length, currentSupply(state, 'market').length]).toEqual([3, 3])
  expect([futureSupply(state, 'docks'), futureSupply(state, 'market')]).toEqual([[], []])
  expect(state.phase).toBe('choose')
})

test.each([
  ['with an assistant', '1 take market/vp/museum with guildhall/assistant/1', 'over'],
  ['without', '1 pass', 'choose'],
])('PR-8.1 an assistant brings the end nearer: %s', (_, line, phase) => {
  const market = { current: ['market/trader/1', 'market/trader/2'], future: ['market/vp/museum', 'market/vp/hydrant'] }
  const state = arrange({ players: 3, market: { ...market, talon: [] }, hands: [[], ['guildhall/assistant/1']] })
  actAll(state, ['0 choose market', line, '2 pass', '0 take market/trader/1'])
  expect(state.phase).toBe(phase)
})

test.each(['choose bank', 'pass', 'take bank/money/3-1'])('PR-8.1 the game ends at once: no more %s', (text) => {
  const { state } = arrangeEnd({ players: 4 })
  for (const seat of [0, 1, 2, 3]) {
    expect(refused(state, seat, text)).toEqual({ code: 'game-over', clause: 'PR-8.1', params: {} })
    expect(packetRow.legal(state, seat)).toEqual([])
  }
})

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
])('PR-8.2 with %i seats incomplete future supplies alone do not end the game', (players, full) => {
  // Enough to fill every current supply; in the docks one card is left for the future supply.
  const enough = { talon: full - 2 }
  const state = arrange({ players, guildhall: enough, docks: { talon: full - 1 }, market: enough, bank: enough })
  playRound(state, AREAS)
  expect(AREAS.map((area) => currentSupply(state, area).length)).toEqual([full, full, full, full])
  expect(AREAS.map((area) => futureSupply(state, area).length)).toEqual([0, 1, 0, 0])
  expect([state.phase, state.round]).toEqual(['choose', 1])
})

const COTTON_5_FRANCE = 'guildhall/contract/cotton-5-france'
const COTTON_3_NETHERLANDS = 'guildhall/contract/cotton-3-netherlands'
const COTTON_2_GERMANY = 'guildhall/contract/cotton-2-german-confederation'
const COTTONS = ['market/goods/cotton-2-at-5', 'market/goods/cotton-3-at-8']
const SHIPS = ['docks/ship/france-1', 'docks/ship/netherlands-1', 'docks/ship/german-confederation-1']

test('PR-8.3 a last delivery is made and all money cards are cashed for every seat', () => {
  const { state } = arrangeEnd({
    players: 3,
    hands: [
      [COTTON_2_GERMANY, 'market/goods/cotton-2-at-5', 'bank/money/8-1', 'bank/money/3-1'],
      ['start/contract/fur-3-spain', 'market/goods/fur-3-at-8', 'bank/banker/1'],
      ['start/contract/fur-3-netherlands', 'bank/money/4-1'],
    ],
    fleets: [['docks/ship/german-confederation-1'], ['docks/ship/spain-1'], ['docks/ship/netherlands-1']],
    money: [10, 20, 30],
  })
  expect(state.money).toEqual([10 + 20 + 11, 20 + 25, 30 + 4])
  expect([0, 1, 2].map((seat) => hand(state, seat))).toEqual([
    ['guildhall/assistant/1'],
    ['bank/banker/1'],
    ['start/contract/fur-3-netherlands'],
  ])
  expect([0, 1, 2].map((seat) => fleet(state, seat))).toEqual([[], [], ['docks/ship/netherlands-1']])
  expect(discardPile(state, 'bank')).toEqual(['bank/money/8-1', 'bank/money/3-1', 'bank/money/4-1'])
  expect(discardPile(state, 'market')).toEqual(['market/goods/cotton-2-at-5', 'market/goods/fur-3-at-8'])
})

test('PR-8.3 every seat’s settling is told, whether it had anything to settle or not', () => {
  const { events } = arrangeEnd({ players: 3, hands: [[], ['bank/money/8-1']] })
  const settled = events.flatMap((event) => (event.type === 'settled' ? [event] : []))
  expect(settled.map(({ seat, delivery, reward, value }) => ({ seat, delivery, reward, value }))).toEqual([
    { seat: 0, delivery: null, reward: 0, value: 0 },
    { seat: 1, delivery: null, reward: 0, value: 8 },
    { seat: 2, delivery: null, reward: 0, value: 0 },
  ])
  expect(settled.map(({ reveals, cashed }) => [reveals, ids(cashed)])).toEqual([
    [true, []],
    [true, ['bank/money/8-1']],
    [true, []],
  ])
})

test('PR-8.3 it is the best-paying delivery, not the one of the dearest contract', () => {
  const contracts = [COTTON_5_FRANCE, COTTON_3_NETHERLANDS, COTTON_2_GERMANY]
  const { state } = arrangeEnd({ players: 2, hands: [[], [...contracts, ...COTTONS]], fleets: [[], SHIPS] })
  expect(state.money[1]).toBe(25 + 25 + 20)
  expect([hand(state, 1), fleet(state, 1)]).toEqual([[COTTON_5_FRANCE], ['docks/ship/france-1']])
})

test('PR-8.3 the last delivery uses gold, traders and captains where it pays', () => {
  const cards = [
    COTTON_5_FRANCE,
    'market/goods/grain-3-at-8',
    'market/trader/1',
    'docks/gold/double-1',
    'docks/captain/1',
  ]
  const { state } = arrangeEnd({ players: 2, hands: [[], cards], fleets: [[], ['docks/ship/spain-1']] })
  expect([state.money[1], hand(state, 1), fleet(state, 1)]).toEqual([60, [], []])
})
