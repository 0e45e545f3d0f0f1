import type { Candidate } from '@south-street/bots'
import { CARDS, isSteamship, REGIONS, SHIPS, type ShipIndex } from '../../src/catalogue.ts'
import { readyShips, shipsWithRoom } from '../../src/state.ts'
import { cardTypeOf, type Finder, inPoints, lead, type Situation } from './situation.ts'

const idOf = (ship: ShipIndex): string => SHIPS[ship]!.id
const OFTEN = 0.4
const MUCH = 40

/** What the better answer keeps from the others, or does to them. */
export const findRivals: Finder = (situation) => {
  const { best, other, me, rivals } = situation
  const found: Candidate[] = []
  const bought = best.action.type === 'buy' ? best.action.cards : []
  for (const ship of bought) {
    if (other.action.type === 'buy' && other.action.cards.includes(ship)) continue
    for (const seat of rivals) {
      const share = other.seen.bought[seat]![idOf(ship)] ?? 0
      if (share >= 0.5)
        found.push({ kind: 'deny-ship', about: { ship: idOf(ship), seat }, aspect: 'deny', weight: share })
    }
  }
  for (const { ship, seat } of best.happens.displaced) {
    if (seat === me || other.happens.displaced.some((one) => one.ship === ship)) continue
    const weight = Math.max(0.3, -lead(situation, seat) * 0.5)
    found.push({ kind: 'displaces', about: { ship: idOf(ship), seat }, aspect: 'deny', weight })
  }
  for (const seat of rivals) {
    const points = -lead(situation, seat)
    // What is lost to a rival only counts where it can be seen why: by a ship pushed out, or a region that does not sail.
    const isSeen =
      best.happens.displaced.some((one) => one.seat === seat) ||
      other.happens.pounds[seat]! > best.happens.pounds[seat]!
    if (points < 1.5 || !isSeen) continue
    found.push({
      kind: 'deny-points',
      about: { seat, count: Math.round(points) },
      aspect: 'deny',
      weight: points * 0.2,
    })
  }
  return found
}

/** What is wrong with the other answer. */
export const findAgainst: Finder = (situation) =>
  [
    ...pushesOwn(situation),
    ...feeds(situation),
    ...losesCoal(situation),
    ...isIdle(situation),
    ...canWait(situation),
    ...aboutDirector(situation),
  ].map((one) => ({ ...one, aspect: 'other' as const }))

type Told = Omit<Candidate, 'aspect'>

/** Own ships that the other answer pushes out, at once or soon. */
function pushesOwn({ best, other, me }: Situation): Told[] {
  const told: Told[] = []
  for (const { ship, seat } of other.happens.displaced) {
    if (seat !== me || best.happens.displaced.some((one) => one.ship === ship)) continue
    told.push({ kind: 'other-pushes-own', about: { ship: idOf(ship) }, weight: 0.9 })
  }
  for (const [ship, share] of Object.entries(other.seen.displaced[me]!)) {
    const more = share - (best.seen.displaced[me]![ship] ?? 0)
    if (more < OFTEN || told.some(({ about }) => about.ship === ship)) continue
    told.push({ kind: 'other-exposes', about: { ship }, weight: more * 0.7 })
  }
  return told
}

/** REGION lets everybody sail. */
function feeds({ best, other, rivals, view }: Situation): Told[] {
  if (other.action.type !== 'region') return []
  const region = REGIONS[other.action.region]!
  return rivals.flatMap((seat): Told[] => {
    const more = other.happens.pounds[seat]! - best.happens.pounds[seat]!
    if (more < MUCH || view.players < 2) return []
    return [
      { kind: 'other-feeds', about: { seat, region, pounds: other.happens.pounds[seat]! }, weight: inPoints(more) },
    ]
  })
}

function losesCoal({ best, other, me, state }: Situation): Told[] {
  const count = other.happens.lostCoal
  if (shipsWithRoom(state, me).length === 0 || count === 0 || best.happens.lostCoal >= count) return []
  const lost = other.seen.coal[me]!.lost - best.seen.coal[me]!.lost
  return [{ kind: 'other-coal-lost', about: { count }, weight: Math.max(0.3, lost * 0.4) }]
}

/** Cards whose action would do nothing, or little, now. */
function isIdle(situation: Situation): Told[] {
  const { state, me, other, best } = situation
  const weight = Math.min(1.5, Math.max(0.2, lead(situation, me)))
  const told: Told[] = []
  const type = cardTypeOf(other)
  const ready = readyShips(state, me).length
  if (other.action.type === 'play') {
    const { id } = CARDS[other.action.card]!
    const isSailing =
      type === 'TRANSPORT' || type === 'TRANSPORT+' || type === 'CARGO' || type === 'CRUISE' || type === 'FLEET'
    const hasStored = state.stored[me]!.length > 0
    if (isSailing && ready === 0 && !hasStored)
      told.push({ kind: 'other-no-coal', about: { card: id }, weight: weight * 1.1 })
    if ((type === 'TRANSPORT' || type === 'TRANSPORT+') && ready === 1 && !hasStored) {
      told.push({ kind: 'other-one-ship', about: { card: id }, weight })
    }
    const steam = state.regions.flat().filter((ship) => state.owners[ship] === me && isSteamship(ship))
    if ((type === 'COAL' || type === 'COAL+') && steam.length > 0 && shipsWithRoom(state, me).length === 0) {
      told.push({ kind: 'other-coal-full', about: { card: id }, weight: weight * 1.1 })
    }
    if ((type === 'SHIPYARD' || type === 'SHIPYARD+') && state.captains[me] === 0) {
      told.push({ kind: 'other-no-captain', about: {}, weight: weight * 1.1 })
    }
  }
  if (other.action.type === 'buy' && other.action.cards.length === 0 && best.action.type === 'buy') {
    told.push({ kind: 'other-buys-nothing', about: {}, weight })
  }
  if (other.action.type === 'invest' && other.action.option === 'none') {
    told.push({ kind: 'other-invests-nothing', about: {}, weight })
  }
  return told
}

/** Ships and cards that often come to the seat all the same. */
function canWait({ best, other, me }: Situation): Told[] {
  if (other.action.type !== 'buy' || best.action.type !== 'buy') return []
  const bought = best.action.cards
  return other.action.cards.flatMap((ship): Told[] => {
    if (bought.includes(ship)) return []
    const share = best.seen.bought[me]![idOf(ship)] ?? 0
    return share >= OFTEN ? [{ kind: 'other-can-wait', about: { ship: idOf(ship) }, weight: share * 0.8 }] : []
  })
}

function aboutDirector(situation: Situation): Told[] {
  const { view, me, other } = situation
  if (other.action.type !== 'play' || cardTypeOf(other) !== 'DIRECTOR') return []
  const left = view.hand.length - 1
  if (left < 3) return []
  return [{ kind: 'other-director-early', about: { count: left }, weight: Math.max(0.3, lead(situation, me)) }]
}

/** What can be said where nothing more precise can: which points the better answer brings. */
export const findPoints: Finder = (situation) => {
  const { me, best, other } = situation
  const found: Candidate[] = []
  const sum = (side: typeof best) => {
    const { ships, headquarters, scrapped } = side.seen.points[me]!
    return ships + headquarters + scrapped
  }
  const ships = sum(best) - sum(other)
  if (ships >= 1)
    found.push({ kind: 'fleet-points', about: { count: Math.round(ships) }, aspect: 'gain', weight: ships * 0.35 })
  const rows = best.seen.points[me]!.rows - other.seen.points[me]!.rows
  if (rows >= 1)
    found.push({ kind: 'row-points', about: { count: Math.round(rows) }, aspect: 'gain', weight: rows * 0.35 })
  const flags = Object.entries(best.seen.flags[me]!)
    .map(([flag, { points }]) => ({ flag, more: points - (other.seen.flags[me]![flag]?.points ?? 0) }))
    .sort((a, b) => b.more - a.more)[0]
  if (flags !== undefined && flags.more >= 2) {
    found.push({
      kind: 'flag-points',
      about: { flag: flags.flag, count: Math.round(flags.more) },
      aspect: 'gain',
      weight: flags.more * 0.3,
    })
  }
  return found
}
