import { type Random, type Seat, shuffle, type Viewer } from '@south-street/engine'
import { CARDS, type Card } from './cards.ts'
import type { Event, State } from './state.ts'

/** What a viewer may know: everything but the order of the pile. */
export interface View {
  readonly viewer: Viewer
  readonly players: number
  /** From 0. The plain board counts rounds by it. */
  readonly round: number
  readonly actor: Seat | null
  readonly quay: readonly Card[]
  /** How many are left. */
  readonly pile: number
  readonly taken: readonly (readonly Card[])[]
}

export function view({ players, round, actor, quay, pile, taken }: State, viewer: Viewer): View {
  return {
    viewer,
    players,
    round,
    actor,
    quay: [...quay],
    pile: pile.length,
    taken: taken.map((crates) => [...crates]),
  }
}

/** A state that the viewer could not tell from the real one: what is not seen lies in the pile, in any order. */
export function sample({ players, round, actor, quay, taken }: View, random: Random): State {
  const seen = new Set([...quay, ...taken.flat()])
  const pile = shuffle(
    [...CARDS.keys()].filter((card) => !seen.has(card)),
    random,
  )
  return { players, round, actor, quay: [...quay], pile, taken: taken.map((crates) => [...crates]) }
}

/** Lays the pile so that the crates come up in the order in which they have been told since. */
export function foresee({ pile }: State, told: readonly Event[]): void {
  const landed = told.flatMap((event) => (event.type === 'landed' ? [event.card] : []))
  for (const [i, card] of landed.entries()) {
    const place = pile.length - 1 - i
    pile[pile.indexOf(card)] = pile[place]!
    pile[place] = card
  }
}
