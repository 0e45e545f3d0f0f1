import { type AnyGame, canonicalJson } from '@south-street/engine'
import type { Asker } from './command.ts'
import type { Entry, Happening } from './entry.ts'
import { countHouses, withHouses } from './houses.ts'
import { readOptions } from './options.ts'
import { refuse } from './refusal.ts'
import { demandHost, demandOpenTable } from './seating.ts'
import { type Holder, type NewTerms, type PersonId, peopleSeated, type Settings, type Table } from './table.ts'

/** What the host changes before the cards are dealt; what is not named stays as it was. */
export function changeTerms(game: AnyGame, table: Table, by: Asker, wanted: NewTerms): Happening[] {
  demandHost(table, by)
  demandOpenTable(table)
  const { rated, ...before } = table.settings
  const { options, pace, help } = before
  const settings: Settings = {
    ...before,
    ...((wanted.rated ?? rated) && { rated: true }),
    options: wanted.options === undefined ? options : readOptions(game, wanted.options),
    pace: wanted.pace ?? pace,
    help: wanted.help ?? help,
  }
  const people = peopleSeated(table).length
  if (settings.options.players < people) refuse('too-many-seated', { count: people })
  if (written(settings) === written(table.settings)) return []
  const asksAgain = costsMore(table.settings, settings) && peopleSeated(table).some((person) => person !== table.host)
  return [{ kind: 'terms-changed', settings, ...(asksAgain && { asksAgain }) }]
}

/** Whether somebody who agreed to the one could lose their time, or points of a rating, by the other. */
function costsMore(before: Settings, after: Settings): boolean {
  const isRatedNow = after.rated === true && before.rated !== true
  return isRatedNow || canonicalJson({ ...before.pace }) !== canonicalJson({ ...after.pace })
}

const written = ({ options, pace, help, rated = false as boolean }: Omit<Settings, 'rated'> & { rated?: boolean }) =>
  canonicalJson({ options: { ...options }, pace: { ...pace }, help, rated })

/** From now on; nothing was told to a single seat yet. */
export function applyTerms(table: Table, { settings, asksAgain }: Extract<Entry, { kind: 'terms-changed' }>): void {
  table.settings = settings
  const seats = fitSeats(table.seats, settings.options.players)
  table.seats = withHouses(asksAgain ? seats.map((holder) => keptUntilAgreed(holder, table.host)) : seats)
  table.holders = table.seats.flatMap((holder, seat) =>
    holder.kind === 'person' ? [{ seat, person: holder.person, from: table.revision }] : [],
  )
}

/** Whoever has not heard of the new terms must not be dealt in by them: a game begins only when every seat is taken. */
function keptUntilAgreed(holder: Holder, host: PersonId): Holder {
  if (holder.kind !== 'person' || holder.person === host) return holder
  const { person, name } = holder
  return { kind: 'open', keptFor: { person, name } }
}

/** Free seats are the first to go, then those that are kept for somebody, then bots; each time the last one. */
const LEAVING: readonly ((holder: Holder) => boolean)[] = [
  (holder) => holder.kind === 'open' && holder.keptFor === undefined,
  (holder) => holder.kind === 'open',
  (holder) => holder.kind === 'bot',
]

/** As many seats as are wanted now: new ones are free, and people stay, in their order. */
function fitSeats(seats: readonly Holder[], wanted: number): Holder[] {
  const kept = [...seats]
  for (const leaves of LEAVING) {
    for (let seat = kept.length - 1; seat >= 0 && kept.length > wanted; seat--) {
      if (leaves(kept[seat]!)) kept.splice(seat, 1)
    }
  }
  const added = Math.max(0, wanted - kept.length)
  return [...kept.map((holder) => withHouseOf(holder, wanted)), ...Array.from({ length: added }, () => FREE)]
}

const FREE: Holder = { kind: 'open' }

/** A larger table may have had more houses. */
function withHouseOf(holder: Holder, seats: number): Holder {
  if (holder.kind !== 'person' || (holder.house ?? 0) < countHouses(seats)) return holder
  const { house: _gone, ...other } = holder
  return other
}
