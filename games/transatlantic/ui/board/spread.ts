/** How a hand lies: as cards side by side, as tickets in two rows, or as tickets in rows of five without their signs. */
export type Spread = 'cards' | 'tickets' | 'narrow'

const MOST_CARDS = 5
const MOST_TICKETS = 8

export function spread(count: number): Spread {
  if (count <= MOST_CARDS) return 'cards'
  return count <= MOST_TICKETS ? 'tickets' : 'narrow'
}
