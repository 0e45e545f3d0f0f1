import { type Candidate, createTeacher, type Teacher, type Teaching, type Tried } from '@south-street/bots'
import { type Message, type MessageParam, message } from '@south-street/engine'
import type { Action } from '../../src/actions/action.ts'
import { CARDS, cardIndex, PRICE, shipIndex } from '../../src/catalogue.ts'
import { actionMessage, cardMessage, moneyMessage, shipMessage } from '../../src/messages.ts'
import type { Transatlantic } from '../../src/types.ts'
import type { View } from '../../src/view.ts'
import { findAgainst, findPoints, findRivals } from './against.ts'
import { findCards } from './cards.ts'
import { findFleet } from './fleet.ts'
import { findSheet } from './sheet.ts'
import { type Finder, lookAt } from './situation.ts'
import { findTrips } from './trips.ts'

const FINDERS: readonly Finder[] = [findTrips, findFleet, findSheet, findCards, findPoints, findRivals, findAgainst]

type Answer = Tried<Action>

/** All that could be said for the better answer and against the other one. */
export function findAll(view: View, best: Answer, other: Answer): readonly Candidate[] {
  const situation = lookAt(view, best, other)
  return situation === null ? [] : FINDERS.flatMap((find) => find(situation))
}

export const teacher: Teacher<Transatlantic> = createTeacher({
  find: findAll,
  say: reasonMessage,
  name: actionMessage,
  likely: (_view, others) => likelyAnswer(others),
})

/** Sail, if one can; buy what costs most. */
function likelyAnswer(others: readonly Answer[]): Answer | undefined {
  const sails = others.find(({ action }) => action.type === 'play' && CARDS[action.card]!.type === 'TRANSPORT')
  if (sails !== undefined) return sails
  const priceOf = ({ action }: Answer) =>
    action.type === 'buy' ? action.cards.reduce((sum, card) => sum + PRICE[card]!, 0) : 0
  const dearest = others.reduce((one, other) => (priceOf(other) > priceOf(one) ? other : one))
  return priceOf(dearest) > 0 ? dearest : undefined
}

const SUMS = ['pounds', 'income', 'price']

/** What stands for a ship, a card, a place, a flag, a seat or a sum becomes its name. */
function reasonMessage(kind: string, about: Parameters<Teaching<Transatlantic>['say']>[1]): Message {
  const params: Record<string, MessageParam> = {}
  for (const [name, value] of Object.entries(about)) {
    if (name === 'ship') params[name] = shipMessage(shipIndex(String(value))!)
    else if (name === 'card') params[name] = cardMessage(cardIndex(String(value))!)
    else if (name === 'region') params.in = message(`in.${value}`)
    else if (name === 'flag') params[name] = message(`flags.${value}`)
    else if (name === 'marker') params[name] = message(`markers.${value}`)
    else if (name === 'seat') params[name] = { seat: Number(value) }
    else if (SUMS.includes(name)) params[name] = moneyMessage(Number(value))
    else params[name] = value as number | Message
  }
  return message(`reasons.${kind}`, params)
}
