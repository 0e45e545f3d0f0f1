import type { Candidate } from '@south-street/bots'
import { CARDS, NONE } from '../../src/cards.ts'
import { rewardOf } from '../../src/delivery/delivery.ts'
import {
  bankersOf,
  cardsOnTable,
  type Finder,
  gained,
  idOf,
  kindOf,
  rewardWith,
  type Situation,
  taken,
  worthOf,
} from './situation.ts'

const SOON = 0.6
const LIKELY = 0.5

/** What a banker of the richest house scores (PR-9.3, PR-9.4). */
const bankerPoints = (players: number): number => (players <= 3 ? 2 : 3)

/** Why a card is taken for what it scores. */
export const findPoints: Finder = (situation) => [
  ...aboutBuilding(situation),
  ...aboutMoney(situation),
  ...aboutBankers(situation),
  ...aboutRaising(situation),
  ...aboutAssistant(situation),
]

function aboutBuilding(situation: Situation): Candidate[] {
  const { best } = situation
  if (kindOf(best.card) !== 'vp') return []
  const { points, price } = CARDS[best.card]!
  const weight = gained(situation, 'cards') + gained(situation, 'money')
  const about = { card: idOf(best.card), count: points, price }
  return [{ kind: best.endsSoon >= SOON ? 'building-last' : 'building', about, aspect: 'gain', weight }]
}

function aboutMoney(situation: Situation): Candidate[] {
  const { best } = situation
  if (kindOf(best.card) !== 'money') return []
  const about = { card: idOf(best.card), value: CARDS[best.card]!.value }
  return [{ kind: 'money', about, aspect: 'gain', weight: gained(situation, 'money') }]
}

function aboutBankers(situation: Situation): Candidate[] {
  const { best, other, me, hand, view, sure } = situation
  const weight = gained(situation, 'bankers')
  const richest = best.seen.richest[me]!
  const each = bankerPoints(view.players)
  if (kindOf(best.card) === 'banker') {
    const about = { card: idOf(best.card), count: each }
    if (richest >= LIKELY) return [{ kind: 'banker', about, aspect: 'gain', weight }]
    return view.players > 3 ? [{ kind: 'banker-second', about: { card: idOf(best.card) }, aspect: 'gain', weight }] : []
  }
  const count = bankersOf(hand)
  if (count === 0 || richest - other.seen.richest[me]! < sure) return []
  return [{ kind: 'richest-more', about: { count, points: each * count }, aspect: 'gain', weight }]
}

/** Why money is raised first. */
function aboutRaising(situation: Situation): Candidate[] {
  const { best } = situation
  if (best.card === NONE) return []
  const weight = worthOf(situation, best.card)
  const about = { card: idOf(best.card), price: CARDS[best.card]!.price }
  if (best.action.type === 'deliver') {
    return [{ kind: 'deliver-to-pay', about: { ...about, reward: rewardOf(best.action) }, aspect: 'gain', weight }]
  }
  if (best.action.type !== 'cash') return []
  return [{ kind: 'cash-to-pay', about: { ...about, value: CARDS[best.action.card]!.value }, aspect: 'gain', weight }]
}

/** Which of the coming cards an assistant is for. */
function aboutAssistant(situation: Situation): Candidate[] {
  const { best, other, me, before } = situation
  if (kindOf(best.card) !== 'assistant') return []
  const wanted = cardsOnTable(situation)
    .filter(({ card, isComing }) => isComing && rewardWith(situation, card) > before)
    .map(({ card }) => ({ card, weight: (taken(best, me, card) - taken(other, me, card)) * worthOf(situation, card) }))
    .sort((a, b) => b.weight - a.weight)[0]
  if (wanted === undefined) return []
  return [
    {
      kind: 'assistant-next',
      about: { card: idOf(best.card), coming: idOf(wanted.card) },
      aspect: 'gain',
      weight: wanted.weight,
    },
  ]
}
