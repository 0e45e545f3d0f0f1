import { type SeatInfo, sayList, sayMoney, type Words } from '@south-street/ui'
import { FLAGS, isHeadquarters, REGIONS, type ShipIndex } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import { columnValue } from '../../src/sheet.ts'
import type { View } from '../../src/view.ts'
import { appraise, type Outcome } from './appraisal.ts'
import { gainOf } from './gain.ts'
import { cardTitle, nameOf } from './speech.ts'

const MOST_SENTENCES = 3
const MOST_STEPS = 4

/**
 * What an answer would lead to, in a few whole sentences: what it costs and brings, whom it pushes out. Where there is
 * more to tell than room, what cannot be made good again goes first.
 */
export function sayConsequence(words: Words, view: View, seats: readonly SeatInfo[], outcome: Outcome): string {
  const teller = new Teller(words, view, seats, outcome)
  const told = [...outcome.events]
    .sort((a, b) => weightOf(a, view.viewer!) - weightOf(b, view.viewer!))
    .map((event) => ({ weighs: weightOf(event, view.viewer!), sentences: teller.tell(event) }))
  const [momentous, rest] = [told.filter(({ weighs }) => weighs === 0), told.filter(({ weighs }) => weighs > 0)]
  const all = [
    ...momentous.flatMap(({ sentences }) => sentences),
    ...teller.money(),
    ...rest.flatMap(({ sentences }) => sentences),
    ...teller.docks(),
  ]
  if (all.length === 0 && outcome.action.type === 'play' && !outcome.goesOn) return words.say('outcome.nothing')
  return all.slice(0, MOST_SENTENCES).join(' ')
}

/** The lighter, the earlier it is told. */
function weightOf(event: Event, me: number): number {
  switch (event.type) {
    case 'riband-won':
    case 'scrapped':
      return event.seat === me ? 0 : 2
    case 'end-triggered':
    case 'game-ended':
      return 0
    case 'docked':
    case 'scotia-removed':
    case 'stored':
      return 3
    default:
      return 1
  }
}

class Teller {
  private readonly words: Words
  private readonly view: View
  private readonly seats: readonly SeatInfo[]
  private readonly outcome: Outcome
  private readonly me: number

  constructor(words: Words, view: View, seats: readonly SeatInfo[], outcome: Outcome) {
    this.words = words
    this.view = view
    this.seats = seats
    this.outcome = outcome
    this.me = view.viewer!
  }

  /** What is paid, and what ships earn, each summed up. */
  money(): readonly string[] {
    const { words, view, me, outcome } = this
    const { events } = outcome
    const price = events.reduce((sum, event) => sum + priceOf(event), 0)
    const kept = sayMoney(words, view.money[me]! - price)
    const paid = price > 0 ? [words.say('outcome.pay', { price: sayMoney(words, price), kept })] : []
    const trips = events.filter((event) => event.type === 'sailed')
    if (trips.length === 0) return paid
    const others = view.money.flatMap((_, seat) => {
      const { income, points } = gainOf(events, seat)
      return seat === me || income === 0 ? [] : [{ seat, income, points }]
    })
    const own = gainOf(events, me)
    const key = own.points > 0 ? 'outcome.earn-points' : 'outcome.earn'
    const earned = words.say(key, { income: sayMoney(words, own.income), count: own.points })
    const told = others.map(({ seat, income }) =>
      words.say('outcome.part', { seat: this.seats[seat]!.name, income: sayMoney(words, income) }),
    )
    // Others' last trips, after a displacement, are no news of one's own.
    const sails = outcome.action.type === 'transport' || outcome.action.type === 'region'
    return [
      ...paid,
      ...(sails || own.income > 0 ? [earned] : []),
      ...(told.length === 0 || !sails ? [] : [words.say('outcome.others', { parts: sayList(words, told) })]),
    ]
  }

  tell(event: Event): readonly string[] {
    const { words, me, outcome } = this
    const of = (seat: number) => (seat === me ? 'own' : 'other')
    const named = (seat: number, ship: number) => ({ seat: this.seats[seat]!.name, ship: nameOf(ship) })
    switch (event.type) {
      case 'displaced':
        return [words.say(`outcome.displaced-${of(event.seat)}`, named(event.seat, event.ship))]
      case 'deployed':
        return outcome.action.type === 'deploy'
          ? []
          : [
              words.say('outcome.deployed', {
                ship: nameOf(event.ship),
                into: words.say(`into.${REGIONS[event.region]}`),
              }),
            ]
      case 'redeployed':
        return outcome.action.type === 'redeploy'
          ? []
          : [
              words.say('outcome.redeployed', {
                ship: nameOf(event.ship),
                into: words.say(`into.${REGIONS[event.region]}`),
              }),
            ]
      case 'scrapped':
        return [
          words.say(`outcome.scrapped-${of(event.seat)}`, { ...named(event.seat, event.ship), count: event.points }),
        ]
      case 'riband-won':
        return [words.say(`outcome.riband-${of(event.seat)}`, named(event.seat, event.ship))]
      case 'scotia-removed':
        return [words.say('outcome.scotia')]
      case 'stored':
        return [words.say(this.isPlaced() ? 'outcome.waits' : 'outcome.stored', { ship: nameOf(event.ship) })]
      case 'traded':
        return [words.say('outcome.traded', { income: sayMoney(words, event.income) })]
      case 'took-up':
        return [words.say('outcome.took-up', { count: event.cards.length + 1 })]
      case 'placed-markers':
        return event.markers.map((flag) =>
          words.say('outcome.column', {
            flag: words.say(`flags.${FLAGS[flag]}`),
            points: columnValue(this.view.players, outcome.view.markers[me]![flag]!),
          }),
        )
      case 'loaded':
        return this.loaded(event.ships, event.lost)
      case 'took-card':
        return outcome.action.type === 'take' ? [] : [words.say('outcome.took', { card: cardTitle(words, event.card) })]
      case 'end-triggered':
        return [words.say('outcome.end', { round: event.lastRound })]
      case 'game-ended':
        return [words.say('outcome.over')]
      case 'docked':
        return [words.say('outcome.docked', { ship: nameOf(event.ship) })]
      default:
        return []
    }
  }

  /** One of the ships just bought goes to sea; so it is not for lack of room that another one does not. */
  private isPlaced(): boolean {
    const { action, events } = this.outcome
    return action.type !== 'buy' || events.some(({ type }) => type === 'deployed')
  }

  /** How much coal each ship gets, and what finds no room. */
  private loaded(ships: readonly ShipIndex[], lost: number): readonly string[] {
    const { words } = this
    const aboard = [...new Set(ships)].map((ship) =>
      words.say('cubes', { ship: nameOf(ship), cubes: ships.filter((one) => one === ship).length }),
    )
    return [
      ...(ships.length > 0
        ? [words.say('outcome.loaded', { count: ships.length, ships: sayList(words, aboard) })]
        : []),
      ...(lost > 0 ? [words.say('outcome.coal-lost', { count: lost })] : []),
    ]
  }

  /** A purchase is not over before the docks have got their ship: looks ahead to that. */
  docks(): readonly string[] {
    const { action, goesOn } = this.outcome
    if (action.type !== 'buy' || !goesOn || action.cards.some(isHeadquarters)) return []
    let next = this.outcome
    for (let step = 0; step < MOST_STEPS && next.goesOn; step++) {
      const appraisal = appraise(next.view)!
      next = appraisal.tryOut(appraisal.legal[0]!)
    }
    const docked = next.events.find((event) => event.type === 'docked')
    return docked === undefined ? [] : [this.words.say('outcome.docked', { ship: nameOf(docked.ship) })]
  }
}

function priceOf(event: Event): number {
  return event.type === 'bought' || event.type === 'built' || event.type === 'placed-markers' ? event.price : 0
}
