import { isSameName, type SeatView, type TableView } from '@south-street/table'
import type { Terms } from './terms-choice.tsx'

/** A sentence of the page that is still to be said. */
interface Told {
  readonly key: string
  readonly params: Readonly<Record<string, string>>
}

type Seated = Pick<TableView, 'seats' | 'host'>

/** What a table has agreed on, as far as its host may change it. */
export function termsOf({ options, pace, help, rated }: TableView['settings']): Terms {
  const variants = Object.entries(options).flatMap(([name, isOn]) => (isOn === true ? [name] : []))
  return { players: options.players, variants, pace, help, rated: rated === true }
}

const TERMS = ['players', 'variants', 'pace', 'help', 'rated'] as const

/** What of it is not as it was. */
export function changedTerms(before: Terms, after: Terms): (typeof TERMS)[number][] {
  return TERMS.filter((term) => JSON.stringify(before[term]) !== JSON.stringify(after[term]))
}

/** All seats in the order of play, from the viewer's own on; the first one stands for whoever does not sit. */
export function clockwise(seats: number, you: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((you ?? 0) + step) % seats)
}

const PLACES: Readonly<Record<number, readonly string[]>> = {
  2: ['s', 'n'],
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
}

/** Where the seats of `clockwise` lie around the table, by the points of the compass; null where they have no place. */
export function placesAround(seats: number): readonly string[] | null {
  return PLACES[seats] ?? null
}

/** Who has the flag: somebody else, by name. Bots take what is left, so theirs are free. */
export function flagOwner(seats: readonly SeatView[], flag: number, you: number | null): string | null {
  const owner = seats.find((seat, index) => seat.kind === 'person' && seat.house === flag && index !== you)
  return owner?.kind === 'person' ? owner.name : null
}

/** The flag that somebody gets who wants one: if another person has it, the next free one, and who that is. */
export function flagFor(
  seats: readonly SeatView[],
  wanted: number,
  flags: number,
): { readonly flag: number; readonly lostTo: string | null } {
  const lostTo = flagOwner(seats, wanted, null)
  const next = Array.from({ length: flags }, (_, step) => (wanted + step) % flags)
  return { flag: next.find((flag) => flagOwner(seats, flag, null) === null) ?? wanted, lostTo }
}

/** One's own flag; to whoever has never chosen one, the flag that goes with the first free seat. */
export function suggestedFlag(seats: readonly SeatView[], own: number | null = null): number {
  if (own !== null) return own
  return seats.find(({ kind }) => kind === 'open')?.house ?? 0
}

/** What is wrong with a name at this table; null if nothing is. */
export function nameFault(name: string, seats: readonly SeatView[], me: string): 'empty' | 'taken' | null {
  if (name.trim() === '') return 'empty'
  const others = seats.flatMap((seat) => (seat.kind === 'person' && seat.person !== me ? [seat.name] : []))
  return others.some((other) => isSameName(other, name)) ? 'taken' : null
}

export function freeSeats(seats: readonly SeatView[]): number[] {
  return [...seats.keys()].filter((seat) => seats[seat]!.kind === 'open')
}

/** Whether somebody may sit down here: on a free seat, or one that is kept for them. */
export function maySit(seat: SeatView, me: string): boolean {
  return seat.kind === 'open' && (seat.keptFor === undefined || seat.keptFor.person === me)
}

export function hostName({ seats, host }: Seated): string {
  const seat = seats.find((one) => one.kind === 'person' && one.person === host)
  return seat?.kind === 'person' ? seat.name : ''
}

function peopleIn(seats: readonly SeatView[]): ReadonlyMap<string, string> {
  return new Map(seats.flatMap((seat) => (seat.kind === 'person' ? [[seat.person, seat.name] as const] : [])))
}

/** What others did between two pictures of the seats: who came, who went, whose the table is now. */
export function seatingNews(before: Seated, after: Seated, me: string): Told[] {
  const were = peopleIn(before.seats)
  const are = peopleIn(after.seats)
  const told = (key: string, name: string): Told => ({ key, params: { name } })
  const came = [...are].filter(([person]) => !were.has(person) && person !== me)
  const went = [...were].filter(([person]) => !are.has(person) && person !== me)
  const bots = after.seats.flatMap((seat, index) =>
    seat.kind === 'bot' && before.seats[index]?.kind !== 'bot' ? [{ key: 'seating.bot-came', params: {} }] : [],
  )
  const heir = before.host === after.host || after.host === me ? '' : (are.get(after.host) ?? '')
  return [
    ...went.map(([, name]) => told('seating.went', name)),
    ...came.map(([, name]) => told('seating.came', name)),
    ...bots,
    ...(heir === '' ? [] : [told('seating.heir', heir)]),
    ...(after.host === me && before.host !== me ? [{ key: 'seating.you-host-now', params: {} }] : []),
  ]
}

/** A link to this machine leads nobody else here. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname)
}
