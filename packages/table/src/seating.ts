import type { Seat } from '@south-street/engine'
import type { Asker } from './command.ts'
import type { Happening } from './entry.ts'
import { countHouses, housesOf } from './houses.ts'
import { nameAt } from './names.ts'
import { refuse } from './refusal.ts'
import { type Holder, type PersonHolder, type PersonId, seatOf, type Table } from './table.ts'

export function demandHost(table: Table, by: Asker): void {
  if (table.host !== by.person) refuse('not-host')
}

export function demandSeat(table: Table, by: Asker): Seat {
  return seatOf(table, by.person) ?? refuse('not-seated')
}

export function demandOpenTable(table: Table): void {
  if (table.status !== 'open') refuse('already-started')
}

function holderOf(table: Table, seat: Seat): Holder {
  return table.seats[seat] ?? refuse('no-such-seat', { seat })
}

export function personAt(table: Table, seat: Seat): PersonHolder {
  const holder = holderOf(table, seat)
  return holder.kind === 'person' ? holder : refuse('seat-not-a-person', { seat })
}

export function takeSeat(table: Table, by: Asker, wanted: Seat | null): Happening[] {
  demandOpenTable(table)
  const own = seatOf(table, by.person)
  if (own !== null && (wanted === null || wanted === own)) return []
  const seat = wanted ?? freeSeatFor(table, by)
  if (seat < 0) refuse('table-full')
  const holder = holderOf(table, seat)
  if (holder.kind !== 'open') refuse('seat-taken', { seat })
  if (holder.keptFor && holder.keptFor.person !== by.person) refuse('seat-kept', { seat, name: holder.keptFor.name })
  return [{ kind: 'seated', seat, person: by.person, name: nameAt(table, by) }]
}

/** The seat that is kept for somebody comes first, then one that is kept for nobody. */
function freeSeatFor(table: Table, by: Asker): Seat {
  const find = (person: PersonId | undefined) =>
    table.seats.findIndex((holder) => holder.kind === 'open' && holder.keptFor?.person === person)
  const own = find(by.person)
  return own < 0 ? find(undefined) : own
}

export function seatBot(table: Table, by: Asker, seat: Seat, level: string, levels: readonly string[]): Happening[] {
  demandHost(table, by)
  demandOpenTable(table)
  if (holderOf(table, seat).kind === 'person') refuse('seat-taken', { seat })
  if (!levels.includes(level)) refuse('level-unknown', { levels: levels.join(', ') })
  return [{ kind: 'bot-seated', seat, level }]
}

export function emptySeat(table: Table, by: Asker, seat: Seat): Happening[] {
  demandHost(table, by)
  demandOpenTable(table)
  const holder = holderOf(table, seat)
  return holder.kind === 'open' && !holder.keptFor ? [] : [{ kind: 'unseated', seat, why: 'removed' }]
}

export function rename(table: Table, by: Asker): Happening[] {
  const seat = seatOf(table, by.person)
  const name = nameAt(table, by)
  if (seat === null || personAt(table, seat).name === name) return []
  return [{ kind: 'renamed', person: by.person, name }]
}

export function chooseHouse(table: Table, by: Asker, house: number): Happening[] {
  const seat = demandSeat(table, by)
  demandOpenTable(table)
  const count = countHouses(table.seats.length)
  if (!Number.isInteger(house) || house < 0 || house >= count) refuse('no-such-house', { count })
  const houses = housesOf(table.seats)
  if (houses[seat] === house) return []
  const holder = table.seats[houses.indexOf(house)]
  // Bots take what is left.
  if (holder?.kind === 'person') refuse('house-taken', { name: holder.name })
  return [{ kind: 'house-chosen', seat, house }]
}
