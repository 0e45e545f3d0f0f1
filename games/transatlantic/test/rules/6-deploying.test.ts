import { expect, test } from 'vitest'
import { act, arrange, asked, coal, offered, refused, region, ships } from '../arrange.ts'

/** Every region of two players full, so that hardly anything fits. */
const FULL = {
  NA: ['S21 1', 'S18 1', 'S17 0', 'S09 0'],
  SA: ['S15 1', 'S11 1', 'S08 1'],
  IO: ['S23 1', 'S16 0', 'S12 0'],
} as const

test('TA-6.1 the North Atlantic has four places, every other region three', () => {
  const full = arrange({ players: 2, regions: FULL, stored: [['S24 1']] })
  act(full, 0, 'play base/transport')
  act(full, 0, 'deploy S24 NA')
  expect(region(full, 'NA')).toEqual(['S24', 'S21', 'S18', 'S17'])
  const other = arrange({ players: 2, regions: FULL, stored: [['S24 1']] })
  act(other, 0, 'play base/transport')
  act(other, 0, 'deploy S24 SA')
  expect(region(other, 'SA')).toEqual(['S24', 'S15', 'S11'])
})

test('TA-6.2 a ship enters from the top only where it is younger than every ship; an empty region will do', () => {
  const regions = { NA: ['S09 1'], SA: ['S07 1', 'S04 1'] }
  const state = arrange({ players: 2, regions, stored: [['S08 1']] })
  act(state, 0, 'play base/transport')
  expect(offered(state)).toEqual(['deploy S08 SA', 'deploy S08 IO'])
  expect(refused(state, 0, 'deploy S08 NA')).toMatchObject({ code: 'not-on-top', clause: 'TA-6.2' })
})

test('TA-6.3 a ship that can enter no region from the top is slotted in where a place is free', () => {
  const regions = { NA: ['S21 1', 'S18 1', 'S03 0'], SA: ['S15 1', 'S11 1', 'S08 1'], IO: ['S23 1', 'S16 0'] }
  const state = arrange({ players: 2, regions, stored: [['S07 1']] })
  act(state, 0, 'play base/transport')
  expect(offered(state)).toEqual(['deploy S07 NA', 'deploy S07 IO'])
  expect(refused(state, 0, 'deploy S07 SA')).toMatchObject({ code: 'region-full', clause: 'TA-6.3' })
  act(state, 0, 'deploy S07 NA')
  expect(region(state, 'NA')).toEqual(['S21', 'S18', 'S07', 'S03'])
})

test('TA-6.4 the owner chooses among the legal regions, and a region out of play is none', () => {
  const state = arrange({ players: 2, regions: FULL, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  expect(offered(state)).toEqual(['deploy S30 NA', 'deploy S30 SA', 'deploy S30 IO'])
  expect(refused(state, 0, 'deploy S30 FE')).toMatchObject({ code: 'region-not-in-play', clause: 'TA-6.4' })
})

test('TA-6.5 entering from the top pushes the bottom ship out of a full region; slotting in pushes nothing out', () => {
  const state = arrange({ players: 2, regions: FULL, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  const events = act(state, 0, 'deploy S30 IO')
  expect(events).toContainEqual({ type: 'displaced', seat: 0, ship: 16, region: 2 })
  const free = arrange({ players: 2, regions: { ...FULL, IO: ['S23 1', 'S16 0'] }, stored: [['S03 1']] })
  act(free, 0, 'play base/transport')
  expect(region(free, 'IO')).toEqual(['S23', 'S16', 'S03'])
  expect(free.gone.some((ship) => ships([ship])[0] === 'S03')).toBe(false)
})

test('TA-6.6 the owner of a displaced ship redeploys it elsewhere, out of turn if need be', () => {
  const regions = { ...FULL, SA: ['S07 0', 'S04 0'], IO: ['S08 1'] }
  const state = arrange({
    players: 2,
    regions: { ...regions, NA: ['S21 1', 'S18 1', 'S17 0', 'S11 1'] },
    stored: [['S30 1']],
  })
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S30 NA')
  expect(asked(state)).toBe('1 redeploy')
  expect(refused(state, 0, 'redeploy S11 SA')).toMatchObject({ code: 'not-asked' })
  expect(refused(state, 1, 'redeploy S18 SA')).toMatchObject({ code: 'not-displaced', clause: 'TA-6.6' })
  expect(refused(state, 1, 'redeploy S11 NA')).toMatchObject({ code: 'region-just-left', clause: 'TA-6.6' })
  expect(offered(state)).toEqual(['redeploy S11 SA', 'redeploy S11 IO'])
  act(state, 1, 'redeploy S11 IO')
  expect(region(state, 'IO')).toEqual(['S11', 'S08'])
  expect(asked(state)).toBe('0 transport')
})

test('TA-6.6 a redeployed ship may displace a further, older one, until nobody is displaced', () => {
  const regions = { NA: ['S21 1', 'S18 1', 'S17 0', 'S15 1'], SA: ['S11 0', 'S09 0', 'S08 0'], IO: ['S07 1'] }
  const state = arrange({ players: 2, regions, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S30 NA')
  act(state, 1, 'redeploy S15 SA')
  expect(region(state, 'SA')).toEqual(['S15', 'S11', 'S09'])
  expect(region(state, 'IO')).toEqual(['S08', 'S07'])
  expect(asked(state)).toBe('0 transport')
})

test('TA-6.7 a displaced ship without a legal place is scrapped', () => {
  const state = arrange({ players: 2, regions: FULL, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  const events = act(state, 0, 'deploy S30 NA')
  expect(events.map(({ type }) => type)).toContain('scrapped')
  expect(ships(state.gone)).toContain('S09')
})

test('TA-6.8 displaced Scotia leaves the game', () => {
  const state = arrange({ players: 2, regions: { NA: ['S21 1', 'S18 1', 'S17 0', 'N0'] }, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  const events = act(state, 0, 'deploy S30 NA')
  expect(events).toContainEqual({ type: 'scotia-removed' })
  expect(ships(state.gone)).toContain('N0')
  expect(asked(state)).toBe('0 transport')
})

test('TA-6.9 sailing ships are displaced and redeployed like others', () => {
  const regions = { NA: ['S21 1', 'S18 1', 'S17 0', 'V2 1'], SA: ['V1 0'] }
  const state = arrange({ players: 2, regions, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S30 NA')
  expect(asked(state)).toBe('1 redeploy')
  act(state, 1, 'redeploy V2 SA')
  expect(region(state, 'SA')).toEqual(['V2', 'V1'])
})

test('TA-6.10 a bought ship that cannot be deployed is stored with captain and coal, and deployed later if possible', () => {
  const state = arrange({ players: 2, regions: FULL, market: ['S04'], money: [100] })
  act(state, 0, 'play base/shipyard')
  const events = act(state, 0, 'buy S04')
  expect(events).toContainEqual({ type: 'stored', seat: 0, ship: 8 })
  expect([ships(state.stored[0]!), coal(state, 'S04'), state.captains[0]]).toEqual([['S04'], 1, 4])
  state.regions[1]!.shift()
  state.gone.push(12)
  state.owners[12] = -1
  state.captains[1] = state.captains[1]! + 1
  Object.assign(state, { turn: 0, actor: 0 })
  act(state, 0, 'play base/transport')
  expect(region(state, 'SA')).toEqual(['S15', 'S11', 'S04'])
})

test('TA-6.11 the ship strictly faster than all others in the North Atlantic brings its owner a Riband', () => {
  const win = arrange({ players: 2, regions: { NA: ['S17 1', 'V1 1', 'N0'] }, stored: [['S18 1']] })
  act(win, 0, 'play base/transport')
  expect(act(win, 0, 'deploy S18 NA')).toContainEqual({ type: 'riband-won', seat: 0, ship: 22 })
  expect(win.markers).toEqual([
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ])
  const tie = arrange({ players: 2, regions: { NA: ['S15 1', 'S11 1'] }, stored: [['S16 1']] })
  act(tie, 0, 'play base/transport')
  act(tie, 0, 'deploy S16 NA')
  expect(tie.markers[0]).toEqual([0, 0, 0, 0, 0])
})

test('TA-6.12 a redeployed steamship may win the Riband, also out of turn; a sailing ship never does', () => {
  const regions = { NA: ['S04 0'], SA: ['S21 0', 'S18 0', 'S11 1'], IO: ['S27 1', 'S23 1', 'S17 1'] }
  const state = arrange({ players: 2, regions, stored: [['S24 1']] })
  act(state, 0, 'play base/transport')
  const events = act(state, 0, 'deploy S24 SA')
  expect(events).toContainEqual({ type: 'riband-won', seat: 1, ship: 15 })
  const sailing = arrange({
    players: 2,
    regions: { SA: ['S21 0', 'S18 0', 'V1 1'], IO: ['S27 1', 'S23 1', 'S17 1'] },
    stored: [['S24 1']],
  })
  act(sailing, 0, 'play base/transport')
  act(sailing, 0, 'deploy S24 SA')
  expect(region(sailing, 'NA')).toEqual(['V1'])
  expect(sailing.markers[1]).toEqual([0, 0, 0, 0, 0])
})

test('TA-6.13 the whole chain is settled before the placed ship is compared', () => {
  // Augusta Victoria, as fast as the ship that enters, is pushed out before the two are compared.
  const regions = { NA: ['S29 1', 'S27 1', 'S25 1', 'S24 1'], SA: ['S21 0'], IO: ['S30 0'] }
  const state = arrange({ players: 4, regions, stored: [['S38 1']] })
  act(state, 0, 'play base/transport')
  act(state, 0, 'deploy S38 NA')
  expect(asked(state)).toBe('1 redeploy')
  expect(state.markers[0]![0]).toBe(0)
  const events = act(state, 1, 'redeploy S24 SA')
  expect(events.map(({ type }) => type)).toEqual(['redeployed', 'riband-won'])
  expect(state.markers[0]![0]).toBe(1)
})

test('TA-6.14 a fast older ship that is slotted in gains the Riband too', () => {
  const regions = {
    NA: ['S29 1', 'S27 1'],
    SA: ['S35 1', 'S33 1', 'S31 1'],
    IO: ['S37 1', 'S36 1'],
    FE: ['S41 0', 'S40 0', 'S39 0'],
  }
  const state = arrange({ players: 3, regions, stored: [['S22 1']] })
  act(state, 0, 'play base/transport')
  expect(offered(state)).toEqual(['deploy S22 NA', 'deploy S22 IO'])
  act(state, 0, 'deploy S22 NA')
  expect(region(state, 'NA')).toEqual(['S29', 'S27', 'S22'])
  expect(state.markers[0]![0]).toBe(1)
})

test('TA-6.15 the region just left is neither a place nor an obstacle', () => {
  // South Atlantic and Indian Ocean are younger and full but for one place: Germanic may slot in there, not where it was.
  const regions = { NA: ['S21 1', 'S18 1', 'S17 0', 'S09 0'], SA: ['S15 1', 'S11 1'], IO: ['S23 1', 'S16 0', 'S12 0'] }
  const state = arrange({ players: 2, regions, stored: [['S30 1']] })
  act(state, 0, 'play base/transport')
  const events = act(state, 0, 'deploy S30 NA')
  expect(events).toContainEqual({ type: 'redeployed', seat: 0, ship: 13, region: 1 })
  expect(region(state, 'SA')).toEqual(['S15', 'S11', 'S09'])
})
