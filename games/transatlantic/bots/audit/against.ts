import { CARDS } from '../../src/catalogue.ts'
import { ALL, activeShips, type Claim, isReady, isSteam, more, poundsAtOnce, ship } from './claim.ts'

type Check = (claim: Claim) => boolean

const seatOf = ({ about }: Claim): number => Number(about.seat)
const pushes = ({ events }: Claim['best'], seat: number, id: unknown): boolean =>
  events.some((event) => event.type === 'displaced' && event.seat === seat && event.ship === ship(id))
const readyShips = (claim: Claim): number =>
  activeShips(claim, claim.me).filter((index) => isReady(claim, index)).length
const plays = ({ other, about }: Claim): boolean =>
  other.action.type === 'play' && CARDS[other.action.card]!.id === about.card

/** What is said of rivals and against the other answer, kind by kind. */
export const AGAINST: Readonly<Record<string, Check>> = {
  'deny-ship': (claim) => (claim.other.seen.bought[seatOf(claim)]![String(claim.about.ship)] ?? 0) >= 0.5,
  displaces: (claim) => seatOf(claim) !== claim.me && pushes(claim.best, seatOf(claim), claim.about.ship),
  'deny-points': (claim) =>
    seatOf(claim) !== claim.me && Math.abs(-more(claim, seatOf(claim), ...ALL) - Number(claim.about.count)) <= 0.501,
  'other-pushes-own': (claim) =>
    pushes(claim.other, claim.me, claim.about.ship) && !pushes(claim.best, claim.me, claim.about.ship),
  'other-exposes': ({ best, other, me, about }) =>
    (other.seen.displaced[me]![String(about.ship)] ?? 0) > (best.seen.displaced[me]![String(about.ship)] ?? 0),
  'other-feeds': (claim) =>
    seatOf(claim) !== claim.me && poundsAtOnce(claim.other, seatOf(claim)) === claim.about.pounds,
  'other-coal-lost': ({ other, about }) =>
    other.events.reduce((lost, event) => lost + (event.type === 'loaded' ? event.lost : 0), 0) === about.count,
  'other-no-coal': (claim) => plays(claim) && readyShips(claim) === 0 && claim.view.stored[claim.me]!.length === 0,
  'other-one-ship': (claim) => plays(claim) && readyShips(claim) === 1 && claim.view.stored[claim.me]!.length === 0,
  'other-coal-full': (claim) => {
    const steam = activeShips(claim, claim.me).filter(isSteam)
    return plays(claim) && steam.length > 0 && steam.every((index) => claim.view.coal[index] === 3)
  },
  'other-no-captain': ({ view, me }) => view.owners.filter((owner) => owner === me).length === 9,
  'other-buys-nothing': ({ other }) => other.action.type === 'buy' && other.action.cards.length === 0,
  'other-invests-nothing': ({ other }) => other.action.type === 'invest' && other.action.option === 'none',
  'other-can-wait': ({ best, me, about }) => (best.seen.bought[me]![String(about.ship)] ?? 0) >= 0.4,
  'other-director-early': ({ view, about }) => view.hand.length - 1 === about.count && Number(about.count) >= 3,
}
