import type { GameTypes, Random } from '@south-street/engine'
import type { Facts } from './facts.ts'
import type { Reason } from './reasons.ts'
import type { GameReader } from './review/game-reader.ts'
import type { Outlook } from './search/foresight.ts'

/** An action and what a bot makes of it, from 0 to 1 by a measure of its own: mostly for winning, a little for the margin. */
export interface AppraisedAction<Action> {
  readonly action: Action
  readonly value: number
  /** Only if they were asked for, and never of an answer that was not tried out in any world. */
  readonly facts?: Facts
}

/** The same, with what every seat may expect. How often such chances come true is measured; docs/bots.md has the figures. */
export interface RankedAction<Action> extends AppraisedAction<Action>, Outlook {}

/** What a bot is to say beside the values. */
export interface Asking {
  /** What happened in the worlds in which it tried the answers. What it says otherwise stays the same. */
  readonly facts?: boolean
  /** Somebody waits for a hint: more answers are ranked, and in fewer worlds. */
  readonly hint?: boolean
  /** Answers that are to be among those that are ranked, where it can play them. */
  readonly also?: readonly unknown[]
}

/**
 * A computer player. It gets what its seat may know and nothing else: the view, and the actions that are open to the
 * seat, which follow from the view. It returns an action that is not refused. It has no other source of chance than the
 * one it is given: the same view and the same source give the same action on every machine.
 */
export interface Bot<T extends GameTypes> {
  readonly name: string
  decide(view: T['View'], actions: readonly T['Action'][], random: Random): T['Action']
  /** What it does while another seat owes a decision: one of the actions open to it then, or nothing. */
  interject?(view: T['View'], actions: readonly T['Action'][], random: Random): T['Action'] | null
  /** What it thinks of the answers to a decision, the best one first. */
  appraise?(view: T['View'], random: Random, asking?: Asking): readonly AppraisedAction<T['Action']>[]
  /** The same with chances to win, which takes longer: for hints, the suite and the calibration. */
  rank?(view: T['View'], random: Random, asking?: Asking): readonly RankedAction<T['Action']>[]
  /**
   * Why the first of these answers, and why not each of the others: by the facts, which must have been asked for. A list
   * of reasons for each answer, in the same order.
   */
  explain?(view: T['View'], ranked: readonly RankedAction<T['Action']>[]): readonly (readonly Reason[])[]
  /** What it says of an action that is open to the seat and no answer to the decision; nothing of any other. */
  remark?(view: T['View'], action: T['Action'], best: T['Action']): readonly Reason[]
}

/** A bot that plays any game. */
export type AnyBot = Bot<GameTypes>

/** The bots of one game. Loading one may mean loading its weights. */
/** How strong each level is, measured once against the others: by size of the table (`2`, `3-5`), then by level. */
export type BotRatings = Readonly<
  Record<string, Readonly<Record<string, { readonly mu: number; readonly sigma: number; readonly games: number }>>>
>

export interface BotFamily {
  /** From the friendliest to the strongest. */
  readonly levels: readonly string[]
  /** Scripted players that the levels are measured against. */
  readonly styles: readonly string[]
  /** Levels as they once were, frozen: what comes later is measured against them. Nobody else meets them. */
  readonly guests: readonly string[]
  /** Fixed, whatever they play. Missing where nobody has measured them. */
  readonly ratings?: BotRatings
  load(name: string, players: number): Promise<AnyBot>
  /** Who reviews games. Missing where nobody has learned to tell chances. */
  loadReader?(players: number): Promise<GameReader>
}
