import type { Bot } from '@south-street/bots'
import type { Random, Seat } from '@south-street/engine'
import type { Action } from '../src/actions/action.ts'
import { MAX_CODES } from '../src/actions/verb.ts'
import { CARDS } from '../src/catalogue.ts'
import { search } from '../src/legal.ts'
import { type State, visibleCard } from '../src/state.ts'
import type { Transatlantic } from '../src/types.ts'
import { sample, type View } from '../src/view.ts'
import { listOptions } from './options.ts'
import { type Style, Worth } from './worth.ts'

const PLAIN: Style = {
  ships: 1,
  newest: 0,
  trips: 1,
  coal: 1,
  houses: 1,
  markers: 1,
  oneFlag: 0,
  riband: 1,
  scrap: 0,
  thrift: 0,
}

/**
 * Sensible ways to play, each with one idea, written down once and then left alone: the levels are measured against them,
 * so a style that was changed would make old results worthless.
 */
const STYLES: Readonly<Record<string, Style>> = {
  /** Whatever brings most now. */
  greedy: PLAIN,
  /** The newest and fastest ships, whatever they cost. */
  shipowner: { ...PLAIN, ships: 1.4, newest: 1.5, riband: 1.6, houses: 0.6 },
  /** Few ships, always under steam. */
  stoker: { ...PLAIN, coal: 1.8, trips: 1.3, thrift: 25 },
  /** Houses first, and ships where they stand. */
  builder: { ...PLAIN, houses: 2.2, trips: 1.1, markers: 0.8 },
  /** One column as high as it goes, and every ship of its flag. */
  collector: { ...PLAIN, oneFlag: 1.5, markers: 1.2, riband: 0.5 },
  /** Markers early, and old ships pushed out to be scored and to free their captains. */
  breaker: { ...PLAIN, markers: 1.6, scrap: 1, ships: 1.2 },
}

export const STYLE_NAMES = Object.keys(STYLES)

/** Plays a style: of the answers to a decision the one that seems worth most. */
class StyleBot implements Bot<Transatlantic> {
  readonly name: string
  private readonly worth: Worth
  private readonly options = new Uint16Array(MAX_CODES)

  constructor(name: string, style: Style) {
    this.name = name
    this.worth = new Worth(style)
  }

  decide(view: View, _actions: readonly Action[], random: Random): Action {
    const state = sample(view, random)
    return search.decode(state, view.actor, this.option(state, view.actor))
  }

  /** What it would do; of the state it looks only at what the seat may know. */
  option(state: State, seat: Seat): number {
    const count = listOptions(state, seat, this.options)
    if (count === 1) return this.options[0]!
    this.worth.look(state, seat)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const worth = this.weigh(state, search.decode(state, seat, this.options[i]!))
      if (worth <= most) continue
      most = worth
      best = i
    }
    return this.options[best]!
  }

  private weigh(state: State, action: Action): number {
    const { worth } = this
    switch (action.type) {
      case 'play':
      case 'take':
        return worth.card(CARDS[action.card]!.type)
      case 'tile':
        // Once a game, so only for something good.
        return worth.bestCopy() - 3
      case 'copy':
        return action.from === null ? 0 : worth.card(CARDS[visibleCard(state, action.from)]!.type)
      case 'buy':
        return worth.buy(action)
      case 'deploy':
      case 'redeploy':
        return worth.placement(action)
      case 'transport':
        return action.ships.reduce((sum, ship) => sum + worth.trip(ship), 0)
      case 'region':
        return worth.region(action.region)
      case 'load':
        return worth.load(action.ships)
      case 'invest':
        return worth.invest(action)
    }
  }
}

export function createStyle(name: string): StyleBot {
  return new StyleBot(name, STYLES[name]!)
}
