import { type Refusal, seededRandom } from '@south-street/engine'
import type { Action } from '../../src/actions/action.ts'
import { CARDS, type CardIndex, NONE } from '../../src/cards.ts'
import { bestDelivery } from '../../src/delivery/best.ts'
import { packetRow } from '../../src/index.ts'
import { firstAssistant, isFutureSpace } from '../../src/state.ts'
import type { View } from '../../src/view.ts'

/** How a card on the table stands to the viewer. */
export type Standing =
  | { readonly kind: 'rest' }
  | { readonly kind: 'open'; readonly action: Action; readonly withAssistant: boolean }
  | {
      readonly kind: 'short'
      readonly action: Action
      readonly withAssistant: boolean
      readonly missing: number
      /** The money cards that would pay for it; none if they would not do. */
      readonly raise: readonly CardIndex[]
      readonly refusal: Refusal
    }

/** What the rules say to whoever looks at this view. */
export interface Appraisal {
  refuse(action: Action): Refusal | null
  readonly legal: readonly Action[]
  /** By space. */
  readonly standings: readonly Standing[]
  readonly canPass: boolean
}

const REST: Standing = { kind: 'rest' }

/**
 * Asks the rules, with a state that the viewer could not tell from the real one. What they answer follows from the view
 * alone (the contract suite checks it), so the board needs no rules of its own and no secrets.
 */
export function appraise(view: View): Appraisal {
  const seat = view.viewer
  if (seat === null || view.phase === 'over') {
    return { refuse: () => null, legal: [], standings: view.spaces.map(() => REST), canPass: false }
  }
  const state = packetRow.sample(view, seededRandom('appraisal'))
  const refuse = (action: Action): Refusal | null => packetRow.refuse(state, seat, action)
  return {
    refuse,
    legal: packetRow.legal(state, seat),
    standings: view.spaces.map((card, space) => standingOf(view, seat, card, space, refuse)),
    canPass: refuse({ type: 'pass' }) === null,
  }
}

function standingOf(
  view: View,
  seat: number,
  card: CardIndex,
  space: number,
  refuse: (action: Action) => Refusal | null,
): Standing {
  if (card === NONE || view.actor !== seat) return REST
  const hand = view.hands[seat]!
  const assistant = isFutureSpace(space) ? firstAssistant(hand) : NONE
  const withAssistant = assistant !== NONE
  const action: Action = withAssistant ? { type: 'take', card, assistant } : { type: 'take', card }
  const refusal = refuse(action)
  if (refusal === null) return { kind: 'open', action, withAssistant }
  if (refusal.code !== 'cannot-pay') return REST
  const missing = CARDS[card]!.price - view.money[seat]!
  return { kind: 'short', action, withAssistant, missing, raise: cardsToCash(hand, missing), refusal }
}

/** The money cards that raise a sum while giving up least: one alone if one does, else the largest first. */
export function cardsToCash(hand: readonly CardIndex[], sum: number): CardIndex[] {
  const notes = hand.filter((card) => CARDS[card]!.kind === 'money').sort((a, b) => CARDS[a]!.value - CARDS[b]!.value)
  const one = notes.find((card) => CARDS[card]!.value >= sum)
  if (one !== undefined) return [one]
  const raised: CardIndex[] = []
  let missing = sum
  for (const card of notes.reverse()) {
    if (missing <= 0) break
    raised.push(card)
    missing -= CARDS[card]!.value
  }
  return missing <= 0 ? raised : []
}

/** What the best delivery of the viewer's cards pays, with one card more if one is named. */
export function deliveryReward(view: View, more: CardIndex = NONE): number {
  const seat = view.viewer!
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  if (more === NONE) return bestDelivery(hand, fleet)?.reward ?? 0
  const isShip = CARDS[more]!.kind === 'ship'
  const best = bestDelivery(isShip ? hand : [...hand, more], isShip ? [...fleet, more] : fleet)
  return best?.reward ?? 0
}
