import { sayList, sayMoney, type Words } from '@south-street/ui'
import type { Action } from '../../src/actions/action.ts'
import { AREAS, CARDS, type CardIndex, DESTINATIONS, GOODS, NONE } from '../../src/cards.ts'
import { rewardOf } from '../../src/delivery/delivery.ts'
import type { View } from '../../src/view.ts'
import { deliveryReward } from './appraisal.ts'
import { readinessOf } from './readiness.ts'
import { currentSpaces } from './spaces.ts'
import { sayCard } from './speech.ts'

/** A fact about a hinted move, in one sentence: from the viewer's cards and money, and what lies on the table. */
export function sayHintReason(words: Words, view: View, action: Action): string {
  switch (action.type) {
    case 'take':
      return sayMeaning(words, view, action.card)
    case 'pass':
      return sayAreasLeft(words, view)
    case 'choose':
      return sayBestThere(words, view, action.area)
    case 'cash':
      return words.say('hint.cash', { value: sayMoney(words, CARDS[action.card]!.value) })
    case 'deliver':
      return words.say('hint.deliver', { reward: sayMoney(words, rewardOf(action)) })
  }
}

/** What a card would be to the viewer now. */
function sayMeaning(words: Words, view: View, card: CardIndex): string {
  const [before, after] = [deliveryReward(view), deliveryReward(view, card)]
  if (after > before) {
    const key = before === 0 ? 'hint.first-delivery' : 'hint.better-delivery'
    return words.say(key, { before: sayMoney(words, before), after: sayMoney(words, after) })
  }
  const { kind, destination, good, points, price, value } = CARDS[card]!
  const hand = view.hands[view.viewer!]!
  const contracts = hand.filter((one) => CARDS[one]!.kind === 'contract')
  // Only contracts and ships go anywhere.
  const sayTo = () => words.say(`to.${DESTINATIONS[destination]}`)
  switch (kind) {
    case 'contract': {
      const readiness = readinessOf(card, [...hand, card], view.fleets[view.viewer!]!)
      if (readiness.ready) return words.say('hint.contract-instead')
      if (readiness.lacks === 'ship') return words.say('hint.contract-no-ship', { to: sayTo() })
      const goods = words.say(`units.${GOODS[readiness.good]}`, { count: readiness.units })
      return words.say('hint.contract-no-goods', { to: sayTo(), goods })
    }
    case 'ship': {
      const count = contracts.filter((one) => CARDS[one]!.destination === destination).length
      return words.say(count === 0 ? 'hint.ship-none' : 'hint.ship', { to: sayTo(), count })
    }
    case 'goods': {
      const count = contracts.filter((one) => CARDS[one]!.good === good).length
      return words.say(count === 0 ? 'hint.goods-none' : 'hint.goods', { count })
    }
    case 'money':
      return words.say('hint.money', { value: sayMoney(words, value) })
    case 'vp':
      return words.say('hint.building', { count: points, price: sayMoney(words, price) })
    default:
      return words.say(`hint.${kind}`)
  }
}

function sayAreasLeft(words: Words, view: View): string {
  const left = AREAS.filter((_, area) => (view.chosen & (1 << area)) === 0)
  if (left.length === 0) return words.say('hint.no-area-left')
  return words.say('hint.areas-left', {
    areas: sayList(
      words,
      left.map((name) => words.say(`areas.${name}`)),
    ),
  })
}

/** The card of an area that would make the viewer's best delivery best, or how many there can be paid for. */
function sayBestThere(words: Words, view: View, area: number): string {
  const cards = currentSpaces(area, view.players)
    .map((space) => view.spaces[space]!)
    .filter((card) => card !== NONE)
  const before = deliveryReward(view)
  const [best] = cards.map((card) => ({ card, after: deliveryReward(view, card) })).sort((a, b) => b.after - a.after)
  if (best !== undefined && best.after > before) {
    return words.say('hint.lies-there', { card: sayCard(words, best.card), after: sayMoney(words, best.after) })
  }
  const within = cards.filter((card) => CARDS[card]!.price <= view.money[view.viewer!]!).length
  return words.say('hint.within-reach', { count: within })
}
