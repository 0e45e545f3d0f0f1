import type { Event } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { NONE, SCOTIA } from '../../src/catalogue.ts'
import { coalJourneys, coalName, liesWith, shipJourneys, travelName } from '../../ui/board/travel.ts'

describe('how coal moves', () => {
  const trip = { seat: 0, income: 40, points: 0 }
  const events: Event[] = [
    { type: 'loaded', seat: 0, ships: [20, 21, 21], lost: 0 },
    { type: 'sailed', region: 0, trips: [SCOTIA, 22].map((ship) => ({ ...trip, ship })), isLast: false },
  ]
  test('aboard where it is loaded, into the fire of a steamship that sails; sails need none', () => {
    expect([...coalJourneys(events)]).toEqual([
      [20, 'load'],
      [21, 'load'],
      [22, 'burn'],
    ])
  })
  test('each piece of a ship by itself, and elsewhere none', () => {
    const coal = coalJourneys(events)
    expect(coalName(21, 0, coal)).toEqual({ viewTransitionName: 'coal-21-0', viewTransitionClass: 'load' })
    expect(coalName(21, 1, coal).viewTransitionName).toBe('coal-21-1')
    expect(coalName(23, 0, coal)).toEqual({})
  })
})

describe('how ships travel', () => {
  const bought: Event = { type: 'bought', seat: 1, cards: [20, 21], price: 100, coal: NONE }
  test('those one has bought come to oneself, those of others go away', () => {
    expect([...shipJourneys([bought], 1)]).toEqual([
      [20, 'take'],
      [21, 'take'],
    ])
    expect(shipJourneys([bought], 0).get(20)).toBe('away')
    expect(shipJourneys([bought], null).get(21)).toBe('away')
  })
  test('into a sea, out of it and into another', () => {
    const events: Event[] = [
      { type: 'deployed', seat: 0, ship: 20, region: 1 },
      { type: 'displaced', seat: 1, ship: 21, region: 1 },
      { type: 'redeployed', seat: 1, ship: 22, region: 2 },
    ]
    expect([...shipJourneys(events, 0).values()]).toEqual(['take', 'take', 'take'])
  })
  test('a ship that is displaced and scrapped sinks, and so does Scotia', () => {
    const events: Event[] = [
      { type: 'displaced', seat: 1, ship: 21, region: 1 },
      { type: 'scrapped', seat: 1, ship: 21, points: 4 },
      { type: 'scotia-removed' },
    ]
    expect(shipJourneys(events, 0).get(21)).toBe('sink')
    expect(shipJourneys(events, 0).get(SCOTIA)).toBe('sink')
  })
  test('one that nobody bought goes to the docks; nothing else moves', () => {
    expect([
      ...shipJourneys(
        [
          { type: 'docked', ship: 30 },
          { type: 'round-ended', round: 3 },
        ],
        0,
      ),
    ]).toEqual([[30, 'away']])
  })
  test('only what moves has a name', () => {
    const moving = shipJourneys([bought], 1)
    expect(travelName(20, moving)).toEqual({ viewTransitionName: 'ship-20', viewTransitionClass: 'take' })
    expect(travelName(22, moving)).toEqual({})
  })
})

describe('where a ship lies', () => {
  const view = { owners: [NONE, 0, 0, 0, 1], regions: [[2]], gone: [3] }
  test('with her company while she is in no sea and not gone', () => {
    expect([1, 2, 3, 4].map((ship) => liesWith(view, 0, ship))).toEqual([true, false, false, false])
  })
})
