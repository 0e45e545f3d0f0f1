/** How a hand lies: as cards side by side, as tickets in two rows, or as tickets in rows of five without their signs. */
export type Spread = 'cards' | 'tickets' | 'narrow'

const MOST_CARDS = 5
const MOST_TICKETS = 8

export function spread(count: number): Spread {
  if (count <= MOST_CARDS) return 'cards'
  return count <= MOST_TICKETS ? 'tickets' : 'narrow'
}

const ROW = 6
const LONG_ROW = 7

/**
 * Where a hand is too large to lie beside the purse on a phone, the purse takes one place among the cards. This many
 * places make a row.
 */
export function rowOnPhone(cards: number): number {
  const places = cards + 1
  return places > 2 * ROW && places <= 2 * LONG_ROW ? LONG_ROW : ROW
}
