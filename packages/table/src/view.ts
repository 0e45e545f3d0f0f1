import { type AnyGame, type Json, type Seat, winners, writeScore } from '@south-street/engine'
import { absentFrom, awaySince, mayAbandonFrom } from './absence.ts'
import { housesOf } from './houses.ts'
import { deadline } from './playing.ts'
import {
  type AwayReason,
  type FormerOwner,
  mayTakeBackFreely,
  type OpenSeat,
  type PersonHolder,
  type PersonId,
  type Play,
  type Settings,
  type Status,
  seatOf,
  type Table,
} from './table.ts'
import { holidayLeft } from './time.ts'

export interface AwayView {
  readonly why: AwayReason
  readonly level: string | null
  readonly since: number
}

/** The others want to hand the seat on; `from` is when they may, once enough of them want it. */
export interface HandoverView {
  readonly votes: readonly PersonId[]
  readonly from?: number
}

/** Days on which the seat's clock stands still: how many are left, in milliseconds, and the last holiday. */
export interface HolidayView {
  readonly left: number
  readonly from?: number
  readonly until?: number
}

interface PersonView {
  readonly kind: 'person'
  readonly person: PersonId
  readonly name: string
  readonly away?: AwayView
  /** The owner lets it go, or a link that takes it over is out. */
  readonly offered?: true
  readonly handover?: HandoverView
  readonly holiday?: HolidayView
  /** Whose seat it was, handed on without their word: they may take it back. */
  readonly owner?: FormerOwner
}

/** Who holds a seat; `house` is the number of its colour and device. */
export type SeatView = { readonly house: number } & (
  | OpenSeat
  | { readonly kind: 'bot'; readonly level: string }
  | PersonView
)

/** What everybody may know of the deal; salt and deal only when the game is over. */
export interface SealView {
  readonly sha256: string
  readonly salt?: string
  readonly deal?: Json
}

export interface CommonView {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly settings: Settings
  readonly host: PersonId
  readonly status: Status
  readonly revision: number
  readonly seats: readonly SeatView[]
  readonly next?: string
  readonly votes?: Table['votes']
  readonly takeBack?: NonNullable<Table['takeBack']>
  readonly abandon?: readonly PersonId[]
  /** Somebody is away: from then on the others may end the game without their word. */
  readonly mayAbandonFrom?: number
}

export interface OwnView {
  readonly you: Seat | null
  /** Once it was dealt. */
  readonly play?: PlayView
}

/** A table as one viewer may see it: somebody who sits there, or anybody else (null). */
export type TableView = CommonView & OwnView

/** A game as everybody may know it. */
interface CommonPlayView {
  readonly seal: SealView
  readonly decision: number
  readonly actor: Seat | null
  readonly deadline?: number
  /** Where no clock runs: when the person who owes the decision counts as absent. */
  readonly absentFrom?: number
  /** What each seat had left when the decision was put, where everybody has a bank of time. */
  readonly banks?: readonly number[]
  readonly moves: number
  readonly result?: Json
}

/** What one viewer may know of it beyond that. */
interface OwnPlayView {
  /** Your last action can be taken back without asking. */
  readonly mayTakeBack?: true
  /** The game as this viewer may know it: what `game.view` gives. */
  readonly position: unknown
}

export type PlayView = CommonPlayView & OwnPlayView

/** A game that was played to its end, or ended by everybody's consent, has no secrets any more. */
export function isDisclosed(table: Table): boolean {
  return table.status === 'over' || table.status === 'abandoned'
}

/** What everybody may know of a table, whoever they are. Built up from nothing: what is not named here does not get out. */
export function commonView(table: Table): CommonView {
  const { id, game, rules, settings, host, status, revision, votes, takeBack, abandon, next } = table
  const houses = housesOf(table.seats)
  const endsFrom = status === 'running' ? mayAbandonFrom(table) : null
  return {
    id,
    game,
    rules,
    settings,
    host,
    status,
    revision,
    seats: table.seats.map((holder, seat) => ({
      house: houses[seat]!,
      ...(holder.kind === 'person' ? personView(table, seat, holder) : holder),
    })),
    ...(next !== null && { next }),
    ...(votes.length > 0 && { votes }),
    ...(takeBack !== null && { takeBack }),
    ...(abandon.length > 0 && { abandon }),
    ...(endsFrom !== null && { mayAbandonFrom: endsFrom }),
  }
}

/** What one viewer may know beyond that. */
function ownView(game: AnyGame, table: Table, viewer: PersonId | null): OwnView {
  const you = seatOf(table, viewer)
  return { you, ...(table.play !== null && { play: playView(game, table, you) }) }
}

export function tableView(game: AnyGame, table: Table, viewer: PersonId | null): TableView {
  return { ...commonView(table), ...ownView(game, table, viewer) }
}

function personView(table: Table, seat: Seat, holder: PersonHolder): PersonView {
  const { kind, person, name, away, handover, claim, owner } = holder
  const wanted = table.handovers?.find((one) => one.seat === seat)
  const holiday = holidayView(table, seat)
  return {
    kind,
    person,
    name,
    ...(away && { away: { why: away.why, level: away.level, since: awaySince(table, away) } }),
    ...((handover || claim !== null) && { offered: true }),
    ...(wanted && { handover: { votes: wanted.by, ...(wanted.from !== null && { from: wanted.from }) } }),
    ...(holiday && { holiday }),
    ...(owner && { owner }),
  }
}

function holidayView(table: Table, seat: Seat): HolidayView | null {
  const { pace } = table.settings
  if (pace.kind !== 'correspondence' || !pace.holidayDays) return null
  const last = table.holidays?.find((one) => one.seat === seat)
  return { left: holidayLeft(table, seat), ...(last && { from: last.from, until: last.until }) }
}

function playView(game: AnyGame, table: Table, you: Seat | null): PlayView {
  return { ...commonPlayView(game, table, table.play!), ...ownPlayView(game, table, table.play!, you) }
}

export function commonPlayView(game: AnyGame, table: Table, play: Play): CommonPlayView {
  const { state, deal, salt, sha256, decision, moves, banks } = play
  const due = deadline(game, table)
  const missedFrom = absentFrom(game, table)
  return {
    seal: isDisclosed(table) ? { sha256, salt, deal } : { sha256 },
    decision,
    actor: game.actor(state),
    ...(due !== null && { deadline: due }),
    ...(missedFrom !== null && { absentFrom: missedFrom }),
    ...(banks && { banks }),
    moves: moves.length,
    ...(table.status === 'over' && { result: resultOf(game, state) }),
  }
}

export function ownPlayView(game: AnyGame, table: Table, play: Play, you: Seat | null): OwnPlayView {
  const mayTakeBack =
    you !== null && table.status === 'running' && table.settings.daily === undefined && mayTakeBackFreely(play, you)
  return { ...(mayTakeBack && { mayTakeBack }), position: game.view(play.state, you) }
}

function resultOf(game: AnyGame, state: unknown): Json {
  const scores = game.score(state)
  return { scores: scores.map(writeScore), winners: winners(scores) }
}

/** What the seat may do now, in text form; nothing while the game does not run. */
export function legalTexts(game: AnyGame, table: Table, seat: Seat): string[] {
  if (table.status !== 'running' || table.play === null) return []
  return game.legal(table.play.state, seat).map((action) => game.format(action))
}
