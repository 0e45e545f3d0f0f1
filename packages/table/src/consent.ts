import type { AnyGame, Seat } from '@south-street/engine'
import { endsByItselfFrom, isAbsent, markAbsent, mayAbandonFrom } from './absence.ts'
import type { Asker } from './command.ts'
import type { Happening } from './entry.ts'
import { demandPlay } from './playing.ts'
import { refuse, refuseUntil } from './refusal.ts'
import { demandHost, demandSeat, personAt } from './seating.ts'
import { actorOf, mayTakeBackFreely, type PersonId, peoplePresent, peopleSeated, type Table } from './table.ts'

/** Everybody who holds a seat, away or not: whoever is away can be asked when they are back. */
function all(table: Table, agreed: readonly PersonId[]): boolean {
  return peopleSeated(table).every((person) => agreed.includes(person))
}

export function askTakeBack(table: Table, by: Asker): Happening[] {
  const seat = demandSeat(table, by)
  const play = demandPlay(table)
  const keep = play.moves.findLastIndex((move) => move.seat === seat)
  if (keep < 0) refuse('nothing-to-take-back')
  const done: Happening = { kind: 'taken-back', seat, keep }
  if (mayTakeBackFreely(play, seat)) return [done]
  if (table.settings.rated) refuse('rated-no-take-back')
  const isAsked = table.takeBack?.seat === seat && table.takeBack.keep === keep
  const asked: Happening[] = isAsked ? [] : [{ kind: 'take-back-asked', seat, keep }]
  const agreed = isAsked ? table.takeBack!.agreed : []
  return all(table, [...agreed, by.person]) ? [...asked, done] : asked
}

export function answerTakeBack(table: Table, by: Asker, agree: boolean): Happening[] {
  demandSeat(table, by)
  demandPlay(table)
  const { takeBack } = table
  if (takeBack === null) refuse('no-take-back-asked')
  if (!agree) return [{ kind: 'take-back-refused' }]
  const agreed: Happening[] = takeBack.agreed.includes(by.person) ? [] : [{ kind: 'take-back-agreed' }]
  if (!all(table, [...takeBack.agreed, by.person])) return agreed
  return [...agreed, { kind: 'taken-back', seat: takeBack.seat, keep: takeBack.keep }]
}

/** An unfinished game ends when everybody who is there wants it to, and those who are away had time to come back. */
export function agreeToAbandon(game: AnyGame, table: Table, by: Asker, now: number): Happening[] {
  const own = demandSeat(table, by)
  demandPlay(table)
  const absent = [...table.seats.keys()].filter((seat) => seat !== own && isAbsent(game, table, seat, now))
  const marks = absent.flatMap((seat) => markAbsent(table, seat))
  const agreed = [...table.abandon, by.person]
  const word: Happening[] = table.abandon.includes(by.person) ? [] : [{ kind: 'abandon-agreed' }]
  const missing = table.seats.some(
    (holder, seat) =>
      holder.kind === 'person' && holder.away === null && !agreed.includes(holder.person) && !absent.includes(seat),
  )
  // Those who are noted as absent only now have their whole time before them.
  if (missing || marks.length > 0) return [...marks, ...word]
  const from = mayAbandonFrom(table, agreed)
  if (from !== null && now < from) refuseUntil('owner-may-come-back', from, now)
  return [...word, { kind: 'abandoned' }]
}

/** Nobody has ended a rated game that waits for somebody who is gone. */
export function endByItself(game: AnyGame, table: Table, decision: number, now: number): Happening[] {
  const play = demandPlay(table)
  const from = endsByItselfFrom(game, table)
  if (decision !== play.decision || from === null || now < from) refuse('decision-past', { decision: play.decision })
  const seat = actorOf(game, table)!
  const marks = personAt(table, seat).away === null ? markAbsent(table, seat) : []
  return [...marks, { kind: 'abandoned' }]
}

/** More than half of the others who are there decide that a bot plays on. */
export function voteForStandIn(game: AnyGame, table: Table, by: Asker, seat: Seat, now: number): Happening[] {
  const own = demandSeat(table, by)
  demandPlay(table)
  const { standIns, standInLevel: level } = table.settings
  if (standIns === 'never') refuse('stand-ins-never')
  if (seat === own) refuse('vote-for-others')
  const { away, person } = personAt(table, seat)
  if (away === null && !isAbsent(game, table, seat, now)) refuse('not-away', { seat })
  if (away?.level) refuse('stood-in-already', { seat })
  const before = table.votes.find((vote) => vote.seat === seat)?.by ?? []
  if (before.includes(by.person)) return []
  const happenings: Happening[] = away === null ? markAbsent(table, seat) : []
  happenings.push({ kind: 'stand-in-vote', seat })
  const others = peoplePresent(table).filter((one) => one !== person)
  const votes = [...before, by.person].filter((one) => others.includes(one)).length
  if (2 * votes > others.length) happenings.push({ kind: 'stood-in', seat, level })
  return happenings
}

/** Once dealt, a game is everybody's who plays it; the host closes what is nobody else's. */
export function closeTable(table: Table, by: Asker): Happening[] {
  demandHost(table, by)
  const isOthers = table.seats.some(
    (holder) => holder.kind === 'person' && (holder.person !== by.person || holder.owner !== undefined),
  )
  if (table.status !== 'open' && (table.status !== 'running' || isOthers)) refuse('not-yours-to-close')
  return [{ kind: 'closed' }]
}
