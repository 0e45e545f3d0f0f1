import { type Message, message, type Refusal } from '@south-street/engine'
import type { Action } from './actions/action.ts'
import { AREAS, CARDS, type CardIndex, cardIndex, DESTINATIONS, GOODS } from './cards.ts'
import { cardsOf, rewardOf } from './delivery/delivery.ts'
import type { Event } from './events.ts'
import type { View } from './view.ts'

/** Keys into words/: whole phrases an area, a destination and a kind of goods, because cases differ between the languages. */
export const areaMessage = (index: number): Message => message(`areas.${AREAS[index]}`)
export const fromMessage = (index: number): Message => message(`from.${AREAS[index]}`)
export const toMessage = (destination: string): Message => message(`to.${destination}`)
export const goodsMessage = (good: string, units: number): Message => message(`units.${good}`, { count: units })
export const moneyMessage = (amount: number): Message => message('money', { amount })

export function cardMessage(index: CardIndex): Message {
  const card = CARDS[index]!
  switch (card.kind) {
    case 'contract':
      return message('cards.contract', {
        goods: goodsMessage(GOODS[card.good]!, card.units),
        to: toMessage(DESTINATIONS[card.destination]!),
        reward: moneyMessage(card.reward),
      })
    case 'ship':
      return message('cards.ship', { to: toMessage(DESTINATIONS[card.destination]!) })
    case 'goods':
      return goodsMessage(GOODS[card.good]!, card.units)
    case 'gold':
      return message(card.units === 1 ? 'cards.gold-single' : 'cards.gold-double')
    case 'money':
      return message('cards.money', { value: moneyMessage(card.value) })
    case 'vp':
      return message('cards.vp', {
        name: message(`buildings.${card.id.slice(card.id.lastIndexOf('/') + 1)}`),
        points: card.points,
      })
    default:
      return message(`cards.${card.kind}`)
  }
}

const cardList = (cards: readonly CardIndex[]): Message[] => cards.map(cardMessage)

export function actionMessage(action: Action, view?: View): Message {
  switch (action.type) {
    case 'choose':
      return message('actions.choose', { area: areaMessage(action.area) })
    case 'take':
      return message(`actions.take${takenHow(CARDS[action.card]!.price, action.assistant)}`, {
        card: cardMessage(action.card),
        price: moneyMessage(CARDS[action.card]!.price),
      })
    case 'pass':
      // PR-3.6: the harbour master, asked last, declines.
      return message(view?.phase === 'decide' ? 'actions.decline' : 'actions.pass')
    case 'cash':
      return message('actions.cash', { card: cardMessage(action.card) })
    case 'deliver':
      return message('actions.deliver', {
        reward: moneyMessage(rewardOf(action)),
        cards: cardList(cardsOf(action)),
      })
  }
}

/** The ending of the key: a free card is not taken “for $0”. */
function takenHow(price: number, assistant: CardIndex | undefined): string {
  return `${price === 0 ? '-free' : ''}${assistant === undefined ? '' : '-with-assistant'}`
}

/** What stands for a card, an area, a kind, a destination or a sum in a refusal's parameters becomes its name. */
export function refusalMessage(refusal: Refusal): Message {
  const params: Record<string, Message['params'][string]> = {}
  const { good, units } = refusal.params
  if (units !== undefined) params.goods = goodsMessage(String(good), Number(units))
  for (const [name, value] of Object.entries(refusal.params)) {
    if (name === 'card' || name === 'ship') params[name] = cardMessage(cardIndex(String(value))!)
    else if (name === 'area') params[name] = message(`areas.${value}`)
    else if (name === 'good') params[name] = message(`goods.${value}`)
    else if (name === 'destination') params.to = toMessage(String(value))
    else if (name === 'asked') params[name] = { seat: Number(value) }
    else if (name === 'price' || name === 'money' || name === 'missing') params[name] = moneyMessage(Number(value))
    else params[name] = value
  }
  return message(`refusals.${refusal.code}`, params)
}

export function eventMessage(event: Event): Message | null {
  switch (event.type) {
    case 'chose':
      return message('log.chose', { seat: { seat: event.seat }, area: areaMessage(event.area) })
    case 'took':
      return message(`log.took${takenHow(event.price, event.assistant)}`, {
        seat: { seat: event.seat },
        card: cardMessage(event.card),
        price: moneyMessage(event.price),
      })
    case 'passed':
    case 'declined':
    case 'skipped':
      return message(`log.${event.type}`, { seat: { seat: event.seat }, area: areaMessage(event.area) })
    case 'cashed':
      return message('log.cashed', { seat: { seat: event.seat }, value: moneyMessage(event.value) })
    case 'delivered':
      return message('log.delivered', {
        seat: { seat: event.seat },
        contracts: cardList(event.delivery.contracts),
        reward: moneyMessage(event.reward),
      })
    case 'round-ended':
      return message('log.round-ended', { round: event.round + 1 })
    case 'revealed':
      return message('log.revealed', { from: fromMessage(event.area), cards: cardList(event.cards) })
    case 'harbour-master-changed':
      return message('log.harbour-master-changed', { seat: { seat: event.seat } })
    case 'game-ended':
      return message('log.game-ended', { areas: event.shortAreas.map(areaMessage) })
    case 'settled': {
      if (event.delivery === null && event.cashed.length === 0) return null
      const sums = { seat: { seat: event.seat }, reward: moneyMessage(event.reward), value: moneyMessage(event.value) }
      if (event.delivery === null) return message('log.settled-cash', sums)
      return message(event.cashed.length === 0 ? 'log.settled-delivery' : 'log.settled', sums)
    }
    case 'cleared':
    case 'moved-up':
      return null
  }
}
