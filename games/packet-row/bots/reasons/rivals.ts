import type { Candidate } from '@south-street/bots'
import type { Seat } from '@south-street/engine'
import { CARDS, type CardIndex, NONE } from '../../src/cards.ts'
import { areaOfSpace, isFutureSpace } from '../../src/state.ts'
import {
  areaName,
  bankersOf,
  type Finder,
  fulfilled,
  idOf,
  inPoints,
  kindOf,
  type Situation,
  taken,
  totalOf,
} from './situation.ts'

const PROBABLE = 0.5

/** What the better answer keeps from the others. */
export const findRivals: Finder = (situation) => [
  ...wouldTake(situation),
  ...wouldDeliver(situation),
  ...wouldBeRichest(situation),
  ...goWithout(situation),
]

/** What a rival loses by the better answer, in points. */
const loss = ({ best, other }: Situation, seat: Seat): number => totalOf(other, seat) - totalOf(best, seat)

function wouldTake(situation: Situation): Candidate[] {
  const { best, other, rivals } = situation
  if (best.card === NONE || best.card === other.card) return []
  return rivals.flatMap((seat): Candidate[] => {
    const share = taken(other, seat, best.card)
    if (share < PROBABLE) return []
    const withAssistant = best.action.type === 'take' && best.action.assistant !== undefined
    const kind = withAssistant ? 'assistant-now' : 'deny-card'
    const weight = share * Math.max(0.3, loss(situation, seat))
    return [{ kind, about: { card: idOf(best.card), seat }, aspect: 'deny', weight }]
  })
}

/** Of contracts that the seat has seen its rivals take. */
function wouldDeliver(situation: Situation): Candidate[] {
  const { view, best, other, rivals, sure } = situation
  return rivals.flatMap((seat) =>
    view.hands[seat]!.filter((card) => kindOf(card) === 'contract').flatMap((contract): Candidate[] => {
      const fewer = fulfilled(other, seat, contract) - fulfilled(best, seat, contract)
      if (fewer < sure || !serves(best.card, contract)) return []
      const weight = fewer * inPoints(CARDS[contract]!.reward)
      return [{ kind: 'deny-delivery', about: { contract: idOf(contract), seat }, aspect: 'deny', weight }]
    }),
  )
}

/** Whether a card could be part of a delivery of the contract. */
function serves(card: CardIndex, contract: CardIndex): boolean {
  if (card === NONE) return false
  const { destination, good } = CARDS[contract]!
  const isGoods = kindOf(card) === 'goods' && CARDS[card]!.good === good
  return isGoods || (kindOf(card) === 'ship' && CARDS[card]!.destination === destination)
}

function wouldBeRichest({ view, best, other, rivals, sure }: Situation): Candidate[] {
  return rivals.flatMap((seat): Candidate[] => {
    const count = bankersOf(view.hands[seat]!)
    const fewer = other.seen.richest[seat]! - best.seen.richest[seat]!
    if (count === 0 || fewer < sure) return []
    const weight = other.seen.points[seat]!.bankers - best.seen.points[seat]!.bankers
    return [{ kind: 'deny-richest', about: { seat, count }, aspect: 'deny', weight }]
  })
}

/** The harbour master's card ends the round (PR-3.7): whoever has none yet goes without. */
function goWithout(situation: Situation): Candidate[] {
  const { view, best, other, rivals } = situation
  if (view.phase !== 'decide' || best.card === NONE || other.action.type !== 'pass') return []
  const without = rivals.filter((seat) => view.pieces[seat] === NONE)
  const weight = Math.max(0.2, ...without.map((seat) => loss(situation, seat)))
  return [{ kind: 'ends-round', about: { count: without.length }, aspect: 'deny', weight }]
}

/** What choosing another area would give to a rival. */
export const findFeeding: Finder = (situation) => {
  const { view, best, other, rivals, sure } = situation
  const { action } = other
  if (action.type !== 'choose') return []
  return view.spaces.flatMap((card, space) => {
    if (card === NONE || isFutureSpace(space) || areaOfSpace(space) !== action.area) return []
    return rivals.flatMap((seat): Candidate[] => {
      const more = taken(other, seat, card) - taken(best, seat, card)
      if (more < sure || taken(other, seat, card) < PROBABLE) return []
      const weight = more * Math.max(0.3, loss(situation, seat))
      return [
        {
          kind: 'other-feeds',
          about: { card: idOf(card), seat, area: areaName(action.area) },
          aspect: 'other',
          weight,
        },
      ]
    })
  })
}
