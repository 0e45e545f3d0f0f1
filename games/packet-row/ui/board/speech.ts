import { type Phrase, sayMoney, type Words } from '@south-street/ui'
import { CARDS, type CardIndex, GOODS } from '../../src/cards.ts'
import { cardMessage } from '../../src/messages.ts'
import { DOLLARS_A_POINT } from '../../src/score.ts'
import type { View } from '../../src/view.ts'
import { buildingOf } from '../card/card-face.tsx'
import { pointsSoFar } from './points.ts'
import type { Answer } from './round-so-far.ts'

/** A card in running text, as the log says it. */
export function sayCard(words: Words, card: CardIndex): string {
  const { key, params } = cardMessage(card)
  return words.say(key, params)
}

/** A card and what it costs, as one would say it. */
export function spokenPrice(words: Words, card: CardIndex): string {
  const { price } = CARDS[card]!
  const name = sayCard(words, card)
  return price === 0 ? name : words.say('spoken.priced', { card: name, price: sayMoney(words, price) })
}

/** What is said after a name in the order of asking: “Ben has passed”, “You have passed”. */
export function sayAnswer(words: Words, answer: Answer, isYou: boolean): string {
  return words.say(`spoken.${isYou ? 'answer-you' : 'answer'}.${answer}`)
}

/** The accusative of “take”: units and kind, a building by its name, or the kind of card. */
export function takenThing(words: Words, card: CardIndex): string {
  const { key, params } = thingOf(card)
  return words.say(key, params)
}

function thingOf(card: CardIndex): Phrase {
  const { kind, good, units, value } = CARDS[card]!
  if (kind === 'goods') return { key: `thing.${GOODS[good]}`, params: { count: units } }
  if (kind === 'gold') return { key: 'thing.gold', params: { count: units } }
  if (kind === 'vp') return { key: `buildings.${buildingOf(CARDS[card]!)}`, params: {} }
  if (kind === 'money') return { key: 'thing.money', params: { value: { key: 'money', params: { amount: value } } } }
  return { key: `thing.${kind}`, params: {} }
}

/** What the button says that takes a card. */
export function takeLabel(card: CardIndex, withAssistant: boolean): Phrase {
  const { kind, price } = CARDS[card]!
  const key = kind === 'vp' ? 'board.build' : price === 0 ? 'board.take-free' : 'board.take-for'
  return {
    key: withAssistant ? `${key}-with-assistant` : key,
    params: { thing: thingOf(card), price: { key: 'money', params: { amount: price } } },
  }
}

/** What a seat's points count, for the place where they stand. */
export function sayPointsSoFar(words: Words, view: View, seat: number): string {
  const { total, buildings, money, bankers } = pointsSoFar(view, seat)
  if (view.scores !== null) return words.say('board.points', { count: total })
  const key = bankers > 0 ? 'board.points-so-far-bankers' : 'board.points-so-far'
  return words.say(key, { buildings, money, bankers, amount: sayMoney(words, DOLLARS_A_POINT) })
}

interface Spoken {
  readonly seat: number
  readonly name: string
  /** Whether the table adds points up for everybody: the eye sees them only there. */
  readonly help: boolean
}

/** A rival in a few words: “Ben, 17 dollars, 3 cards, 4 ships, 1 point”. */
export function spokenSeat(words: Words, view: View, { seat, name, help }: Spoken): string {
  return [
    name,
    sayMoney(words, view.money[seat]!),
    words.say('board.cards', { count: view.hands[seat]!.length }),
    words.say('spoken.ships', { count: view.fleets[seat]!.length }),
    ...(help ? [words.say('board.points', { count: pointsSoFar(view, seat).total })] : []),
  ].join(', ')
}
