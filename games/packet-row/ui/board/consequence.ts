import { sayList, sayMoney, type Words } from '@south-street/ui'
import { CARDS, NONE } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'
import { deliveryReward, type Standing } from './appraisal.ts'
import { askingLine, type RoundSoFar } from './round-so-far.ts'
import { total } from './total.ts'

/** What taking a card would lead to, in one sentence. */
export function sayConsequence(words: Words, view: View, space: number, standing: Standing): string {
  const card = view.spaces[space]!
  const { kind, price, points } = CARDS[card]!
  if (standing.kind === 'short') {
    if (standing.raise.length === 0) return words.say('consequence.too-dear')
    const raised = total(standing.raise, 'value')
    const kept = view.money[view.viewer!]! + raised - price
    return words.say('consequence.raise', {
      count: standing.raise.length,
      value: sayMoney(words, raised),
      kept: sayMoney(words, kept),
    })
  }
  const kept = sayMoney(words, view.money[view.viewer!]! - price)
  const before = deliveryReward(view)
  const after = deliveryReward(view, card)
  if (after > before) {
    const key = before === 0 ? 'consequence.first-delivery' : 'consequence.delivery'
    return words.say(key, { before: sayMoney(words, before), after: sayMoney(words, after), kept })
  }
  if (kind === 'vp') return words.say('consequence.building', { count: points, kept })
  return words.say('consequence.kept', { kept })
}

/** What the bar says in small while nothing is chosen. */
export function sayWhatFollows(words: Words, view: View, round: RoundSoFar, name: (seat: number) => string): string {
  if (view.phase === 'choose') {
    if (view.actor === view.viewer) return words.say('follows.choose')
    return words.say('follows.choose-other', { seat: name(view.actor) })
  }
  // PR-3.3: whoever has a card is not asked again, and should know why.
  if (view.viewer !== null && view.viewer !== view.actor && view.pieces[view.viewer] !== NONE) {
    return words.say('help.one-card')
  }
  if (view.phase === 'decide') return words.say('follows.decide')
  if (view.phase === 'finish') return words.say('follows.finish')
  const order = askingLine(view, round)
  const here = order.findIndex(({ seat }) => seat === view.actor)
  const later = order.slice(here + 1).filter(({ seat }) => view.pieces[seat] === NONE)
  if (later.length === 0) return ''
  return words.say('follows.ask', {
    count: later.length,
    seats: sayList(
      words,
      later.map(({ seat }) => name(seat)),
    ),
  })
}
