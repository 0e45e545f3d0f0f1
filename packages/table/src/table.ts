import type { AnyGame, GameOptions, Json, Seat } from '@south-street/engine'

/** An identity, as everybody may know it. It opens nothing. */
export type PersonId = string

export type Pace =
  | { readonly kind: 'none' }
  /** So many seconds for every decision. */
  | { readonly kind: 'live'; readonly seconds: number }
  /** So many seconds for the whole game, and some more after every answer. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  /** So many hours for every decision, and days on which one's clock stands still. Older tables have no such days. */
  | { readonly kind: 'correspondence'; readonly hours: number; readonly holidayDays?: number }

/** When a bot plays for a person who is away: never, when the others have voted for it, or at once. */
export type StandInRule = 'never' | 'vote' | 'at-once'

/** What a table has agreed on before the cards are dealt. */
export interface Settings {
  readonly options: GameOptions
  readonly visibility: 'listed' | 'link'
  readonly pace: Pace
  readonly spectators: boolean
  /** Without help it is a bare board. */
  readonly help: boolean
  readonly standIns: StandInRule
  readonly standInLevel: string
  /** The game moves everybody's rating. There are no hints then, and no take-backs by consent. */
  readonly rated?: true
  /** The day, such as 2026-11-18, whose deal this is: everybody gets the same one, plays it alone, and nothing is taken back. */
  readonly daily?: string
}

/** What of it the host may still change before the cards are dealt. */
export interface NewTerms {
  /** The number of players, and those of the game's options that are not as usual. */
  readonly options?: GameOptions | undefined
  readonly pace?: Pace | undefined
  readonly help?: boolean | undefined
  readonly rated?: boolean | undefined
}

export type AwayReason = 'clock' | 'left' | 'asked' | 'absent'

export interface Away {
  readonly why: AwayReason
  /** The bot that plays meanwhile; null while the others have not voted for one. */
  readonly level: string | null
  /** Tables that were kept before did not write down since when; see `awaySince`. */
  readonly since?: number
  /** When the bot began: the clock stands still from then on. */
  readonly playedSince?: number
}

/** Somebody whose seat was handed on without their word. It stays theirs: they may take it back. */
export interface FormerOwner {
  readonly person: PersonId
  readonly name: string
}

export interface PersonHolder {
  readonly kind: 'person'
  readonly person: PersonId
  readonly name: string
  readonly away: Away | null
  /** The owner lets the host give the seat to somebody else. */
  readonly handover: boolean
  /** The hash of the link that takes this seat over, while one is out. */
  readonly claim: string | null
  /** The number of the house whose colour and device are the seat's; see `housesOf`. */
  readonly house?: number
  readonly owner?: FormerOwner
}

export interface OpenSeat {
  readonly kind: 'open'
  /** Whose seat it was at the table before: nobody else sits down there unless the host frees it. */
  readonly keptFor?: { readonly person: PersonId; readonly name: string }
}

export type Holder = OpenSeat | { readonly kind: 'bot'; readonly level: string } | PersonHolder

/** From this revision on the seat is this person's; null is nobody's, or a bot's. */
export interface Tenure {
  readonly seat: Seat
  readonly person: PersonId | null
  readonly from: number
  /** When whoever held it before was last there, if the seat was handed on. */
  readonly since?: number
}

export type Status = 'open' | 'running' | 'over' | 'abandoned' | 'closed'

/** An action that stands, in the game's text form. */
export interface TableMove {
  readonly seat: Seat
  readonly text: string
  readonly at: number
  /** It showed somebody what had been hidden: only with everybody's consent is it taken back. */
  readonly reveals?: true
  /** The bot that stood in for the person. */
  readonly standIn?: string
  readonly hint?: true
  /** How long the person thought, where a clock runs. */
  readonly spent?: number
}

/** A game that was dealt. */
export interface Play {
  state: unknown
  /** As it stands in a record. Nobody is told while the game runs. */
  readonly deal: Json
  readonly salt: string
  /** The hash that was shown before the first move. */
  readonly sha256: string
  /** The number of the decision that is owed. It only grows, so that an old answer never fits a new question. */
  decision: number
  /** When the decision was put to the seat that owes it. */
  askedAt: number
  /** When the position last changed: bots and standing orders answer a fixed time after it. */
  movedAt: number
  moves: TableMove[]
  /** What each seat had left when the decision was put, where everybody has a bank of time. */
  banks?: readonly number[]
}

/** The others want to hand a seat on; `from` is when they may, once enough of them want it. */
export interface Handover {
  readonly seat: Seat
  readonly by: readonly PersonId[]
  readonly from: number | null
}

/** The last holiday of a seat, which may be past, and what those before it have used up. */
export interface Holiday {
  readonly seat: Seat
  readonly from: number
  readonly until: number
  readonly used: number
}

export interface ChatLine {
  readonly revision: number
  readonly at: number
  readonly person: PersonId
  readonly name: string
  readonly text: string
}

/** Everything about one table, as plain JSON: a snapshot is `JSON.stringify(table)`. */
export interface Table {
  readonly id: string
  readonly game: string
  readonly rules: string
  settings: Settings
  readonly createdAt: number
  host: PersonId
  status: Status
  /** The number of entries folded in. */
  revision: number
  changedAt: number
  seats: Holder[]
  /**
   * Who has held which seat since the start, in the order of the log: what was told to one seat belongs to whoever held
   * it then.
   */
  holders: readonly Tenure[]
  /** Everybody of whom something stands in the log: who sits here, hosts, or once did. */
  known: readonly PersonId[]
  play: Play | null
  /** Somebody wants back to when `keep` actions had been made, and these have agreed. */
  takeBack: { readonly seat: Seat; readonly keep: number; readonly agreed: readonly PersonId[] } | null
  /** Who wants to end the game unfinished. */
  abandon: readonly PersonId[]
  /** Who wants a bot to play for the seat. */
  votes: readonly { readonly seat: Seat; readonly by: readonly PersonId[] }[]
  handovers?: readonly Handover[]
  holidays?: readonly Holiday[]
  /** The last lines. */
  chat: ChatLine[]
  /** How many lines there ever were. */
  chatLines?: number
  /** The table where the same people play again. */
  next: string | null
}

export const CHAT_LINES_KEPT = 50

export function seatOf(table: Table, person: PersonId | null): Seat | null {
  if (person === null) return null
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person)
  return seat < 0 ? null : seat
}

/** Somebody who has just sat down. */
export function seated(person: PersonId, name: string): PersonHolder {
  return { kind: 'person', person, name, away: null, handover: false, claim: null }
}

/** Who held the seat at a revision. */
export function holderAt({ holders }: Pick<Table, 'holders'>, seat: Seat, revision: number): PersonId | null {
  return holders.findLast((tenure) => tenure.seat === seat && tenure.from <= revision)?.person ?? null
}

/** Whoever may sit down has to see the table; once it has begun, it can keep spectators out. */
export function maySee(table: Table, person: PersonId | null): boolean {
  if (table.settings.spectators || table.status === 'open' || table.host === person) return true
  return seatOf(table, person) !== null || (person !== null && ownsSeat(table, person))
}

/** Whether a seat was handed on without this person's word. */
function ownsSeat(table: Table, person: PersonId): boolean {
  return table.seats.some((holder) => holder.kind === 'person' && holder.owner?.person === person)
}

/** Everybody who holds a seat, away or not. */
export function peopleSeated(table: Table): PersonId[] {
  return table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []))
}

/** Those of them who are not away. */
export function peoplePresent(table: Table): PersonId[] {
  return table.seats.flatMap((holder) => (holder.kind === 'person' && holder.away === null ? [holder.person] : []))
}

export function personHolder(table: Table, seat: Seat): PersonHolder | null {
  const holder = table.seats[seat]
  return holder?.kind === 'person' ? holder : null
}

/** The seat that owes a decision; null while the game does not run. */
export function actorOf(game: AnyGame, table: Table): Seat | null {
  return table.status === 'running' && table.play !== null ? game.actor(table.play.state) : null
}

/** Whether the seat may take its last action back without asking: nothing was revealed, and nobody has acted since. */
export function mayTakeBackFreely(play: Play, seat: Seat): boolean {
  const last = play.moves.at(-1)
  return last !== undefined && last.seat === seat && last.reveals === undefined
}
