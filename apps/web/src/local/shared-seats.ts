import { isSameName } from '@south-street/table'
import type { LocalSeat } from './messages.ts'

/** Somebody at a table that is passed around: a person by name, or a bot by its level; `house` is the colour. */
export interface SharedSeat {
  readonly name: string
  /** Null for a person. */
  readonly level: string | null
  readonly house: number
}

/** As many seats as asked for: those that were there stay, further ones are people, and every colour is had once. */
export function seatsFor(count: number, before: readonly SharedSeat[]): SharedSeat[] {
  const seats: SharedSeat[] = []
  for (let seat = 0; seat < count; seat++) {
    const { name = '', level = null, house = seat } = before[seat] ?? {}
    const isTaken = (one: number) => seats.some((other) => other.house === one)
    let free = house
    while (isTaken(free)) free = (free + 1) % Math.max(count, 5)
    seats.push({ name, level, house: free })
  }
  return seats
}

/** The seat gets the colour; whoever had it gets the other one. */
export function withHouse(seats: readonly SharedSeat[], seat: number, house: number): SharedSeat[] {
  const before = seats[seat]!.house
  return seats.map((one, index) => {
    if (index === seat) return { ...one, house }
    return one.house === house ? { ...one, house: before } : one
  })
}

/** What keeps the game from beginning: nobody plays, or two people have one name, of which this is the second. */
export function faultIn(seats: readonly SharedSeat[]): { readonly key: string; readonly name: string } | null {
  const people = seats.filter(({ level }) => level === null)
  if (people.length === 0) return { key: 'shared.nobody', name: '' }
  const named = people.map(({ name }) => name.trim()).filter((name) => name !== '')
  const twice = named.find((name, index) => named.slice(0, index).some((other) => isSameName(other, name)))
  return twice === undefined ? null : { key: 'seating.name-taken', name: twice }
}

/** As the house of this browser seats them; whoever has no name is called by the seat. */
export function localSeats(seats: readonly SharedSeat[], nameless: (seat: number) => string): LocalSeat[] {
  return seats.map(({ name, level, house }, seat) =>
    level === null ? { person: `p${seat}`, name: name.trim() || nameless(seat), house } : { level },
  )
}
