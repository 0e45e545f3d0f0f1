import type { Game } from '@south-street/engine'
import { apply, format, parse, readAction, refuse, writeAction } from './actions/action.ts'
import { NONE } from './catalogue.ts'
import { check } from './check.ts'
import { deal, MAX_PLAYERS, MIN_PLAYERS, readDeal, readOptions, setup, writeDeal } from './deal.ts'
import { foresee } from './foresee.ts'
import { legal, search } from './legal.ts'
import { actionMessage, eventMessage, refusalMessage } from './messages.ts'
import { score } from './score.ts'
import { seatShares } from './seat-shares.ts'
import { clone } from './state.ts'
import { describeQuestion, describeView } from './text-table.ts'
import type { Transatlantic } from './types.ts'
import { sample, view } from './view.ts'

export const transatlantic: Game<Transatlantic> = {
  id: 'transatlantic',
  rules: '1',
  seats: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  variants: ['president', 'compensation'],
  deal,
  seatShares,
  setup,
  actor: (state) => (state.actor === NONE ? null : state.actor),
  legal,
  refuse,
  apply,
  clone,
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
  search,
}

export type { Action } from './actions/action.ts'
export {
  CARDS,
  type CardIndex,
  FLAGS,
  type Flag,
  GOODS_MARKERS,
  NONE,
  REGIONS,
  readCard,
  readShip,
  SHIPS,
  type ShipIndex,
} from './catalogue.ts'
export type { Deal, Options } from './deal.ts'
export type { Event } from './events.ts'
export type { State } from './state.ts'
export type { Transatlantic } from './types.ts'
export type { View } from './view.ts'
