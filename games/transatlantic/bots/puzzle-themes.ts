import type { Action } from '../src/actions/action.ts'
import { CARDS, type CardType, isHeadquarters, LIMITS, NONE } from '../src/catalogue.ts'
import type { View } from '../src/view.ts'

const BY_CARD: Readonly<Record<CardType, string>> = {
  SHIPYARD: 'ships',
  'SHIPYARD+': 'ships',
  TRANSPORT: 'trips',
  'TRANSPORT+': 'trips',
  REGION: 'trips',
  CARGO: 'trips',
  CRUISE: 'trips',
  FLEET: 'trips',
  'BLUE RIBAND': 'riband',
  TRADE: 'trade',
  COAL: 'coal',
  'COAL+': 'coal',
  INVEST: 'houses-and-markers',
  'INVEST+': 'houses-and-markers',
  "SHIP'S AGENT": 'agent',
  DIRECTOR: 'director',
  PRESIDENT: 'director',
}

/** What a puzzle is about: which card it is time for, or what to do with it. */
export function themesOf(view: View, answer: Action): string[] {
  const themes = themesOfAction(view, answer)
  if (view.lastRound !== NONE || view.round >= LIMITS.rounds - 3) themes.push('end')
  return themes
}

function themesOfAction(view: View, answer: Action): string[] {
  switch (answer.type) {
    case 'play':
      return ['timing', BY_CARD[CARDS[answer.card]!.type]]
    case 'tile':
      return ['timing', 'director']
    case 'take':
      return ['display', BY_CARD[CARDS[answer.card]!.type]]
    case 'copy':
      return ['agent']
    case 'buy':
      if (answer.cards.length === 0) return ['ships', 'patience']
      return answer.cards.some(isHeadquarters) ? ['ships', 'headquarters'] : ['ships']
    case 'deploy':
    case 'redeploy':
      return view.regions[answer.region]!.length > 0 ? ['deploying', 'displacing'] : ['deploying']
    case 'transport':
    case 'region':
      return ['trips']
    case 'load':
      return ['coal']
    case 'invest':
      return answer.option === 'none' ? ['patience', 'houses-and-markers'] : themesOfInvesting(answer)
  }
}

function themesOfInvesting(answer: Extract<Action, { type: 'invest' }>): string[] {
  const themes = ['houses-and-markers']
  if (answer.option === 'bunker') themes.push('coal')
  return themes
}
