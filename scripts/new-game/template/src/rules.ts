import type { Emit, Refusal, Score, Seat } from '@south-street/engine'
import { CARDS, type Card, KINDS } from './cards.ts'
import { type Action, ROUNDS, type State } from './state.ts'
import type { Types } from './types.ts'

/** What a kind is worth to whoever has several crates of it. */
const SET_POINTS = 3

export const REFUSALS = { 'game-over': 'TG-3.1', 'not-your-turn': 'TG-2.1', 'not-on-quay': 'TG-2.1' } as const

export function legal({ actor, quay }: State, seat: Seat): Action[] {
  return actor === seat ? quay.map((card) => ({ type: 'take', card })) : []
}

export function refuse({ actor, quay }: State, seat: Seat, { card }: Action): Refusal | null {
  const no = (code: keyof typeof REFUSALS): Refusal => ({
    code,
    clause: REFUSALS[code],
    params: { card: CARDS[card]!.id },
  })
  if (actor === null) return no('game-over')
  if (actor !== seat) return no('not-your-turn')
  return quay.includes(card) ? null : no('not-on-quay')
}

export function apply(state: State, seat: Seat, { card }: Action, emit?: Emit<Types>): void {
  state.quay.splice(state.quay.indexOf(card), 1)
  state.taken[seat]!.push(card)
  emit?.({ type: 'took', seat, card })
  const next = state.pile.pop()
  if (next !== undefined) {
    state.quay.push(next) // TG-2.2
    emit?.({ type: 'landed', card: next, reveals: true })
  }
  const isRoundOver = seat === state.players - 1
  const isGameOver = isRoundOver && state.round === ROUNDS - 1
  if (isRoundOver && !isGameOver) state.round++
  state.actor = isGameOver ? null : (seat + 1) % state.players
  if (state.actor === null) emit?.({ type: 'ended' }) // TG-3.1
}

// TG-4.1, TG-4.2
export function score({ taken }: State): Score[] {
  return taken.map((crates) => {
    const worth = crates.reduce((sum, card) => sum + CARDS[card]!.worth, 0)
    const sets = SET_POINTS * KINDS.filter((_, kind) => countOf(crates, kind) >= 2).length
    const items = [
      { name: 'crates', points: worth, clause: 'TG-4.1' },
      { name: 'sets', points: sets, clause: 'TG-4.2' },
    ]
    return { items, total: worth + sets, tieBreaks: [] }
  })
}

function countOf(crates: readonly Card[], kind: number): number {
  return crates.filter((card) => CARDS[card]!.kind === kind).length
}
