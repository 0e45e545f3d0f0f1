import { CARDS, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { type Claim, cardOf, lacking, made, pays, placeOf, share, takes } from './claim.ts'

type Check = (claim: Claim) => boolean

const taken = ({ best, about }: Claim): boolean => takes(best, about.card)
const isKind = ({ about }: Claim, kind: string): boolean => cardOf(about.card).kind === kind
const goesTo = (claim: Claim, id: unknown): boolean => DESTINATIONS[cardOf(id).destination] === claim.about.to
const boundThere = ({ contracts, about }: Claim) =>
  contracts.filter(({ destination }) => DESTINATIONS[destination] === about.to)
const sailsThere = ({ fleet, about }: Claim): boolean =>
  fleet.some(({ destination }) => DESTINATIONS[destination] === about.to)
const paysNow = (claim: Claim): boolean =>
  taken(claim) &&
  pays(claim, String(claim.about.card)) === claim.about.reward &&
  pays(claim) < Number(claim.about.reward)
const aims = ({ best, about, me }: Claim): boolean => share(best, me, about.card) === 1

/** What is said for the better answer, kind by kind. */
export const GAINS: Readonly<Record<string, Check>> = {
  'deliver-now': (claim) => paysNow(claim) && pays(claim) === 0,
  'deliver-more': (claim) =>
    (taken(claim) || aims(claim)) &&
    pays(claim) === claim.about.before &&
    pays(claim, String(claim.about.card)) === claim.about.after &&
    Number(claim.about.after) > Number(claim.about.before),
  'captain-turns': (claim) => paysNow(claim) && isKind(claim, 'captain') && claim.fleet.length > 0,
  'trader-turns': (claim) => paysNow(claim) && isKind(claim, 'trader'),
  'gold-fills': (claim) => paysNow(claim) && isKind(claim, 'gold'),
  'contract-ready': (claim) => paysNow(claim) && isKind(claim, 'contract'),
  'ship-captain': (claim) =>
    taken(claim) &&
    claim.fleet.length === 0 &&
    boundThere(claim).length > 0 &&
    claim.hand.some(({ kind }) => kind === 'captain'),
  'ship-many': (claim) =>
    taken(claim) &&
    !sailsThere(claim) &&
    goesTo(claim, claim.about.card) &&
    boundThere(claim).length === claim.about.count,
  'ship-goods-next': (claim) =>
    lacksAfterShip(claim) &&
    claim.view.spaces.some((card, space) => {
      if (card < 0 || space % 6 < 4) return false
      const { kind, good, units } = cardOf(idAt(claim, space))
      return kind === 'goods' && GOODS[good] === claim.about.good && units >= Number(claim.about.units)
    }),
  'ship-for': (claim) => lacksAfterShip(claim),
  'goods-many': (claim) =>
    isKind(claim, 'goods') &&
    claim.contracts.filter(({ good }) => good === cardOf(claim.about.card).good).length === claim.about.count,
  'goods-trader': (claim) =>
    isKind(claim, 'goods') &&
    claim.hand.some(({ kind }) => kind === 'trader') &&
    cardOf(claim.about.contract).units === claim.about.units &&
    GOODS[cardOf(claim.about.contract).good] === claim.about.good,
  'goods-for': (claim) => {
    const contract = cardOf(claim.about.contract)
    const left = lacking(contract, [...claim.hand, cardOf(claim.about.card)])
    return sailsThere(claim) && goesTo(claim, claim.about.contract) && left === claim.about.units && left > 0
  },
  'goods-no-ship': (claim) => {
    const contract = cardOf(claim.about.contract)
    return !sailsThere(claim) && lacking(contract, [...claim.hand, cardOf(claim.about.card)]) === 0
  },
  'contract-shares': (claim) => goesTo(claim, claim.about.card) && boundThere(claim).length > 0,
  'contract-ship': (claim) =>
    sailsThere(claim) &&
    lacking(cardOf(claim.about.card), claim.hand) === claim.about.units &&
    GOODS[cardOf(claim.about.card).good] === claim.about.good,
  'contract-goods': (claim) => !sailsThere(claim) && lacking(cardOf(claim.about.card), claim.hand) === 0,
  'contract-likely': (claim) =>
    made(claim.best, claim.me, claim.about.card) >= 0.6 && cardOf(claim.about.card).reward === claim.about.reward,
  'gold-for': (claim) =>
    isKind(claim, 'gold') && lacking(cardOf(claim.about.contract), claim.hand) === claim.about.units,
  building: (claim) => isBuilding(claim),
  'building-last': (claim) => isBuilding(claim) && claim.best.facts.ended[0]! + (claim.best.facts.ended[1] ?? 0) >= 0.6,
  money: (claim) =>
    isKind(claim, 'money') && cardOf(claim.about.card).value === claim.about.value && moreOf(claim, 'money') > 0,
  banker: (claim) =>
    isKind(claim, 'banker') &&
    claim.best.seen.richest[claim.me]! >= 0.5 &&
    claim.about.count === (claim.view.players < 4 ? 2 : 3),
  'banker-second': (claim) => isKind(claim, 'banker') && claim.view.players >= 4 && moreOf(claim, 'bankers') > 0,
  'richest-more': (claim) =>
    claim.best.seen.richest[claim.me]! > claim.other.seen.richest[claim.me]! &&
    bankers(claim) === claim.about.count &&
    claim.about.points === bankers(claim) * (claim.view.players < 4 ? 2 : 3),
  'deliver-to-pay': (claim) => {
    const { action } = claim.best
    if (action.type !== 'deliver' || !aims(claim)) return false
    const reward = action.contracts.reduce((sum, card) => sum + cardOf(idOfIndex(card)).reward, 0)
    const { price } = cardOf(claim.about.card)
    return (
      reward === claim.about.reward &&
      price === claim.about.price &&
      claim.money < price &&
      claim.money + reward >= price
    )
  },
  'cash-to-pay': (claim) => {
    const { action } = claim.best
    if (action.type !== 'cash' || !aims(claim)) return false
    const { value } = cardOf(idOfIndex(action.card))
    const { price } = cardOf(claim.about.card)
    return value === claim.about.value && price === claim.about.price && claim.money < price
  },
  'assistant-next': (claim) =>
    isKind(claim, 'assistant') &&
    placeOf(claim, claim.about.coming)?.isComing === true &&
    pays(claim, String(claim.about.coming)) > pays(claim),
}

const idOfIndex = (card: number): string => CARDS[card]!.id
const idAt = ({ view }: Claim, space: number): string => idOfIndex(view.spaces[space]!)
const bankers = ({ hand }: Claim): number => hand.filter(({ kind }) => kind === 'banker').length

function moreOf({ best, other, me }: Claim, source: 'cards' | 'money' | 'bankers'): number {
  return best.seen.points[me]![source] - other.seen.points[me]![source]
}

function isBuilding({ about, best, other, me }: Claim): boolean {
  const { kind, points, price } = cardOf(about.card)
  const more = (source: 'cards' | 'money') => best.seen.points[me]![source] - other.seen.points[me]![source]
  if (kind !== 'vp' || points !== about.count || price !== about.price) return false
  return more('cards') + more('money') > 0
}

function lacksAfterShip(claim: Claim): boolean {
  const contract = cardOf(claim.about.contract)
  const left = lacking(contract, claim.hand)
  return (
    taken(claim) &&
    !sailsThere(claim) &&
    goesTo(claim, claim.about.card) &&
    goesTo(claim, contract.id) &&
    left === claim.about.units &&
    left > 0
  )
}
