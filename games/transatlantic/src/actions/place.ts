import { at, type Json, type Refusal, readMembers } from '@south-street/engine'
import { NONE, PLACES, REGIONS, type Region, readRegion, readShip, SHIPS, type ShipIndex } from '../catalogue.ts'
import { openRegions } from '../placing.ts'
import { refusal } from '../refusal.ts'
import { regionsOf, type State } from '../state.ts'
import { unexpected, words } from './verb.ts'

/** A ship and a region for it: what `deploy` and `redeploy` share. */
export interface Placement {
  readonly ship: ShipIndex
  readonly region: Region
}

/** Section 6: whether the ship may enter the region, having just left another one or NONE. */
export function refusePlace(state: State, { ship, region }: Placement, leftRegion: Region): Refusal | null {
  const params = { ship: SHIPS[ship]!.id, region: REGIONS[region]! }
  if (region >= regionsOf(state)) return refusal('region-not-in-play', 'TA-6.4', { region: params.region })
  if (region === leftRegion) return refusal('region-just-left', 'TA-6.6', params)
  const open = openRegions(state, ship, leftRegion)
  if ((open & (1 << region)) !== 0) return null
  const isFull = state.regions[region]!.length >= PLACES[region]!
  const elsewhere = [...state.regions.keys()].some(
    (other) => (open & (1 << other)) !== 0 && (state.regions[other]!.at(-1) ?? NONE) < ship,
  )
  // TA-6.3 lets nobody slot in who can enter somewhere from the top.
  return elsewhere || !isFull ? refusal('not-on-top', 'TA-6.2', params) : refusal('region-full', 'TA-6.3', params)
}

function placementCode({ ship, region }: Placement): number {
  return ship * REGIONS.length + region
}

export function decodePlacement(code: number): Placement {
  return { ship: Math.floor(code / REGIONS.length), region: code % REGIONS.length }
}

/** The codes of all regions that the ship may enter. */
export function placementCodes(
  state: State,
  ship: ShipIndex,
  leftRegion: Region,
  out: Uint16Array,
  start: number,
): number {
  const open = openRegions(state, ship, leftRegion)
  let count = start
  for (let region = 0; region < REGIONS.length; region++) {
    if ((open & (1 << region)) !== 0) out[count++] = placementCode({ ship, region })
  }
  return count
}

export function formatPlacement({ ship, region }: Placement): string {
  return ` ${SHIPS[ship]!.id} ${REGIONS[region]}`
}

export function parsePlacement(rest: string): Placement {
  const [ship, region, ...more] = words(rest)
  if (more.length > 0) throw unexpected(rest)
  return { ship: readShip(ship), region: readRegion(region) }
}

export function readPlacement(json: unknown): Placement {
  const members = readMembers(json, ['type', 'ship', 'region'])
  return { ship: at('ship', () => readShip(members.ship)), region: at('region', () => readRegion(members.region)) }
}

export function writePlacement({ ship, region }: Placement): { [member: string]: Json } {
  return { ship: SHIPS[ship]!.id, region: REGIONS[region]! }
}
