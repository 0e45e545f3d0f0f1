import type { CoachSight, CoachTip } from '@south-street/engine/coach'
import {
  CARDS,
  HOUSE_PRICES,
  isSteamship,
  LIMITS,
  NONE,
  PLACES,
  REGIONS,
  SHIPS,
  type ShipIndex,
} from '../../src/catalogue.ts'
import type { Event, Trip } from '../../src/events.ts'
import { steamshipsLeft } from '../../src/market.ts'
import type { View } from '../../src/view.ts'

type Sight = CoachSight<View, Event>
type Tip = CoachTip<View, Event>

/** With so few steamships to come, the end is a few rounds away. */
const NEARLY_SOLD_OUT = 6

const shipName = (ship: ShipIndex): string => `card:${SHIPS[ship]!.id}`
/** The points, which the table in words has in the line of the company. */
const points = ({ seat }: Sight): readonly string[] => ['points', `seat:${seat}`]

function isInRegion({ regions }: View, ship: ShipIndex): boolean {
  return regions.some((ships) => ships.includes(ship))
}

/** The seat's own card of that name, if it is in the hand and a card may be played. */
function playable({ view }: Sight, type: 'INVEST' | 'DIRECTOR'): string | null {
  const card = view.hand.find((one) => CARDS[one]!.type === type)
  return view.decision === 'turn' && card !== undefined ? `card:${CARDS[card]!.id}` : null
}

function ownTrip({ seat, news }: Sight): Trip | undefined {
  const trips = news.flatMap((event) => (event.type === 'sailed' && !event.isLast ? event.trips : []))
  return trips.find((trip) => trip.seat === seat && isSteamship(trip.ship))
}

/** A steamship of the seat that lies in a sea and cannot sail. */
function withoutCoal({ seat, view }: Sight): ShipIndex | undefined {
  return view.regions.flat().find((ship) => isSteamship(ship) && view.owners[ship] === seat && view.coal[ship] === 0)
}

/** A ship of the seat that the next younger one pushes out. */
function oldestOfFullSea({ seat, view }: Sight): ShipIndex | undefined {
  const leaving = view.regions.flatMap((ships, region) => (ships.length === PLACES[region]! ? [ships[0]!] : []))
  return leaving.find((ship) => view.owners[ship] === seat)
}

/** Whether a house can be built where the seat has a ship (TA-9.11). */
function canBuild({ seat, view }: Sight): boolean {
  return view.regions.some((ships, region) => {
    const houses = view.houses[region]!
    const price = HOUSE_PRICES[region]![houses.reduce((sum, count) => sum + count, 0)]
    const isOpen = price !== undefined && price <= view.money[seat]! && houses[seat]! < LIMITS.own_houses_per_region
    return isOpen && ships.some((ship) => view.owners[ship] === seat)
  })
}

/** Where a ship of the seat that was pushed out is now. */
function displaced(sight: Sight): readonly string[] | null {
  const { seat, view, news } = sight
  if (view.decision === 'redeploy') return [`sea:${REGIONS[view.leftRegion]}`]
  const event = news.find((one) => one.type === 'displaced' && one.seat === seat)
  if (event?.type !== 'displaced') return null
  return isInRegion(view, event.ship) ? [shipName(event.ship)] : [`sea:${REGIONS[event.region]}`]
}

const tip = (id: string, clause: string, at: Tip['at']): Tip => ({ id, clause, at })

/** What cannot wait comes first: one thing is said at a time. */
export const tips: readonly Tip[] = [
  tip('first-ship', 'TA-3.10', ({ view }) =>
    view.decision === 'buy' && view.undertaking === 'SET-UP' ? ['market'] : null,
  ),
  tip('displaced', 'TA-6.6', displaced),
  tip('scrapped', 'TA-7.2', (sight) => {
    const isScrapped = sight.news.some(
      (one) => one.type === 'scrapped' && one.seat === sight.seat && isSteamship(one.ship),
    )
    return isScrapped ? points(sight) : null
  }),
  tip('last-round', 'TA-15.5', (sight) => {
    const { round, lastRound, decision } = sight.view
    return decision === 'turn' && lastRound !== NONE && round === lastRound ? points(sight) : null
  }),
  tip('first-card', 'TA-4.1', ({ seat, view }) =>
    view.decision === 'turn' && view.stacks[seat]!.length === 0 && view.taken[seat]!.length === 0 ? ['hand'] : null,
  ),
  tip('trip', 'TA-8.3', (sight) => {
    const trip = ownTrip(sight)
    return trip !== undefined && isInRegion(sight.view, trip.ship) ? [shipName(trip.ship)] : null
  }),
  tip('director', 'TA-10.1', (sight) => {
    const isReady =
      sight.view.stacks[sight.seat]!.length >= LIMITS.director_other_cards && sight.view.display.length > 0
    const card = playable(sight, 'DIRECTOR')
    return isReady && card !== null ? [card] : null
  }),
  tip('end-near', 'TA-15.1', ({ view }) =>
    view.lastRound === NONE && steamshipsLeft(view) <= NEARLY_SOLD_OUT ? ['market'] : null,
  ),
  tip('no-coal', 'TA-9.9', (sight) => {
    const ship = withoutCoal(sight)
    return ship === undefined ? null : [shipName(ship)]
  }),
  tip('invest', 'TA-9.11', (sight) => {
    const card = playable(sight, 'INVEST')
    return card !== null && canBuild(sight) ? [card] : null
  }),
  tip('marker', 'TA-7.5', ({ seat, view }) =>
    view.markers[seat]!.some((count) => count > 0) ? [`sheet:${seat}`] : null,
  ),
  tip('oldest', 'TA-6.5', (sight) => {
    const ship = oldestOfFullSea(sight)
    return ship === undefined ? null : [shipName(ship)]
  }),
  tip('goal', 'TA-15.4', (sight) => (sight.view.decision === 'turn' ? points(sight) : null)),
]
