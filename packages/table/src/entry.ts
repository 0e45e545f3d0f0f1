import type { Json, Seat } from '@south-street/engine'
import type { AwayReason, Holder, PersonId, Settings } from './table.ts'

/** What every entry of a table's log says of itself. */
export interface EntryFrame {
  /** 1 for the first entry of a table. */
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Null for the table itself: a clock, a bot, the operator. */
  readonly by: PersonId | null
}

/** Something that happened at a table. The log of these is the table; everything else follows from it. */
export type Happening =
  | {
      readonly kind: 'created'
      readonly table: string
      readonly game: string
      readonly rules: string
      readonly settings: Settings
      readonly host: PersonId
      readonly seats: readonly Holder[]
    }
  /**
   * The host has changed what was agreed on; where there are fewer seats now, people keep theirs. With `asksAgain` the
   * seats of all others are kept for them until they agree by sitting down.
   */
  | { readonly kind: 'terms-changed'; readonly settings: Settings; readonly asksAgain?: true }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'bot-seated'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'unseated'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  | { readonly kind: 'renamed'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'house-chosen'; readonly seat: Seat; readonly house: number }
  | {
      readonly kind: 'started'
      readonly deal: Json
      readonly salt: string
      readonly sha256: string
      /** Whom the host named to begin. */
      readonly first?: Seat
    }
  | {
      readonly kind: 'action'
      readonly seat: Seat
      /** The decision that it answers; null for a free action. */
      readonly decision: number | null
      readonly action: string
      readonly standIn?: string
      readonly hint?: true
    }
  | { readonly kind: 'take-back-asked'; readonly seat: Seat; readonly keep: number }
  | { readonly kind: 'take-back-agreed' }
  | { readonly kind: 'take-back-refused' }
  | { readonly kind: 'taken-back'; readonly seat: Seat; readonly keep: number }
  | { readonly kind: 'chat'; readonly name: string; readonly text: string }
  | { readonly kind: 'away'; readonly seat: Seat; readonly why: AwayReason }
  | { readonly kind: 'stand-in-vote'; readonly seat: Seat }
  | { readonly kind: 'stood-in'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'holiday-started'; readonly seat: Seat; readonly until: number }
  | { readonly kind: 'holiday-ended'; readonly seat: Seat }
  /** The owner's own word. */
  | { readonly kind: 'handover-agreed'; readonly seat: Seat }
  | { readonly kind: 'handover-vote'; readonly seat: Seat }
  /** Enough of the others want it: from then on the seat may be handed on, unless its owner comes back. */
  | { readonly kind: 'handover-due'; readonly seat: Seat; readonly from: number }
  /** `claim` is the hash of a secret that the host passes on. */
  | { readonly kind: 'seat-offered'; readonly seat: Seat; readonly claim: string }
  | { readonly kind: 'seat-claimed'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  /** Whose seat was handed on without their word has it again. */
  | { readonly kind: 'seat-reclaimed'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'abandon-agreed' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'rematch'; readonly table: string }
  /** The person's words and name are no longer kept here. */
  | { readonly kind: 'forgotten'; readonly person: PersonId }

export type Entry = EntryFrame & Happening
export type EntryKind = Happening['kind']
