import type { Game } from '@south-street/engine'
import { apply, format, parse, readAction, refuse, writeAction } from './actions/action.ts'
import { NONE } from './cards.ts'
import { check } from './check.ts'
import { deal, MAX_PLAYERS, MIN_PLAYERS, nameFirst, readDeal, readOptions, setup, writeDeal } from './deal.ts'
import { foresee } from './foresee.ts'
import { legal } from './legal.ts'
import { actionMessage, eventMessage, refusalMessage } from './messages.ts'
import { passing } from './passing.ts'
import { score } from './score.ts'
import { search } from './search.ts'
import { seatShares } from './seat-shares.ts'
import { clone } from './state.ts'
import { describeQuestion, describeView } from './text-table.ts'
import type { PacketRow } from './types.ts'
import { sample, view } from './view.ts'

export const packetRow: Game<PacketRow> = {
  id: 'packet-row',
  rules: '1',
  seats: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  deal,
  nameFirst,
  seatShares,
  setup,
  actor: (state) => (state.actor === NONE ? null : state.actor),
  legal,
  refuse,
  apply,
  clone,
  free: (action) => action.type === 'cash' || action.type === 'deliver', // PR-6.1, PR-6.2
  view,
  sample,
  foresee,
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
export type { PacketRow } from './types.ts'
export type { View } from './view.ts'
