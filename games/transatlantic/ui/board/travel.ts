import type { Viewer } from '@south-street/engine'
import type { CSSProperties } from 'react'
import { isSteamship, SCOTIA, type ShipIndex } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'

/** How a ship travels: to where she is seen, away to where she is not, or to the bottom. */
export type Way = 'take' | 'away' | 'sink'

/** The ships that events put on the move. What happens to a ship last says how she goes. */
export function shipJourneys(events: readonly Event[], viewer: Viewer): ReadonlyMap<ShipIndex, Way> {
  const ways = new Map<ShipIndex, Way>()
  for (const event of events) {
    switch (event.type) {
      case 'bought':
        for (const ship of event.cards) ways.set(ship, event.seat === viewer ? 'take' : 'away')
        break
      case 'displaced':
      case 'deployed':
      case 'redeployed':
        ways.set(event.ship, 'take')
        break
      case 'docked':
        ways.set(event.ship, 'away')
        break
      case 'scrapped':
        ways.set(event.ship, 'sink')
        break
      case 'scotia-removed':
        ways.set(SCOTIA, 'sink')
    }
  }
  return ways
}

/** How coal moves: aboard, or into the fire. */
export type CoalWay = 'load' | 'burn'

/** The ships whose coal events move. */
export function coalJourneys(events: readonly Event[]): ReadonlyMap<ShipIndex, CoalWay> {
  const ways = new Map<ShipIndex, CoalWay>()
  for (const event of events) {
    if (event.type === 'loaded') for (const ship of event.ships) ways.set(ship, 'load')
    if (event.type === 'sailed') for (const { ship } of event.trips) if (isSteamship(ship)) ways.set(ship, 'burn')
  }
  return ways
}

/** Whether a ship lies with her company, and in no sea. */
export function liesWith(view: Pick<View, 'owners' | 'regions' | 'gone'>, seat: number, ship: ShipIndex): boolean {
  const isAtSea = view.regions.some((ships) => ships.includes(ship))
  return view.owners[ship] === seat && !isAtSea && !view.gone.includes(ship)
}

/** A ship that travels keeps her name from one picture to the next. */
export function travelName(ship: ShipIndex, moving: ReadonlyMap<ShipIndex, Way>): CSSProperties {
  const way = moving.get(ship)
  return way === undefined ? {} : { viewTransitionName: `ship-${ship}`, viewTransitionClass: way }
}

/**
 * Each piece of coal of a ship that loads or sails, by its place. What is there in both pictures stays where it is; what is
 * in one of them only comes or goes before one’s eyes.
 */
export function coalName(ship: ShipIndex, place: number, coal: ReadonlyMap<ShipIndex, CoalWay>): CSSProperties {
  const way = coal.get(ship)
  return way === undefined ? {} : { viewTransitionName: `coal-${ship}-${place}`, viewTransitionClass: way }
}
