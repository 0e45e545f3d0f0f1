import type { Holder } from './table.ts'

/** So many houses have a colour and a device. */
const HOUSES = 5
const IN_ORDER: readonly Holder['kind'][] = ['person', 'bot', 'open']

/** By seat, the house whose colour and device it has: what people chose or were given, then what is left. */
export function housesOf(seats: readonly Holder[]): number[] {
  const houses: (number | undefined)[] = seats.map((holder) => (holder.kind === 'person' ? holder.house : undefined))
  for (const kind of IN_ORDER) {
    for (let seat = 0; seat < seats.length; seat++) {
      if (seats[seat]!.kind === kind) houses[seat] ??= freeHouse(houses, seat)
    }
  }
  return houses.map((house) => house!)
}

/** Everybody keeps from now on what they chose or were given. */
export function withHouses(seats: readonly Holder[]): Holder[] {
  const houses = housesOf(seats)
  return seats.map((holder, at) => (holder.kind === 'person' ? { ...holder, house: houses[at]! } : { ...holder }))
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
