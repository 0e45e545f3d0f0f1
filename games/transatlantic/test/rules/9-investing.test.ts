import { expect, test } from 'vitest'
import { act, arrange, asked, coal, markers, offered, refused } from '../arrange.ts'

const REGIONS = { NA: ['S21 0 1', 'S18 0 3', 'S09 1 1'], SA: ['V1 0'], IO: ['S24 0 0'] }
const NOTHING_LEFT = [
  { FREIGHT: 6, MAIL: 6, PASSENGER: 6 },
  { FREIGHT: 7, MAIL: 6, PASSENGER: 7 },
]

test('TA-9.11 INVEST builds a house where an own ship lies, for the next price, with a marker of free choice', () => {
  const state = arrange({ players: 3, regions: REGIONS, houses: { NA: [0, 1], SA: [2] }, money: [100] })
  act(state, 0, 'play base/invest')
  expect(refused(state, 0, 'invest house FE MAIL')).toMatchObject({ code: 'no-ship-there', clause: 'TA-9.11' })
  expect(refused(state, 0, 'invest house SP MAIL')).toMatchObject({ code: 'region-not-in-play', clause: 'TA-9.11' })
  expect(refused(state, 0, 'invest house SA MAIL')).toMatchObject({ code: 'house-limit', clause: 'TA-11.2' })
  expect(refused(state, 0, 'invest house NA COAL')).toMatchObject({ code: 'marker-not-sold', clause: 'TA-9.11' })
  expect(refused(state, 0, 'invest markers MAIL FREIGHT none')).toMatchObject({ code: 'not-on-card' })
  act(state, 0, 'invest house NA MAIL')
  expect([state.money[0], state.houses[0]![0], markers(state, 0).MAIL]).toEqual([70, 1, 1])
})

test('TA-9.11 a house that cannot be paid is not offered', () => {
  const state = arrange({ players: 2, regions: REGIONS, money: [19] })
  act(state, 0, 'play base/invest')
  expect(asked(state)).toBe('1 turn')
  const poor = arrange({ players: 2, regions: REGIONS, houses: { NA: [1] }, money: [20] })
  act(poor, 0, 'play base/invest')
  expect(refused(poor, 0, 'invest house NA MAIL')).toMatchObject({
    code: 'cannot-pay',
    params: { price: 30, missing: 10 },
  })
  expect(offered(poor).filter((line) => line.includes('NA'))).toEqual([])
})

test('TA-9.11 INVEST sells a bunker with two coal, or a marker, for £50', () => {
  const state = arrange({ players: 2, regions: REGIONS, money: [50] })
  act(state, 0, 'play base/invest')
  act(state, 0, 'invest bunker')
  expect([state.money[0], markers(state, 0).COAL, coal(state, 'S21'), coal(state, 'S24')]).toEqual([0, 1, 2, 1])
  const marker = arrange({ players: 2, regions: REGIONS, money: [49] })
  act(marker, 0, 'play base/invest')
  expect(refused(marker, 0, 'invest marker MAIL')).toMatchObject({ code: 'cannot-pay', clause: 'TA-9.11' })
  expect(refused(marker, 0, 'invest marker RIBAND')).toMatchObject({ code: 'marker-not-sold', clause: 'TA-9.11' })
  expect(refused(marker, 0, 'invest marker COAL')).toMatchObject({ code: 'marker-not-sold' })
})

test('TA-9.11 without markers the house comes alone, and (b) and (c) are not available', () => {
  const sheets = [
    { ...NOTHING_LEFT[0], COAL: 8 },
    { ...NOTHING_LEFT[1], COAL: 8 },
  ]
  const state = arrange({ players: 2, regions: REGIONS, markers: sheets, money: [100] })
  act(state, 0, 'play base/invest')
  expect(offered(state)).toEqual(['invest none', 'invest house NA', 'invest house SA', 'invest house IO'])
  expect(refused(state, 0, 'invest house NA MAIL')).toMatchObject({ code: 'marker-not-left', clause: 'TA-9.16' })
  expect(refused(state, 0, 'invest bunker')).toMatchObject({ code: 'marker-exhausted' })
  act(state, 0, 'invest house NA')
  expect(state.money[0]).toBe(80)
})

test('TA-9.11 INVEST+ sells two different markers for £100, and a house or two coal with them', () => {
  const held = [['ext/invest-plus-a']]
  const state = arrange({ players: 2, regions: REGIONS, held, money: [100], markers: [{ COAL: 1 }] })
  act(state, 0, 'play ext/invest-plus-a')
  expect(refused(state, 0, 'invest markers MAIL MAIL none')).toMatchObject({ code: 'markers-alike', clause: 'TA-9.11' })
  expect(refused(state, 0, 'invest markers MAIL none')).toMatchObject({ code: 'markers-alike' })
  expect(refused(state, 0, 'invest markers RIBAND MAIL none')).toMatchObject({ code: 'marker-not-sold' })
  expect(refused(state, 0, 'invest marker MAIL')).toMatchObject({ code: 'not-on-card' })
  expect(refused(state, 0, 'invest markers FREIGHT MAIL coal')).toEqual({
    code: 'bunkers-too-few',
    clause: 'TA-9.11',
    params: { bunkers: 1, wanted: 2 },
  })
  act(state, 0, 'invest markers FREIGHT MAIL house SA')
  expect([state.money[0], state.houses[1]![0], markers(state, 0)]).toEqual([
    0,
    1,
    { RIBAND: 0, COAL: 1, FREIGHT: 1, MAIL: 1, PASSENGER: 0 },
  ])
})

test('TA-9.11 without £100 or two types INVEST+ does nothing', () => {
  const held = [['ext/invest-plus-a']]
  const poor = arrange({ players: 2, regions: REGIONS, held, money: [99] })
  act(poor, 0, 'play ext/invest-plus-a')
  expect(asked(poor)).toBe('1 turn')
  const scarce = arrange({ players: 2, regions: REGIONS, held, money: [500], markers: NOTHING_LEFT })
  act(scarce, 0, 'play ext/invest-plus-a')
  expect(asked(scarce)).toBe('1 turn')
})

test('TA-9.14 two coal go on two ships; on one ship if no other has room; or are lost', () => {
  const two = arrange({ players: 2, regions: { NA: ['S21 0 1', 'S18 0 2', 'S17 0 0'] }, money: [50] })
  act(two, 0, 'play base/invest')
  act(two, 0, 'invest bunker')
  expect(refused(two, 0, 'load S17 S17')).toMatchObject({ code: 'coal-two-ships', clause: 'TA-9.14' })
  expect(refused(two, 0, 'load S17')).toMatchObject({ code: 'coal-two-ships' })
  expect(offered(two)).toEqual(['load S17 S18', 'load S17 S21', 'load S18 S21'])
  for (const [before, after] of [
    [1, 3],
    [2, 3],
    [3, 3],
  ] as const) {
    const one = arrange({ players: 2, regions: { NA: [`S21 0 ${before}`, 'S18 0 3'] }, money: [50] })
    act(one, 0, 'play base/invest')
    act(one, 0, 'invest bunker')
    expect([coal(one, 'S21'), asked(one)]).toEqual([after, '1 turn'])
  }
})

test('TA-9.15 INVEST may invest in nothing, INVEST+ take no bonus, and the coal bonus must load at least one', () => {
  const state = arrange({ players: 2, regions: REGIONS, money: [500] })
  act(state, 0, 'play base/invest')
  act(state, 0, 'invest none')
  expect(state.money[0]).toBe(500)
  const full = arrange({
    players: 2,
    regions: { NA: ['S21 0 3'] },
    held: [['ext/invest-plus-a']],
    markers: [{ COAL: 2 }],
    money: [100],
  })
  act(full, 0, 'play ext/invest-plus-a')
  expect(refused(full, 0, 'invest markers COAL MAIL coal')).toMatchObject({
    code: 'no-room-for-coal',
    clause: 'TA-9.15',
  })
  act(full, 0, 'invest markers COAL MAIL none')
  expect(markers(full, 0)).toMatchObject({ COAL: 3, MAIL: 1 })
})

test('TA-9.16 the marker of a house must be placed while one is left', () => {
  const state = arrange({ players: 2, regions: REGIONS, money: [50] })
  act(state, 0, 'play base/invest')
  expect(refused(state, 0, 'invest house NA')).toMatchObject({ code: 'marker-left-out', clause: 'TA-9.16' })
})
