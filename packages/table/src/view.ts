import { type AnyGame, type Json, type Seat, winners, writeScore } from '@south-street/engine'
import { mayTakeBackFreely } from './consent.ts'
import { deadline } from './playing.ts'
import { type Away, type OpenSeat, type PersonId, type Settings, type Status, seatOf, type Table } from './table.ts'

export type SeatView =
  | OpenSeat
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person'
      readonly person: PersonId
      readonly name: string
      readonly away?: Away
      /** The owner lets it go, or a link that takes it over is out. */
      readonly offered?: true
    }

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
}

export interface OwnView {
  readonly you: Seat | null
  /** Once it was dealt. */
  readonly play?: PlayView
}

/** A table as one viewer may see it: somebody who sits there, or anybody else (null). */
export type TableView = CommonView & OwnView

export interface PlayView {
  readonly seal: SealView
  readonly decision: number
  readonly actor: Seat | null
  readonly deadline?: number
  readonly moves: number
  /** Your last action can be taken back without asking. */
  readonly mayTakeBack?: true
  readonly result?: Json
  readonly view: unknown
}

/** A game that was played to its end, or ended by everybody's consent, has no secrets any more. */
export function isDisclosed(table: Table): boolean {
  return table.status === 'over' || table.status === 'abandoned'
}

/** What everybody may know of a table, whoever they are. Built up from nothing: what is not named here does not get out. */
export function commonView(table: Table): CommonView {
  const { id, game, rules, settings, host, status, revision, votes, takeBack, abandon, next } = table
  return {
    id,
    game,
    rules,
    settings,
    host,
    status,
    revision,
    seats: table.seats.map(seatView),
    ...(next !== null && { next }),
    ...(votes.length > 0 && { votes }),
    ...(takeBack !== null && { takeBack }),
    ...(abandon.length > 0 && { abandon }),
  }
}

/** What one viewer may know beyond that. */
export function ownView(game: AnyGame, table: Table, viewer: PersonId | null): OwnView {
  const you = seatOf(table, viewer)
  return { you, ...(table.play !== null && { play: playView(game, table, you) }) }
}

export function tableView(game: AnyGame, table: Table, viewer: PersonId | null): TableView {
  return { ...commonView(table), ...ownView(game, table, viewer) }
}

function seatView(holder: Table['seats'][number]): SeatView {
  if (holder.kind !== 'person') return holder
  const { kind, person, name, away, handover, claim } = holder
  return { kind, person, name, ...(away && { away }), ...((handover || claim !== null) && { offered: true }) }
}

function playView(game: AnyGame, table: Table, you: Seat | null): PlayView {
  const { state, deal, salt, sha256, decision, moves } = table.play!
  const due = deadline(game, table)
  const disclosed = isDisclosed(table)
  const mayTakeBack = you !== null && table.status === 'running' && mayTakeBackFreely(table.play!, you)
  return {
    seal: disclosed ? { sha256, salt, deal } : { sha256 },
    decision,
    actor: game.actor(state),
    ...(due !== null && { deadline: due }),
    moves: moves.length,
    ...(mayTakeBack && { mayTakeBack }),
    ...(table.status === 'over' && { result: resultOf(game, state) }),
    view: game.view(state, you),
  }
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
