import { expect, test } from 'vitest'
import { rowPoints } from '../../src/sheet.ts'
import {
  act,
  arrange,
  asked,
  cards,
  coal,
  hand,
  market,
  offered,
  refused,
  region,
  scoreOf,
  ships,
  stack,
} from '../arrange.ts'

test('TA-E1 cargo: City of New York with a house brings £150 and 1 VP', () => {
  const state = arrange({
    players: 2,
    regions: { SA: ['S21 0 1'] },
    houses: { SA: [1] },
    held: [['ext/cargo-a']],
    money: [0],
  })
  act(state, 0, 'play ext/cargo-a')
  expect([state.money[0], state.transportPoints[0], coal(state, 'S21')]).toEqual([150, 1, 0])
})

test('TA-E2 cruise: City of New York with a house brings £170 and 1 VP', () => {
  const state = arrange({
    players: 2,
    regions: { SA: ['S21 0 1'] },
    houses: { SA: [1] },
    held: [['ext/cruise-a']],
    money: [0],
  })
  act(state, 0, 'play ext/cruise-a')
  expect([state.money[0], state.transportPoints[0], coal(state, 'S21')]).toEqual([170, 1, 0])
})

test('TA-E3 region: Yellow £110 and 1 VP, Red £70 and 1 VP, Abyssinia stays', () => {
  const [yellow, red] = [0, 1]
  const regions = { SA: [`S21 ${red} 1`, `S09 ${yellow} 1`, `S01 ${red} 0`] }
  const state = arrange({ players: 2, regions, houses: { SA: [1, 1] }, money: [0, 0] })
  act(state, yellow, 'play base/region')
  act(state, yellow, 'region SA')
  expect([state.money, state.transportPoints]).toEqual([
    [110, 70],
    [1, 1],
  ])
  expect([coal(state, 'S21'), coal(state, 'S09'), coal(state, 'S01')]).toEqual([0, 0, 0])
})

test('TA-E4 region with Scotia: Blue £60, Red the bonus of £30', () => {
  const state = arrange({ players: 2, regions: { NA: ['S18 1 1', 'N0'] }, money: [0, 0] })
  act(state, 0, 'play base/region')
  act(state, 0, 'region NA')
  expect(state.money).toEqual([30, 60])
})

test('TA-E5 price: Germanic in the fourth slot costs £120', () => {
  const state = arrange({ players: 2, market: ['S07', 'S08', 'S11', 'S09'], money: [120] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S09')
  expect(state.money[0]).toBe(0)
})

test('TA-E6 coal: 0, 0, 1, 2 with five must end as 2, 2, 2, 2', () => {
  const regions = { NA: ['S21 0 0', 'S18 0 0', 'S17 0 1', 'S16 0 2'], SA: ['V1 0'] }
  const state = arrange({ players: 2, regions, markers: [{ COAL: 3 }] })
  act(state, 0, 'play base/coal')
  expect(['S21', 'S18', 'S17', 'S16'].map((ship) => coal(state, ship))).toEqual([2, 2, 2, 2])
})

test('TA-E6 coal: 0, 1 with two may end as 2, 1 or 1, 2; with 3, 3 both are lost', () => {
  const choice = arrange({ players: 2, regions: { NA: ['S21 0 0', 'S18 0 1'] } })
  act(choice, 0, 'play base/coal')
  expect(offered(choice)).toEqual(['load S18 S21', 'load S21 S21'])
  const full = arrange({ players: 2, regions: { NA: ['S21 0 3', 'S18 0 3'] } })
  expect(act(full, 0, 'play base/coal')).toContainEqual({ type: 'loaded', seat: 0, ships: [], lost: 2 })
})

const CHAIN = {
  NA: ['S21 1', 'S18 1', 'S17 0', 'S09 0 1'],
  SA: ['S15 1', 'S07 0', 'S03 0'],
  IO: ['S23 1', 'S16 1', 'S11 0'],
}

test('TA-E7 displacement: Germanic finds no place and is scrapped', () => {
  const state = arrange({ players: 2, regions: CHAIN, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S30 NA')
  expect(region(state, 'NA')).toEqual(['S30', 'S21', 'S18', 'S17'])
  expect(ships(state.gone)).toContain('S09')
})

test('TA-E7 displacement, variation: Germanic must enter region 1, and Abyssinia makes its last trip there', () => {
  const regions = { ...CHAIN, SA: ['S07 0', 'S03 0', 'S01 1 1'] }
  const state = arrange({ players: 2, regions, stored: [['S30 1']], houses: { NA: [0, 2], SA: [0, 1] }, money: [0, 0] })
  act(state, 0, 'play base/transport')
  const events = act(state, 0, 'deploy S30 NA')
  expect(region(state, 'SA')).toEqual(['S09', 'S07', 'S03'])
  const trips = [{ ship: 5, seat: 1, income: 20, points: 1 }]
  expect(events).toContainEqual({ type: 'sailed', region: 1, trips, isLast: true })
  expect([state.money[1], state.transportPoints[1], ships(state.gone).includes('S01')]).toEqual([20, 1, true])
})

test('TA-E8 slotting in: Wisconsin goes between Oceanic and a clipper', () => {
  const regions = {
    NA: ['S21 1', 'S18 1', 'S17 1', 'S16 1'],
    SA: ['S03 1', 'V1 0'],
    IO: ['S23 1', 'S15 1', 'S11 1'],
    FE: ['S22 2', 'S20 2'],
    SP: ['S24 2', 'S19 2', 'S14 2'],
  }
  const state = arrange({ players: 4, regions, market: ['S02'], money: [100] })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S02')
  expect(offered(state)).toEqual(['deploy S02 SA', 'deploy S02 FE'])
  act(state, 0, 'deploy S02 SA')
  expect(region(state, 'SA')).toEqual(['S03', 'S02', 'V1'])
  const full = arrange({
    players: 4,
    regions: { ...regions, SA: ['S05 3', 'S03 3', 'V1 0'], FE: ['S22 2', 'S20 2', 'S13 2'] },
    market: ['S02'],
    money: [100],
  })
  act(full, 0, 'play base/shipyard')
  act(full, 0, 'buy S02')
  expect(ships(full.stored[0]!)).toEqual(['S02'])
})

test.each([
  [2, 9],
  [6, 15],
])('TA-E9 scrap score: MAIL with %i markers and three MAIL ships in the docks scores %i', (count, points) => {
  const regions = {
    NA: ['S21 1', 'S18 1', 'S17 1', 'S03 0'],
    SA: ['S15 1', 'S11 1', 'S08 1'],
    IO: ['S23 2', 'S16 2', 'S12 2'],
    FE: ['S25 2', 'S20 2', 'S14 2'],
    SP: ['S28 3', 'S22 3', 'S13 3'],
  }
  const docks = ['S10', 'S19', 'S24', 'S27']
  const state = arrange({ players: 4, regions, docks, stored: [['S30 1']], markers: [{ MAIL: count }] })
  act(state, 0, 'play base/transport')
  const events = act(state, 0, 'deploy S30 NA')
  expect(events).toContainEqual({ type: 'scrapped', seat: 0, ship: 7, points })
})

test.each([
  [1, 40, 2],
  [0, 0, 0],
])('TA-E10 last trip: with %i coal £%i and %i VP, then the ship score', (cubes, income, points) => {
  const regions = { ...CHAIN, NA: ['S21 1', 'S18 1', 'S17 0', `S09 0 ${cubes}`] }
  const state = arrange({ players: 2, regions, stored: [['S30 1']], houses: { NA: [2] }, money: [0] })
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S30 NA')
  expect([state.money[0], state.transportPoints[0], state.scrapPoints[0]]).toEqual([income, points, 2])
})

test('TA-E11 Riband: Aller gains nothing beside Oregon, Etruria does', () => {
  for (const [ship, ribands] of [
    ['S20', 0],
    ['S18', 1],
  ] as const) {
    const state = arrange({ players: 4, regions: { NA: ['S17 1', 'N0'] }, stored: [[`${ship} 1`]] })
    act(state, 0, 'play base/transport')
    act(state, 0, `deploy ${ship} NA`)
    expect(state.markers[0]![0]).toBe(ribands)
  }
})

test.each([
  [[1, 2, 3, 2, 1], 12],
  [[0, 1, 1, 1, 1], 8],
  [[4, 5, 4, 6, 4], 50],
  [[0, 4, 4, 4, 4], 12],
])('TA-E12 rows: markers %j score %i', (sheet, points) => {
  expect(rowPoints(sheet)).toBe(points)
})

test('TA-E13 cash: £387 is 3 VP', () => {
  expect(scoreOf(arrange({ players: 2, money: [387] }), 0).cash).toBe(3)
})

test('TA-E14 director: with three cards played four return, TRADE is taken and visible, CARGO leaves', () => {
  const display = ['ext/cargo-a', 'ext/trade-a', 'ext/fleet-a', 'ext/coal-plus-a', 'ext/region-a']
  const two = arrange({ players: 2, stacks: [['base/transport', 'base/coal']], display })
  expect(refused(two, 0, 'play base/director')).toMatchObject({ code: 'director-too-early' })
  const stacks = [['base/transport', 'base/coal', 'base/invest']]
  const state = arrange({ players: 2, stacks, display, houses: { NA: [1] }, money: [0] })
  expect(hand(state, 0)).toHaveLength(4)
  act(state, 0, 'play base/director')
  expect(hand(state, 0)).toHaveLength(7)
  act(state, 0, 'take ext/trade-a')
  expect([state.money[0], stack(state, 0)]).toEqual([50, ['ext/trade-a']])
  expect(cards(state.display).slice(0, 3)).toEqual(['ext/fleet-a', 'ext/coal-plus-a', 'ext/region-a'])
  expect([state.display.length, cards(state.discarded)]).toEqual([5, ['ext/cargo-a']])
})

test('TA-E15 docking: a and c bought, b docked, d e f move up, three are drawn; with a headquarters nothing is docked', () => {
  const [a, b, c, d, e, f] = ['S09', 'S08', 'S07', 'S12', 'S11', 'S15']
  const state = arrange({
    players: 2,
    market: [a, b, c, d, e, f] as string[],
    stack: ['S16', 'S17', 'S18', 'S21'],
    money: [500],
  })
  act(state, 0, 'play base/shipyard')
  act(state, 0, `buy ${a} ${c}`)
  act(state, 0, `deploy ${a} NA`)
  expect([ships(state.docks), market(state)]).toEqual([[b], [d, e, f, 'S16', 'S17', 'S18']])
  const late = arrange({ players: 2, market: ['S42', 'S43', 'H1'], stack: [], money: [1000] })
  act(late, 0, 'play base/shipyard')
  act(late, 0, 'buy S43 H1')
  act(late, 0, 'deploy S43 NA')
  expect([late.docks, market(late)[0]]).toEqual([[], 'S42'])
})

test('TA-E16 invest+: with the bunker just bought two bunkers allow the coal; without it only the house', () => {
  const arranged = () =>
    arrange({
      players: 2,
      regions: { NA: ['S21 0 1', 'S18 0 1'] },
      held: [['ext/invest-plus-a']],
      markers: [{ COAL: 1 }],
      money: [100],
    })
  const state = arranged()
  act(state, 0, 'play ext/invest-plus-a')
  expect(offered(state)).toContain('invest markers COAL MAIL coal')
  expect(offered(state)).toContain('invest markers FREIGHT MAIL house NA')
  expect(offered(state)).not.toContain('invest markers FREIGHT MAIL coal')
  act(state, 0, 'invest markers COAL MAIL coal')
  expect([coal(state, 'S21'), coal(state, 'S18'), asked(state)]).toEqual([2, 2, '1 turn'])
})

test('TA-E17 fleet: up to three ships by region, up to two by flag', () => {
  const regions = { NA: ['S28 0 1', 'S24 0 1'], SA: ['V1 0'], IO: ['S19 0 1'] }
  const state = arrange({ players: 3, regions, held: [['ext/fleet-a']] })
  act(state, 0, 'play ext/fleet-a')
  const sets = offered(state).map((line) => line.split(' ').slice(1))
  const byRegion = sets.filter((set) => !(set.includes('S28') && set.includes('S24')))
  const both = sets.filter((set) => set.includes('S28') && set.includes('S24'))
  expect(Math.max(...byRegion.map((set) => set.length))).toBe(3)
  expect(both).toEqual([['S24', 'S28']])
  expect(sets).toHaveLength(3 * 2 * 2 + 1)
})

test('TA-E18 agent: of TRANSPORT+, SHIP’S AGENT and nothing only TRANSPORT+ can be copied', () => {
  const state = arrange({ players: 4, stacks: [[], ['ext/transport-plus-a'], ['base/agent'], []] })
  act(state, 0, 'play base/agent')
  expect(offered(state)).toEqual(['copy 1', 'copy nothing'])
})
