import { SHIPS } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { act, arrange, coal, markers, offered, refused, region, ships, stack } from '../arrange.ts'

test('TA-1.1 there are Scotia, four sailing ships, 45 steamships and five headquarters', () => {
  const count = (kind: string): number => SHIPS.filter((ship) => ship.kind === kind).length
  expect(['neutral', 'sail', 'steam', 'headquarters'].map(count)).toEqual([1, 4, 45, 5])
})

test('TA-1.2 a stored ship cannot sail', () => {
  const state = arrange({
    players: 2,
    regions: {
      NA: ['S21 0 1', 'S18 1', 'S17 1', 'S09 1'],
      SA: ['S15 1', 'S11 1', 'S08 1'],
      IO: ['S23 1', 'S16 1', 'S12 0 1'],
    },
    stored: [['S03 1']],
  })
  act(state, 0, 'play base/transport')
  expect(refused(state, 0, 'transport S03')).toMatchObject({ code: 'not-active', clause: 'TA-1.2' })
  expect(offered(state)).toEqual(['transport', 'transport S21', 'transport S12', 'transport S12 S21'])
})

test('TA-1.3 Scotia is foreign to everybody, whoever plays REGION', () => {
  for (const turn of [0, 1]) {
    const state = arrange({ players: 2, turn, regions: { NA: ['N0'] }, money: [0, 0] })
    act(state, turn, 'play base/region')
    act(state, turn, 'region NA')
    expect(state.money[turn]).toBe(30)
  }
})

test('TA-1.4 of two ships of one year the one with the higher number is the younger', () => {
  expect(SHIPS.filter(({ year }) => year === 1881).map(({ id }) => id)).toEqual(['S13', 'S14', 'S15', 'S16'])
  const regions = { NA: ['S14 1'], SA: ['S12 1'], IO: ['S21 1'], FE: ['S16 1'], SP: ['S20 1'] }
  const state = arrange({ players: 4, regions, stored: [['S15 1']] })
  act(state, 0, 'play base/transport')
  expect(offered(state)).toEqual(['deploy S15 NA', 'deploy S15 SA'])
})

test('TA-1.5 a steamship with coal, a sailing ship and Scotia are ready; a steamship without coal is not', () => {
  const state = arrange({ players: 2, regions: { NA: ['S04 0 1', 'S03 0 0', 'V1 0', 'N0'] } })
  act(state, 0, 'play base/transport')
  expect(refused(state, 0, 'transport S03')).toMatchObject({ code: 'no-coal', clause: 'TA-1.5' })
  expect(offered(state)).toEqual(['transport', 'transport V1', 'transport S04', 'transport V1 S04'])
  const sailing = arrange({ players: 2, regions: { NA: ['S04 0 1', 'S03 0 0', 'V1 0', 'N0'] } })
  act(sailing, 0, 'play base/region')
  const [, sailed] = act(sailing, 0, 'region NA')
  expect(sailed).toMatchObject({ type: 'bonus-paid' })
  expect(coal(sailing, 'S04')).toBe(0)
})

test('TA-1.6 every flag is the name of a marker and of its column', () => {
  const state = arrange({ players: 2 })
  expect(Object.keys(markers(state, 0))).toEqual(['RIBAND', 'COAL', 'FREIGHT', 'MAIL', 'PASSENGER'])
  const flags = SHIPS.filter(({ kind }) => kind === 'steam').map(({ flag }) => flag)
  expect([0, 1, 2, 3, 4].map((flag) => flags.filter((one) => one === flag).length)).toEqual([9, 9, 9, 9, 9])
})

test('TA-1.7 the card played last is the visible one', () => {
  const state = arrange({ players: 2, regions: { SA: ['V1 0'], IO: ['V2 1'] }, stacks: [['base/coal']] })
  act(state, 0, 'play base/invest')
  expect(stack(state, 0)).toEqual(['base/coal', 'base/invest'])
  act(state, 0, 'invest none')
  act(state, 1, 'play base/agent')
  expect(act(state, 1, 'copy 0')[0]).toMatchObject({ type: 'copied', card: 4 })
})

test('TA-1.8 ships nobody bought go to the docks, scrapped ships leave the game', () => {
  const state = arrange({
    players: 2,
    regions: {
      NA: ['S21 1', 'S18 1', 'S17 1', 'S09 1'],
      SA: ['S15 1', 'S11 1', 'S07 0'],
      IO: ['S23 0', 'S16 0', 'S12 0'],
    },
    market: ['S28', 'S27', 'S30'],
    money: [500],
  })
  act(state, 0, 'play base/shipyard')
  act(state, 0, 'buy S30')
  act(state, 0, 'deploy S30 NA')
  expect(region(state, 'NA')).toEqual(['S30', 'S21', 'S18', 'S17'])
  expect(ships(state.docks)).toEqual(['S28'])
  expect(ships(state.gone)).toContain('S09')
  expect(ships(state.docks)).not.toContain('S09')
})
