import type { Action } from '../src/actions/action.ts'
import { CARDS, type CardIndex, type CardKind, NONE } from '../src/cards.ts'
import { FULL_SUPPLY } from '../src/state.ts'
import type { View } from '../src/view.ts'

const BY_KIND: Readonly<Record<CardKind, string>> = {
  contract: 'contract',
  assistant: 'helper',
  vp: 'building',
  ship: 'ship',
  captain: 'helper',
  gold: 'goods',
  goods: 'goods',
  trader: 'helper',
  money: 'richest',
  banker: 'richest',
}

/** What a puzzle is about: who decides what, what the best answer takes, and whom it concerns. */
export function themesOf(view: View, answer: Action): string[] {
  const themes = new Set<string>()
  if (answer.type === 'choose') themes.add('harbour-master')
  if (view.phase === 'finish') themes.add('last-word')
  if (answer.type === 'pass') themes.add('patience')
  if (answer.type === 'take') for (const theme of themesOfTaking(view, answer)) themes.add(theme)
  if (isNearTheEnd(view)) themes.add('end')
  return [...themes]
}

function themesOfTaking(view: View, { card, assistant }: Extract<Action, { type: 'take' }>): string[] {
  const themes = [BY_KIND[CARDS[card]!.kind]]
  if (assistant !== undefined) themes.push('assistant')
  const seat = view.viewer!
  if (sharesAShip(view, card)) themes.push('shared-ship')
  const needed = (hand: readonly CardIndex[]): boolean => hand.some((contract) => needs(contract, card))
  const own = needed(view.hands[seat]!)
  if (!own && view.hands.some((hand, other) => other !== seat && needed(hand))) themes.push('deny')
  if (view.money[seat]! < CARDS[card]!.price) themes.push('cash-first')
  return themes
}

function needs(contract: CardIndex, card: CardIndex): boolean {
  if (contract === NONE || CARDS[contract]!.kind !== 'contract') return false
  const { kind, good, destination } = CARDS[card]!
  if (kind === 'goods') return CARDS[contract]!.good === good
  return kind === 'ship' && CARDS[contract]!.destination === destination
}

/** A ship for two contracts, or a second contract for a ship or a destination that the hand has already. */
function sharesAShip(view: View, card: CardIndex): boolean {
  const { kind, destination } = CARDS[card]!
  const alike = view.hands[view.viewer!]!.filter(
    (other) => CARDS[other]!.kind === 'contract' && CARDS[other]!.destination === destination,
  ).length
  return (kind === 'ship' && alike > 1) || (kind === 'contract' && alike > 0)
}

/** Some talon has no more than two refills left. */
function isNearTheEnd(view: View): boolean {
  return view.talons.some((cards) => cards <= 2 * FULL_SUPPLY[view.players]!)
}
