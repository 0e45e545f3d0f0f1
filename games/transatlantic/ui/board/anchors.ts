import { type BoardAnchors, splitAnchor } from '@south-street/ui'
import type { Action } from '../../src/actions/action.ts'
import { CARDS, cardIndex, FLAGS, REGIONS, SHIPS, shipIndex } from '../../src/catalogue.ts'
import { cardMessage, regionMessage, shipMessage } from '../../src/messages.ts'
import type { View } from '../../src/view.ts'
import { facetsOf, shipsOf } from './picks.ts'

/** Lines of the table in words, by the anchors that they are about. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  market: ['table.market'],
  docks: ['table.docks'],
  display: ['table.display'],
  hand: ['table.own-hand'],
  played: ['table.own-stack'],
}

/** The same for what everybody has; the anchors mean the learner's own. */
const OWN_LINES: Readonly<Record<string, string>> = {
  points: 'table.seat',
  column: 'table.sheet',
  row: 'table.sheet',
  marker: 'table.sheet',
}

/** Where an action card may be named that a lesson speaks of. */
const CARD_LINES: readonly string[] = ['table.own-hand', 'table.own-stack', 'table.display']

export const transatlanticAnchors: BoardAnchors<Action> = {
  find: (kind, of) => {
    switch (kind) {
      case 'sea':
        return [`[data-part="seas"] [data-area="${of}"]`]
      case 'market':
        return ['[data-area="market"]']
      case 'hand':
        return ['[data-region="hand"]', '[data-part="hand-opener"]']
      // Where they have no room of their own, they lie behind one button.
      case 'docks':
      case 'display':
        return [`[data-part="${kind}"]`, '[data-part="harbour"]']
      case 'copy':
        return [`[data-area="choice"] [data-card^="${of} "]`, `[data-seat="${of}"]`]
      case 'houses':
        return [`[data-area="${of}"] [data-part="houses"]`]
      case 'house':
      case 'marker':
        return [`[data-card="${kind} ${of}"]`]
      default:
        return []
    }
  },
  isIn: ({ key, params }, kind, of, you) => {
    const said = (params ?? {}) as Readonly<Record<string, unknown>>
    const seat = (said.seat as { readonly seat?: number } | undefined)?.seat
    switch (kind) {
      case 'sea':
      case 'house':
      case 'houses':
        return key === 'table.region' && holds(said.region, regionMessage((REGIONS as readonly string[]).indexOf(of)))
      case 'seat':
      case 'copy':
      case 'money':
        return key === 'table.seat' && seat === Number(of)
      case 'sheet':
        return key === 'table.sheet' && seat === Number(of)
      case 'card':
        return of === 'tile' ? key === 'table.seat' && seat === you : isAbout(key, said, of)
      default:
        return LINES[kind]?.includes(key) ?? (OWN_LINES[kind] === key && seat === you)
    }
  },
  ofAction: (action) => {
    switch (action.type) {
      case 'play':
      case 'take':
        return [`card:${CARDS[action.card]!.id}`]
      case 'tile':
        return ['card:tile']
      case 'copy':
        return action.from === null ? [] : [`copy:${action.from}`]
      case 'region':
      case 'deploy':
      case 'redeploy':
        return [`sea:${REGIONS[action.region]}`]
      case 'invest': {
        const { region, markers } = facetsOf(action)
        const houses = region < 0 ? [] : [`house:${REGIONS[region]}`]
        return [...houses, ...markers.map((flag) => `marker:${FLAGS[flag]}`)]
      }
      default:
        return [...new Set(shipsOf(action))].map((ship) => `card:${SHIPS[ship]!.id}`)
    }
  },
}

/** A ship is in the line of its place; a card of the hand or the display is said there, and not where somebody shows it. */
function isAbout(key: string, params: unknown, id: string): boolean {
  const ship = shipIndex(id)
  if (ship !== undefined) return holds(params, shipMessage(ship))
  const card = cardIndex(id)
  return card !== undefined && CARD_LINES.includes(key) && holds(params, cardMessage(card))
}

/** Behind which tab of a phone the first of these things lies that lies behind one; null where all are in sight anyway. */
export function tabOfAnchors(at: readonly string[], view: View): 'market' | 'seas' | 'sheet' | null {
  for (const anchor of at) {
    const tab = tabOf(anchor, view)
    if (tab !== null) return tab
  }
  return null
}

function tabOf(anchor: string, { market, regions }: View): 'market' | 'seas' | 'sheet' | null {
  const [kind, of] = splitAnchor(anchor)
  switch (kind) {
    case 'market':
    case 'house':
    case 'marker':
      return 'market'
    case 'sea':
    case 'houses':
      return 'seas'
    case 'sheet':
    case 'column':
    case 'row':
    case 'played':
      return 'sheet'
    default: {
      const ship = kind === 'card' ? shipIndex(of) : undefined
      if (ship === undefined) return null
      return market.includes(ship) ? 'market' : regions.some((sea) => sea.includes(ship)) ? 'seas' : null
    }
  }
}

/** Whether a phrase, or one that it is made of, says this. */
function holds(phrase: unknown, said: unknown): boolean {
  return JSON.stringify(phrase ?? null).includes(JSON.stringify(said))
}
