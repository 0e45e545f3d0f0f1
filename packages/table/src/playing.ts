import { type AnyGame, canonicalJson, Malformed, type Seat } from '@south-street/engine'
import type { Asker, Context, HouseCommand, PersonCommand } from './command.ts'
import type { Happening } from './entry.ts'
import { Refused, refuse } from './refusal.ts'
import { demandHost, demandSeat, personAt } from './seating.ts'
import { type AwayReason, actorOf, type PersonId, type Play, peoplePresent, seatOf, type Table } from './table.ts'
import { runsOutAt } from './time.ts'

export function demandPlay(table: Table): Play {
  if (table.status !== 'running' || table.play === null) refuse('game-not-running')
  return table.play
}

export function start(
  game: AnyGame,
  table: Table,
  by: Asker,
  context: Context,
  first: Seat | null = null,
): Happening[] {
  demandHost(table, by)
  if (table.status !== 'open') refuse('already-started')
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  if (open > 0) refuse('seats-open', { count: open })
  const drawn = game.deal(table.settings.options, context.random)
  const deal = game.codec.writeDeal(first === null ? drawn : withFirst(game, table, drawn, first))
  const salt = context.salt()
  const sha256 = context.hash(salt, canonicalJson(deal))
  return [{ kind: 'started', deal, salt, sha256, ...(first !== null && { first }) }]
}

/** The host names who begins, where the game's rules let one. */
function withFirst(game: AnyGame, table: Table, deal: unknown, first: Seat): unknown {
  if (game.nameFirst === undefined) refuse('first-not-chosen-here')
  if (table.seats[first] === undefined) refuse('no-such-seat', { seat: first })
  return game.nameFirst(deal, first)
}

export function act(
  game: AnyGame,
  table: Table,
  by: Asker,
  command: Extract<PersonCommand, { kind: 'act' }>,
): Happening[] {
  const seat = demandSeat(table, by)
  const play = demandPlay(table)
  const action = parse(game, command.action)
  const decision = game.free?.(action) ? null : command.decision
  if (!game.free?.(action)) {
    if (decision === null) refuse('decision-missing')
    if (decision !== play.decision) refuse('decision-past', { decision: play.decision })
  }
  demandLegal(game, play, seat, action)
  const done: Happening = {
    kind: 'action',
    seat,
    decision,
    action: game.format(action),
    ...(command.hint && { hint: true }),
  }
  return [...cameBack(table, seat), done]
}

/** Whoever does something is back: what the others have begun without them ends. Their own word to let go stands. */
export function cameBack(table: Table, seat: Seat): Happening[] {
  const { away, claim, handover } = personAt(table, seat)
  const isDoubted = (claim !== null && !handover) || table.handovers?.some((one) => one.seat === seat)
  return away !== null || isDoubted ? [{ kind: 'back', seat }] : []
}

/** The bot that plays for a seat now: one that sits there, or one that stands in. */
export function botAt(table: Table, seat: Seat): string | null {
  const holder = table.seats[seat]
  if (holder?.kind === 'bot') return holder.level
  return holder?.kind === 'person' ? (holder.away?.level ?? null) : null
}

export function actAsBot(
  game: AnyGame,
  table: Table,
  command: Extract<HouseCommand, { kind: 'bot-act' }>,
): Happening[] {
  const { seat } = command
  const play = demandPlay(table)
  const level = botAt(table, seat)
  if (level === null || command.decision !== play.decision || command.moves !== play.moves.length) {
    refuse('decision-past', { decision: play.decision })
  }
  const action = parse(game, command.action)
  demandLegal(game, play, seat, action)
  const standsIn = table.seats[seat]?.kind === 'person'
  return [
    {
      kind: 'action',
      seat,
      decision: game.free?.(action) ? null : play.decision,
      action: game.format(action),
      ...(standsIn && { standIn: level }),
    },
  ]
}

function parse(game: AnyGame, text: string): unknown {
  try {
    return game.parse(text)
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    throw new Refused({ of: 'form', code: error.code, params: error.params })
  }
}

function demandLegal(game: AnyGame, play: Play, seat: Seat, action: unknown): void {
  const refusal = game.refuse(play.state, seat, action)
  if (refusal !== null) throw new Refused({ of: 'game', ...refusal })
}

/** Before the start a seat is given up; later its owner is away. */
export function leaveSeat(table: Table, by: Asker): Happening[] {
  const seat = demandSeat(table, by)
  if (table.status === 'open') return [{ kind: 'unseated', seat, why: 'left' }]
  demandPlay(table)
  return personAt(table, seat).away === null ? depart(table, seat, 'left') : []
}

/** The person asks to be played for, so no vote is needed. */
export function goAway(table: Table, by: Asker): Happening[] {
  const seat = demandSeat(table, by)
  demandPlay(table)
  const { away } = personAt(table, seat)
  const { standIns, standInLevel: level } = table.settings
  if (standIns === 'never') refuse('stand-ins-never')
  if (away?.level && away.why === 'asked') return []
  return [...cameBack(table, seat), { kind: 'away', seat, why: 'asked' }, { kind: 'stood-in', seat, level }]
}

export function comeBack(table: Table, by: Asker): Happening[] {
  const seat = demandSeat(table, by)
  demandPlay(table)
  return personAt(table, seat).handover ? [{ kind: 'back', seat }] : cameBack(table, seat)
}

/** The clock of the decision has run out. */
export function runOut(game: AnyGame, table: Table, decision: number, now: number): Happening[] {
  const play = demandPlay(table)
  const due = deadline(game, table)
  if (decision !== play.decision || due === null || now < due) refuse('decision-past', { decision: play.decision })
  return depart(table, game.actor(play.state)!, 'clock')
}

/** When the clock that runs will run out; null while none runs. */
export function deadline(game: AnyGame, table: Table): number | null {
  const actor = actorOf(game, table)
  return actor === null ? null : runsOutAt(table, actor)
}

function depart(table: Table, seat: Seat, why: AwayReason): Happening[] {
  const { standIns, standInLevel: level } = table.settings
  const others = peoplePresent(table).filter((person) => person !== personAt(table, seat).person)
  const away: Happening = { kind: 'away', seat, why }
  // With nobody left to vote, the vote would never come.
  const atOnce = standIns === 'at-once' || (standIns === 'vote' && others.length === 0)
  return atOnce ? [away, { kind: 'stood-in', seat, level }] : [away]
}

/** A person who is forgotten leaves first. */
export function forget(table: Table, person: PersonId): Happening[] {
  const seat = seatOf(table, person)
  const forgotten: Happening = { kind: 'forgotten', person }
  if (seat === null) return [forgotten]
  if (table.status === 'open') return [{ kind: 'unseated', seat, why: 'left' }, forgotten]
  const leaves = table.status === 'running' && personAt(table, seat).away === null
  return leaves ? [...depart(table, seat, 'left'), forgotten] : [forgotten]
}
