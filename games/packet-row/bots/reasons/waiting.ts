import type { Candidate } from '@south-street/bots'
import { AREAS, CARDS, type CardIndex, NONE } from '../../src/cards.ts'
import { SPACES } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import {
  areaName,
  bankersOf,
  cardsOnTable,
  type Finder,
  idOf,
  kindOf,
  rewardWith,
  type Situation,
  taken,
  totalOf,
  worthOf,
} from './situation.ts'

const PROBABLE = 0.6
const SOONER = 0.2

/** Why nothing is taken here, or why this area is chosen. */
export const findWaiting: Finder = (situation) => {
  const { best } = situation
  if (best.action.type === 'pass') return aboutPassing(situation)
  return best.action.type === 'choose' ? aboutChoosing(situation, best.action.area) : []
}

/** Cards elsewhere that the seat gets more often by the better answer, the one that matters most first. */
function hopes(
  situation: Situation,
  isMeant: (area: number, isComing: boolean) => boolean,
): { card: CardIndex; area: number; weight: number }[] {
  const { best, other, me, sure } = situation
  return cardsOnTable(situation)
    .filter(({ area, isComing }) => isMeant(area, isComing))
    .map(({ card, area }) => ({ card, area, more: taken(best, me, card) - taken(other, me, card) }))
    .filter(({ more }) => more >= sure)
    .map(({ card, area, more }) => ({ card, area, weight: more * worthOf(situation, card) }))
    .sort((a, b) => b.weight - a.weight)
}

function aboutPassing(situation: Situation): Candidate[] {
  const { view, best, other, money } = situation
  const found: Candidate[] = []
  const [hope] = hopes(situation, (area) => area !== view.area)
  if (hope !== undefined) {
    const price = CARDS[hope.card]!.price
    const spends = other.action.type === 'take' ? CARDS[other.card]!.price : 0
    const isSaved = price > 0 && spends > 0 && money >= price && money - spends < price
    const about = { card: idOf(hope.card), area: areaName(hope.area) }
    found.push({ kind: isSaved ? 'wait-money' : 'wait-card', about, aspect: 'gain', weight: hope.weight })
  }
  const areas = openAreas(view)
  if (view.phase === 'ask' && areas.length > 0 && best.seen.askedAgain >= PROBABLE) {
    found.push({ kind: 'wait-again', about: { areas }, aspect: 'wait', weight: 0.5 * best.seen.askedAgain })
  }
  if (view.phase === 'decide' && areas.length > 0) {
    found.push({ kind: 'wait-choose', about: { areas }, aspect: 'wait', weight: 0.3 })
  }
  if (isIdle(situation)) found.push({ kind: 'nothing-here', about: {}, aspect: 'wait', weight: 0.4 })
  return found
}

/** The areas that may yet be chosen this round. */
function openAreas({ chosen, spaces }: View): string[] {
  return AREAS.filter(
    (_, area) =>
      (chosen & (1 << area)) === 0 && spaces.slice(area * SPACES, area * SPACES + SPACES).some((card) => card !== NONE),
  )
}

/** Whether nothing that lies here would score, pay, or serve a contract. */
function isIdle(situation: Situation): boolean {
  const { view, contracts, before } = situation
  return view.spaces.slice(view.area * SPACES, view.area * SPACES + SPACES).every((card) => {
    if (card === NONE) return true
    const { destination, good } = CARDS[card]!
    switch (kindOf(card)) {
      case 'ship':
        return contracts.every((contract) => CARDS[contract]!.destination !== destination)
      case 'goods':
        return contracts.every((contract) => CARDS[contract]!.good !== good)
      case 'captain':
      case 'trader':
      case 'gold':
        return rewardWith(situation, card) <= before && contracts.length === 0
      default:
        return false
    }
  })
}

function aboutChoosing(situation: Situation, chosen: number): Candidate[] {
  const { best, other, me, rivals } = situation
  const found: Candidate[] = []
  const [own] = hopes(situation, (area, isComing) => area === chosen && !isComing)
  if (own !== undefined && taken(best, me, own.card) >= 0.5) {
    found.push({ kind: 'choose-card', about: { card: idOf(own.card) }, aspect: 'gain', weight: own.weight })
  }
  const [hope] = hopes(situation, (area) => area !== chosen)
  if (hope === undefined) return found
  for (const { card, area, isComing } of cardsOnTable(situation)) {
    // What lies there now is taken this round or never.
    if (area !== chosen || isComing) continue
    for (const seat of rivals) {
      if (taken(best, seat, card) < PROBABLE || taken(best, seat, card) - taken(other, seat, card) < situation.sure)
        continue
      const about = { seat, card: idOf(card), want: idOf(hope.card) }
      found.push({ kind: 'choose-busy', about, aspect: 'wait', weight: hope.weight })
    }
  }
  return found
}

/** How the answers hasten or delay the end. */
export const findEnd: Finder = ({ best, other, me, rivals, hand }) => {
  const sooner = best.ended - other.ended
  const lead = totalOf(best, me) - Math.max(...rivals.map((seat) => totalOf(best, seat)))
  if (sooner >= SOONER && lead > 0)
    return [{ kind: 'end-sooner', about: {}, aspect: 'end', weight: Math.min(2, lead) * sooner }]
  if (-sooner >= SOONER && lead < 0)
    return [{ kind: 'end-later', about: {}, aspect: 'end', weight: Math.min(2, -lead) * -sooner }]
  const isRichest = best.seen.richest[me]! >= 0.9 && bankersOf(hand) > 0
  return isRichest && best.endsSoon >= PROBABLE
    ? [{ kind: 'end-richest', about: { count: bankersOf(hand) }, aspect: 'end', weight: 0.2 }]
    : []
}
