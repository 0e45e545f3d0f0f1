import { sayMoney, type Words } from '@south-street/ui'
import { CARDS, type CardIndex, GOODS } from '../../src/cards.ts'
import { cardMessage } from '../../src/messages.ts'
import { buildingOf } from '../card/card-face.tsx'
import type { Answer } from './round-so-far.ts'

/** A card in running text, as the log says it. */
export function sayCard(words: Words, card: CardIndex): string {
  const { key, params } = cardMessage(card)
  return words.say(key, params)
}

/** What is said after a name in the order of asking: “Ben has passed”, “You have passed”. */
export function sayAnswer(words: Words, answer: Answer, isYou: boolean): string {
  return words.say(`spoken.${isYou ? 'answer-you' : 'answer'}.${answer}`)
}

/** The accusative of “take”: units and kind, a building by its name, or the kind of card. */
export function takenThing(words: Words, card: CardIndex): string {
  const { kind, good, units } = CARDS[card]!
  if (kind === 'goods') return words.say(`thing.${GOODS[good]}`, { count: units })
  if (kind === 'gold') return words.say('thing.gold', { count: units })
  if (kind === 'vp') return words.say(`buildings.${buildingOf(CARDS[card]!)}`)
  if (kind === 'money') return words.say('thing.money', { value: sayMoney(words, CARDS[card]!.value) })
  return words.say(`thing.${kind}`)
}
