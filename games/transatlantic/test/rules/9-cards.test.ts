import { expect, test } from 'vitest'
import { act, arrange, asked, coal, markers, market, offered, refused, region, ships } from '../arrange.ts'

const MARKET = ['S09', 'S08', 'S07', 'S12', 'S11', 'S15']
const FLEET = { NA: ['S21 0 1', 'S18 0 1'], SA: ['V1 0'], IO: ['S24 0 1', 'S09 1 1'] }

test('TA-9.1 SHIPYARD buys up to two cards of the market, or none', () => {
  const state = arrange({ players: 2, market: MARKET, money: [1000] })
  act(state, 0, 'play base/shipyard')
  expect(refused(state, 0, 'buy S09 S08 S07')).toMatchObject({ code: 'too-many-cards', clause: 'TA-9.1' })
  expect(refused(state, 0, 'buy S01')).toMatchObject({ code: 'not-in-market', clause: 'TA-9.1' })
  expect(refused(state, 0, 'buy S09 S09')).toMatchObject({ code: 'card-twice', clause: 'TA-9.1' })
  expect(offered(state)).toHaveLength(1 + 6 + 15)
})

test('TA-9.1 one of the ships just bought is deployed, the other stored; older stored ships stay', () => {
  const state = arrange({ players: 2, market: MARKET, stored: [['S04 1']], money: [1000] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S09 S07')
  const pairs = ['S07', 'S09'].flatMap((ship) => ['NA', 'SA', 'IO'].map((place) => `deploy ${ship} ${place}`))
  expect(offered(state)).toEqual(pairs)
  expect(refused(state, 0, 'deploy S04 NA')).toMatchObject({ code: 'not-deployable', clause: 'TA-9.1' })
  act(state, 0, 'deploy S09 SA')
  expect(ships(state.stored[0]!)).toEqual(['S04', 'S07'])
})

test('TA-9.1 the leftmost steamship is docked even if nothing was bought, and the market closes up and refills', () => {
  const state = arrange({ players: 2, market: ['H1', ...MARKET.slice(1)], stack: ['S16', 'S17'] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy')
  expect(ships(state.docks)).toEqual(['S08'])
  expect(market(state)).toEqual(['H1', 'S07', 'S12', 'S11', 'S15', 'S16'])
})

test('TA-9.1 SHIPYARD+ gives one ship just bought a second coal', () => {
  const arranged = () => arrange({ players: 2, market: MARKET, held: [['ext/shipyard-plus-a']], money: [1000] })
  const state = arranged()
  act(state, 0, 'play ext/shipyard-plus-a')
  act(state, 0, 'buy S09 S07 coal S07')
  expect([coal(state, 'S09'), coal(state, 'S07')]).toEqual([1, 2])
  const normal = arranged()
  act(normal, 0, 'play base/shipyard')
  expect(refused(normal, 0, 'buy S09 coal S09')).toMatchObject({ code: 'coal-not-offered', clause: 'TA-9.1' })
})

test('TA-9.2 TRANSPORT sends up to two own ships, TRANSPORT+ up to three', () => {
  const held = [['ext/transport-plus-b']]
  const two = arrange({ players: 2, regions: FLEET, held })
  act(two, 0, 'play base/transport')
  expect(refused(two, 0, 'transport V1 S18 S21')).toEqual({
    code: 'too-many-ships',
    clause: 'TA-9.2',
    params: { limit: 2 },
  })
  expect(refused(two, 0, 'transport S09')).toMatchObject({ code: 'not-owned', clause: 'TA-9.2' })
  expect(offered(two)).toHaveLength(1 + 4 + 6)
  const three = arrange({ players: 2, regions: FLEET, held, money: [0] })
  act(three, 0, 'play ext/transport-plus-b')
  expect(offered(three)).toHaveLength(1 + 4 + 6 + 4)
  act(three, 0, 'transport V1 S18 S21')
  expect(three.money[0]).toBe(20 + 60 + 70)
})

test('TA-9.2 the (D) cards first deploy a stored ship, which may then sail', () => {
  const state = arrange({ players: 2, regions: FLEET, stored: [['S27 1', 'S30 1']], money: [0] })
  act(state, 0, 'play base/transport')
  expect(asked(state)).toBe('0 deploy')
  expect(offered(state)).toHaveLength(6)
  act(state, 0, 'deploy S27 SA')
  act(state, 0, 'transport S27')
  expect(state.money[0]).toBe(70)
  expect(ships(state.stored[0]!)).toEqual(['S30'])
})

test('TA-9.3 REGION lets all ready ships sail, and pays the income of the oldest foreign one as a bonus', () => {
  const regions = { NA: ['S21 0 1', 'S18 1 1', 'S09 1 0', 'S04 0 1'] }
  const state = arrange({ players: 2, regions, houses: { NA: [1, 2] }, money: [0, 0] })
  act(state, 0, 'play base/region')
  act(state, 0, 'region NA')
  expect(state.money).toEqual([70 + 30 + 60, 60])
  expect(state.transportPoints).toEqual([2, 2])
  const own = arrange({ players: 2, regions: { NA: ['S21 0 1'] }, money: [0, 0] })
  act(own, 0, 'play base/region')
  act(own, 0, 'region NA')
  expect(own.money).toEqual([70, 0])
})

test('TA-9.4 CARGO pays by tonnage, at most £300', () => {
  for (const [ship, income] of [
    ['V1 0', 50],
    ['S21 0 1', 150],
    ['S30 0 1', 180],
    ['S32 0 1', 200],
    ['S43 0 1', 300],
  ] as const) {
    const state = arrange({ players: 2, regions: { NA: [ship] }, held: [['ext/cargo-a']], money: [0] })
    act(state, 0, 'play ext/cargo-a')
    expect(state.money[0]).toBe(income)
  }
})

test('TA-9.5 CRUISE pays £10 for every full hundred passengers', () => {
  for (const [ship, income] of [
    ['V1 0', 10],
    ['S33 0 1', 30],
    ['S41 0 1', 360],
  ] as const) {
    const state = arrange({ players: 2, regions: { NA: [ship] }, held: [['ext/cruise-a']], money: [0] })
    act(state, 0, 'play ext/cruise-a')
    expect(state.money[0]).toBe(income)
  }
})

test('TA-9.6 FLEET sends one ship a region, or steamships of different flags', () => {
  const state = arrange({ players: 2, regions: FLEET, held: [['ext/fleet-a']], money: [0] })
  act(state, 0, 'play ext/fleet-a')
  expect(refused(state, 0, 'transport V1 S18 S21')).toMatchObject({ code: 'fleet-set', clause: 'TA-9.6' })
  expect(offered(state)).toContain('transport V1 S21 S24')
  act(state, 0, 'transport S18 S21 S24')
  expect(state.money[0]).toBe(60 + 70 + 60)
})

test('TA-9.7 BLUE RIBAND sends as many ships as its player has Ribands, overflow included', () => {
  const held = [['ext/riband-a']]
  const two = arrange({ players: 2, regions: FLEET, held, markers: [{ RIBAND: 2 }] })
  act(two, 0, 'play ext/riband-a')
  expect(refused(two, 0, 'transport V1 S18 S21')).toMatchObject({ params: { limit: 2 } })
  const many = arrange({ players: 2, regions: FLEET, held, markers: [{ RIBAND: 6 }] })
  act(many, 0, 'play ext/riband-a')
  expect(offered(many)).toHaveLength(16)
  const none = arrange({ players: 2, regions: FLEET, held })
  act(none, 0, 'play ext/riband-a')
  expect(asked(none)).toBe('1 turn')
})

test('TA-9.8 TRADE pays £50 for each own house', () => {
  const state = arrange({ players: 2, held: [['ext/trade-a']], houses: { NA: [2, 1], SA: [1, 0] }, money: [7, 7] })
  act(state, 0, 'play ext/trade-a')
  expect(state.money).toEqual([157, 7])
})

test('TA-9.9 COAL loads bunkers + 2, one at a time on the ship that has least; COAL+ bunkers + 3, freely', () => {
  const regions = { NA: ['S21 0 0', 'S18 0 1', 'V1 0'], IO: ['S24 0 3', 'S09 1 0'] }
  const arranged = () =>
    arrange({ players: 2, regions, held: [['ext/coal-plus-a']], stored: [[]], markers: [{ COAL: 5 }] })
  const even = arrange({ players: 2, regions, markers: [{ COAL: 0 }] })
  act(even, 0, 'play base/coal')
  expect(refused(even, 0, 'load S18 S18')).toMatchObject({ code: 'coal-lowest-first', clause: 'TA-9.9' })
  expect(refused(even, 0, 'load S21')).toEqual({ code: 'coal-amount', clause: 'TA-9.9', params: { wanted: 2 } })
  expect(offered(even)).toEqual(['load S18 S21', 'load S21 S21'])
  const lost = arranged()
  act(lost, 0, 'play base/coal')
  expect([coal(lost, 'S21'), coal(lost, 'S18'), coal(lost, 'S24'), coal(lost, 'S09')]).toEqual([3, 3, 3, 0])
  const free = arrange({ players: 2, regions, held: [['ext/coal-plus-a']] })
  act(free, 0, 'play ext/coal-plus-a')
  expect(offered(free)).toEqual(['load S21 S21 S21', 'load S18 S21 S21', 'load S18 S18 S21'])
})

test('TA-9.10 SHIP’S AGENT carries out an opponent’s visible card, but no SHIP’S AGENT', () => {
  const stacks = [[], ['base/coal'], ['base/agent'], ['ext/trade-a']]
  const state = arrange({ players: 4, stacks, houses: { NA: [1] }, money: [0] })
  act(state, 0, 'play base/agent')
  expect(refused(state, 0, 'copy 0')).toMatchObject({ code: 'own-card', clause: 'TA-9.10' })
  expect(refused(state, 0, 'copy 2')).toMatchObject({ code: 'not-copyable', clause: 'TA-9.10' })
  expect(offered(state)).toEqual(['copy 1', 'copy 3', 'copy nothing'])
  act(state, 0, 'copy 3')
  expect(state.money[0]).toBe(50)
  const fewer = arrange({ players: 3, stacks: [[], ['base/coal']] })
  act(fewer, 0, 'play base/agent')
  expect(refused(fewer, 0, 'copy 2')).toMatchObject({ code: 'nothing-visible', clause: 'TA-9.10' })
  expect(refused(fewer, 0, 'copy 3')).toMatchObject({ code: 'no-such-seat', clause: 'TA-9.10' })
})

test('TA-9.12 DIRECTOR is played like any card', () => {
  const state = arrange({ players: 2, stacks: [['base/coal', 'base/invest', 'base/region']] })
  act(state, 0, 'play base/director')
  expect(asked(state)).toBe('0 take')
})

test('TA-9.13 with CARGO and CRUISE one ship must sail if one is ready, with the others none need', () => {
  for (const card of ['ext/cargo-a', 'ext/cruise-a']) {
    const state = arrange({ players: 2, regions: FLEET, held: [[card]] })
    act(state, 0, `play ${card}`)
    expect(refused(state, 0, 'transport')).toMatchObject({ code: 'one-ship', clause: 'TA-9.13' })
    expect(refused(state, 0, 'transport V1 S18')).toMatchObject({ params: { limit: 1 } })
    expect(offered(state)).toHaveLength(4)
    const nothing = arrange({ players: 2, regions: { NA: ['S21 0 0'] }, held: [[card]] })
    act(nothing, 0, `play ${card}`)
    expect(asked(nothing)).toBe('1 turn')
  }
  const state = arrange({ players: 2, regions: FLEET, held: [['ext/fleet-a']] })
  act(state, 0, 'play ext/fleet-a')
  act(state, 0, 'transport')
  expect(asked(state)).toBe('1 turn')
})

test('TA-9.17 COAL+ loads all coal that finds room', () => {
  const state = arrange({ players: 2, regions: { NA: ['S21 0 2', 'S18 0 0'] }, held: [['ext/coal-plus-a']] })
  act(state, 0, 'play ext/coal-plus-a')
  expect(refused(state, 0, 'load S18 S21')).toEqual({ code: 'coal-amount', clause: 'TA-9.17', params: { wanted: 3 } })
  expect(refused(state, 0, 'load S21 S21 S18')).toMatchObject({ code: 'coal-over-limit' })
  expect(offered(state)).toEqual(['load S18 S18 S21', 'load S18 S18 S18'])
})

test('TA-9.18 SHIP’S AGENT may copy nothing, and does nothing where there is nothing to copy', () => {
  const state = arrange({ players: 2, stacks: [[], ['base/region']] })
  act(state, 0, 'play base/agent')
  act(state, 0, 'copy nothing')
  expect(asked(state)).toBe('1 turn')
  const alone = arrange({ players: 2 })
  act(alone, 0, 'play base/agent')
  expect(asked(alone)).toBe('1 turn')
})

test('TA-9.19 REGION may choose any region in play, also an empty one', () => {
  const state = arrange({ players: 3 })
  act(state, 0, 'play base/region')
  expect(offered(state)).toEqual(['region NA', 'region SA', 'region IO', 'region FE'])
  expect(refused(state, 0, 'region SP')).toMatchObject({ code: 'region-not-in-play', clause: 'TA-9.19' })
  const events = act(state, 0, 'region SA')
  expect(events[0]).toEqual({ type: 'sailed', region: 1, trips: [], isLast: false })
})

test('TA-9.20 a set of FLEET is allowed if it fits either mode', () => {
  const state = arrange({ players: 2, regions: FLEET, held: [['ext/fleet-a']] })
  act(state, 0, 'play ext/fleet-a')
  const sets = offered(state)
  expect(sets).toContain('transport S18 S21')
  expect(sets).toContain('transport V1 S18 S24')
  expect(sets).not.toContain('transport V1 S18 S21')
})

test('TA-9.21 the extra coal goes on a ship bought now, also one that is then stored, and on no headquarters', () => {
  const state = arrange({
    players: 2,
    market: ['S09', 'S07', 'H1'],
    stack: [],
    held: [['ext/shipyard-plus-a']],
    money: [1000],
  })
  act(state, 0, 'play ext/shipyard-plus-a')
  expect(refused(state, 0, 'buy S09 coal S07')).toMatchObject({ code: 'coal-not-bought', clause: 'TA-9.21' })
  expect(refused(state, 0, 'buy S09 H1 coal H1')).toMatchObject({ code: 'coal-not-bought', clause: 'TA-9.21' })
  act(state, 0, 'buy S07 S09 coal S07')
  act(state, 0, 'deploy S09 NA')
  expect([coal(state, 'S07'), ships(state.stored[0]!), region(state, 'NA')]).toEqual([2, ['S07'], ['S09']])
  expect(markers(state, 0).RIBAND).toBe(1)
})
