import type { SeatInfo, Words } from '@south-street/ui'
import { FLAGS, isHeadquarters, REGIONS } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import { columnValue } from '../../src/sheet.ts'
import type { View } from '../../src/view.ts'
import { appraise, type Foresight } from './appraisal.ts'
import { gainOf } from './gain.ts'
import { nameOf, sayList, sayMoney } from './speech.ts'

const MOST_SENTENCES = 3
const MOST_STEPS = 4

/** What an answer would lead to, in a few whole sentences: what it costs and brings, whom it pushes out. */
export function sayConsequence(words: Words, view: View, seats: readonly SeatInfo[], foresight: Foresight): string {
  const teller = new Teller(words, view, seats, foresight)
  const sentences = [...teller.money(), ...foresight.events.flatMap((event) => teller.tell(event)), ...teller.docks()]
  if (sentences.length === 0 && foresight.action.type === 'play' && !foresight.goesOn) {
    return words.say('foresee.nothing')
  }
  return sentences.slice(0, MOST_SENTENCES).join(' ')
}

class Teller {
  private readonly words: Words
  private readonly view: View
  private readonly seats: readonly SeatInfo[]
  private readonly foresight: Foresight
  private readonly me: number

  constructor(words: Words, view: View, seats: readonly SeatInfo[], foresight: Foresight) {
    this.words = words
    this.view = view
    this.seats = seats
    this.foresight = foresight
    this.me = view.viewer!
  }

  /** What is paid, and what ships earn, each summed up. */
  money(): readonly string[] {
    const { words, view, me, foresight } = this
    const { events } = foresight
    const price = events.reduce((sum, event) => sum + priceOf(event), 0)
    const kept = sayMoney(words, view.money[me]! - price)
    const paid = price > 0 ? [words.say('foresee.pay', { price: sayMoney(words, price), kept })] : []
    const trips = events.filter((event) => event.type === 'sailed')
    if (trips.length === 0) return paid
    const others = view.money.flatMap((_, seat) => {
      const { income, points } = gainOf(events, seat)
      return seat === me || income === 0 ? [] : [{ seat, income, points }]
    })
    const own = gainOf(events, me)
    const key = own.points > 0 ? 'foresee.earn-points' : 'foresee.earn'
    const earned = words.say(key, { income: sayMoney(words, own.income), count: own.points })
    const told = others.map(({ seat, income }) =>
      words.say('foresee.part', { seat: this.seats[seat]!.name, income: sayMoney(words, income) }),
    )
    // Others' last trips, after a displacement, are no news of one's own.
    const sails = foresight.action.type === 'transport' || foresight.action.type === 'region'
    return [
      ...paid,
      ...(sails || own.income > 0 ? [earned] : []),
      ...(told.length === 0 || !sails ? [] : [words.say('foresee.others', { parts: sayList(words, told) })]),
    ]
  }

  tell(event: Event): readonly string[] {
    const { words, me, foresight } = this
    const of = (seat: number) => (seat === me ? 'own' : 'other')
    const named = (seat: number, ship: number) => ({ seat: this.seats[seat]!.name, ship: nameOf(ship) })
    switch (event.type) {
      case 'displaced':
        return [words.say(`foresee.displaced-${of(event.seat)}`, named(event.seat, event.ship))]
      case 'deployed':
        return foresight.action.type === 'deploy'
          ? []
          : [
              words.say('foresee.deployed', {
                ship: nameOf(event.ship),
                into: words.say(`into.${REGIONS[event.region]}`),
              }),
            ]
      case 'redeployed':
        return foresight.action.type === 'redeploy'
          ? []
          : [
              words.say('foresee.redeployed', {
                ship: nameOf(event.ship),
                into: words.say(`into.${REGIONS[event.region]}`),
              }),
            ]
      case 'scrapped':
        return [
          words.say(`foresee.scrapped-${of(event.seat)}`, { ...named(event.seat, event.ship), count: event.points }),
        ]
      case 'riband-won':
        return [words.say(`foresee.riband-${of(event.seat)}`, named(event.seat, event.ship))]
      case 'scotia-removed':
        return [words.say('foresee.scotia')]
      case 'stored':
        return [words.say('foresee.stored', { ship: nameOf(event.ship) })]
      case 'traded':
        return [words.say('foresee.traded', { income: sayMoney(words, event.income) })]
      case 'took-up':
        return [words.say('foresee.took-up', { count: event.cards.length + 1 })]
      case 'placed-markers':
        return event.markers.map((flag) =>
          words.say('foresee.column', {
            flag: words.say(`flags.${FLAGS[flag]}`),
            points: columnValue(this.view.players, foresight.view.markers[me]![flag]!),
          }),
        )
      case 'loaded':
        return event.lost > 0 ? [words.say('foresee.coal-lost', { count: event.lost })] : []
      case 'end-triggered':
        return [words.say('foresee.end', { round: event.lastRound })]
      case 'docked':
        return [words.say('foresee.docked', { ship: nameOf(event.ship) })]
      default:
        return []
    }
  }

  /** A purchase is not over before the docks have got their ship: looks ahead to that. */
  docks(): readonly string[] {
    const { action, goesOn } = this.foresight
    if (action.type !== 'buy' || !goesOn || action.cards.some(isHeadquarters)) return []
    let next = this.foresight
    for (let step = 0; step < MOST_STEPS && next.goesOn; step++) {
      const appraisal = appraise(next.view)!
      next = appraisal.foresee(appraisal.legal[0]!)
    }
    const docked = next.events.find((event) => event.type === 'docked')
    return docked === undefined ? [] : [this.words.say('foresee.docked', { ship: nameOf(docked.ship) })]
  }
}

function priceOf(event: Event): number {
  return event.type === 'bought' || event.type === 'built' || event.type === 'placed-markers' ? event.price : 0
}
