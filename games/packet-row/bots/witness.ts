import { pointsBySource, type Witness } from '@south-street/bots'
import type { Seat } from '@south-street/engine'
import { CARDS, type CardIndex, NONE, VALUE } from '../src/cards.ts'
import type { Delivery } from '../src/delivery/delivery.ts'
import { recallBestDelivery } from '../src/delivery/recent.ts'
import type { Event } from '../src/events.ts'
import { score } from '../src/score.ts'
import type { State } from '../src/state.ts'
import { playOption } from './options.ts'

type Source = 'cards' | 'money' | 'bankers'

/**
 * What is seen of an option of Packet Row, in the mean over its worlds. Lists are by seat, cards stand by their ids, and
 * what never happened is left out. A rival's starting contract is one that the search thinks it may hold.
 */
export type PacketRowFacts = {
  /** Points by source if the game were counted where a world is left: deliveries made and money cashed as in PR-8.3. */
  readonly points: readonly { readonly [source in Source]: number }[]
  /** In what share of the worlds nobody would have more money than the seat, so counted. */
  readonly richest: readonly number[]
  readonly deliveries: readonly { readonly [contract: string]: DeliveryFacts }[]
  /** Of the cards that lay face up when the question was asked: in what share of the worlds the seat has taken them. */
  readonly taken: readonly { readonly [card: string]: number }[]
  /** In what share of the worlds the seat that asks could once more take a card or pass in this round. */
  readonly askedAgain: number
}

/** Shares of the worlds. */
export type DeliveryFacts = {
  /** The contract was fulfilled, at the latest when the game ended. */
  readonly made: number
  /** The same by rounds from now. */
  readonly when: readonly number[]
  /** It was not, but could have been where the world was left: nobody delivers before money is wanted. */
  readonly ready: number
}

/** In one world. */
interface Deeds {
  readonly deliveries: { [contract: string]: { made: number; when: number[]; ready: number } }
  readonly taken: { [card: string]: number }
}

export function createWitness(): Witness<State> {
  let asker: Seat
  let firstRound: number
  let isFirst: boolean
  let askedAgain: number
  let offered: ReadonlySet<CardIndex>
  let deeds: readonly Deeds[]

  const deliver = (seat: Seat, { contracts }: Delivery, round: number): void => {
    for (const contract of contracts) {
      const when = Array.from({ length: round - firstRound + 1 }, (_, i) => (i === round - firstRound ? 1 : 0))
      deeds[seat]!.deliveries[CARDS[contract]!.id] = { made: 1, when, ready: 0 }
    }
  }
  const hear = (event: Event, { round }: State): void => {
    if (event.type === 'took' && offered.has(event.card)) deeds[event.seat]!.taken[CARDS[event.card]!.id] = 1
    if (event.type === 'delivered') deliver(event.seat, event.delivery, round)
    if (event.type === 'settled' && event.delivery !== null) deliver(event.seat, event.delivery, round)
  }

  return {
    begin: (world, seat) => {
      asker = seat
      firstRound = world.round
      isFirst = true
      askedAgain = 0
      offered = new Set(world.spaces.filter((card) => card !== NONE))
      deeds = world.hands.map(() => ({ deliveries: {}, taken: {} }))
    },
    play: (state, seat, option) => {
      if (!isFirst && seat === asker && state.round === firstRound && state.phase !== 'choose') askedAgain = 1
      isFirst = false
      playOption(state, seat, option, (event) => hear(event, state))
    },
    end: (state): PacketRowFacts => {
      const money = state.money.map((dollars, seat) => dollars + settle(state, seat, deeds[seat]!))
      const most = Math.max(...money)
      return {
        points: score({ ...state, money }).map((one) => pointsBySource<Source>(one)),
        richest: money.map((dollars) => (dollars === most ? 1 : 0)),
        deliveries: deeds.map(({ deliveries }) => deliveries),
        taken: deeds.map(({ taken }) => taken),
        askedAgain,
      }
    },
  }
}

/** Notes what the seat could deliver, and returns what that and its money cards would bring. At the end nothing is left. */
function settle(state: State, seat: Seat, { deliveries }: Deeds): number {
  const hand = state.hands[seat]!
  const best = recallBestDelivery(hand, state.fleets[seat]!)
  for (const contract of best?.delivery.contracts ?? []) {
    deliveries[CARDS[contract]!.id] = { made: 0, when: [], ready: 1 }
  }
  return (best?.reward ?? 0) + hand.reduce((sum, card) => sum + VALUE[card]!, 0)
}
