import type { Candidate } from '@south-street/bots'
import {
  FLAG,
  FLAGS,
  INCOME,
  isSteamship,
  NONE,
  NORTH_ATLANTIC,
  PLACES,
  PRICE,
  REGIONS,
  SHIPS,
  type ShipIndex,
  SPEED,
  SURCHARGES,
} from '../../src/catalogue.ts'
import { shipScore } from '../../src/sheet.ts'
import { type Finder, gained, type Situation } from './situation.ts'

const idOf = (ship: ShipIndex): string => SHIPS[ship]!.id

/** Why a ship is bought, and where she is sent. */
export const findFleet: Finder = (situation) => [
  ...aboutBuying(situation),
  ...aboutPlace(situation),
  ...aboutScrapping(situation),
  ...aboutDocks(situation),
]

/** Points of ships that the better answer brings. */
const fleetGain = (situation: Situation): number => gained(situation, situation.me, 'ships', 'headquarters', 'scrapped')

/** Ships that only the better answer buys, the one that scores most first. */
function newShips({ best, other, state, me }: Situation): ShipIndex[] {
  const others = other.action.type === 'buy' ? other.action.cards : []
  const bought = best.action.type === 'buy' ? best.action.cards.filter((ship) => !others.includes(ship)) : []
  return [...bought].sort((a, b) => shipScore(state, me, b) - shipScore(state, me, a))
}

function aboutBuying(situation: Situation): Candidate[] {
  const { state, me, best, other } = situation
  const [ship] = newShips(situation)
  if (ship === undefined) return []
  const weight = Math.max(0.3, fleetGain(situation))
  const found: Candidate[] = []
  const say = (kind: string, about: Candidate['about'], share: number, aspect: Candidate['aspect'] = 'gain') =>
    found.push({ kind, about, aspect, weight: weight * share })
  const count = shipScore(state, me, ship)
  say('buy-points', { ship: idOf(ship), count, flag: FLAGS[FLAG[ship]!]! }, 0.9)
  if (isSteamship(ship)) {
    if (isFastest(situation, ship)) say('buy-riband', { ship: idOf(ship), knots: SPEED[ship]! }, 1)
    if (SURCHARGES[state.market.indexOf(ship)] === 0)
      say('buy-cheap', { ship: idOf(ship), price: PRICE[ship]! }, 0.8, 'wait')
    const rest = other.action.type === 'buy' ? other.action.cards : []
    if (rest.length > 0 && rest.every((one) => INCOME[one]! < INCOME[ship]!))
      say('buy-income', { ship: idOf(ship), income: INCOME[ship]! }, 0.95)
  }
  if (
    best.action.type === 'buy' &&
    best.action.cards.length === 2 &&
    other.action.type === 'buy' &&
    other.action.cards.length < 2
  ) {
    say('buy-two', {}, 0.85, 'wait')
  }
  return found
}

/** Whether a ship would win the Blue Riband in the North Atlantic as it is now, and may enter there on top. */
function isFastest({ state }: Situation, ship: ShipIndex): boolean {
  const there = state.regions[NORTH_ATLANTIC]!
  return there.every((other) => SPEED[other]! < SPEED[ship]! && other < ship)
}

function aboutPlace(situation: Situation): Candidate[] {
  const { best, other, state, me } = situation
  const { action } = best
  if (action.type !== 'deploy' && action.type !== 'redeploy') return []
  const found: Candidate[] = []
  const region = REGIONS[action.region]!
  const ship = idOf(action.ship)
  if (best.happens.wonRiband && !other.happens.wonRiband) {
    found.push({ kind: 'deploy-riband', about: { ship }, aspect: 'gain', weight: 1.5 })
  }
  const houses = state.houses[action.region]![me]!
  const elsewhere = other.action.type === action.type ? state.houses[other.action.region]![me]! : 0
  if (houses > elsewhere) {
    const weight = Math.max(0.4, gained(situation, me, 'transports'))
    found.push({ kind: 'deploy-houses', about: { region, count: houses }, aspect: 'gain', weight })
  }
  const isFree = state.regions[action.region]!.length < PLACES[action.region]!
  if (isFree && other.happens.displaced.length > 0) {
    found.push({ kind: 'deploy-free', about: { region }, aspect: 'wait', weight: 0.3 })
  }
  return found
}

/** An own ship that is scrapped scores at once. */
function aboutScrapping(situation: Situation): Candidate[] {
  const { best, other, me } = situation
  return best.happens.scrapped.flatMap(({ ship, seat, points }): Candidate[] => {
    const isNew = other.happens.scrapped.every((one) => one.ship !== ship)
    if (seat !== me || points === 0 || !isNew) return []
    const weight = Math.max(0.3, gained(situation, me, 'scrapped'))
    return [{ kind: 'scrap-own', about: { ship: idOf(ship), count: points }, aspect: 'gain', weight }]
  })
}

/** A ship in the docks makes every ship of her flag worth a point more. */
function aboutDocks({ best, other, state, me }: Situation): Candidate[] {
  const { docked } = best.happens
  if (docked === NONE || docked === other.happens.docked) return []
  const count = state.owners.filter((owner, ship) => owner === me && FLAG[ship] === FLAG[docked]).length
  if (count === 0) return []
  return [{ kind: 'docks-flag', about: { ship: idOf(docked), count }, aspect: 'wait', weight: count * 0.5 }]
}
