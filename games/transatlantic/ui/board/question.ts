import { type SeatInfo, sayMoney, type Words } from '@south-street/ui'
import type { Action } from '../../src/actions/action.ts'
import { REGIONS } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import type { Outcome } from './appraisal.ts'
import { gainOf } from './gain.ts'
import type { Picks } from './picks.ts'
import { cardTitle, nameOf, sayRegion, undertakingTitle } from './speech.ts'

/** What is asked of the viewer, in one sentence. */
export function sayQuestion(words: Words, view: View, picks: Picks, openings: { readonly tile: boolean }): string {
  const card = undertakingTitle(words, view.undertaking)
  switch (view.decision) {
    case 'turn':
      return words.say(openings.tile ? 'ask.turn-or-tile' : 'ask.turn')
    case 'buy':
      return view.undertaking === 'SET-UP' ? words.say('ask.first-ship') : words.say('ask.buy', { card })
    case 'deploy': {
      const ship = picks.ships[0]
      if (ship === undefined) return words.say('ask.which-ship', { card })
      return view.undertaking === 'SET-UP'
        ? words.say('ask.deploy-first', { ship: nameOf(ship) })
        : words.say('ask.deploy', { card, ship: nameOf(ship) })
    }
    case 'redeploy':
      return words.say('ask.redeploy', { ship: nameOf(view.displaced) })
    case 'transport':
      return words.say('ask.transport', { card })
    case 'load':
      return words.say('ask.load', { card, count: view.cubes })
    case 'take':
      return words.say(view.undertaking === 'PRESIDENT' ? 'ask.take-into-hand' : 'ask.take', { card })
    case 'copy':
    case 'region':
    case 'invest':
      return words.say(`ask.${view.decision}`, { card })
    case 'over':
      return words.say('ask.over')
  }
}

/** Who is waited for, and for what. */
export function sayWaiting(words: Words, view: View, seats: readonly SeatInfo[]): string {
  if (view.decision === 'over') return words.say('ask.over')
  const seat = seats[view.actor]!.name
  const card = undertakingTitle(words, view.undertaking)
  if (view.decision === 'redeploy') return words.say('waiting.redeploy', { seat, ship: nameOf(view.displaced) })
  if (view.decision === 'turn') return words.say('waiting.turn', { seat })
  return words.say(view.undertaking === 'SET-UP' ? 'waiting.first-ship' : 'waiting.card', { seat, card })
}

/** What the button says: the outcome, with its price. */
export function sayDo(words: Words, view: View, { action, events }: Outcome): string {
  const money = (amount: number) => sayMoney(words, amount)
  const spent = view.money[view.viewer!]! - paidFrom(events, view.money[view.viewer!]!)
  switch (action.type) {
    case 'play':
    case 'take':
      return words.say(`do.${action.type}`, { card: cardTitle(words, action.card) })
    case 'tile':
      return words.say('do.tile')
    case 'copy':
      return action.from === null
        ? words.say('do.copy-nothing')
        : words.say('do.copy', { card: cardTitle(words, view.stacks[action.from]!.at(-1)!) })
    case 'buy':
      return action.cards.length === 0 ? words.say('do.buy-nothing') : words.say('do.buy', { price: money(spent) })
    case 'deploy':
      return words.say('do.deploy', { harbour: words.say(`harbours.${REGIONS[action.region]}`) })
    case 'redeploy':
      return words.say('do.redeploy', { into: words.say(`into.${REGIONS[action.region]}`) })
    case 'transport': {
      if (action.ships.length === 0) return words.say('do.transport-nothing')
      const income = money(gainOf(events, view.viewer!).income)
      return action.ships.length === 1
        ? words.say('do.transport', { income })
        : words.say('do.transport-several', { income, count: action.ships.length })
    }
    case 'region':
      return words.say('do.region', { region: sayRegion(words, action.region) })
    case 'load':
      return words.say('do.load', { count: action.ships.length })
    case 'invest':
      return sayInvest(words, action, money(spent), spent)
  }
}

/** Whether it is the answer that lets everything be. */
export function isNothing({ action }: Pick<Outcome, 'action'>): boolean {
  switch (action.type) {
    case 'buy':
      return action.cards.length === 0
    case 'transport':
      return action.ships.length === 0
    case 'invest':
      return action.option === 'none'
    case 'copy':
      return action.from === null
    default:
      return false
  }
}

function sayInvest(words: Words, action: Extract<Action, { type: 'invest' }>, price: string, spent: number): string {
  if (action.option === 'none') return words.say('do.invest-nothing')
  const builds = action.option === 'house' || (action.option === 'markers' && action.bonus === 'house')
  return words.say(builds ? 'do.build' : spent === 0 ? 'do.invest-free' : 'do.invest', { price })
}

/** What is left of the money after everything that events make one pay. */
function paidFrom(events: Outcome['events'], money: number): number {
  return events.reduce((left, event) => {
    const price = event.type === 'bought' || event.type === 'built' || event.type === 'placed-markers' ? event.price : 0
    return left - price
  }, money)
}
