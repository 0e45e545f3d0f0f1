import type { Score, Seat } from '@south-street/engine'
import { AMOUNTS, FIRST_HEADQUARTERS, FIRST_STEAMSHIP, type ShipIndex } from './catalogue.ts'
import { rowPoints, shipScore } from './sheet.ts'
import type { State } from './state.ts'

/** Section 15. In a running game: what it would be if the game ended now. */
export function score(state: State): Score[] {
  return state.hands.map((_, seat) => scoreSeat(state, seat))
}

function scoreSeat(state: State, seat: Seat): Score {
  const steamships = steamshipsOf(state, seat)
  const sum = (owned: readonly ShipIndex[]): number =>
    owned.reduce((points, ship) => points + shipScore(state, seat, ship), 0)
  const money = state.money[seat]!
  const items = [
    { name: 'transports', points: state.transportPoints[seat]!, clause: 'TA-8.3' },
    { name: 'scrapped', points: state.scrapPoints[seat]!, clause: 'TA-7.2' },
    { name: 'ships', points: sum(steamships), clause: 'TA-15.4' },
    { name: 'headquarters', points: sum(state.headquarters[seat]!), clause: 'TA-15.4' },
    { name: 'cash', points: Math.floor(money / AMOUNTS.pounds_per_point), clause: 'TA-15.5' },
    { name: 'rows', points: rowPoints(state.markers[seat]!), clause: 'TA-15.6' },
  ]
  return {
    items,
    total: items.reduce((total, item) => total + item.points, 0),
    // By its place in the catalogue, which is its age; without a steamship 0, so that nothing separates such seats.
    tieBreaks: [{ name: 'youngest', points: Math.max(0, ...steamships), clause: 'TA-15.7' }],
    figures: [{ name: 'money', points: money, clause: 'TA-15.5' }],
  }
}

/** Active, stored, or displaced and waiting for their owner (TA-15.4). */
function steamshipsOf(state: State, seat: Seat): ShipIndex[] {
  const ships: ShipIndex[] = []
  for (let ship = FIRST_STEAMSHIP; ship < FIRST_HEADQUARTERS; ship++) {
    if (state.owners[ship] === seat) ships.push(ship)
  }
  return ships
}
