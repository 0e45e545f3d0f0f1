import type { AnyGame, Seat } from '@south-street/engine'
import { isAbsent, markAbsent, ownerWait } from './absence.ts'
import type { Asker } from './command.ts'
import type { Happening } from './entry.ts'
import { nameAt } from './names.ts'
import { refuse, refuseUntil } from './refusal.ts'
import { demandHost, demandSeat, personAt } from './seating.ts'
import { type Handover, peoplePresent, peopleSeated, seatOf, type Table } from './table.ts'

/** Nobody alone, nor with throw-away identities, hands on the seat of another. */
const FEWEST_VOTES = 2

function demandRunning(table: Table): void {
  if (table.status !== 'running') refuse('game-not-running')
}

function handoverOf(table: Table, seat: Seat): Handover | null {
  return table.handovers?.find((handover) => handover.seat === seat) ?? null
}

/** The owner's own word: no vote, no wait, and no way back once somebody has taken the seat. */
export function agreeToHandover(table: Table, by: Asker): Happening[] {
  const seat = demandSeat(table, by)
  demandRunning(table)
  return personAt(table, seat).handover ? [] : [{ kind: 'handover-agreed', seat }]
}

/** Without the owner's word: most of all the others must want it, and then they wait. */
export function voteForHandover(game: AnyGame, table: Table, by: Asker, seat: Seat, now: number): Happening[] {
  const own = demandSeat(table, by)
  demandRunning(table)
  if (seat === own) refuse('vote-for-others')
  const { handover, person } = personAt(table, seat)
  if (handover) return []
  if (!isAbsent(game, table, seat, now)) refuse('not-absent', { seat })
  const wanted = handoverOf(table, seat)
  const before = wanted?.by ?? []
  const happenings: Happening[] = before.includes(by.person)
    ? []
    : [...markAbsent(table, seat), { kind: 'handover-vote', seat }]
  // A seat has one vote, whoever holds it now.
  const others = peopleSeated(table).filter((one) => one !== person)
  const votes = others.filter((one) => one === by.person || before.includes(one)).length
  if ((wanted?.from ?? null) === null && votes >= FEWEST_VOTES && 2 * votes > others.length) {
    happenings.push({ kind: 'handover-due', seat, from: now + ownerWait(table, seat) })
  }
  return happenings
}

/** The host makes the link; if the host is away, anybody who is there. */
export function offerSeat(game: AnyGame, table: Table, by: Asker, seat: Seat, claim: string, now: number): Happening[] {
  const present = peoplePresent(table)
  if (!present.includes(by.person) || present.includes(table.host)) demandHost(table, by)
  demandRunning(table)
  if (!personAt(table, seat).handover) {
    const from = handoverOf(table, seat)?.from ?? null
    if (from === null || !isAbsent(game, table, seat, now)) refuse('owner-has-not-agreed', { seat })
    if (now < from) refuseUntil('owner-may-come-back', from, now)
  }
  return [{ kind: 'seat-offered', seat, claim }]
}

export function claimSeat(table: Table, by: Asker, claim: string): Happening[] {
  demandRunning(table)
  const own = seatOf(table, by.person)
  if (own !== null) refuse('already-seated', { seat: own })
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.claim === claim)
  if (seat < 0) refuse('claim-invalid')
  return [{ kind: 'seat-claimed', seat, person: by.person, name: nameAt(table, by) }]
}

/** Whose seat was handed on without their word takes it back, at once and without asking. */
export function reclaimSeat(table: Table, by: Asker): Happening[] {
  demandRunning(table)
  const own = seatOf(table, by.person)
  if (own !== null) refuse('already-seated', { seat: own })
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.owner?.person === by.person)
  if (seat < 0) refuse('nothing-to-reclaim')
  return [{ kind: 'seat-reclaimed', seat, person: by.person, name: nameAt(table, by) }]
}
