import type { Bot } from '@south-street/bots'
import type { Random, Seat } from '@south-street/engine'
import type { Action } from '../src/actions/action.ts'
import { CARDS, type CardKind, NONE } from '../src/cards.ts'
import { search, TAKE, TAKE_WITH_ASSISTANT } from '../src/search.ts'
import { CURRENT_SPACES, SPACES, type State } from '../src/state.ts'
import type { PacketRow } from '../src/types.ts'
import { sample, type View } from '../src/view.ts'
import { clockOf } from './clock.ts'
import { firstStep, listOptions } from './options.ts'
import { Tally } from './tally.ts'

/**
 * Sensible ways to play, each with one idea, written down once and then left alone: the levels are measured against them,
 * so a style that was changed would make old results worthless.
 */
interface Style {
  /** How much each kind of card appeals, early and late in the game. */
  readonly early: Readonly<Record<CardKind, number>>
  readonly late: Readonly<Record<CardKind, number>>
  /** How much a dollar of the price puts off. */
  readonly thrift: number
  /** Passes when another area promises this many times more. */
  readonly patience: number
  /** How much a card's use to the rivals adds to its appeal. */
  readonly spite: number
}

const PLAIN: Style = {
  early: {
    contract: 1.6,
    ship: 1.8,
    goods: 2,
    gold: 1.6,
    captain: 0.6,
    trader: 0.5,
    assistant: 0.4,
    money: 1.5,
    banker: 0.9,
    vp: 1.2,
  },
  late: {
    contract: 0.5,
    ship: 1.6,
    goods: 1.8,
    gold: 1.4,
    captain: 0.2,
    trader: 0.2,
    assistant: 0.1,
    money: 0.8,
    banker: 1.4,
    vp: 3.2,
  },
  thrift: 0.08,
  patience: 7,
  spite: 0,
}

const STYLES: Readonly<Record<string, Style>> = {
  /** Whatever helps most now. */
  greedy: PLAIN,
  /** Buildings first, and money to pay for them. */
  builder: {
    ...PLAIN,
    early: { ...PLAIN.early, vp: 3.4, money: 1.8, contract: 0.8, ship: 1, goods: 1, gold: 0.6 },
    late: { ...PLAIN.late, vp: 4, money: 1.5, contract: 0.2, ship: 0.8, goods: 0.8 },
    thrift: 0.04,
  },
  /** Many contracts, shared ships, and buildings only at the end. */
  shipper: {
    ...PLAIN,
    early: {
      ...PLAIN.early,
      contract: 2.6,
      ship: 2.6,
      goods: 2.8,
      gold: 2.4,
      captain: 1.2,
      trader: 1,
      vp: 0.8,
      money: 0.8,
    },
    late: { ...PLAIN.late, contract: 0.8, ship: 2.2, goods: 2.4, gold: 1.8, vp: 3.6 },
  },
  /** Bankers, and the money that makes them pay. */
  banker: {
    ...PLAIN,
    early: { ...PLAIN.early, banker: 2.2, money: 1.8, vp: 0.9 },
    late: { ...PLAIN.late, banker: 2, money: 1.6, vp: 2.2 },
    thrift: 0.12,
  },
  /** Takes what the others need. */
  blocker: { ...PLAIN, spite: 0.8 },
  /** Waits for the best of the round. */
  passer: { ...PLAIN, patience: 2 },
}

/**
 * Written later, each against a weakness of the first captain, and frozen too. No bot has learned from them, and none knows
 * them among the ways that rivals may play: they show what a level is worth against somebody new.
 */
const NEW_STYLES: Readonly<Record<string, Style>> = {
  /** Lives for the contract that nobody sees: the captain deals it anew in every world, and leaves the cargo for it alone. */
  confidant: {
    early: { ...PLAIN.early, contract: 0.4, ship: 2.9, goods: 3.4, gold: 2, money: 1.2, vp: 1.4 },
    late: { ...PLAIN.late, contract: 0.1, ship: 2, goods: 2.2, gold: 1, trader: 0.1, money: 1.2, banker: 1.1, vp: 3.7 },
    thrift: 0.14,
    patience: 3,
    spite: 0,
  },
  /** Saves, and buys bankers at the very end: the captain looks two rounds ahead, and who is richest is settled later. */
  heir: {
    early: { ...PLAIN.early, contract: 2, ship: 1.6, gold: 1.5, money: 1.8, banker: 0.4, vp: 0.8 },
    late: { ...PLAIN.late, goods: 2.4, money: 2.2, banker: 3, vp: 3.5 },
    thrift: 0.14,
    patience: 2,
    spite: 0,
  },
  /** Looks like a banker and ends as a builder: the captain takes rivals for what their cards seem to say. */
  turncoat: {
    early: { ...PLAIN.early, ship: 2.8, gold: 1.7, captain: 0.5, assistant: 0.3, money: 3.4, banker: 1.8, vp: 0.5 },
    late: { ...PLAIN.late, contract: 0.3, ship: 2.4, goods: 1.7, gold: 2, money: 0.6, banker: 0.2, vp: 3 },
    thrift: 0.1,
    patience: 2,
    spite: 0,
  },
  /** Gold, traders, captains, and whatever contract they fit: the captain's value makes little of them. */
  goldsmith: {
    early: {
      ...PLAIN.early,
      contract: 2.4,
      ship: 2,
      goods: 1.8,
      gold: 3.3,
      captain: 1.6,
      trader: 1.5,
      money: 1.4,
      banker: 0.6,
      vp: 1,
    },
    late: { ...PLAIN.late, ship: 1.8, goods: 2.7, gold: 2.4, captain: 0.7, trader: 0.6, money: 1, vp: 3.7 },
    thrift: 0.1,
    patience: 2,
    spite: 0,
  },
}

/** Those that the bots were trained with, and know as ways to play. */
export const STYLE_NAMES = Object.keys(STYLES)
export const NEW_STYLE_NAMES = Object.keys(NEW_STYLES)

/** Plays a style: what appeals most, by the clock somewhere between early and late. */
class StyleBot implements Bot<PacketRow> {
  readonly name: string
  private readonly style: Style
  private readonly own = new Tally()
  private readonly rival = new Tally()
  private readonly options = new Uint16Array(search.maxCodes)

  constructor(name: string, style: Style) {
    this.name = name
    this.style = style
  }

  decide(view: View, _actions: readonly Action[], random: Random): Action {
    const state = sample(view, random)
    return search.decode(state, view.actor, firstStep(state, view.actor, this.option(state, view.actor)))
  }

  /** What it would do; of the state it looks only at what the seat may know. */
  option(state: State, seat: Seat): number {
    this.own.load(state, seat, seat)
    const count = listOptions(state, seat, this.options)
    if (state.phase === 'choose') return this.chooseArea(state, seat, count)
    // Passing is the last option.
    let best = this.options[count - 1]!
    let most = state.phase === 'finish' ? 0 : this.elsewhere(state, seat) / this.style.patience
    for (let i = 0; i < count; i++) {
      const appeal = this.appealOfOption(state, seat, this.options[i]!)
      if (appeal > most) {
        most = appeal
        best = this.options[i]!
      }
    }
    return best
  }

  private appealOfOption(state: State, seat: Seat, option: number): number {
    if (option < TAKE) return 0
    if (option < TAKE_WITH_ASSISTANT) return this.appeal(state, seat, option - TAKE)
    return this.appeal(state, seat, option - TAKE_WITH_ASSISTANT) - 0.3
  }

  private appeal(state: State, seat: Seat, card: number): number {
    const { early, late, thrift, spite } = this.style
    const { kind, price } = CARDS[card]!
    const clock = clockOf(state)
    const liking = clock * early[kind] + (1 - clock) * late[kind]
    const helper = kind === 'captain' || kind === 'trader' || kind === 'assistant' || kind === 'banker'
    let appeal = liking * (helper ? 1 : this.own.use(card)) - thrift * price * clock
    if (spite > 0) {
      for (let rival = 0; rival < state.players; rival++) {
        if (rival === seat) continue
        this.rival.load(state, rival, seat)
        appeal += (spite * this.rival.use(card)) / (state.players - 1)
      }
    }
    return appeal
  }

  private bestIn(state: State, seat: Seat, area: number): number {
    let best = 0
    for (let i = 0; i < CURRENT_SPACES; i++) {
      const card = state.spaces[area * SPACES + i]!
      if (card !== NONE) best = Math.max(best, this.appeal(state, seat, card))
    }
    return best
  }

  private elsewhere(state: State, seat: Seat): number {
    let best = 0
    for (let area = 0; area < 4; area++) {
      if ((state.chosen & (1 << area)) === 0) best = Math.max(best, this.bestIn(state, seat, area))
    }
    return best
  }

  /** The area with the most left for the harbour master after as many good cards are gone as others may take. */
  private chooseArea(state: State, seat: Seat, count: number): number {
    let chosen = this.options[0]!
    let most = -1
    let home = 0
    for (let other = 0; other < state.players; other++) {
      if (other !== seat && state.pieces[other] === NONE) home++
    }
    for (let i = 0; i < count; i++) {
      const area = this.options[i]!
      const appeals = state.spaces
        .slice(area * SPACES, area * SPACES + CURRENT_SPACES)
        .map((card) => (card === NONE ? 0 : this.appeal(state, seat, card)))
        .sort((a, b) => b - a)
      const left = appeals[0]! + (appeals[Math.min(home, CURRENT_SPACES - 1)] ?? 0)
      if (left > most) {
        most = left
        chosen = area
      }
    }
    return chosen
  }
}

export function createStyle(name: string): StyleBot {
  return new StyleBot(name, (STYLES[name] ?? NEW_STYLES[name])!)
}
