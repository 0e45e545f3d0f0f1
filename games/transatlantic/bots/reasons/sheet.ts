import type { Candidate } from '@south-street/bots'
import { BUNKER, FLAG, FLAGS, type Flag, REGIONS } from '../../src/catalogue.ts'
import type { Invest } from '../../src/investing.ts'
import { columnValue, rowPoints } from '../../src/sheet.ts'
import { nextHousePrice } from '../../src/state.ts'
import { type Finder, gained, type Situation } from './situation.ts'

/** What a house, a bunker or a marker is good for. */
export const findSheet: Finder = (situation) => {
  const { action } = situation.best
  return action.type === 'invest' ? [...aboutHouse(situation, action), ...aboutMarkers(situation, action)] : []
}

function markersOf(action: Invest): readonly Flag[] {
  switch (action.option) {
    case 'none':
      return []
    case 'bunker':
      return [BUNKER]
    case 'house':
      return action.marker === undefined ? [] : [action.marker]
    case 'marker':
      return [action.marker]
    case 'markers':
      return action.markers
  }
}

function regionOf(action: Invest): number | null {
  return 'region' in action ? action.region : null
}

function aboutHouse({ state, me, best, other }: Situation, action: Invest): Candidate[] {
  const region = regionOf(action)
  const elsewhere = other.action.type === 'invest' ? regionOf(other.action) : null
  if (region === null || region === elsewhere) return []
  const found: Candidate[] = []
  const name = REGIONS[region]!
  const count = state.regions[region]!.filter((ship) => state.owners[ship] === me).length
  const more = best.seen.points[me]!.transports - other.seen.points[me]!.transports
  found.push({ kind: 'house-ships', about: { region: name, count }, aspect: 'gain', weight: Math.max(0.3, more) })
  const price = nextHousePrice(state, region)
  if (action.option === 'house' && price === 20) {
    found.push({ kind: 'house-cheap', about: { region: name, price }, aspect: 'wait', weight: 0.25 })
  }
  return found
}

/** What one marker more does for the ships of its flag, and for the rows. */
function aboutMarkers(situation: Situation, action: Invest): Candidate[] {
  const { state, me, other } = situation
  const others = other.action.type === 'invest' ? markersOf(other.action) : []
  const found: Candidate[] = []
  const sheet = state.markers[me]!
  for (const flag of markersOf(action)) {
    if (others.includes(flag)) continue
    const fleet = state.owners.filter((owner, ship) => owner === me && FLAG[ship] === flag).length
    const rise = columnValue(state.players, sheet[flag]! + 1) - columnValue(state.players, sheet[flag]!)
    if (fleet > 0) {
      const about = { marker: FLAGS[flag]!, count: fleet, rise }
      found.push({
        kind: 'marker-column',
        about,
        aspect: 'gain',
        weight: Math.max(fleet * rise * 0.6, gained(situation, me, 'ships')),
      })
    }
    const rows = rowPoints(sheet.map((count, one) => (one === flag ? count + 1 : count))) - rowPoints(sheet)
    const isComplete = sheet.every((count, one) => one === flag || count > sheet[flag]!)
    if (rows > 0) {
      const kind = isComplete && sheet[flag]! < 4 ? 'marker-row' : 'marker-points'
      found.push({ kind, about: { marker: FLAGS[flag]!, count: rows }, aspect: 'end', weight: rows * 0.5 })
    }
    if (flag === BUNKER) {
      const about = { count: sheet[BUNKER]! + 3 }
      found.push({
        kind: 'bunker',
        about,
        aspect: 'wait',
        weight: Math.max(0.3, situation.best.seen.coal[me]!.loaded * 0.3),
      })
    }
  }
  return found
}
