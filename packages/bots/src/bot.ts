import type { GameTypes, Random } from '@south-street/engine'
import type { Facts } from './facts.ts'
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
  /** What it thinks of the answers to a decision, the best one first: hints go by it. */
  appraise?(view: T['View'], random: Random, asking?: Asking): readonly AppraisedAction<T['Action']>[]
  /** The same with chances to win, which takes longer: so far only the suite and the calibration ask for them. */
  rank?(view: T['View'], random: Random, asking?: Asking): readonly RankedAction<T['Action']>[]
}

/** A bot that plays any game. */
export type AnyBot = Bot<GameTypes>

/** The bots of one game. Loading one may mean loading its weights. */
export interface BotFamily {
  /** From the friendliest to the strongest. */
  readonly levels: readonly string[]
  /** Scripted players that the levels are measured against. */
  readonly styles: readonly string[]
  /** Levels as they once were, frozen: what comes later is measured against them. Nobody else meets them. */
  readonly guests: readonly string[]
  load(name: string, players: number): Promise<AnyBot>
}
