import type { BoardAnchors } from '@south-street/ui'
import type { Action } from '../../src/actions/action.ts'
import { AREAS, CARDS, readCard } from '../../src/cards.ts'
import { cardMessage } from '../../src/messages.ts'

/** Lines of the table in words, by the anchors that they are about. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  points: ['table.own'],
  hand: ['table.own-hand'],
  fleet: ['table.own-fleet'],
}

export const packetRowAnchors: BoardAnchors<Action> = {
  find: (kind, of) => {
    switch (kind) {
      case 'fleet':
        return ['[data-group="fleet"]', '[data-anchor~="hand"]']
      case 'asking':
        return ['ol[data-asked]']
      case 'asked-card':
        return ['[data-asked] [data-card]']
      case 'deliver':
        return ['[data-answer="deliver"]:not(:disabled)']
      case 'pass':
        return ['[data-answer="pass"]']
      case 'ask':
        return [`[data-ask="${(AREAS as readonly string[]).indexOf(of)}"]`]
      default:
        return []
    }
  },
  isIn: ({ key, params }, kind, of) => {
    const { area, seat, ...rest } = (params ?? {}) as Record<string, unknown>
    const isOfArea = key.startsWith('table.area') && holds(area, `areas.${of}`)
    switch (kind) {
      case 'supply':
      case 'coming':
      case 'ask':
        return isOfArea
      case 'seat':
      case 'money':
        return key.startsWith('table.seat') && (seat as { readonly seat: number }).seat === Number(of)
      case 'card':
        return holds(rest, cardMessage(readCard(of)))
      default:
        return LINES[kind]?.includes(key) ?? false
    }
  },
  ofAction: (action) => {
    switch (action.type) {
      case 'choose':
        return [`ask:${AREAS[action.area]}`]
      case 'take':
      case 'cash':
        return [`card:${CARDS[action.card]!.id}`]
      default:
        return [action.type]
    }
  },
}

/** Whether a phrase, or one that it is made of, says this. */
function holds(phrase: unknown, said: unknown): boolean {
  return JSON.stringify(phrase ?? null).includes(JSON.stringify(said))
}
