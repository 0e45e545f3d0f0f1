import type { BotRating, Leader, Leaders } from '@south-street/protocol'

/** Bots stand between people and take nobody's place. */
export type BoardRow =
  | { readonly kind: 'person'; readonly rank: number; readonly leader: Leader }
  | { readonly kind: 'bot'; readonly bot: BotRating }

const atLeast = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }) => mu - 2 * sigma

/** The best first, by what somebody is at least; those who are alike share a place. */
export function boardRows({ leaders, bots }: Pick<Leaders, 'leaders' | 'bots'>): BoardRow[] {
  const people = leaders.map((leader): BoardRow => {
    const rank = 1 + leaders.filter((other) => atLeast(other) > atLeast(leader)).length
    return { kind: 'person', rank, leader }
  })
  const rows = [...people, ...bots.map((bot): BoardRow => ({ kind: 'bot', bot }))]
  const worth = (row: BoardRow) => atLeast(row.kind === 'bot' ? row.bot : row.leader)
  return rows.sort((a, b) => worth(b) - worth(a))
}
