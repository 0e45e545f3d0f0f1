import { packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import {
  act,
  actAll,
  arrange,
  currentSupply,
  discardPile,
  fleet,
  futureSupply,
  hand,
  piece,
  refused,
  talon,
} from '../arrange.ts'

const EMPTY = { current: [], future: [], talon: [] }

const MARKET = {
  current: ['market/vp/hydrant', 'market/trader/1', 'market/trader/2'],
  future: ['market/trader/3', 'market/trader/4'],
}
const DOCKS = {
  current: ['docks/ship/france-1', 'docks/ship/spain-1', 'docks/captain/1'],
  future: ['docks/captain/2', 'docks/captain/3'],
}

/** Four seats and three cards in each current supply, most of them free. */
function fourSeats(hands: string[][] = []): State {
  return arrange({ players: 4, market: MARKET, docks: DOCKS, hands })
}

/** Who owes what about which area. */
function owed(state: State): string {
  return `${state.actor} ${state.phase} ${['none', 'guildhall', 'docks', 'market', 'bank'][state.area + 1]}`
}

test.each(['guildhall', 'docks', 'market', 'bank'] as const)('PR-3.1 the harbour master chooses the %s', (area) => {
  const state = fourSeats()
  expect(owed(state)).toBe('0 choose none')
  act(state, 0, `choose ${area}`)
  expect(owed(state)).toBe(`1 ask ${area}`)
})

test('PR-3.1 no other seat chooses', () => {
  const state = fourSeats()
  expect(refused(state, 1, 'choose bank')).toEqual({ code: 'not-asked', clause: 'PR-3.2', params: { asked: 0 } })
  act(state, 0, 'choose market')
  expect(refused(state, 1, 'choose bank')).toEqual({
    code: 'not-harbour-master',
    clause: 'PR-3.1',
    params: { area: 'bank' },
  })
})

test('PR-3.1 an area is chosen once a round', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 pass', '2 pass', '3 pass', '0 pass'])
  expect(refused(state, 0, 'choose market')).toEqual({
    code: 'area-chosen',
    clause: 'PR-3.1',
    params: { area: 'market' },
  })
  act(state, 0, 'choose docks')
  expect(owed(state)).toBe('1 ask docks')
})

test('PR-3.1 an area is chosen once a round, also after another one', () => {
  const state = fourSeats()
  const passes = ['1 pass', '2 pass', '3 pass', '0 pass']
  actAll(state, ['0 choose market', ...passes, '0 choose bank', ...passes])
  expect(refused(state, 0, 'choose market')).toMatchObject({ code: 'area-chosen', clause: 'PR-3.1' })
  expect(refused(state, 0, 'choose bank')).toMatchObject({ code: 'area-chosen', clause: 'PR-3.1' })
  act(state, 0, 'choose docks')
})

test('PR-3.1 an area chosen in one round may be chosen in the next', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 pass', '2 pass', '3 pass', '0 take market/trader/1', '1 choose market'])
  expect(owed(state)).toBe('2 ask market')
})

test('PR-3.1 an area without a card face up cannot be chosen', () => {
  const state = arrange({ players: 4, docks: EMPTY })
  expect(refused(state, 0, 'choose docks')).toEqual({
    code: 'area-empty',
    clause: 'PR-3.1',
    params: { area: 'docks' },
  })
  expect(packetRow.legal(state, 0).map(packetRow.format)).toEqual(['choose guildhall', 'choose market', 'choose bank'])
})

test('PR-3.1 an area with a single card left can be chosen', () => {
  const state = arrange({ players: 4, docks: { ...EMPTY, current: ['docks/captain/1'] } })
  act(state, 0, 'choose docks')
  expect(owed(state)).toBe('1 ask docks')
})

test('PR-3.1 nothing is taken before an area is chosen', () => {
  const state = fourSeats()
  expect(refused(state, 0, 'take market/trader/1')).toEqual({ code: 'choose-first', clause: 'PR-3.1', params: {} })
})

test('PR-3.2 the others are asked clockwise from the left of the harbour master, who comes last', () => {
  const state = arrange({ players: 5, harbourMaster: 2 })
  act(state, 2, 'choose bank')
  for (const seat of [3, 4, 0, 1]) {
    expect(owed(state)).toBe(`${seat} ask bank`)
    act(state, seat, 'pass')
  }
  expect(owed(state)).toBe('2 decide bank')
})

test('PR-3.2 a seat that is asked takes one card of the area or passes', () => {
  const state = fourSeats()
  act(state, 0, 'choose market')
  const options = ['take market/vp/hydrant', 'take market/trader/1', 'take market/trader/2', 'pass']
  expect(packetRow.legal(state, 1).map(packetRow.format)).toEqual(options)
  act(state, 1, 'take market/trader/2')
  expect(hand(state, 1)).toContain('market/trader/2')
  expect(owed(state)).toBe('2 ask market')
})

test.each(['pass', 'take market/trader/1', 'choose docks'])('PR-3.2 a seat that is not asked cannot %s', (text) => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 pass'])
  for (const seat of [0, 1, 3]) {
    expect(refused(state, seat, text)).toEqual({ code: 'not-asked', clause: 'PR-3.2', params: { asked: 2 } })
    expect(packetRow.legal(state, seat)).toEqual([])
  }
})

test('PR-3.3 a seat whose piece is on a board is not asked again this round', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 take market/trader/1', '2 pass', '3 pass', '0 pass', '0 choose docks'])
  expect(owed(state)).toBe('2 ask docks')
  actAll(state, ['2 pass', '3 pass'])
  expect(owed(state)).toBe('0 decide docks')
  expect(refused(state, 1, 'take docks/ship/france-1').code).toBe('not-asked')
})

test('PR-3.3 it is asked again in the next round', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 take market/trader/1', '2 pass', '3 pass', '0 take market/trader/2'])
  actAll(state, ['1 choose docks', '2 pass', '3 pass', '0 pass'])
  expect(owed(state)).toBe('1 decide docks')
})

test('PR-3.4 a seat that passes keeps its piece and is asked again in another area', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 pass', '2 take market/trader/1', '3 pass', '0 pass'])
  expect([piece(state, 1), piece(state, 2), piece(state, 3)]).toEqual(['home', 'market current 2', 'home'])
  act(state, 0, 'choose docks')
  expect(owed(state)).toBe('1 ask docks')
  act(state, 1, 'take docks/ship/spain-1')
  expect(fleet(state, 1)).toEqual(['docks/ship/spain-1'])
  expect(owed(state)).toBe('3 ask docks')
})

test('PR-3.4 a seat that has passed is not asked twice in the same area', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 pass', '2 pass', '3 pass'])
  expect(owed(state)).toBe('0 decide market')
  expect(refused(state, 1, 'take market/trader/1')).toMatchObject({ code: 'not-asked', params: { asked: 0 } })
})

test('PR-3.5 with nothing left to take the other seats are skipped, and for the harbour master it is declining', () => {
  const state = arrange({ players: 4, docks: { ...EMPTY, current: ['docks/captain/1'] } })
  act(state, 0, 'choose docks')
  const events = act(state, 1, 'take docks/captain/1')
  expect(events.filter((event) => event.type === 'skipped')).toEqual([
    { type: 'skipped', seat: 2, area: 1 },
    { type: 'skipped', seat: 3, area: 1 },
    { type: 'skipped', seat: 0, area: 1 },
  ])
  expect(owed(state)).toBe('0 choose none')
  expect(refused(state, 0, 'choose docks').code).toBe('area-chosen')
})

test('PR-3.5 an assistant is of no use when the future supply is empty too', () => {
  const hands = [['guildhall/assistant/1'], [], ['guildhall/assistant/2']]
  const state = arrange({ players: 4, docks: { ...EMPTY, current: ['docks/captain/1'] }, hands })
  actAll(state, ['0 choose docks', '1 take docks/captain/1'])
  expect(owed(state)).toBe('0 choose none')
})

// With full supplies the last current card goes to the last of the others, so play does not come here: the clause does.
const LAST_OF_MARKET = {
  market: { current: ['market/trader/1'], future: MARKET.future },
  asking: { area: 'market', seat: 1 },
} as const

test('PR-3.5 with the current supply empty, an assistant opens the future supply to its seat alone', () => {
  const state = arrange({ players: 4, ...LAST_OF_MARKET, hands: [[], [], [], ['guildhall/assistant/1']] })
  const events = act(state, 1, 'take market/trader/1')
  expect(events.filter((event) => event.type === 'skipped')).toEqual([{ type: 'skipped', seat: 2, area: 2 }])
  expect(owed(state)).toBe('3 ask market')
  act(state, 3, 'take market/trader/4 with guildhall/assistant/1')
  expect(hand(state, 3)).toEqual(['market/trader/4'])
  expect(owed(state)).toBe('0 choose none')
})

test('PR-3.5 with the current supply empty, an assistant has the harbour master asked', () => {
  const state = arrange({ players: 4, ...LAST_OF_MARKET, hands: [['guildhall/assistant/1']] })
  act(state, 1, 'take market/trader/1')
  expect(owed(state)).toBe('0 decide market')
  act(state, 0, 'take market/trader/3 with guildhall/assistant/1')
  expect(hand(state, 0)).toEqual(['market/trader/3'])
  expect(state.round).toBe(1)
})

test('PR-3.5 a seat that merely cannot pay is asked, and may raise money first', () => {
  const market = { current: ['market/vp/hydrant', 'market/vp/weigh-house'] }
  const state = arrange({ players: 3, market, hands: [[], ['bank/money/3-1']], money: [0, 0, 0] })
  act(state, 0, 'choose market')
  expect(owed(state)).toBe('1 ask market')
  actAll(state, ['1 cash bank/money/3-1', '1 take market/vp/weigh-house'])
  expect([state.money[1], hand(state, 1)]).toEqual([0, ['market/vp/weigh-house']])
  expect(owed(state)).toBe('2 ask market')
  act(state, 2, 'pass')
  expect(owed(state)).toBe('0 decide market')
})

test('PR-3.6 after the others the harbour master takes a card of this area or declines', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 take market/trader/1', '2 pass', '3 pass'])
  const options = packetRow.legal(state, 0).map(packetRow.format)
  expect(options).toEqual(['take market/vp/hydrant', 'take market/trader/2', 'pass'])
  const events = act(state, 0, 'pass')
  expect(events).toEqual([{ type: 'declined', seat: 0, area: 2 }])
  expect(owed(state)).toBe('0 choose none')
})

test('PR-3.6 while deciding the harbour master takes from no other area', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 take market/trader/1', '2 pass', '3 pass'])
  expect(refused(state, 0, 'take docks/ship/france-1')).toEqual({
    code: 'other-area',
    clause: 'PR-4.1',
    params: { card: 'docks/ship/france-1', area: 'docks' },
  })
})

test('PR-3.7 the round ends at once when the harbour master takes; the others go without', () => {
  const state = fourSeats()
  const hands = [1, 2, 3].map((seat) => hand(state, seat))
  actAll(state, ['0 choose docks', '1 pass', '2 pass', '3 pass', '0 take docks/ship/france-1'])
  expect([state.round, owed(state)]).toEqual([1, '1 choose none'])
  expect(fleet(state, 0)).toEqual(['docks/ship/france-1'])
  expect([1, 2, 3].map((seat) => hand(state, seat))).toEqual(hands)
  expect([1, 2, 3].flatMap((seat) => fleet(state, seat))).toEqual([])
})

test('PR-3.8 the harbour master who declines chooses another area and cannot stop', () => {
  const state = fourSeats()
  actAll(state, ['0 choose market', '1 pass', '2 take market/trader/1', '3 take market/trader/2'])
  expect(refused(state, 0, 'choose docks')).toEqual({
    code: 'decline-first',
    clause: 'PR-3.8',
    params: { area: 'docks' },
  })
  act(state, 0, 'pass')
  expect(refused(state, 0, 'pass')).toEqual({ code: 'must-choose', clause: 'PR-3.8', params: {} })
  const options = packetRow.legal(state, 0).map(packetRow.format)
  expect(options).toEqual(['choose guildhall', 'choose docks', 'choose bank'])
  act(state, 0, 'choose docks')
  expect(owed(state)).toBe('1 ask docks')
})

test('PR-3.8 the round ends when no area is left', () => {
  const state = fourSeats()
  for (const area of ['bank', 'market', 'docks', 'guildhall']) {
    expect([state.round, owed(state)]).toEqual([0, '0 choose none'])
    actAll(state, [`0 choose ${area}`, '1 pass', '2 pass', '3 pass', '0 pass'])
  }
  expect([state.round, owed(state)]).toEqual([1, '1 choose none'])
})

test('PR-3.8 an empty area is not left to be chosen', () => {
  const state = arrange({ players: 4, docks: EMPTY })
  for (const area of ['bank', 'market', 'guildhall']) {
    expect([state.round, owed(state)]).toEqual([0, '0 choose none'])
    actAll(state, [`0 choose ${area}`, '1 pass', '2 pass', '3 pass', '0 pass'])
  }
  expect([state.round, owed(state)]).toEqual([1, '1 choose none'])
})

/** Seat 1 takes in the market, seats 2 and 3 in the docks: the harbour master is to finish the round. */
function finishing(hands: string[][] = []): State {
  const state = fourSeats(hands)
  actAll(state, ['0 choose market', '1 take market/trader/1', '2 pass', '3 pass', '0 pass', '0 choose docks'])
  actAll(state, ['2 take docks/ship/france-1', '3 take docks/captain/1'])
  expect(owed(state)).toBe('0 finish docks')
  return state
}

test('PR-3.9 when every other seat has taken, the harbour master may take in the current area', () => {
  const state = finishing()
  act(state, 0, 'take docks/ship/spain-1')
  expect(fleet(state, 0)).toEqual(['docks/ship/spain-1'])
  expect([state.round, owed(state)]).toEqual([1, '1 choose none'])
})

test('PR-3.9 when every other seat has taken, the harbour master may take in a fresh area', () => {
  const state = finishing()
  const money = currentSupply(state, 'bank')[2]!
  act(state, 0, `take ${money}`)
  expect(hand(state, 0)).toContain(money)
  expect([state.round, owed(state)]).toEqual([1, '1 choose none'])
})

test('PR-3.9 when every other seat has taken, the harbour master may pass', () => {
  const state = finishing()
  expect(act(state, 0, 'pass')[0]).toEqual({ type: 'passed', seat: 0, area: 1 })
  expect([state.round, owed(state), fleet(state, 0)]).toEqual([1, '1 choose none', []])
})

test('PR-3.9 every other seat counts, also those before the harbour master', () => {
  const state = arrange({ players: 4, harbourMaster: 2, market: MARKET, docks: DOCKS })
  actAll(state, ['2 choose market', '3 take market/vp/hydrant', '0 take market/trader/1', '1 pass'])
  expect(owed(state)).toBe('2 decide market')
  const last = arrange({ players: 4, harbourMaster: 3, market: MARKET, docks: DOCKS })
  actAll(last, ['3 choose market', '0 pass', '1 take market/trader/1', '2 take market/trader/2'])
  expect(owed(last)).toBe('3 decide market')
})

test('PR-3.9 an assistant serves in the current area and in a fresh one', () => {
  const here = finishing([['guildhall/assistant/1']])
  act(here, 0, 'take docks/captain/3 with guildhall/assistant/1')
  expect([hand(here, 0), here.round]).toEqual([['docks/captain/3'], 1])
  const fresh = finishing([['guildhall/assistant/1']])
  const money = futureSupply(fresh, 'bank')[0]!
  act(fresh, 0, `take ${money} with guildhall/assistant/1`)
  expect([hand(fresh, 0), fresh.round]).toEqual([[money], 1])
})

test('PR-3.9 one other seat is all the others in a game for two', () => {
  const state = arrange({ players: 2, harbourMaster: 1, market: { current: ['market/trader/1', 'market/trader/2'] } })
  actAll(state, ['1 choose market', '0 take market/trader/1'])
  expect(owed(state)).toBe('1 finish market')
})

test('PR-3.9 PR-3.5 the harbour master is asked even with nothing to take', () => {
  const state = fourSeats()
  for (const area of ['guildhall', 'docks', 'bank']) {
    actAll(state, [`0 choose ${area}`, '1 pass', '2 pass', '3 pass', '0 pass'])
  }
  actAll(state, ['0 choose market', '1 take market/trader/1', '2 take market/trader/2', '3 take market/vp/hydrant'])
  expect(currentSupply(state, 'market')).toEqual([])
  expect([state.round, owed(state)]).toEqual([0, '0 finish market'])
  expect(packetRow.legal(state, 0).map(packetRow.format)).toEqual(['pass'])
  act(state, 0, 'pass')
  expect(state.round).toBe(1)
})

test('PR-3.10 no card of an area chosen earlier this round', () => {
  const state = finishing()
  expect(refused(state, 0, 'take market/trader/2')).toEqual({
    code: 'area-done',
    clause: 'PR-3.10',
    params: { card: 'market/trader/2', area: 'market' },
  })
  const options = packetRow.legal(state, 0).map(packetRow.format)
  expect(options.filter((text) => text.startsWith('take market/'))).toEqual([])
})

test('PR-3.10 no area is chosen without taking a card of it', () => {
  const state = finishing()
  expect(refused(state, 0, 'choose bank')).toEqual({
    code: 'choose-by-taking',
    clause: 'PR-3.10',
    params: { area: 'bank' },
  })
})

test('PR-3.11 an area chosen by taking counts as chosen: it is cleared and refilled', () => {
  const state = finishing()
  const [taken, ...left] = currentSupply(state, 'bank')
  const next = [...futureSupply(state, 'bank'), ...talon(state, 'bank')]
  act(state, 0, `take ${taken}`)
  expect(discardPile(state, 'bank')).toEqual(left)
  expect(currentSupply(state, 'bank')).toEqual(next.slice(0, 3))
  expect(futureSupply(state, 'bank')).toEqual(next.slice(3, 5))
  expect(discardPile(state, 'docks')).toEqual(['docks/ship/spain-1'])
})
