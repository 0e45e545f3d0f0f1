import { CARDS, type CardIndex, DESTINATIONS, type Delivery, GOODS } from '@south-street/packet-row'
import { cardsOf, rewardOf } from '../src/delivery/delivery.ts'

/** What a delivery earns and gives up, in the order in which deliveries are compared. */
export interface GivenUp {
  reward: number
  helpers: number
  gold: number
  surplus: number
  cards: number
  sorted: CardIndex[]
}

export function giveUp(delivery: Delivery): GivenUp {
  const cards = cardsOf(delivery).sort((a, b) => a - b)
  const count = (...kinds: string[]): number => cards.filter((card) => kinds.includes(CARDS[card]!.kind)).length
  const units = (list: readonly CardIndex[]): number => list.reduce((sum, card) => sum + CARDS[card]!.units, 0)
  return {
    reward: rewardOf(delivery),
    helpers: count('captain', 'trader'),
    gold: count('gold'),
    surplus: units(delivery.goods.map(({ card }) => card)) - units(delivery.contracts),
    cards: cards.length,
    sorted: cards,
  }
}

function isBetter(a: GivenUp, b: GivenUp): boolean {
  if (a.reward !== b.reward) return a.reward > b.reward
  for (const criterion of ['helpers', 'gold', 'surplus', 'cards'] as const) {
    if (a[criterion] !== b[criterion]) return a[criterion] < b[criterion]
  }
  const differs = a.sorted.findIndex((card, i) => card !== b.sorted[i])
  return differs >= 0 && a.sorted[differs]! < b.sorted[differs]!
}

/**
 * The best delivery by trying everything: every set of contracts, every set of ships with or without captains, every use
 * of every goods and gold card. Shares no thought with the solver.
 */
export function bruteForce(hand: readonly CardIndex[], fleet: readonly CardIndex[]): GivenUp | null {
  const of = (kind: string): CardIndex[] => hand.filter((card) => CARDS[card]!.kind === kind).sort((a, b) => a - b)
  const traders = of('trader')
  const captains = of('captain')
  const shippings = listShippings(
    [...fleet].sort((a, b) => a - b),
    captains,
  )
  const cargoes = listCargoes([...of('gold'), ...of('goods')], traders)
  let best: GivenUp | null = null
  for (const contracts of subsets(of('contract'))) {
    if (contracts.length === 0) continue
    const wanted = DESTINATIONS.map((_, place) => contracts.filter((card) => CARDS[card]!.destination === place).length)
    const ways = shippings.filter(({ reached }) =>
      wanted.every((count, place) =>
        count > 0 ? reached[place]! >= 1 && reached[place]! <= count : reached[place] === 0,
      ),
    )
    if (ways.length === 0) continue
    const need = GOODS.map((_, good) =>
      contracts.reduce((sum, card) => sum + (CARDS[card]!.good === good ? CARDS[card]!.units : 0), 0),
    )
    for (const { goods, units } of cargoes) {
      if (!need.every((asked, good) => units[good]! >= asked)) continue
      for (const { ships } of ways) {
        const found = giveUp({ contracts, ships, goods })
        if (best === null || isBetter(found, best)) best = found
      }
    }
  }
  return best
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]])
}

interface Shipping {
  ships: Delivery['ships'][number][]
  reached: number[]
}

function listShippings(fleet: readonly CardIndex[], captains: readonly CardIndex[]): Shipping[] {
  let ways: Shipping[] = [{ ships: [], reached: DESTINATIONS.map(() => 0) }]
  for (const card of fleet) {
    ways = ways.flatMap((way) => {
      const used = way.ships.filter((ship) => ship.captain !== undefined).length
      const more: Shipping[] = [way]
      for (let to = 0; to < DESTINATIONS.length; to++) {
        const reached = way.reached.map((count, place) => count + (place === to ? 1 : 0))
        if (to === CARDS[card]!.destination) more.push({ ships: [...way.ships, { card }], reached })
        else if (used < captains.length) {
          more.push({ ships: [...way.ships, { card, captain: captains[used]!, to }], reached })
        }
      }
      return more
    })
  }
  return ways
}

interface Load {
  goods: Delivery['goods'][number][]
  units: number[]
}

function listCargoes(cargo: readonly CardIndex[], traders: readonly CardIndex[]): Load[] {
  let ways: Load[] = [{ goods: [], units: GOODS.map(() => 0) }]
  for (const card of cargo) {
    ways = ways.flatMap((way) => {
      const used = way.goods.filter((one) => one.trader !== undefined).length
      const more: Load[] = [way]
      for (let as = 0; as < GOODS.length; as++) {
        const units = way.units.map((count, good) => count + (good === as ? CARDS[card]!.units : 0))
        if (CARDS[card]!.kind === 'gold') more.push({ goods: [...way.goods, { card, as }], units })
        else if (CARDS[card]!.good === as) more.push({ goods: [...way.goods, { card }], units })
        else if (used < traders.length) {
          more.push({ goods: [...way.goods, { card, trader: traders[used]!, as }], units })
        }
      }
      return more
    })
  }
  return ways
}
