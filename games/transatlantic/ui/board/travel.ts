import type { CSSProperties } from 'react'
import type { ShipIndex } from '../../src/catalogue.ts'

/** A ship that travels keeps its name from one picture to the next. */
export function travelName(ship: ShipIndex, moving: ReadonlySet<ShipIndex>): CSSProperties {
  return moving.has(ship) ? { viewTransitionName: `ship-${ship}` } : {}
}
