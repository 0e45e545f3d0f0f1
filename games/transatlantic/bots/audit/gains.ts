import { CARDS, FLAGS, REGIONS, SHIPS } from '../../src/catalogue.ts'
import { score } from '../../src/score.ts'
import {
  activeShips,
  type Claim,
  cardType,
  housePointsAtOnce,
  isSteam,
  more,
  poundsAtOnce,
  ship,
  type Told,
} from './claim.ts'

type Check = (claim: Claim) => boolean

/** The sheet's values once more, so that a wrong one in the code shows (TA-7.5). */
const COLUMNS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 3, 4, 6, 8],
  3: [3, 4, 5, 7, 9],
  4: [3, 4, 6, 8, 10],
}

function columnOf({ view, me }: Claim, flag: number, extra = 0): number {
  const values = COLUMNS[view.players]!
  const markers = view.markers[me]![flag]! + extra
  return markers < 5 ? values[markers]! : values[4]! + markers - 4
}

const region = (about: Claim['about']): number => REGIONS.indexOf(about.region as (typeof REGIONS)[number])
const buys = ({ action }: Told, id: unknown): boolean => action.type === 'buy' && action.cards.includes(ship(id))
const near = (number: number, said: unknown, slack: number): boolean => Math.abs(number - Number(said)) <= slack + 0.001
const boughtOnly = ({ best, other, about }: Claim): boolean => buys(best, about.ship) && !buys(other, about.ship)
const surcharge = ({ view }: Claim, id: unknown): number => [0, 10, 20, 30, 50, 70][view.market.indexOf(ship(id))]!
const ownOfFlag = ({ view, me }: Claim, flag: number): number =>
  view.owners.filter((owner, index) => owner === me && SHIPS[index]!.flag === flag).length
const earns = ({ seen }: Told, seat: number): number => seen.trips[seat]!.pounds + seen.trade[seat]!
/** What the marker of an investment adds to the rows, by the rules' own score. */
function rowGain({ view, me, about, best }: Claim): number {
  const rowsOf = (markers: readonly number[][]) =>
    score({ ...best.after, markers: markers.map((sheet) => [...sheet]) })[me]!.items.find(
      ({ name }) => name === 'rows',
    )!.points
  const flag = FLAGS.indexOf(about.marker as (typeof FLAGS)[number])
  const sheets = view.markers.map((sheet) => [...sheet])
  const before = rowsOf(sheets)
  sheets[me]![flag]!++
  return rowsOf(sheets) - before
}

/** What is said for the better answer, kind by kind. */
export const GAINS: Readonly<Record<string, Check>> = {
  'region-bonus': ({ best, me, about }) =>
    best.events.some((event) => event.type === 'bonus-paid' && event.seat === me && event.income === about.income),
  'region-own': ({ best, me, about }) => {
    const trips = best.events.flatMap((event) => (event.type === 'sailed' ? event.trips : []))
    return trips.filter(({ seat }) => seat === me).length === about.count && poundsAtOnce(best, me) === about.pounds
  },
  'trips-now': ({ best, other, me, about }) =>
    poundsAtOnce(best, me) === about.pounds && poundsAtOnce(best, me) > poundsAtOnce(other, me),
  'houses-now': ({ best, me, about }) => housePointsAtOnce(best, me) === about.count,
  trade: ({ view, me, about }) => {
    const houses = view.houses.reduce((sum, built) => sum + built[me]!, 0)
    return houses === about.count && houses * 50 === about.pounds
  },
  'income-more': ({ best, other, me, about }) => near(earns(best, me) - earns(other, me), about.pounds, 5),
  'trips-more': ({ best, other, me }) => best.seen.trips[me]!.made > other.seen.trips[me]!.made,
  'houses-more': (claim) => near(more(claim, claim.me, 'transports'), claim.about.count, 0.5),
  'coal-needed': (claim) =>
    activeShips(claim, claim.me).filter((index) => isSteam(index) && claim.view.coal[index] === 0).length ===
    claim.about.count,
  'coal-more': ({ best, other, me, about }) =>
    near(best.seen.coal[me]!.loaded - other.seen.coal[me]!.loaded, about.count, 0.5),
  'buy-points': (claim) => {
    const { flag } = SHIPS[ship(claim.about.ship)]!
    const docked = claim.view.docks.filter((index) => SHIPS[index]!.flag === flag).length
    return boughtOnly(claim) && columnOf(claim, flag) + docked === claim.about.count && FLAGS[flag] === claim.about.flag
  },
  'buy-riband': (claim) => {
    const { speed } = SHIPS[ship(claim.about.ship)]!
    return (
      boughtOnly(claim) &&
      speed === claim.about.knots &&
      claim.view.regions[0]!.every((one) => SHIPS[one]!.speed < speed)
    )
  },
  'buy-cheap': (claim) =>
    boughtOnly(claim) &&
    surcharge(claim, claim.about.ship) === 0 &&
    SHIPS[ship(claim.about.ship)]!.price === claim.about.price,
  'buy-income': (claim) => {
    const { action } = claim.other
    const { income } = SHIPS[ship(claim.about.ship)]!
    return (
      boughtOnly(claim) &&
      income === claim.about.income &&
      action.type === 'buy' &&
      action.cards.every((card) => SHIPS[card]!.income < income)
    )
  },
  'buy-two': ({ best, other }) =>
    best.action.type === 'buy' &&
    best.action.cards.length === 2 &&
    best.action.cards.every((card) => isSteam(card)) &&
    other.action.type === 'buy' &&
    other.action.cards.length < 2,
  'deploy-riband': ({ best, me }) => best.events.some((event) => event.type === 'riband-won' && event.seat === me),
  'deploy-houses': ({ view, me, about }) => view.houses[region(about)]![me] === about.count && Number(about.count) > 0,
  'deploy-free': ({ view, about }) => view.regions[region(about)]!.length < (about.region === 'NA' ? 4 : 3),
  'scrap-own': ({ best, me, about }) =>
    best.events.some(
      (event) =>
        event.type === 'scrapped' &&
        event.seat === me &&
        event.ship === ship(about.ship) &&
        event.points === about.count,
    ),
  'docks-flag': (claim) =>
    claim.best.events.some((event) => event.type === 'docked' && event.ship === ship(claim.about.ship)) &&
    ownOfFlag(claim, SHIPS[ship(claim.about.ship)]!.flag) === claim.about.count,
  'house-ships': ({ view, me, about }) =>
    view.regions[region(about)]!.filter((index) => view.owners[index] === me).length === about.count,
  'house-cheap': ({ view, about }) => about.price === 20 && view.houses[region(about)]!.every((built) => built === 0),
  'marker-column': (claim) => {
    const flag = FLAGS.indexOf(claim.about.marker as (typeof FLAGS)[number])
    return (
      ownOfFlag(claim, flag) === claim.about.count &&
      columnOf(claim, flag, 1) - columnOf(claim, flag) === claim.about.rise
    )
  },
  'marker-row': (claim) => {
    const flag = FLAGS.indexOf(claim.about.marker as (typeof FLAGS)[number])
    const sheet = claim.view.markers[claim.me]!.map((count, one) => (one === flag ? count + 1 : count))
    const isComplete = Math.min(...sheet) > Math.min(...claim.view.markers[claim.me]!)
    return isComplete && rowGain(claim) === claim.about.count
  },
  'marker-points': (claim) => rowGain(claim) === claim.about.count,
  bunker: ({ view, me, about }) => view.markers[me]![FLAGS.indexOf('COAL')]! + 1 + 2 === about.count,
  'shipyard-ship': ({ view, best, other, me, about }) =>
    view.market.includes(ship(about.ship)) &&
    (best.seen.bought[me]![String(about.ship)] ?? 0) >= 0.6 &&
    (best.seen.bought[me]![String(about.ship)] ?? 0) > (other.seen.bought[me]![String(about.ship)] ?? 0),
  director: ({ view, me, about, best }) =>
    cardType(best) === 'DIRECTOR' && view.stacks[me]!.length + 1 === about.count && view.display.length > 0,
  'director-hand': ({ view, about }) => view.hand.length - 1 === about.count,
  'deny-card': ({ other, about }) => (other.seen.taken[Number(about.seat)]![String(about.card)] ?? 0) >= 0.5,
  'take-oldest': ({ view, about }) => CARDS[view.display[0]!]!.id === about.card,
  'copy-keeps': (claim) => shows(claim) && hasSuch(claim),
  'copy-lends': (claim) => shows(claim) && !hasSuch(claim),
  'tile-last': ({ view, best }) => view.lastRound >= 0 && best.action.type === 'tile',
  'end-cash': (claim) => claim.view.lastRound >= 0 && near(more(claim, claim.me, 'cash'), claim.about.count, 0.5),
  'fleet-points': (claim) => near(more(claim, claim.me, 'ships', 'headquarters', 'scrapped'), claim.about.count, 0.5),
  'row-points': (claim) => near(more(claim, claim.me, 'rows'), claim.about.count, 0.5),
  'flag-points': ({ best, other, me, about }) => {
    const pointsOf = ({ seen }: Told) => seen.flags[me]![String(about.flag)]?.points ?? 0
    return near(pointsOf(best) - pointsOf(other), about.count, 0.5)
  },
}

function shows({ view, about }: Claim): boolean {
  const top = view.stacks[Number(about.seat)]!.at(-1)
  return top !== undefined && CARDS[top]!.id === about.card
}

function hasSuch({ view, about }: Claim): boolean {
  const { type } = CARDS.find(({ id }) => id === about.card)!
  return view.hand.some((card) => CARDS[card]!.type === type)
}
