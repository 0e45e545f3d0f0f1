import type { Message } from '../message.ts'
import type { Seat } from '../seat.ts'

export const REVIEW_FORMAT = 'south-street/review@1'

/** What a decision is called, from the best down. `close` is too close to call: nothing that was tried tells them apart. */
export type ReviewWord = 'best' | 'good' | 'close' | 'inaccuracy' | 'mistake' | 'blunder'

/** Praise: of three or more moves all others were mistakes or worse; or what a rival had just given away was taken. */
export type ReviewPraise = 'only-move' | 'used-chance'

/**
 * How well a decision has been read: not yet; at a glance, for the first draft; with many worlds; once more with still
 * more and other worlds, because it looked costly.
 */
export type ReviewPass = 'unread' | 'draft' | 'read' | 'confirmed'

/** Why one move is better than another: what a hint would have said. */
export interface ReviewReason {
  readonly kind: string
  readonly about: Readonly<Record<string, string | number | readonly string[]>>
  /** In the words of the game. */
  readonly said: Message
}

/** One move that the seat could have made. Chances are from 0 to 1, by what the seat could see then. */
export interface ReviewedOption {
  /** In the game's text form. It may be the first of several actions: a delivery that pays for a card. */
  readonly action: string
  readonly chance: number
  /** The standard error of the chance. */
  readonly error: number
  /** The standard error of what separates it from the best; 0 of the best itself. */
  readonly gapError: number
  /** Points at the end of the game. */
  readonly points: number
  /** Of the best: why it, rather than what was played or what most would play. Of the others: why not. May be empty. */
  readonly because: readonly ReviewReason[]
}

/** A real decision: one with at least two moves worth thinking about. */
export interface ReviewedDecision {
  /** How many actions of the record came before: the position is the one before this action. */
  readonly action: number
  readonly seat: Seat
  /** As people count, from 1. */
  readonly round: number
  /** What was done, in the game's text form. */
  readonly played: string
  readonly pass: ReviewPass
  /** The best first, and always the one that was played; empty while unread. */
  readonly options: readonly ReviewedOption[]
  /** Null while unread. */
  readonly word: ReviewWord | null
  readonly praise: ReviewPraise | null
  /**
   * What it cost, from 0 to 1, and the standard error: what is to be expected after it was measured (docs/review.md). It is
   * the difference of the two chances.
   */
  readonly loss: number
  readonly lossError: number
  /** What it changed for every seat, compared with the best move, and the standard errors; empty while unread. */
  readonly effect: readonly number[]
  readonly effectError: readonly number[]
  readonly worlds: number
}

/** Every seat's chance at one moment, told by somebody who sees all hands and no card that lies face down. */
export interface CurvePoint {
  /** After so many actions of the record. */
  readonly action: number
  /** As people count, from 1. */
  readonly round: number
  /** By seat; they add up to 1. */
  readonly chance: readonly number[]
  /** Standard errors, by seat. */
  readonly error: readonly number[]
}

/** Cards that came to light, and what that changed, compared with what might have come as well. By seat. */
export interface ReviewedReveal {
  /** The action that brought them up. */
  readonly action: number
  readonly change: readonly number[]
  /** Standard errors. */
  readonly error: readonly number[]
}

/** One part of a result, in shares of the win. Value ± 1.96 errors is the 95 % interval. */
export interface BookPart {
  readonly value: number
  readonly error: number
  /** Whether the interval leaves out 0. If not, nobody can say which way it went. */
  readonly tells: boolean
}

/** What made the difference for one seat. `own`, `rivals`, `cards` and `rest` add up to `result` − `start`. */
export interface SeatBooks {
  readonly seat: Seat
  /** An even share. */
  readonly start: number
  /** The share of the win. */
  readonly result: number
  /** What its inaccuracies, mistakes and blunders cost. */
  readonly own: BookPart
  /** What each rival's inaccuracies, mistakes and blunders brought this seat, or cost it. */
  readonly rivals: readonly (BookPart & { readonly seat: Seat })[]
  /** Measured on chance events alone: 0 in the mean over many games, however wrong the reader's values are. */
  readonly cards: BookPart
  /** The two parts of `cards`: what lay there at the start, and what came. */
  readonly deal: BookPart
  readonly reveals: BookPart
  /** What nobody can tell: luck that the reader did not recognise, and what it misjudged. */
  readonly rest: BookPart
}

/** Who has read the game, and how. With the record that is all it takes to get the same review again. */
export interface ReviewBy {
  /** Of the way games are read; another version may say other things. */
  readonly version: number
  /** The bot. */
  readonly level: string
  /** A fingerprint of its weights. */
  readonly weights: string
  /** All chance comes from this; without another wish it is the record's hash. */
  readonly seed: string
  /** Few worlds everywhere: for many games at once. */
  readonly quick: boolean
}

/** One game, reviewed: finished or under way (docs/review.md). */
export interface Review {
  readonly format: typeof REVIEW_FORMAT
  readonly game: string
  readonly rules: string
  readonly players: number
  /** The SHA-256 of `reviewedText` of the record, in hex. */
  readonly record: string
  readonly by: ReviewBy
  /** Every real decision, in the order of the game. */
  readonly decisions: readonly ReviewedDecision[]
  /** The start of every round, and the end; empty until a first world has been played through. */
  readonly curve: readonly CurvePoint[]
  readonly reveals: readonly ReviewedReveal[]
  /** By seat; empty until every decision has been read at least once. */
  readonly books: readonly SeatBooks[]
  /** What it takes to go on; null when the review is finished and will not change any more. */
  readonly unfinished: UnfinishedReview | null
}

/** Plain data, for the reader's own use. */
export interface UnfinishedReview {
  /** How many steps are done, of how many as far as it is known. */
  readonly done: number
  readonly total: number
  /** Worlds in which the whole game has been played through for curve and books, and their sums. */
  readonly worlds: number
  readonly sums: readonly number[]
}
