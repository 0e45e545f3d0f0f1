import type { Candidate } from '@south-street/bots'
import { CARDS, type CardKind, DESTINATIONS, NONE } from '../../src/cards.ts'
import { readinessOf } from '../../src/delivery/readiness.ts'
import {
  cardsOnTable,
  type Finder,
  fulfilled,
  gained,
  idOf,
  kindOf,
  type Situation,
  taken,
  totalOf,
  worthOf,
} from './situation.ts'

const OFTEN = 0.4
const SELDOM = 0.35

/** How much the better answer brings in all: an idle card is as bad as that. */
const lead = ({ best, other, me }: Situation): number => totalOf(best, me) - totalOf(other, me)

/** What is wrong with the other answer. */
export const findAgainst: Finder = (situation) => {
  const { other, best } = situation
  if (other.action.type === 'pass') return aboutPassing(situation)
  if (other.card === NONE || other.card === best.card) return []
  return [...canWait(situation), ...spendsTooMuch(situation), ...isIdle(situation), ...aboutBanker(situation)].map(
    (one) => ({
      ...one,
      aspect: 'other' as const,
    }),
  )
}

type Told = Omit<Candidate, 'aspect'>

function aboutPassing({ view, best, other }: Situation): Candidate[] {
  if (view.phase !== 'ask' || best.card === NONE || other.seen.askedAgain > SELDOM) return []
  return [{ kind: 'other-pass-late', about: {}, aspect: 'other', weight: 0.6 * (1 - other.seen.askedAgain) }]
}

/** Even by the better answer the card often comes to the seat. */
function canWait(situation: Situation): Told[] {
  const { best, other, me } = situation
  const share = taken(best, me, other.card)
  if (share < OFTEN) return []
  return [{ kind: 'other-can-wait', about: { card: idOf(other.card) }, weight: share * worthOf(situation, other.card) }]
}

function spendsTooMuch(situation: Situation): Told[] {
  const { best, other, me, money, view, sure } = situation
  const { price, points } = CARDS[other.card]!
  if (price === 0) return []
  const told: Told[] = []
  for (const { card } of cardsOnTable(situation)) {
    const more = taken(best, me, card) - taken(other, me, card)
    const wanted = CARDS[card]!.price
    if (
      more < sure ||
      card === other.card ||
      card === best.card ||
      wanted === 0 ||
      money < wanted ||
      money - price >= wanted
    )
      continue
    const about = { card: idOf(other.card), price, want: idOf(card) }
    told.push({ kind: 'other-too-dear', about, weight: more * worthOf(situation, card) })
  }
  // A building that costs more than it brings: the money would have brought more.
  const elsewhere = gained(situation, 'money') + gained(situation, 'bankers')
  const given = -gained(situation, 'cards')
  if (points > 0 && given > 0 && elsewhere > given && view.phase !== 'choose') {
    told.push({
      kind: 'other-building-dear',
      about: { card: idOf(other.card), price, count: points },
      weight: elsewhere - given,
    })
  }
  return told
}

/** Cards that nothing the seat holds could use now. */
function isIdle(situation: Situation): Told[] {
  const { other, contracts, hand, fleet, me } = situation
  const { card } = other
  const { destination, good } = CARDS[card]!
  const weight = Math.min(1.5, lead(situation))
  const about = { card: idOf(card) }
  const has = (kind: CardKind) => hand.some((one) => kindOf(one) === kind)
  switch (kindOf(card)) {
    case 'ship':
      if (has('captain') || contracts.some((contract) => CARDS[contract]!.destination === destination)) return []
      return [{ kind: 'other-ship-idle', about: { ...about, to: DESTINATIONS[destination]! }, weight }]
    case 'goods':
      return has('trader') || contracts.some((contract) => CARDS[contract]!.good === good)
        ? []
        : [{ kind: 'other-goods-idle', about, weight }]
    case 'captain':
      return fleet.length > 0 ? [] : [{ kind: 'other-captain-idle', about, weight }]
    case 'trader':
      return hand.some((one) => kindOf(one) === 'goods') ? [] : [{ kind: 'other-trader-idle', about, weight }]
    case 'contract': {
      const readiness = readinessOf(card, [...hand, card], fleet)
      const isFar = !readiness.ready && readiness.lacks === 'ship' && fulfilled(other, me, card) <= OFTEN
      return isFar ? [{ kind: 'other-contract-far', about: { ...about, to: DESTINATIONS[destination]! }, weight }] : []
    }
    case 'money':
      return [
        {
          kind: 'other-money-small',
          about: { ...about, value: CARDS[card]!.value },
          weight: Math.min(0.5, lead(situation)),
        },
      ]
    default:
      return []
  }
}

/** A banker scores for the richest only. */
function aboutBanker(situation: Situation): Told[] {
  const { other, me, rivals } = situation
  if (kindOf(other.card) !== 'banker' || other.seen.richest[me]! > SELDOM) return []
  const seat = rivals.reduce((one, rival) => (other.seen.richest[rival]! > other.seen.richest[one]! ? rival : one))
  if (other.seen.richest[seat]! < 0.5) return []
  return [
    { kind: 'other-banker-poor', about: { card: idOf(other.card), seat }, weight: Math.min(1.5, lead(situation)) },
  ]
}
