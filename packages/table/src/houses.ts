import type { Holder } from './table.ts'

/** So many houses have a colour and a device. */
const HOUSES = 5

/** By seat, the house whose colour and device it has: what people chose or were given, then what is left. */
export function housesOf(seats: readonly Holder[]): number[] {
  const houses: (number | undefined)[] = seats.map((holder) => (holder.kind === 'person' ? holder.house : undefined))
  const rank = (seat: number): number => ['person', 'bot', 'open'].indexOf(seats[seat]!.kind)
  const order = [...seats.keys()].sort((a, b) => rank(a) - rank(b) || a - b)
  for (const seat of order) houses[seat] ??= freeHouse(houses, seat)
  return houses.map((house) => house!)
}

/** The house of the seat's own number, or the next one that nobody has. */
function freeHouse(taken: readonly (number | undefined)[], seat: number): number {
  const count = countHouses(taken.length)
  for (let step = 0; step < count; step++) {
    const house = (seat + step) % count
    if (!taken.includes(house)) return house
  }
  throw new Error(`${taken.length} seats have more houses than there are`)
}

export function countHouses(seats: number): number {
  return Math.max(HOUSES, seats)
}
