import type { CardHelp, HelpView, Phrase } from '@south-street/ui'
import type { Action } from '../../src/actions/action.ts'
import {
  AREAS,
  CARDS,
  type Card,
  type CardIndex,
  type CardKind,
  cardIndex,
  DESTINATIONS,
  GOODS,
} from '../../src/cards.ts'
import { cardMessage } from '../../src/messages.ts'
import type { View } from '../../src/view.ts'
import { appraise } from '../board/appraisal.ts'
import { takeLabel } from '../board/speech.ts'
import { total } from '../board/total.ts'
import { buildingOf } from '../card/card-face.tsx'
import { kindName, stubOf } from '../card/kind-colour.ts'
import { explainPlace } from './explain-place.ts'
import { forYou } from './for-you.ts'
import { bound, dollars, help, unitsOf } from './phrases.ts'
import { alike, areaName, countUnseen, whereIs } from './where.ts'

/** What a card of Packet Row says about itself, by its id, or several that are shown as a sum; also places and offices. */
export function explain(id: string, at: HelpView<View>): CardHelp | null {
  const cards = id.split(' ').flatMap((one) => cardIndex(one) ?? [])
  const [first] = cards
  if (first === undefined) return explainPlace(id, at)
  return cards.length === 1 ? explainCard(first, at) : { ...explainCard(first, at), ...SUMMED, ...sumOf(cards) }
}

/** What holds of one card does not of several. */
const SUMMED = { price: null, now: null, count: null, take: null }

/** The title and sign of cards that are alike, added up. */
function sumOf(cards: readonly CardIndex[]): Pick<CardHelp, 'title' | 'sign'> {
  const [first] = cards
  const face = CARDS[first!]!
  switch (face.kind) {
    case 'goods':
      return { title: unitsOf(face.good, total(cards, 'units')), sign: signOf(face) }
    case 'gold':
      return { title: { key: 'units.gold', params: { count: total(cards, 'units') } }, sign: signOf(face) }
    case 'money':
      return { title: dollars(total(cards, 'value')), sign: signOf(face) }
    case 'vp':
      return {
        title: { key: 'board.points', params: { count: total(cards, 'points') } },
        sign: `rosette-${total(cards, 'points')}`,
      }
    default:
      return { title: titleOf(first!), sign: signOf(face) }
  }
}

function explainCard(card: CardIndex, at: HelpView<View>): CardHelp {
  const face = CARDS[card]!
  const { view } = at
  const isForSale = whereIs(view, card).place === 'supply'
  return {
    title: titleOf(card),
    kind: help(`kind.${kindName(face)}`),
    price: isForSale ? (face.price === 0 ? help('free') : dollars(face.price)) : null,
    paint: stubOf(face),
    sign: signOf(face),
    does: help(`does.${doesKey(face, view.players)}`),
    now: at.tellsNow ? forYou(view, card) : null,
    clause: clauseOf(face, view.players),
    count: countOf(view, card),
    take: at.mayAct && at.tellsNow ? takeOf(view, card) : null,
  }
}

function titleOf(card: CardIndex): Phrase {
  const face = CARDS[card]!
  switch (face.kind) {
    case 'contract':
      return { key: face.starting ? 'face.first-contract' : 'face.contract', params: {} }
    case 'ship':
      return help('ship-title', { to: bound(face.destination) })
    case 'goods':
      return unitsOf(face.good, face.units)
    case 'gold':
      return { key: 'units.gold', params: { count: face.units } }
    case 'money':
      return help('money-title', { value: dollars(face.value) })
    case 'vp':
      return { key: `buildings.${buildingOf(face)}`, params: {} }
    default:
      return { key: `face.${face.kind}`, params: {} }
  }
}

function signOf({ kind, starting, good, destination, points }: Card): string {
  if (kind === 'contract') return starting ? 'seal-brass' : 'seal'
  if (kind === 'ship') return `ensign-${DESTINATIONS[destination]}`
  if (kind === 'goods') return `badge-${GOODS[good]}`
  if (kind === 'gold') return 'badge-gold'
  if (kind === 'money') return 'icon-dollar'
  return kind === 'vp' ? `rosette-${points}` : `person-${kind}`
}

/** Two rules depend on the number of players (PR-9.3, PR-9.4), one on the nuggets. */
function doesKey({ kind, units }: Card, players: number): string {
  if (kind === 'banker') return players <= 3 ? 'banker-few' : 'banker-many'
  if (kind === 'gold') return units === 1 ? 'gold-single' : 'gold-double'
  return kind
}

const CLAUSES: Readonly<Record<CardKind, string>> = {
  contract: 'PR-6.4',
  ship: 'PR-6.5',
  goods: 'PR-6.6',
  gold: 'PR-6.9',
  assistant: 'PR-4.2',
  captain: 'PR-6.11',
  trader: 'PR-6.10',
  banker: 'PR-9.4',
  money: 'PR-6.1',
  vp: 'PR-9.1',
}

function clauseOf({ kind }: Card, players: number): string {
  return kind === 'banker' && players <= 3 ? 'PR-9.3' : CLAUSES[kind]
}

function countOf(view: View, card: CardIndex): Phrase {
  // PR-1.6: they are in no deck.
  if (CARDS[card]!.starting) return help('count-starting')
  const cards = alike(card)
  const params = { total: cards.length, in: help(`in.${areaName(card)}`) }
  const unseen = countUnseen(view, cards)
  return unseen === 0 ? help('count-seen', params) : help('count', { ...params, count: unseen })
}

/** How the viewer can take it now, with money cards cashed for it if they must be. */
function takeOf(view: View, card: CardIndex): CardHelp['take'] {
  const space = view.spaces.indexOf(card)
  if (space < 0) return null
  const standing = appraise(view).standings[space]!
  if (standing.kind === 'rest' || (standing.kind === 'short' && standing.raise.length === 0)) return null
  if (standing.kind === 'short') {
    const actions: Action[] = standing.raise.map((note) => ({ type: 'cash', card: note }))
    return { label: { key: 'board.cash-and-take', params: {} }, actions: [...actions, standing.action] }
  }
  return { label: takeLabel(card, standing.withAssistant), actions: [standing.action] }
}

/** What lies open, area by area, and then what the viewer holds. */
export function listCards(view: View): { readonly card: string; readonly name: Phrase }[] {
  const own = view.viewer === null ? [] : [...view.hands[view.viewer]!, ...view.fleets[view.viewer]!]
  const cards = [...view.spaces.filter((card) => card >= 0), ...own]
  return [
    ...AREAS.map((area) => ({ card: `area-${area}`, name: { key: `areas.${area}`, params: {} } })),
    ...cards.map((card) => ({ card: CARDS[card]!.id, name: cardMessage(card) })),
  ]
}

export function cardOf(action: Action): string | null {
  if (action.type === 'take' || action.type === 'cash') return CARDS[action.card]!.id
  return action.type === 'choose' ? `area-${AREAS[action.area]}` : null
}
