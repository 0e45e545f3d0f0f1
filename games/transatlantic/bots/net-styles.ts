import { type Bot, OnePly, type Value } from '@south-street/bots'
import type { Random, Seat } from '@south-street/engine'
import type { Action } from '../src/actions/action.ts'
import { MAX_CODES } from '../src/actions/verb.ts'
import { CARDS, FLAG, FLAGS, type Flag, GOODS_MARKERS, NONE, PLACES, type Region } from '../src/catalogue.ts'
import { search } from '../src/legal.ts'
import type { State } from '../src/state.ts'
import type { Transatlantic } from '../src/types.ts'
import { sample, type View } from '../src/view.ts'
import { featureCount, flagFeatures } from './features.ts'
import { loadGuestValues } from './guests.ts'
import { createMind } from './mind.ts'

/** One idea on top of the judgement that the first captain had. */
interface NetStyle {
  /** How much better than the net says an answer seems to it, in logits. */
  liking?(state: State, seat: Seat, action: Action): number
  /** The goods that it takes for the net's favourite in this game. */
  plan?(state: State, seat: Seat): Flag
}

/**
 * Written in November 2026, each against a weakness of the first captain, and frozen with that captain's nets: scripted styles lose to
 * these nets by twenty points and more, so whoever is to hurt the captain has to judge by them too. No bot learns from these.
 */
const NET_STYLES: Readonly<Record<string, NetStyle>> = {
  /** Where every captain wants the same goods, it carries out the captain's own plan with the goods that nobody wants. */
  contrarian: { plan: freestGoods },
  /** Takes and plays FLEET and BLUE RIBAND, which the captain leaves lying. */
  flagship: {
    liking: (_state, _seat, action) =>
      (action.type === 'play' || action.type === 'take') && SLIGHTED.includes(CARDS[action.card]!.type) ? 0.3 : 0,
  },
  /** Pushes loaded ships of rivals out of full regions: the captain looks one round ahead, and coals ships that will be gone. */
  usurper: {
    liking: (state, seat, action) =>
      action.type === 'deploy' || action.type === 'redeploy' ? 0.08 * coalPushedOut(state, seat, action.region) : 0,
  },
  /** Buys two ships at a time as soon as it is ahead: the captain takes it that the game has its usual length. */
  hurrier: {
    liking: (state, seat, action) => (action.type === 'buy' && isAhead(state, seat) ? 0.12 * action.cards.length : 0),
  },
}

export const NET_STYLE_NAMES = Object.keys(NET_STYLES)

const SLIGHTED = ['FLEET', 'BLUE RIBAND']
/** The goods that nearly every first captain opens with, by number of seats. */
const FAVOURITES: Readonly<Record<number, Flag>> = {
  2: FLAGS.indexOf('MAIL'),
  3: FLAGS.indexOf('FREIGHT'),
  4: FLAGS.indexOf('PASSENGER'),
}

/** Its own, once it has markers of any; else those that the rivals have fewest markers and ships of. */
function freestGoods(state: State, seat: Seat): Flag {
  const own = state.markers[seat]!
  const most = Math.max(...GOODS_MARKERS.map((flag) => own[flag]!))
  if (most > 0) return GOODS_MARKERS.find((flag) => own[flag] === most)!
  const claims = GOODS_MARKERS.map((flag) => {
    const ships = state.owners.filter((owner, ship) => owner !== NONE && owner !== seat && FLAG[ship] === flag).length
    return state.markers.reduce((sum, sheet) => sum + 2 * sheet[flag]!, ships)
  })
  // The net's favourite comes last: of equals another one is taken.
  const last = FAVOURITES[state.players]
  const order = GOODS_MARKERS.map((flag, i) => ({ flag, claims: claims[i]! + (flag === last ? 0.5 : 0) }))
  return order.reduce((a, b) => (b.claims < a.claims ? b : a)).flag
}

/** The coal aboard the rival's ship that would have to leave. */
function coalPushedOut(state: State, seat: Seat, region: Region): number {
  const ships = state.regions[region]!
  if (ships.length < PLACES[region]!) return 0
  const oldest = ships[0]!
  const owner = state.owners[oldest]!
  return owner === NONE || owner === seat ? 0 : state.coal[oldest]!
}

function isAhead({ transportPoints, scrapPoints, headquarters }: State, seat: Seat): boolean {
  const points = transportPoints.map((own, other) => own + scrapPoints[other]! + 3 * headquarters[other]!.length)
  return points.every((other, i) => i === seat || other < points[seat]!)
}

/** A value that takes one flag for another, and the other for the one. */
class SwappedValue implements Value {
  private readonly value: Value
  private readonly bases: readonly number[]
  private readonly row: Float64Array
  private one: Flag = 0
  private other: Flag = 0

  constructor(value: Value, players: number) {
    this.value = value
    this.bases = flagFeatures(players)
    this.row = new Float64Array(featureCount(players))
  }

  swap(one: Flag, other: Flag): void {
    this.one = one
    this.other = other
  }

  evaluate(features: Float64Array, seat: Seat): number {
    if (this.one === this.other) return this.value.evaluate(features, seat)
    this.row.set(features)
    for (const base of this.bases) {
      this.row[base + this.one] = features[base + this.other]!
      this.row[base + this.other] = features[base + this.one]!
    }
    return this.value.evaluate(this.row, seat)
  }

  startAfresh(): void {
    this.value.startAfresh()
  }
}

export async function loadNetStyle(name: string, players: number): Promise<Bot<Transatlantic>> {
  const { liking, plan } = NET_STYLES[name]!
  const favourite = FAVOURITES[players]!
  const value = new SwappedValue((await loadGuestValues(players)).net, players)
  const policy = new OnePly(createMind(players, 'turn'), value, MAX_CODES)
  return {
    name,
    decide: (view: View, _actions, random: Random): Action => {
      const state = sample(view, random)
      const seat = view.actor
      value.startAfresh()
      value.swap(favourite, plan?.(state, seat) ?? favourite)
      const count = policy.appraise(state, seat, random)
      const answers = Array.from({ length: count }, (_, i) => {
        const action = search.decode(state, seat, policy.options[i]!)
        return { action, worth: policy.logits[i]! + (liking?.(state, seat, action) ?? 0) }
      })
      return answers.reduce((a, b) => (b.worth > a.worth ? b : a)).action
    },
  }
}
