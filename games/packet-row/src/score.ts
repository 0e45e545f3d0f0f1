import type { Score, Seat } from '@south-street/engine'
import { CARDS, type CardIndex } from './cards.ts'
import type { State } from './state.ts'

/** PR-9.2 */
export const DOLLARS_A_POINT = 10

export function score(state: Pick<State, 'players' | 'hands' | 'money'>): Score[] {
  return state.hands.map((hand, seat) => {
    const dollars = state.money[seat]!
    const cards = sum(hand, (card) => CARDS[card]!.points)
    const money = Math.floor(dollars / DOLLARS_A_POINT)
    const held = hand.filter((card) => CARDS[card]!.kind === 'banker').length
    const bankers = held * pointsPerBanker(state.money, seat)
    return {
      items: [
        { name: 'cards', points: cards, clause: 'PR-9.1' },
        { name: 'money', points: money, clause: 'PR-9.2' },
        { name: 'bankers', points: bankers, clause: state.players <= 3 ? 'PR-9.3' : 'PR-9.4' },
      ],
      total: cards + money + bankers,
      tieBreaks: [{ name: 'dollars', points: dollars, clause: 'PR-9.5' }],
    }
  })
}

function sum(hand: readonly CardIndex[], points: (card: CardIndex) => number): number {
  let total = 0
  for (const card of hand) total += points(card)
  return total
}

/** What each banker of whoever has the most money scores. */
export function richestPerBanker(players: number): number {
  return players <= 3 ? 2 : 3 // PR-9.3, PR-9.4
}

function pointsPerBanker(money: readonly number[], seat: Seat): number {
  const own = money[seat]!
  const richer = money.filter((dollars) => dollars > own)
  if (richer.length === 0) return richestPerBanker(money.length)
  // PR-9.4
  return money.length > 3 && richer.length === 1 ? 1 : 0
}
