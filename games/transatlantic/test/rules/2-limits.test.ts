import { FLAGS, transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { act, arrange, offered, refused } from '../arrange.ts'

const EIGHT = ['S20', 'S19', 'S18', 'S17'].map((id) => `${id} 0`)

test('TA-2.1 nine captains are usable, and a purchase without a free one is refused', () => {
  const state = arrange({
    players: 4,
    regions: { NA: EIGHT, SA: ['S16 0', 'S15 0', 'S14 0'], IO: ['S13 0', 'V1 0'] },
    money: [1000],
  })
  expect(state.captains[0]).toBe(0)
  act(state, 0, 'play base/shipyard')
  expect(state.turn).toBe(1)
  const one = arrange({
    players: 4,
    regions: { NA: EIGHT, SA: ['S16 0', 'S15 0', 'S14 0'], IO: ['S13 0'] },
    money: [1000],
  })
  act(one, 0, 'play base/shipyard')
  expect(refused(one, 0, 'buy S01 S02')).toEqual({ code: 'no-captain', clause: 'TA-2.1', params: { captains: 1 } })
  expect(offered(one).every((line) => line.split(' ').length <= 2)).toBe(true)
})

test('TA-2.1 the captain of a scrapped ship returns', () => {
  const state = arrange({
    players: 2,
    regions: {
      NA: ['S21 1', 'S18 1', 'S17 1', 'S09 0'],
      SA: ['S15 1', 'S11 1', 'S08 1'],
      IO: ['S23 1', 'S16 1', 'S12 0'],
    },
    stored: [['S30 1']],
  })
  expect(state.captains).toEqual([6, 1])
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S30 NA')
  expect(state.captains).toEqual([7, 1])
})

test('TA-2.2 nobody builds an eighth house', () => {
  const state = arrange({
    players: 4,
    regions: { NA: ['V1 0'], SP: ['S20 0'] },
    houses: { NA: [1], SA: [2], IO: [2], FE: [2] },
  })
  act(state, 0, 'play base/invest')
  expect(refused(state, 0, 'invest house SP MAIL')).toMatchObject({ code: 'houses-used-up', clause: 'TA-2.2' })
  expect(offered(state).filter((line) => line.startsWith('invest house'))).toEqual([])
})

test('TA-2.3 the supply is 12, 16, 13, 12 and 13; a type that is gone cannot be bought', () => {
  const supplies = { RIBAND: 12, COAL: 16, FREIGHT: 13, MAIL: 12, PASSENGER: 13 }
  expect(FLAGS.map((flag) => supplies[flag])).toEqual([12, 16, 13, 12, 13])
  const state = arrange({ players: 2, markers: [{ MAIL: 7 }, { MAIL: 5, FREIGHT: 12 }], money: [300, 300] })
  act(state, 0, 'play base/invest')
  expect(refused(state, 0, 'invest marker MAIL')).toMatchObject({ code: 'marker-exhausted', clause: 'TA-2.3' })
  act(state, 0, 'invest marker FREIGHT')
  act(state, 1, 'play base/invest')
  expect(refused(state, 1, 'invest marker FREIGHT')).toMatchObject({ code: 'marker-exhausted' })
  for (const flag of FLAGS) {
    const broken = arrange({ players: 2, markers: [{ [flag]: supplies[flag] }] })
    broken.markers[1]![FLAGS.indexOf(flag)] = 1
    expect(transatlantic.check(broken)).toEqual([`there are too many ${flag} markers`])
  }
})

test('TA-2.3 without a Riband in the supply none is gained', () => {
  const state = arrange({ players: 2, regions: { NA: ['N0'] }, stored: [['S40 1']], markers: [{}, { RIBAND: 12 }] })
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S40 NA')
  expect(state.markers[0]).toEqual([0, 0, 0, 0, 0])
})

test('TA-2.4 money and coal never run out', () => {
  const regions = { NA: ['S20 0', 'S19 0', 'S18 0', 'S17 0'], SA: ['S16 0', 'S15 0', 'S14 0'], IO: ['S13 0'] }
  const state = arrange({ players: 4, regions, markers: [{ COAL: 16 }], money: [1_000_000] })
  act(state, 0, 'play base/coal')
  expect(offered(state).length).toBeGreaterThan(0)
  const full = arrange({
    players: 4,
    regions,
    markers: [{ COAL: 14 }],
    held: [['ext/coal-plus-a']],
    money: [1_000_000],
  })
  act(full, 0, 'play ext/coal-plus-a')
  act(full, 0, offered(full)[0]!)
  expect(full.coal.reduce((sum, one) => sum + one, 0)).toBe(17)
})

test('TA-2.5 everybody has one Director tile', () => {
  expect(arrange({ players: 3 }).tiles).toEqual([1, 1, 1])
})

test('TA-2.6 points of transports are counted, no tokens are', () => {
  const state = arrange({ players: 2, regions: { SA: ['V1 0'] }, houses: { SA: [2, 0] } })
  act(state, 0, 'play base/transport')
  act(state, 0, 'transport V1')
  expect(state.transportPoints).toEqual([2, 0])
  expect(Object.keys(state)).not.toContain('contracts')
})
