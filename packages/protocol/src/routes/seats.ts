import type { Seat } from '@south-street/engine'
import type { NewTerms, OrderWish } from '@south-street/table'
import type { CreatedTable, Done, GivenAction, Offer, OrderState, TakenSeat } from '../types.ts'
import { type Route, types } from './route.ts'

/** What people do at a table. */
export const SEAT_ROUTES = {
  takeSeat: {
    method: 'POST',
    path: '/api/tables/{id}/seats',
    access: 'person',
    types: types<{ body: TakenSeat; answer: Done }>(),
  },
  leaveSeat: {
    method: 'POST',
    path: '/api/tables/{id}/leave',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  seatBot: {
    method: 'PUT',
    path: '/api/tables/{id}/seats/{seat}/bot',
    access: 'person',
    types: types<{ body: { readonly level: string }; answer: Done }>(),
  },
  emptySeat: {
    method: 'DELETE',
    path: '/api/tables/{id}/seats/{seat}',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  chooseHouse: {
    method: 'PUT',
    path: '/api/tables/{id}/house',
    access: 'person',
    types: types<{ body: { readonly house: number }; answer: Done }>(),
  },
  changeTerms: {
    method: 'PUT',
    path: '/api/tables/{id}/terms',
    access: 'person',
    types: types<{ body: NewTerms; answer: Done }>(),
  },
  start: {
    method: 'POST',
    path: '/api/tables/{id}/start',
    access: 'person',
    types: types<{ body: { readonly first?: Seat }; answer: Done }>(),
  },
  act: {
    method: 'POST',
    path: '/api/tables/{id}/actions',
    access: 'person',
    types: types<{ body: GivenAction; answer: Done }>(),
  },
  takeBack: {
    method: 'POST',
    path: '/api/tables/{id}/take-back',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  answerTakeBack: {
    method: 'PUT',
    path: '/api/tables/{id}/take-back',
    access: 'person',
    types: types<{ body: { readonly agree: boolean }; answer: Done }>(),
  },
  order: {
    method: 'GET',
    path: '/api/tables/{id}/order',
    access: 'person',
    types: types<{ answer: OrderState }>(),
  },
  giveOrder: {
    method: 'PUT',
    path: '/api/tables/{id}/order',
    access: 'person',
    types: types<{ body: OrderWish; answer: OrderState }>(),
  },
  withdrawOrder: {
    method: 'DELETE',
    path: '/api/tables/{id}/order',
    access: 'person',
    types: types<{ answer: OrderState }>(),
  },
  say: {
    method: 'POST',
    path: '/api/tables/{id}/chat',
    access: 'person',
    types: types<{ body: { readonly text: string }; answer: Done }>(),
  },
  goAway: {
    method: 'POST',
    path: '/api/tables/{id}/away',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  comeBack: {
    method: 'POST',
    path: '/api/tables/{id}/back',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  startHoliday: {
    method: 'POST',
    path: '/api/tables/{id}/holiday',
    access: 'person',
    types: types<{ body: { readonly days: number }; answer: Done }>(),
  },
  endHoliday: {
    method: 'DELETE',
    path: '/api/tables/{id}/holiday',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  voteStandIn: {
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/stand-in',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  agreeHandover: {
    method: 'POST',
    path: '/api/tables/{id}/handover',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  voteHandover: {
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/handover',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  offerSeat: {
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/offer',
    access: 'person',
    types: types<{ answer: Offer }>(),
  },
  claimSeat: {
    method: 'POST',
    path: '/api/tables/{id}/claim',
    access: 'person',
    types: types<{ body: { readonly claim: string }; answer: Done }>(),
  },
  reclaimSeat: {
    method: 'POST',
    path: '/api/tables/{id}/reclaim',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  abandon: {
    method: 'POST',
    path: '/api/tables/{id}/abandon',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    access: 'person',
    types: types<{ answer: CreatedTable }>(),
  },
  close: {
    method: 'POST',
    path: '/api/tables/{id}/close',
    access: 'person',
    types: types<{ answer: Done }>(),
  },
} as const satisfies Record<string, Route>
