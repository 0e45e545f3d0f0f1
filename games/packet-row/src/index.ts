import type { Game } from '@south-street/engine'
import { type Action, apply, format, parse, readAction, refuse, writeAction } from './actions/action.ts'
import { NONE } from './cards.ts'
import { check } from './check.ts'
import {
  type Deal,
  deal,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Options,
  readDeal,
  readOptions,
  setup,
  writeDeal,
} from './deal.ts'
import type { EmitEvent, Event } from './events.ts'
import { foresee } from './foresee.ts'
import { legal } from './legal.ts'
import { actionMessage, eventMessage, refusalMessage } from './messages.ts'
import { passing } from './passing.ts'
import { score } from './score.ts'
import { search } from './search.ts'
import { clone, type State } from './state.ts'
import { describeQuestion, describeView } from './text-table.ts'
import { sample, type View, view } from './view.ts'

export const packetRow: Game<State, Action, View, Options, Deal> = {
  id: 'packet-row',
  rules: '1',
  seats: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  deal,
  setup,
  actor: (state) => (state.actor === NONE ? null : state.actor),
  legal,
  refuse,
  apply: (state, seat, action, emit) => apply(state, seat, action, emit as EmitEvent | undefined),
  clone,
  free: (action) => action.type === 'cash' || action.type === 'deliver', // PR-6.1, PR-6.2
  view,
  sample,
  foresee: (state, told) => foresee(state, told as readonly Event[]),
  score,
  format,
  parse,
  check,
  codec: { readOptions, readDeal, writeDeal, readAction, writeAction },
  messages: {
    action: actionMessage,
    refusal: refusalMessage,
    event: eventMessage,
    view: describeView,
    question: describeQuestion,
  },
  passing,
  search,
}

export type { Action } from './actions/action.ts'
export { writeDelivery } from './actions/deliver.ts'
export { AREAS, CARDS, type Card, type CardIndex, DESTINATIONS, GOODS, NONE, readCard } from './cards.ts'
export type { Deal, Options } from './deal.ts'
export { type BestDelivery, bestDelivery, cheapestDelivery } from './delivery/best.ts'
export type { Delivery } from './delivery/delivery.ts'
export type { Event } from './events.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'
