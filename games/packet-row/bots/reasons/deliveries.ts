import type { Candidate } from '@south-street/bots'
import { CARDS, type CardIndex, DESTINATIONS } from '../../src/cards.ts'
import { readinessOf } from '../../src/delivery/readiness.ts'
import {
  cardsOnTable,
  type Finder,
  fulfilled,
  goodName,
  idOf,
  inPoints,
  kindOf,
  rewardWith,
  type Situation,
} from './situation.ts'

const PROBABLE = 0.6

/** What the better answer adds to the seat's deliveries, in points. */
function deliveryGain({ best, other, me, contracts }: Situation): number {
  const all = new Set(kindOf(best.card) === 'contract' ? [...contracts, best.card] : contracts)
  let gain = 0
  for (const contract of all) {
    gain += (fulfilled(best, me, contract) - fulfilled(other, me, contract)) * inPoints(CARDS[contract]!.reward)
  }
  return gain
}

/** Why a card that belongs to a delivery is taken. The most telling sentence stands first: all weigh the same. */
export const findDeliveries: Finder = (situation) => {
  const kind = kindOf(situation.best.card)
  const weight = deliveryGain(situation)
  if (kind === null || weight <= 0) return []
  const found = [
    ...atOnce(situation),
    ...(kind === 'ship' ? aboutShip(situation) : []),
    ...(kind === 'goods' ? aboutGoods(situation) : []),
    ...(kind === 'contract' ? aboutContract(situation) : []),
    ...(kind === 'gold' ? aboutGold(situation) : []),
  ]
  return found.map((one) => ({ ...one, aspect: 'gain' as const, weight }))
}

type Told = Pick<Candidate, 'kind' | 'about'>

/** With the card a delivery is possible now, or pays more. */
function atOnce(situation: Situation): Told[] {
  const { best, before, hand, fleet } = situation
  const { card } = best
  const reward = rewardWith(situation, card)
  if (reward <= before) return []
  const about = { card: idOf(card), reward }
  switch (kindOf(card)) {
    case 'captain':
      return [{ kind: 'captain-turns', about }]
    case 'trader':
      return [{ kind: 'trader-turns', about }]
    case 'gold':
      return [{ kind: 'gold-fills', about }]
    case 'contract':
      if (readinessOf(card, [...hand, card], fleet).ready) return [{ kind: 'contract-ready', about }]
  }
  if (before === 0) return [{ kind: 'deliver-now', about }]
  return [{ kind: 'deliver-more', about: { card: idOf(card), before, after: reward } }]
}

const destinationOf = (card: CardIndex): string => DESTINATIONS[CARDS[card]!.destination]!
const goingTo = ({ contracts }: Situation, destination: number): CardIndex[] =>
  contracts.filter((contract) => CARDS[contract]!.destination === destination)

const sailsTo = ({ fleet }: Situation, destination: number): boolean =>
  fleet.some((ship) => CARDS[ship]!.destination === destination)

function aboutShip(situation: Situation): Told[] {
  const { best, hand, fleet, contracts } = situation
  const { card } = best
  if (sailsTo(situation, CARDS[card]!.destination)) return []
  const bound = goingTo(situation, CARDS[card]!.destination)
  const about = { card: idOf(card), to: destinationOf(card) }
  if (bound.length >= 2) return [{ kind: 'ship-many', about: { ...about, count: bound.length } }]
  const [contract] = bound
  if (contract === undefined) {
    const turned = contracts.find((one) => !sailsTo(situation, CARDS[one]!.destination))
    const hasCaptain = hand.some((one) => kindOf(one) === 'captain')
    if (!hasCaptain || turned === undefined || fleet.length > 0) return []
    return [{ kind: 'ship-captain', about: { card: idOf(card), to: destinationOf(turned) } }]
  }
  const readiness = readinessOf(contract, hand, [...fleet, card])
  if (readiness.ready || readiness.lacks === 'ship') return []
  const missing = { contract: idOf(contract), good: goodName(readiness.good), units: readiness.units }
  const isNext = cardsOnTable(situation).some(
    ({ card: next, isComing }) =>
      isComing &&
      kindOf(next) === 'goods' &&
      CARDS[next]!.good === readiness.good &&
      CARDS[next]!.units >= readiness.units,
  )
  return [{ kind: isNext ? 'ship-goods-next' : 'ship-for', about: { ...about, ...missing } }]
}

function aboutGoods(situation: Situation): Told[] {
  const { best, hand, fleet, contracts } = situation
  const { card } = best
  const asking = contracts.filter((contract) => CARDS[contract]!.good === CARDS[card]!.good)
  if (asking.length >= 2) return [{ kind: 'goods-many', about: { card: idOf(card), count: asking.length } }]
  const [contract] = asking
  if (contract === undefined) return aboutTrader(situation)
  const about = { card: idOf(card), contract: idOf(contract), to: destinationOf(contract) }
  const readiness = readinessOf(contract, [...hand, card], fleet)
  if (readiness.ready) return []
  if (readiness.lacks === 'goods' && sailsTo(situation, CARDS[contract]!.destination)) {
    return [{ kind: 'goods-for', about: { ...about, good: goodName(readiness.good), units: readiness.units } }]
  }
  return readiness.lacks === 'ship' && hasGoods(contract, [...hand, card]) ? [{ kind: 'goods-no-ship', about }] : []
}

/** Goods that no contract asks for, with a trader in hand. */
function aboutTrader({ best, hand, contracts }: Situation): Told[] {
  const contract = contracts.find((one) => !hasGoods(one, hand))
  if (contract === undefined || !hand.some((one) => kindOf(one) === 'trader')) return []
  const { good, units } = CARDS[contract]!
  const about = { card: idOf(best.card), contract: idOf(contract), good: goodName(good), units }
  return [{ kind: 'goods-trader', about }]
}

/** Whether the units of a contract are there, gold left aside. */
function hasGoods(contract: CardIndex, hand: readonly CardIndex[]): boolean {
  const { good, units } = CARDS[contract]!
  const held = hand.reduce(
    (sum, card) => (CARDS[card]!.kind === 'goods' && CARDS[card]!.good === good ? sum + CARDS[card]!.units : sum),
    0,
  )
  return held >= units
}

function aboutContract(situation: Situation): Told[] {
  const { best, hand, fleet, me } = situation
  const { card } = best
  const about = { card: idOf(card), to: destinationOf(card) }
  const readiness = readinessOf(card, [...hand, card], fleet)
  const told: Told[] = []
  if (goingTo(situation, CARDS[card]!.destination).length > 0) told.push({ kind: 'contract-shares', about })
  if (!readiness.ready && readiness.lacks === 'goods' && sailsTo(situation, CARDS[card]!.destination)) {
    told.push({ kind: 'contract-ship', about: { ...about, good: goodName(readiness.good), units: readiness.units } })
  }
  if (!readiness.ready && readiness.lacks === 'ship' && hasGoods(card, hand)) {
    told.push({ kind: 'contract-goods', about })
  }
  if (fulfilled(best, me, card) >= PROBABLE) {
    told.push({ kind: 'contract-likely', about: { ...about, reward: CARDS[card]!.reward } })
  }
  return told
}

function aboutGold({ best, hand, fleet, contracts }: Situation): Told[] {
  for (const contract of contracts) {
    const readiness = readinessOf(contract, hand, fleet)
    if (readiness.ready || readiness.lacks === 'ship') continue
    const missing = { good: goodName(readiness.good), units: readiness.units }
    return [{ kind: 'gold-for', about: { card: idOf(best.card), contract: idOf(contract), ...missing } }]
  }
  return []
}
