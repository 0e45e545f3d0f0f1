import { type Message, message, type Refusal } from '@south-street/engine'
import { CARDS, type Card, KINDS, readCard } from './cards.ts'
import { type Action, type Event, ROUNDS } from './state.ts'
import type { View } from './view.ts'

const crate = (card: Card): Message => message(`kinds.${KINDS[CARDS[card]!.kind]!}`, { worth: CARDS[card]!.worth })

export function actionMessage({ card }: Action): Message {
  return message('actions.take', { crate: crate(card) })
}

export function refusalMessage({ code, params }: Refusal): Message {
  return message(`refusals.${code}`, { crate: crate(readCard(params.card)) })
}

export function eventMessage(event: Event): Message | null {
  switch (event.type) {
    case 'took':
      return message('log.took', { seat: { seat: event.seat }, crate: crate(event.card) })
    case 'landed':
      return message('log.landed', { crate: crate(event.card) })
    case 'ended':
      return message('log.ended')
  }
}

/** The table in words. The first line stands in the top bar of the plain board, too. */
export function viewMessages({ round, quay, pile, taken }: View): Message[] {
  const seats = taken.map((crates, seat) =>
    crates.length === 0
      ? message('table.seat-empty', { seat: { seat } })
      : message('table.seat', { seat: { seat }, crates: crates.map(crate) }),
  )
  return [
    message('table.round', { round: round + 1, rounds: ROUNDS }),
    ...(quay.length === 0 ? [] : [message('table.quay', { crates: quay.map(crate) })]),
    message('table.pile', { count: pile }),
    ...seats,
  ]
}

export function question(): Message {
  return message('question.take')
}
