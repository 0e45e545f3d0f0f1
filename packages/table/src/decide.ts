import type { AnyGame } from '@south-street/engine'
import type { Asker, Command, Context, HouseCommand, PersonCommand } from './command.ts'
import { agreeToAbandon, answerTakeBack, askTakeBack, closeTable, endByItself, voteForStandIn } from './consent.ts'
import { type CreatedEntry, createRematch } from './creating.ts'
import type { Entry, Happening } from './entry.ts'
import { agreeToHandover, claimSeat, offerSeat, reclaimSeat, voteForHandover } from './handover.ts'
import { endHoliday, startHoliday } from './holiday.ts'
import { nameAt } from './names.ts'
import { act, actAsBot, comeBack, forget, goAway, leaveSeat, runOut, start } from './playing.ts'
import { Refused, refuse, type TableRefusal } from './refusal.ts'
import { chooseHouse, emptySeat, rename, seatBot, takeSeat } from './seating.ts'
import { seatOf, type Table } from './table.ts'
import { changeTerms } from './terms.ts'

/** No game needs nearly as many; it keeps toggling from growing a log without end. Chat is counted apart. */
const MOST_ENTRIES = 10_000
const MOST_CHAT_LINES = 2_000
/**
 * These bring a game to its end, or a person to their seat. They are allowed even when the log is full, because others
 * may have filled it.
 */
const NEVER_TOO_MUCH: ReadonlySet<PersonCommand['kind']> = new Set([
  'act',
  'chat',
  'come-back',
  'start-holiday',
  'end-holiday',
  'reclaim-seat',
  'agree-abandon',
  'close',
  'rematch',
  'rename',
])

/** What may be done at the deal of a day: everything else would make it another attempt than the others', or somebody else's. */
const AT_TODAYS_DEAL: ReadonlySet<PersonCommand['kind']> = new Set([
  'act',
  'chat',
  'rename',
  'leave-seat',
  'come-back',
  'close',
])

export type Decision =
  /** `creates` is the first entry of another table's log: both are kept, or neither. */
  | { readonly entries: readonly Entry[]; readonly creates?: CreatedEntry; readonly refusal: null }
  | { readonly entries: null; readonly refusal: TableRefusal }

/**
 * What becomes of a command: the entries that it adds to the log (none, if it asks for what is already so), or why it is
 * refused. Changes nothing.
 */
export function decide(game: AnyGame, table: Table, { by, command }: Command, context: Context): Decision {
  try {
    const happenings =
      by === null ? decideForHouse(game, table, command, context) : decideForPerson(game, table, by, command, context)
    const entries = happenings.map((happening, i) => ({
      revision: table.revision + 1 + i,
      at: context.now,
      by: by?.person ?? null,
      ...happening,
    }))
    if (by === null || command.kind !== 'rematch') return { entries, refusal: null }
    return { entries, creates: createRematch(table, command.table, by, context.now), refusal: null }
  } catch (error) {
    if (error instanceof Refused) return { entries: null, refusal: error.refusal }
    throw error
  }
}

function decideForPerson(
  game: AnyGame,
  table: Table,
  by: Asker,
  command: PersonCommand,
  context: Context,
): Happening[] {
  if (table.status === 'closed' && command.kind !== 'rename') refuse('table-closed')
  if (table.revision - (table.chatLines ?? 0) >= MOST_ENTRIES && !NEVER_TOO_MUCH.has(command.kind)) refuse('log-full')
  if (table.settings.daily !== undefined && !AT_TODAYS_DEAL.has(command.kind)) refuse('not-at-todays-deal')
  switch (command.kind) {
    case 'take-seat':
      return takeSeat(table, by, command.seat)
    case 'leave-seat':
      return leaveSeat(table, by)
    case 'seat-bot':
      return seatBot(table, by, command.seat, command.level, context.levels)
    case 'empty-seat':
      return emptySeat(table, by, command.seat)
    case 'rename':
      return rename(table, by)
    case 'choose-house':
      return chooseHouse(table, by, command.house)
    case 'change-terms':
      return changeTerms(game, table, by, command.terms)
    case 'start':
      return start(game, table, by, context, command.first ?? null)
    case 'act':
      return act(game, table, by, command)
    case 'take-back':
      return askTakeBack(table, by)
    case 'answer-take-back':
      return answerTakeBack(table, by, command.agree)
    case 'chat':
      if (seatOf(table, by.person) === null && table.host !== by.person) refuse('not-seated')
      if ((table.chatLines ?? 0) >= MOST_CHAT_LINES) refuse('chat-full')
      return [{ kind: 'chat', name: nameAt(table, by), text: command.text }]
    case 'go-away':
      return goAway(table, by)
    case 'come-back':
      return comeBack(table, by)
    case 'vote-stand-in':
      return voteForStandIn(game, table, by, command.seat, context.now)
    case 'start-holiday':
      return startHoliday(table, by, command.days, context.now)
    case 'end-holiday':
      return endHoliday(table, by, context.now)
    case 'agree-handover':
      return agreeToHandover(table, by)
    case 'vote-handover':
      return voteForHandover(game, table, by, command.seat, context.now)
    case 'offer-seat':
      return offerSeat(game, table, by, command.seat, command.claim, context.now)
    case 'claim-seat':
      return claimSeat(table, by, command.claim)
    case 'reclaim-seat':
      return reclaimSeat(table, by)
    case 'agree-abandon':
      return agreeToAbandon(game, table, by, context.now)
    case 'close':
      return closeTable(table, by)
    case 'rematch':
      return rematch(table, by, command.table)
  }
}

function decideForHouse(game: AnyGame, table: Table, command: HouseCommand, context: Context): Happening[] {
  switch (command.kind) {
    case 'bot-act':
      return actAsBot(game, table, command)
    case 'clock':
      return runOut(game, table, command.decision, context.now)
    case 'end-by-itself':
      return endByItself(game, table, command.decision, context.now)
    case 'close-by-operator':
      return table.status === 'closed' ? [] : [{ kind: 'closed' }]
    case 'forget':
      return forget(table, command.person)
  }
}

function rematch(table: Table, by: Asker, next: string): Happening[] {
  if (seatOf(table, by.person) === null) refuse('not-seated')
  if (table.status !== 'over' && table.status !== 'abandoned') refuse('not-finished')
  if (table.next !== null) refuse('rematch-there', { table: table.next })
  return [{ kind: 'rematch', table: next }]
}
