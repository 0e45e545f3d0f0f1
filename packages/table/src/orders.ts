import { type AnyGame, type GameTypes, Malformed, type Passing, quote, type Seat } from '@south-street/engine'
import { botAt } from './playing.ts'
import type { TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'

/** What a seat asks for: to pass to the end of a stretch that the game knows, or until a card appears, named by its id. */
export interface OrderWish {
  /** `card`, or one of the game's stretches. */
  readonly until: string
  readonly card?: string | undefined
}

/** A standing order as it is kept, beside the log and shown to nobody but its seat. */
export type Order =
  | { readonly until: string; readonly stretch: string }
  | { readonly until: 'card'; readonly card: string }

/** What a table may answer to a wish for a standing order; the words of the protocol have a sentence for each. */
export const ORDER_REFUSALS = [
  'game-not-running',
  'card-offered-already',
  'orders-unknown',
  'stretch-unknown',
  'nothing-to-pass',
] as const
export type OrderRefusalCode = (typeof ORDER_REFUSALS)[number]

export type Given =
  | { readonly order: Order; readonly refusal: null }
  | { readonly order: null; readonly refusal: TableRefusal }

function no(code: OrderRefusalCode): Given {
  return { order: null, refusal: { of: 'table', code, params: {} } }
}

export function giveOrder(game: AnyGame, table: Table, seat: Seat, wish: OrderWish): Given {
  if (table.status !== 'running' || table.play === null) return no('game-not-running')
  if (game.passing === undefined) return no('orders-unknown')
  const view = game.view(table.play.state, seat)
  if (wish.until === 'card') return awaitCard(game.passing, view, wish.card)
  if (!game.passing.stretches.includes(wish.until)) return no('stretch-unknown')
  const stretch = game.passing.stretch(view, wish.until)
  return stretch === null ? no('nothing-to-pass') : { order: { until: wish.until, stretch }, refusal: null }
}

function awaitCard(passing: Passing<GameTypes>, view: unknown, card: string | undefined): Given {
  try {
    if (card === undefined) throw new Malformed('member-missing', { member: quote('card') })
    if (passing.isOffered(view, card)) return no('card-offered-already')
    return { order: { until: 'card', card }, refusal: null }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    return { order: null, refusal: { of: 'form', code: error.code, params: error.params } }
  }
}

export type OrderVerdict =
  | { readonly do: 'pass'; readonly action: string; readonly decision: number }
  /** Nothing now; the order stays. */
  | { readonly do: 'wait' }
  /** What the order waited for has come. */
  | { readonly do: 'lapse' }

/** What a standing order does now. It looks at nothing but what its own seat may know. */
export function carryOut(game: AnyGame, table: Table, seat: Seat, order: Order): OrderVerdict {
  const { play } = table
  if (table.status !== 'running' || play === null || game.passing === undefined) return { do: 'lapse' }
  const view = game.view(play.state, seat)
  if (hasCome(game.passing, view, order)) return { do: 'lapse' }
  if (game.actor(play.state) !== seat || botAt(table, seat) !== null) return { do: 'wait' }
  const action = game.passing.pass(view)
  if (action === null || game.refuse(play.state, seat, action) !== null) return { do: 'wait' }
  return { do: 'pass', action: game.format(action), decision: play.decision }
}

function hasCome(passing: Passing<GameTypes>, view: unknown, order: Order): boolean {
  if ('card' in order) return passing.isOffered(view, order.card)
  return passing.stretch(view, order.until) !== order.stretch
}
