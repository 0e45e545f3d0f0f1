import type { Candidate } from '@south-street/bots'
import { isSteamship, REGIONS } from '../../src/catalogue.ts'
import { housesOf } from '../../src/state.ts'
import { cardTypeOf, type Finder, gained, inPoints, type Side, type Situation, tens } from './situation.ts'

/** Pounds, in the mean: less is taken for chance. */
const LEAST_POUNDS = 30
const LEAST_TRIPS = 0.7

/** What sailing, trading and coal bring. */
export const findTrips: Finder = (situation) => [...atOnce(situation), ...inTheEnd(situation), ...aboutCoal(situation)]

/** What an answer brings at once can be told to the pound. */
function atOnce(situation: Situation): Candidate[] {
  const { best, other, me, state } = situation
  const found: Candidate[] = []
  const [pounds, points] = [best.happens.pounds[me]!, best.happens.points[me]!]
  const more = pounds - other.happens.pounds[me]!
  if (best.action.type === 'region') {
    const region = REGIONS[best.action.region]!
    if (best.happens.bonus > 0) {
      const about = { region, income: best.happens.bonus }
      found.push({
        kind: 'region-bonus',
        about,
        aspect: 'gain',
        weight: inPoints(best.happens.bonus - other.happens.bonus),
      })
    }
    if (best.happens.trips > 0) {
      const about = { region, count: best.happens.trips, pounds }
      found.push({ kind: 'region-own', about, aspect: 'gain', weight: inPoints(more) })
    }
  }
  if (best.action.type === 'transport' && pounds > 0) {
    found.push({ kind: 'trips-now', about: { pounds }, aspect: 'gain', weight: inPoints(more) })
  }
  if (points > other.happens.points[me]!) {
    found.push({
      kind: 'houses-now',
      about: { count: points },
      aspect: 'gain',
      weight: points - other.happens.points[me]!,
    })
  }
  if (cardTypeOf(best) === 'TRADE') {
    const count = housesOf(state, me)
    const more = best.seen.trade[me]! - other.seen.trade[me]!
    if (count > 0)
      found.push({ kind: 'trade', about: { count, pounds: 50 * count }, aspect: 'gain', weight: inPoints(more) })
  }
  return found
}

const earned = ({ seen }: Side, seat: number): number => seen.trips[seat]!.pounds + seen.trade[seat]!

/** What comes of it by the end of what was watched, in the mean. */
function inTheEnd(situation: Situation): Candidate[] {
  const { best, other, me } = situation
  const found: Candidate[] = []
  const more = earned(best, me) - earned(other, me)
  if (more >= LEAST_POUNDS) {
    found.push({ kind: 'income-more', about: { pounds: tens(more) }, aspect: 'gain', weight: inPoints(more) * 0.7 })
  }
  if (best.seen.trips[me]!.made - other.seen.trips[me]!.made >= LEAST_TRIPS && more > 0) {
    found.push({ kind: 'trips-more', about: {}, aspect: 'gain', weight: inPoints(more) * 0.6 })
  }
  const points = gained(situation, me, 'transports')
  if (points >= 0.7)
    found.push({ kind: 'houses-more', about: { count: Math.round(points) }, aspect: 'gain', weight: points * 0.9 })
  return found
}

function aboutCoal(situation: Situation): Candidate[] {
  const { best, other, me, state } = situation
  const found: Candidate[] = []
  const loaded = best.seen.coal[me]!.loaded - other.seen.coal[me]!.loaded
  const type = cardTypeOf(best)
  if (type === 'COAL' || type === 'COAL+') {
    const empty = state.regions
      .flat()
      .filter((ship) => state.owners[ship] === me && isSteamship(ship) && state.coal[ship] === 0)
    if (empty.length > 0) {
      const weight = Math.max(0.3, loaded * 0.5)
      found.push({ kind: 'coal-needed', about: { count: empty.length }, aspect: 'gain', weight })
    }
  }
  if (loaded >= 1.5) {
    found.push({ kind: 'coal-more', about: { count: Math.round(loaded) }, aspect: 'gain', weight: loaded * 0.3 })
  }
  return found
}
