import { AREAS, CARDS, DESTINATIONS, NONE } from '../../src/cards.ts'
import { type Claim, cardOf, made, placeOf, points, share, takes } from './claim.ts'

type Check = (claim: Claim) => boolean

const seatOf = ({ about }: Claim): number => Number(about.seat)
const isRival = (claim: Claim): boolean => seatOf(claim) !== claim.me && seatOf(claim) < claim.view.players
const bankersOf = ({ view }: Claim, seat: number): number =>
  view.hands[seat]!.filter((card) => card !== NONE && CARDS[card]!.kind === 'banker').length
/** Areas that may yet be chosen this round. */
const openAreas = ({ view }: Claim): string[] =>
  AREAS.filter(
    (_, area) =>
      (view.chosen >> area) % 2 === 0 && view.spaces.slice(area * 6, area * 6 + 6).some((card) => card !== NONE),
  )
const sameList = (one: unknown, other: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(other)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const ahead = ({ best, me, view }: Claim): number => {
  const others = view.money.flatMap((_, seat) => (seat === me ? [] : [points(best, seat)]))
  return points(best, me) - Math.max(...others)
}
const oftener = ({ best, other, me }: Claim, id: unknown): number => share(best, me, id) - share(other, me, id)
const choosesAreaOf = ({ action }: Claim['best'], claim: Claim, id: unknown): boolean =>
  action.type === 'choose' && AREAS[action.area] === placeOf(claim, id)?.area && placeOf(claim, id)?.isComing === false

/** What is said of rivals, of waiting and of the end, kind by kind. */
export const OTHERS: Readonly<Record<string, Check>> = {
  'deny-card': (claim) => isRival(claim) && share(claim.other, seatOf(claim), claim.about.card) >= 0.5,
  'assistant-now': (claim) =>
    isRival(claim) &&
    share(claim.other, seatOf(claim), claim.about.card) >= 0.5 &&
    placeOf(claim, claim.about.card)?.isComing === true,
  'deny-delivery': (claim) => {
    const isSeen = claim.view.hands[seatOf(claim)]!.some(
      (card) => card !== NONE && CARDS[card]!.id === claim.about.contract,
    )
    const id = claim.about.contract
    return isRival(claim) && isSeen && made(claim.other, seatOf(claim), id) > made(claim.best, seatOf(claim), id)
  },
  'deny-richest': (claim) =>
    isRival(claim) &&
    claim.other.seen.richest[seatOf(claim)]! > claim.best.seen.richest[seatOf(claim)]! &&
    bankersOf(claim, seatOf(claim)) === claim.about.count,
  'ends-round': ({ view, me, about, best }) =>
    view.harbourMaster === me &&
    view.phase === 'decide' &&
    best.action.type !== 'pass' &&
    view.pieces.filter((piece, seat) => seat !== me && piece === NONE).length === about.count,
  'wait-card': (claim) =>
    claim.best.action.type === 'pass' &&
    oftener(claim, claim.about.card) > 0 &&
    placeOf(claim, claim.about.card)?.area === claim.about.area,
  'wait-money': (claim) => {
    const { action } = claim.other
    const { price } = cardOf(claim.about.card)
    const spent = action.type === 'take' ? CARDS[action.card]!.price : 0
    return oftener(claim, claim.about.card) > 0 && claim.money >= price && claim.money - spent < price
  },
  'wait-again': (claim) =>
    claim.best.seen.askedAgain >= 0.6 && claim.view.phase === 'ask' && sameList(claim.about.areas, openAreas(claim)),
  'wait-choose': (claim) => claim.view.phase === 'decide' && sameList(claim.about.areas, openAreas(claim)),
  'nothing-here': ({ view, contracts }) =>
    view.spaces.slice(view.area * 6, view.area * 6 + 6).every((card) => {
      if (card === NONE) return true
      const { kind, destination, good } = CARDS[card]!
      if (kind === 'ship') return contracts.every((one) => one.destination !== destination)
      if (kind === 'goods') return contracts.every((one) => one.good !== good)
      return contracts.length === 0 && ['captain', 'trader', 'gold'].includes(kind)
    }),
  'choose-card': (claim) =>
    choosesAreaOf(claim.best, claim, claim.about.card) && share(claim.best, claim.me, claim.about.card) >= 0.5,
  'choose-busy': (claim) =>
    isRival(claim) &&
    choosesAreaOf(claim.best, claim, claim.about.card) &&
    share(claim.best, seatOf(claim), claim.about.card) >= 0.6 &&
    oftener(claim, claim.about.want) > 0,
  'end-sooner': (claim) => sum(claim.best.facts.ended) > sum(claim.other.facts.ended) && ahead(claim) > 0,
  'end-later': (claim) => sum(claim.best.facts.ended) < sum(claim.other.facts.ended) && ahead(claim) < 0,
  'end-richest': (claim) =>
    claim.best.seen.richest[claim.me]! >= 0.9 &&
    claim.best.facts.ended[0]! + (claim.best.facts.ended[1] ?? 0) >= 0.6 &&
    bankersOf(claim, claim.me) === claim.about.count,
}

/** It takes the card, or raises money for it. */
const takesOther = ({ other, about, me }: Claim): boolean =>
  takes(other, about.card) || share(other, me, about.card) === 1
const holds = ({ hand }: Claim, wanted: string): boolean => hand.some(({ kind }) => kind === wanted)
const priced = ({ about }: Claim): boolean => cardOf(about.card).price === about.price
const far = ({ fleet, about }: Claim): boolean =>
  fleet.every(({ destination }) => DESTINATIONS[destination] !== about.to)

/** What is said against the other answer, kind by kind. */
export const AGAINST: Readonly<Record<string, Check>> = {
  'other-feeds': (claim) =>
    isRival(claim) &&
    choosesAreaOf(claim.other, claim, claim.about.card) &&
    share(claim.other, seatOf(claim), claim.about.card) >= 0.5 &&
    share(claim.other, seatOf(claim), claim.about.card) > share(claim.best, seatOf(claim), claim.about.card),
  'other-pass-late': ({ other }) => other.action.type === 'pass' && other.seen.askedAgain <= 0.35,
  'other-can-wait': (claim) => share(claim.best, claim.me, claim.about.card) >= 0.4,
  'other-too-dear': (claim) => {
    const wanted = cardOf(claim.about.want).price
    const left = claim.money - cardOf(claim.about.card).price
    return priced(claim) && claim.money >= wanted && left < wanted && oftener(claim, claim.about.want) > 0
  },
  'other-building-dear': (claim) => {
    const more = (source: 'cards' | 'money' | 'bankers') =>
      claim.best.seen.points[claim.me]![source] - claim.other.seen.points[claim.me]![source]
    return (
      priced(claim) &&
      cardOf(claim.about.card).points === claim.about.count &&
      more('money') + more('bankers') > -more('cards')
    )
  },
  'other-ship-idle': (claim) =>
    takesOther(claim) &&
    !holds(claim, 'captain') &&
    claim.contracts.every(({ destination }) => DESTINATIONS[destination] !== claim.about.to),
  'other-goods-idle': (claim) =>
    takesOther(claim) &&
    !holds(claim, 'trader') &&
    claim.contracts.every(({ good }) => good !== cardOf(claim.about.card).good),
  'other-captain-idle': (claim) => takesOther(claim) && claim.fleet.length === 0,
  'other-trader-idle': (claim) => takesOther(claim) && claim.hand.every(({ kind }) => kind !== 'goods'),
  'other-contract-far': (claim) =>
    takesOther(claim) && far(claim) && made(claim.other, claim.me, claim.about.card) <= 0.4,
  'other-money-small': (claim) =>
    takesOther(claim) &&
    cardOf(claim.about.card).value === claim.about.value &&
    points(claim.best, claim.me) > points(claim.other, claim.me),
  'other-banker-poor': (claim) =>
    takesOther(claim) &&
    isRival(claim) &&
    claim.other.seen.richest[seatOf(claim)]! >= 0.5 &&
    claim.other.seen.richest[claim.me]! <= 0.35,
}
