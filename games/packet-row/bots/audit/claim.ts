import type { Facts, WrittenAnswer, WrittenHint } from '@south-street/bots'
import { type Action, parse } from '../../src/actions/action.ts'
import { AREAS, CARDS, type Card, cardIndex, NONE } from '../../src/cards.ts'
import { bestDelivery } from '../../src/delivery/best.ts'
import type { View } from '../../src/view.ts'
import type { PacketRowFacts } from '../witness.ts'

/** What a reason claims, with everything that it can be checked by: in ids and cards, straight from view and facts. */
export interface Claim {
  readonly view: View
  readonly me: number
  readonly about: Readonly<Record<string, unknown>>
  readonly best: Told
  readonly other: Told
  readonly hand: readonly Card[]
  readonly contracts: readonly Card[]
  readonly fleet: readonly Card[]
  readonly money: number
}

export interface Told {
  readonly action: Action
  readonly seen: PacketRowFacts
  readonly facts: Facts
}

export function claimOf(hint: WrittenHint, best: WrittenAnswer, other: WrittenAnswer, about: Claim['about']): Claim {
  const view = hint.view as View
  const me = view.viewer!
  const told = ({ action, facts }: WrittenAnswer): Told => ({
    action: parse(action),
    facts: facts!,
    // What a search has seen is plain data; the game's own witness has written it.
    seen: facts!.seen as unknown as PacketRowFacts,
  })
  const hand = view.hands[me]!.map((card) => CARDS[card]!)
  return {
    ...{ view, me, about, best: told(best), other: told(other), hand, money: view.money[me]! },
    contracts: hand.filter(({ kind }) => kind === 'contract'),
    fleet: view.fleets[me]!.map((card) => CARDS[card]!),
  }
}

export const cardOf = (id: unknown): Card => CARDS[cardIndex(String(id))!]!

/** Where a card lies face up: its area, and whether it is among the coming ones. Null if it does not. */
export function placeOf({ view }: Claim, id: unknown): { area: string; isComing: boolean } | null {
  const space = view.spaces.findIndex((card) => card !== NONE && CARDS[card]!.id === id)
  return space < 0 ? null : { area: AREAS[Math.floor(space / 6)]!, isComing: space % 6 >= 4 }
}

export const takes = ({ action }: Told, id: unknown): boolean => action.type === 'take' && CARDS[action.card]!.id === id

/** What the rules' best delivery pays, with more cards. */
export function pays({ view, me }: Claim, ...more: string[]): number {
  const cards = more.map((id) => cardIndex(id)!)
  const ships = cards.filter((card) => CARDS[card]!.kind === 'ship')
  const others = cards.filter((card) => CARDS[card]!.kind !== 'ship')
  return bestDelivery([...view.hands[me]!, ...others], [...view.fleets[me]!, ...ships])?.reward ?? 0
}

export const share = ({ seen }: Told, seat: number, id: unknown): number => seen.taken[seat]![String(id)] ?? 0

export function made({ seen }: Told, seat: number, id: unknown): number {
  const { made: done, ready } = seen.deliveries[seat]![String(id)] ?? { made: 0, ready: 0 }
  return done + ready
}

export const points = ({ seen }: Told, seat: number): number => {
  const { cards, money, bankers } = seen.points[seat]!
  return cards + money + bankers
}

/** The units of a good that a hand lacks for a contract, gold counted as any good. */
export function lacking(contract: Card, hand: readonly Card[]): number {
  let units = contract.units
  for (const card of hand) {
    if (card.kind === 'gold' || (card.kind === 'goods' && card.good === contract.good)) units -= card.units
  }
  return Math.max(0, units)
}
