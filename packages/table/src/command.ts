import type { Random, SealHash, Seat } from '@south-street/engine'
import type { NewTerms, PersonId } from './table.ts'

/** Who asks for something; `name` is what they are called now. */
export interface Asker {
  readonly person: PersonId
  readonly name: string
}

/** What a person at the table, or passing by, may ask for. */
export type PersonCommand =
  | { readonly kind: 'take-seat'; readonly seat: Seat | null }
  | { readonly kind: 'leave-seat' }
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'empty-seat'; readonly seat: Seat }
  | { readonly kind: 'rename' }
  /** Before the start, for one's own seat. */
  | { readonly kind: 'choose-house'; readonly house: number }
  /** Before the start, by the host. */
  | { readonly kind: 'change-terms'; readonly terms: NewTerms }
  /** `first` is whom the host names to begin, where the game lets one. */
  | { readonly kind: 'start'; readonly first?: Seat | null }
  | { readonly kind: 'act'; readonly decision: number | null; readonly action: string; readonly hint?: true }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'answer-take-back'; readonly agree: boolean }
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'go-away' }
  | { readonly kind: 'come-back' }
  | { readonly kind: 'start-holiday'; readonly days: number }
  | { readonly kind: 'end-holiday' }
  | { readonly kind: 'vote-stand-in'; readonly seat: Seat }
  | { readonly kind: 'agree-handover' }
  | { readonly kind: 'vote-handover'; readonly seat: Seat }
  | { readonly kind: 'offer-seat'; readonly seat: Seat; readonly claim: string }
  | { readonly kind: 'claim-seat'; readonly claim: string }
  | { readonly kind: 'reclaim-seat' }
  | { readonly kind: 'agree-abandon' }
  | { readonly kind: 'close' }
  | { readonly kind: 'rematch'; readonly table: string }

/** What comes from the house: clocks, bots, the operator. */
export type HouseCommand =
  /** With the position that the bot thought about: anything that has happened since makes it think again. */
  | {
      readonly kind: 'bot-act'
      readonly seat: Seat
      readonly decision: number
      readonly moves: number
      readonly action: string
    }
  | { readonly kind: 'clock'; readonly decision: number }
  /** A rated game waits for somebody who is gone. */
  | { readonly kind: 'end-by-itself'; readonly decision: number }
  | { readonly kind: 'close-by-operator' }
  /** Somebody is no longer kept here; see `forgetting.ts`. */
  | { readonly kind: 'forget'; readonly person: PersonId }

export type Command =
  | { readonly by: Asker; readonly command: PersonCommand }
  | { readonly by: null; readonly command: HouseCommand }

/** What a pure table has to be given. */
export interface Context {
  readonly now: number
  /** The platform's secure source, for the deal. */
  readonly random: Random
  /** 32 new secret bytes in base64url. */
  salt(): string
  readonly hash: SealHash
  /** The bots that may sit down at this game. */
  readonly levels: readonly string[]
}
