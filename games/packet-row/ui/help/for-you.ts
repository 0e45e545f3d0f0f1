import type { CardHelp, HelpSign, Phrase } from '@south-street/ui'
import { AREAS, CARDS, type CardIndex, DESTINATIONS, GOODS, type Good, NONE } from '../../src/cards.ts'
import { bestDelivery, cheapestDelivery } from '../../src/delivery/best.ts'
import type { Delivery } from '../../src/delivery/delivery.ts'
import { cardMessage } from '../../src/messages.ts'
import { areaOfSpace, isFutureSpace } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { cardsToCash } from '../board/appraisal.ts'
import { total } from '../board/total.ts'
import { bankerFacts, buildingFacts, moneyFacts } from './for-you-money.ts'
import { type Holding, holdingOf } from './holding.ts'
import { bound, dollars, help, unitsOf } from './phrases.ts'
import { whereIs } from './where.ts'

type Now = NonNullable<CardHelp['now']>
const NOTHING: Now = { sum: [], facts: [] }

/** What a card means to the viewer now: from the own cards and money and what lies on the table, nothing guessed. */
export function forYou(view: View, card: CardIndex): Now | null {
  if (view.viewer === null || view.phase === 'over') return null
  const where = whereIs(view, card)
  if (where.place === 'rival') return { sum: [], facts: [help('held-by', { seat: { seat: where.seat } })] }
  if (where.place === 'discards') return { sum: [], facts: [help('discarded')] }
  const holding = holdingOf(view, view.viewer, card)
  const { sum, facts } = meaningOf(holding)
  const price = where.place === 'supply' ? priceFacts(holding) : []
  return { sum, facts: facts.length === 0 && CARDS[card]!.kind !== 'vp' ? facts : [...facts, ...price] }
}

function meaningOf(holding: Holding): Now {
  switch (CARDS[holding.card]!.kind) {
    case 'contract':
      return contractMeans(holding)
    case 'ship':
      return shipMeans(holding)
    case 'goods':
      return goodsMean(holding)
    case 'gold':
      return goldMeans(holding)
    case 'captain':
      return captainMeans(holding)
    case 'trader':
      return traderMeans(holding)
    case 'assistant':
      return assistantMeans(holding)
    case 'banker':
      return bankerFacts(holding)
    case 'money':
      return moneyFacts(holding)
    case 'vp':
      return buildingFacts(holding)
  }
}

const PLUS: HelpSign = { mark: 'plus' }
const ARROW: HelpSign = { mark: 'arrow' }
const CHECK: HelpSign = { mark: 'check' }

function ensign(destination: number): HelpSign {
  return { sign: `ensign-${DESTINATIONS[destination]}` }
}

function load(good: Good, units: number): HelpSign[] {
  return [{ number: units }, { sign: `badge-${GOODS[good]}` }]
}

function gain(reward: number): HelpSign {
  return { gain: help('gain', { money: dollars(reward) }) }
}

function contractsIn(hand: readonly CardIndex[]): CardIndex[] {
  return hand.filter((card) => CARDS[card]?.kind === 'contract')
}

function heldUnits(hand: readonly CardIndex[], good: Good): number {
  const held = hand.filter((card) => CARDS[card]!.kind === 'goods' && CARDS[card]!.good === good)
  return total(held, 'units')
}

function goldUnits(hand: readonly CardIndex[]): number {
  const held = hand.filter((card) => CARDS[card]!.kind === 'gold')
  return total(held, 'units')
}

/** What a card adds to the best delivery, in words. */
function deliveryFact(before: number, after: number): Phrase {
  if (before === 0) return help('delivery-first', { after: dollars(after) })
  return help('delivery-better', { before: dollars(before), after: dollars(after) })
}

function rewards({ hand, fleet, handWith, fleetWith }: Holding): { readonly before: number; readonly after: number } {
  return {
    before: bestDelivery(hand, fleet)?.reward ?? 0,
    after: bestDelivery(handWith, fleetWith)?.reward ?? 0,
  }
}

function contractMeans({ card, hand, handWith, fleet }: Holding): Now {
  const { good, units, destination, reward } = CARDS[card]!
  const hasShip = fleet.some((ship) => CARDS[ship]!.destination === destination)
  const missing = Math.max(0, units - heldUnits(hand, good) - goldUnits(hand))
  const sum = [
    ensign(destination),
    ...(hasShip ? [CHECK] : []),
    PLUS,
    ...load(good, units),
    ...(missing === 0 ? [CHECK] : []),
    ARROW,
    gain(reward),
  ]
  const delivery = cheapestDelivery(handWith, fleet, [card])
  if (delivery !== null) return { sum, facts: [help('contract-ready'), ...helperFacts(delivery)] }
  const turns = !hasShip && fleet.length > 0 && hand.some((one) => CARDS[one]!.kind === 'captain')
  const ship = hasShip ? 'has-ship' : turns ? 'captain-ship' : 'no-ship'
  const key = missing > 0 ? `contract-${ship}` : 'contract-only-ship'
  return { sum, facts: [help(key, { to: bound(destination), goods: unitsOf(good, missing) })] }
}

function helperFacts({ ships, goods }: Delivery): Phrase[] {
  const used = [...ships.map(({ captain }) => captain), ...goods.map(({ trader }) => trader)]
  const helpers = used.filter((card) => card !== undefined).map((card) => cardMessage(card))
  return helpers.length === 0 ? [] : [help('helpers-used', { helpers })]
}

function shipMeans(holding: Holding): Now {
  const { destination } = CARDS[holding.card]!
  const served = contractsIn(holding.hand).filter((contract) => CARDS[contract]!.destination === destination)
  const { before, after } = rewards(holding)
  if (served.length === 0) return after > before ? { sum: [], facts: [deliveryFact(before, after)] } : NOTHING
  const earned = total(served, 'reward')
  const loads = served
    .map((contract) => load(CARDS[contract]!.good, CARDS[contract]!.units))
    .flatMap((part, i) => (i === 0 ? part : [PLUS, ...part]))
  const sum = [...loads, ARROW, ensign(destination), gain(earned)]
  if (after > before) return { sum, facts: [deliveryFact(before, after)] }
  const params = { count: served.length, to: bound(destination), reward: dollars(earned) }
  return { sum, facts: [help('ship-contracts', params)] }
}

function goodsMean(holding: Holding): Now {
  const { good, units } = CARDS[holding.card]!
  const { before, after } = rewards(holding)
  if (after > before) {
    return { sum: [...load(good, units), ARROW, gain(after - before)], facts: [deliveryFact(before, after)] }
  }
  const needed = neededOf(holding.hand, good)
  if (needed === 0) return NOTHING
  const held = heldUnits(holding.hand, good)
  const facts = [help('goods-needed', { goods: unitsOf(good, needed), held })]
  return { sum: [], facts }
}

function neededOf(hand: readonly CardIndex[], good: Good): number {
  const wanted = contractsIn(hand).filter((contract) => CARDS[contract]!.good === good)
  return total(wanted, 'units')
}

function goldMeans(holding: Holding): Now {
  const { before, after } = rewards(holding)
  if (after > before) {
    const sum = [{ number: CARDS[holding.card]!.units }, { sign: 'badge-gold' }, ARROW, gain(after - before)]
    return { sum, facts: [deliveryFact(before, after)] }
  }
  const lacking = GOODS.flatMap((_, good) => {
    const units = neededOf(holding.hand, good) - heldUnits(holding.hand, good)
    return units > 0 ? [unitsOf(good, units)] : []
  })
  return lacking.length === 0 ? NOTHING : { sum: [], facts: [help('gold-lacking', { goods: lacking })] }
}

/** PR-6.11: the ship that it would turn. */
function captainMeans(holding: Holding): Now {
  const { before, after } = rewards(holding)
  if (after <= before) return NOTHING
  const { delivery } = bestDelivery(holding.handWith, holding.fleetWith)!
  const turned = delivery.ships.find(({ captain }) => captain !== undefined)
  if (turned?.to === undefined) return { sum: [], facts: [deliveryFact(before, after)] }
  const own = CARDS[turned.card]!.destination
  const sum: HelpSign[] = [ensign(own), { mark: 'swap' }, ensign(turned.to), ARROW, gain(after - before)]
  return {
    sum,
    facts: [help('captain-turns', { own: bound(own), to: bound(turned.to) }), deliveryFact(before, after)],
  }
}

/** PR-6.10: the goods that it would turn. */
function traderMeans(holding: Holding): Now {
  const { before, after } = rewards(holding)
  if (after <= before) return NOTHING
  const { delivery } = bestDelivery(holding.handWith, holding.fleetWith)!
  const turned = delivery.goods.find(({ trader }) => trader !== undefined)
  if (turned?.as === undefined) return { sum: [], facts: [deliveryFact(before, after)] }
  const { good, units } = CARDS[turned.card]!
  const sum = [...load(good, units), ARROW, ...load(turned.as, units), ARROW, gain(after - before)]
  const params = { goods: unitsOf(good, units), good: { key: `goods.${GOODS[turned.as]}`, params: {} } }
  return { sum, facts: [help('trader-turns', params), deliveryFact(before, after)] }
}

/** PR-4.2: what lies among the coming cards. */
function assistantMeans({ view, hand, fleet, money }: Holding): Now {
  const coming = view.spaces.flatMap((card, space) =>
    card !== NONE && isFutureSpace(space) ? [{ card, area: AREAS[areaOfSpace(space)]! }] : [],
  )
  const before = bestDelivery(hand, fleet)?.reward ?? 0
  const rewardWith = (card: CardIndex) => {
    const isShip = CARDS[card]!.kind === 'ship'
    return bestDelivery(isShip ? hand : [...hand, card], isShip ? [...fleet, card] : fleet)?.reward ?? 0
  }
  const payable = coming.filter(({ card }) => CARDS[card]!.price <= money)
  const [best] = payable.map((one) => ({ ...one, after: rewardWith(one.card) })).sort((a, b) => b.after - a.after)
  if (best !== undefined && best.after > before) {
    const params = { card: cardMessage(best.card), area: { key: `areas.${best.area}`, params: {} } }
    return { sum: [], facts: [help('assistant-reaches', { ...params, after: dollars(best.after) })] }
  }
  return { sum: [], facts: [help('assistant-pays', { count: payable.length, total: coming.length })] }
}

/** PR-4.3: what is kept, or what is short and how it could be raised. */
function priceFacts({ view, card, hand, money }: Holding): Phrase[] {
  const { price } = CARDS[card]!
  if (price === 0) return []
  if (money >= price) return [help('kept', { kept: dollars(money - price) })]
  const short = help('short', { missing: dollars(price - money) })
  const raise = cardsToCash(hand, price - money)
  if (raise.length === 0) return [short, { key: 'consequence.too-dear', params: {} }]
  const value = total(raise, 'value')
  const kept = dollars(view.money[view.viewer!]! + value - price)
  return [short, { key: 'consequence.raise', params: { count: raise.length, value: dollars(value), kept } }]
}
