import { type Message, message } from '@south-street/engine'
import { AREAS, CARDS, type CardIndex, type CardKind, NONE } from './cards.ts'
import { areaMessage, cardMessage, fromMessage, moneyMessage } from './messages.ts'
import { CURRENT_SPACES, SPACES } from './state.ts'
import type { View } from './view.ts'

/** The whole table in words, line by line: what lies where, who has what, what the viewer holds, and what is asked. */
export function describeView(view: View): Message[] {
  const lines = [message('table.round', { round: view.round + 1, seat: { seat: view.harbourMaster } })]
  for (let area = 0; area < AREAS.length; area++) lines.push(describeArea(view, area))
  for (let step = 1; step <= view.players; step++) {
    const seat = ((view.viewer ?? 0) + step) % view.players
    if (seat !== view.viewer) lines.push(describeSeat(view, seat))
  }
  if (view.viewer !== null) lines.push(...describeOwn(view, view.viewer))
  return lines
}

function describeArea(view: View, area: number): Message {
  const cards = (from: number, to: number): Message[] => {
    const found = view.spaces.slice(area * SPACES + from, area * SPACES + to).filter((card) => card !== NONE)
    return found.length === 0 ? [message('table.nothing')] : found.map(priced)
  }
  const chosen = (view.chosen & (1 << area)) !== 0
  const key = view.area === area ? 'table.area-now' : chosen ? 'table.area-chosen' : 'table.area'
  return message(key, {
    area: areaMessage(area),
    cards: cards(0, CURRENT_SPACES),
    next: cards(CURRENT_SPACES, SPACES),
    talon: view.talons[area]!,
  })
}

function priced(card: CardIndex): Message {
  const { price } = CARDS[card]!
  return price === 0
    ? cardMessage(card)
    : message('table.priced', { card: cardMessage(card), price: moneyMessage(price) })
}

function describeSeat(view: View, seat: number): Message {
  const hand = view.hands[seat]!
  const fleet = view.fleets[seat]!
  return message(view.pieces[seat] === NONE ? 'table.seat' : 'table.seat-taken', {
    seat: { seat },
    money: moneyMessage(view.money[seat]!),
    hand: hand.length,
    fleet: fleet.length === 0 ? message('table.nothing') : fleet.map(cardMessage),
    known: listKnown(hand),
  })
}

function listKnown(hand: readonly CardIndex[]): Message | Message[] {
  const known = hand.filter((card) => card !== NONE)
  return known.length === 0 ? message('table.nothing') : inGroups(known).map(cardMessage)
}

const ORDER: readonly CardKind[] = [
  'contract',
  'goods',
  'gold',
  'trader',
  'captain',
  'assistant',
  'money',
  'banker',
  'vp',
  'ship',
]

function inGroups(cards: readonly CardIndex[]): CardIndex[] {
  return [...cards].sort((a, b) => ORDER.indexOf(CARDS[a]!.kind) - ORDER.indexOf(CARDS[b]!.kind) || a - b)
}

function describeOwn(view: View, seat: number): Message[] {
  const fleet = view.fleets[seat]!
  return [
    message('table.own', {
      money: moneyMessage(view.money[seat]!),
      points: view.hands[seat]!.reduce((sum, card) => sum + CARDS[card]!.points, 0),
    }),
    message('table.own-hand', { cards: listKnown(view.hands[seat]!) }),
    message('table.own-fleet', {
      ships: fleet.length === 0 ? message('table.nothing') : inGroups(fleet).map(cardMessage),
    }),
  ]
}

/** One sentence for the seat that owes the decision (LANGUAGE: who asks, what, what you may do). */
export function describeQuestion(view: View): Message {
  const asks = { seat: view.harbourMaster }
  switch (view.phase) {
    case 'choose':
      return message('question.choose')
    case 'ask':
      return message('question.ask', { seat: asks, from: fromMessage(view.area) })
    case 'decide':
      return message('question.decide', { from: fromMessage(view.area) })
    case 'finish':
      return message('question.finish')
    case 'over':
      return message('question.over')
  }
}
