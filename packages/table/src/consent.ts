import type { Seat } from '@south-street/engine'
import type { Asker } from './command.ts'
import type { Happening } from './entry.ts'
import { demandPlay } from './playing.ts'
import { refuse } from './refusal.ts'
import { demandSeat, personAt } from './seating.ts'
import { type PersonId, type Play, peoplePresent, type Table } from './table.ts'

function all(table: Table, agreed: readonly PersonId[]): boolean {
  return peoplePresent(table).every((person) => agreed.includes(person))
}

/** Whether the seat may take its last action back without asking: nothing was revealed, and nobody has acted since. */
export function mayTakeBackFreely(play: Play, seat: Seat): boolean {
  const last = play.moves.at(-1)
  return last !== undefined && last.seat === seat && last.reveals === undefined
}

export function askTakeBack(table: Table, by: Asker): Happening[] {
  const seat = demandSeat(table, by)
  const play = demandPlay(table)
  const keep = play.moves.findLastIndex((move) => move.seat === seat)
  if (keep < 0) refuse('nothing-to-take-back')
  const done: Happening = { kind: 'taken-back', seat, keep }
  if (mayTakeBackFreely(play, seat)) return [done]
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

/** An unfinished game ends when everybody who is there wants it to. */
export function agreeToAbandon(table: Table, by: Asker): Happening[] {
  demandSeat(table, by)
  demandPlay(table)
  const agreed: Happening[] = table.abandon.includes(by.person) ? [] : [{ kind: 'abandon-agreed' }]
  // Whoever held out may have left since.
  return all(table, [...table.abandon, by.person]) ? [...agreed, { kind: 'abandoned' }] : agreed
}

/** More than half of the others who are there decide that a bot plays on. */
export function voteForStandIn(table: Table, by: Asker, seat: Seat, absent: boolean): Happening[] {
  const own = demandSeat(table, by)
  demandPlay(table)
  const { standIns, standInLevel: level } = table.settings
  if (standIns === 'never') refuse('stand-ins-never')
  if (seat === own) refuse('vote-for-others')
  const { away, person } = personAt(table, seat)
  if (away === null && !absent) refuse('not-away', { seat })
  if (away?.level) refuse('stood-in-already', { seat })
  const before = table.votes.find((vote) => vote.seat === seat)?.by ?? []
  if (before.includes(by.person)) return []
  const happenings: Happening[] = away === null ? [{ kind: 'away', seat, why: 'absent' }] : []
  happenings.push({ kind: 'stand-in-vote', seat })
  const others = peoplePresent(table).filter((one) => one !== person)
  const votes = [...before, by.person].filter((one) => others.includes(one)).length
  if (2 * votes > others.length) happenings.push({ kind: 'stood-in', seat, level })
  return happenings
}
