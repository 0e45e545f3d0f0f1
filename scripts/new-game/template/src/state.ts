import type { GameEvent, Random, Seat } from '@south-street/engine'
import { shuffle } from '@south-street/engine'
import { CARDS, type Card } from './cards.ts'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 4
/** How many crates lie open. */
const OPEN = 4
export const ROUNDS = 5

export interface Options {
  readonly players: number
}

/** All that chance decides: the order of the crates. */
export interface Deal {
  readonly crates: readonly Card[]
}

/** Plain JSON, changed in place. */
export interface State {
  players: number
  /** From 0. */
  round: number
  /** Whose turn it is; null when the game is over. */
  actor: Seat | null
  quay: Card[]
  /** The next one to come lies at the end. */
  pile: Card[]
  taken: Card[][]
}

export interface Action {
  readonly type: 'take'
  readonly card: Card
}

export type Event =
  | (GameEvent & { readonly type: 'took'; readonly seat: Seat; readonly card: Card })
  | (GameEvent & { readonly type: 'landed'; readonly card: Card })
  | (GameEvent & { readonly type: 'ended' })

export function deal(_options: Options, random: Random): Deal {
  return { crates: shuffle([...CARDS.keys()], random) }
}

// TG-1.2
export function setup({ players }: Options, { crates }: Deal): State {
  const pile = [...crates].reverse()
  const quay = pile.splice(-OPEN).reverse()
  return { players, round: 0, actor: 0, quay, pile, taken: Array.from({ length: players }, () => []) }
}

export function clone(state: State): State {
  return {
    ...state,
    quay: [...state.quay],
    pile: [...state.pile],
    taken: state.taken.map((crates) => [...crates]),
  }
}

/** What a sound state never breaks. */
export function check({ quay, pile, taken, actor }: State): string[] {
  const crates = [...quay, ...pile, ...taken.flat()].sort((a, b) => a - b)
  const complaints: string[] = []
  if (crates.length !== CARDS.length || crates.some((card, i) => card !== i)) complaints.push(`crates: ${crates}`)
  const isOver = taken.every(({ length }) => length === ROUNDS)
  if ((actor === null) !== isOver) complaints.push(`actor ${actor} with ${taken.map(({ length }) => length)} crates`)
  return complaints
}
