import { CARDS, type CardIndex, DESTINATIONS, GOODS, NONE } from '../cards.ts'
import { type Bundle, bundlesWithin, listBundles } from './bundles.ts'
import { CARD, CargoTable, HELPER, IMPOSSIBLE } from './cargo-table.ts'
import { type Cargo, cardsOf, type Delivery, type LadenShip, rewardOf } from './delivery.ts'
import { canDeliver, type Stock, takeStock } from './stock.ts'

export interface BestDelivery {
  readonly reward: number
  readonly delivery: Delivery
}

/** One way to make the best delivery: the contracts by kind of goods, and the destinations that they go to, as bits. */
interface Candidate {
  readonly bundles: readonly Bundle[]
  readonly destinations: number
}

/**
 * The delivery with the highest reward, and among those the one that gives up least: fewest helpers, then gold cards,
 * then surplus units, then cards, then those that stand first in the catalogue. Null if there is none.
 *
 * It is exact, by two observations. What the goods cost depends only on the need, and a table holds that for all
 * needs. And once the set of destinations is fixed, the contracts of one kind of goods concern those of another only
 * through the need. So: for each set of destinations, for each kind the best contracts for every number of units, and
 * then every combination of these numbers.
 */
export function bestDelivery(hand: readonly CardIndex[], fleet: readonly CardIndex[]): BestDelivery | null {
  if (!canDeliver(hand, fleet)) return null
  const stock = takeStock(hand, fleet)
  const table = new CargoTable(stock, stock.contracts.map(unitsOf))
  const deliveries = bestCandidates(stock, table).map((candidate) => build(stock, table, candidate))
  const delivery = deliveries.reduce((first, other) => (standsBefore(other, first) ? other : first))
  return { reward: rewardOf(delivery), delivery }
}

/** The delivery of exactly these contracts that gives up least, or null if they cannot all be fulfilled at once. */
export function cheapestDelivery(
  hand: readonly CardIndex[],
  fleet: readonly CardIndex[],
  contracts: readonly CardIndex[],
): Delivery | null {
  const kept = hand.filter((card) => CARDS[card]!.kind !== 'contract' || contracts.includes(card))
  const best = bestDelivery(kept, fleet)
  return best !== null && best.delivery.contracts.length === contracts.length ? best.delivery : null
}

function unitsOf(contracts: readonly CardIndex[]): number {
  let units = 0
  for (const contract of contracts) units += CARDS[contract]!.units
  return units
}

/** Every candidate that no other beats, the catalogue's order aside. */
function bestCandidates(stock: Stock, table: CargoTable): Candidate[] {
  const bundles = stock.contracts.map(listBundles)
  let present = 0
  for (const contract of stock.contracts.flat()) present |= 1 << CARDS[contract]!.destination
  const best = new Podium(table)
  // All destinations first: where everything can be delivered, nothing else is looked at.
  for (let destinations = present; destinations > 0; destinations = (destinations - 1) & present) {
    const shipping = shippingCost(stock, destinations)
    if (shipping < IMPOSSIBLE) {
      best.enter(
        bundles.map((kind, good) => bundlesWithin(kind, destinations, unitsOf(stock.contracts[good]!))),
        destinations,
        shipping,
      )
    }
  }
  return best.candidates
}

/** PR-6.4, PR-6.11: one ship for each destination, and a captain where none of the ships is bound there. */
function shippingCost(stock: Stock, destinations: number): number {
  let ships = 0
  let captains = 0
  for (let destination = 0; destination < DESTINATIONS.length; destination++) {
    if ((destinations & (1 << destination)) === 0) continue
    ships++
    if (stock.shipTo[destination] === NONE) captains++
  }
  if (ships > stock.ships.length || captains > stock.captains.length) return IMPOSSIBLE
  return captains * (HELPER + CARD) + ships * CARD
}

/** Keeps the candidates with the highest reward and the least cost. */
class Podium {
  candidates: Candidate[] = []
  private reward = 0
  private cost = IMPOSSIBLE
  private readonly table: CargoTable
  private readonly picked: Bundle[] = []

  constructor(table: CargoTable) {
    this.table = table
  }

  /** Tries every combination of one bundle a kind. */
  enter(kinds: readonly (readonly Bundle[])[], destinations: number, shipping: number): void {
    const mostBeyond: number[] = []
    let most = 0
    for (let good = GOODS.length - 1; good >= 0; good--) {
      mostBeyond[good] = most
      most += kinds[good]![0]!.reward
    }
    if (most >= this.reward) this.pick(0, 0, 0, shipping, kinds, mostBeyond, destinations)
  }

  private pick(
    good: number,
    reward: number,
    need: number,
    cost: number,
    kinds: readonly (readonly Bundle[])[],
    mostBeyond: readonly number[],
    destinations: number,
  ): void {
    if (good === GOODS.length) {
      this.judge(reward, cost + this.table.cost(need), destinations)
      return
    }
    for (const bundle of kinds[good]!) {
      // The bundles of a kind come with the highest reward first.
      if (reward + bundle.reward + mostBeyond[good]! < this.reward) return
      this.picked[good] = bundle
      this.pick(
        good + 1,
        reward + bundle.reward,
        need + bundle.units * this.table.strides[good]!,
        cost + bundle.cards * CARD,
        kinds,
        mostBeyond,
        destinations,
      )
    }
  }

  private judge(reward: number, cost: number, destinations: number): void {
    if (reward === 0 || cost >= IMPOSSIBLE || reward < this.reward) return
    if (reward > this.reward || cost < this.cost) {
      this.reward = reward
      this.cost = cost
      this.candidates = []
    }
    if (cost === this.cost) this.candidates.push({ bundles: [...this.picked], destinations })
  }
}

function build(stock: Stock, table: CargoTable, { bundles, destinations }: Candidate): Delivery {
  const contracts: CardIndex[] = []
  let need = 0
  for (const [good, bundle] of bundles.entries()) {
    need += bundle.units * table.strides[good]!
    contracts.push(...bundle.contracts)
  }
  contracts.sort((a, b) => a - b)
  return { contracts, ships: assignShips(stock, destinations), goods: loadGoods(stock, table, need) }
}

function assignShips(stock: Stock, destinations: number): LadenShip[] {
  const wanted = DESTINATIONS.flatMap((_, index) => ((destinations & (1 << index)) !== 0 ? [index] : []))
  const bound = wanted.filter((destination) => stock.shipTo[destination] !== NONE)
  const ships: LadenShip[] = bound.map((destination) => ({ card: stock.shipTo[destination]! }))
  const spare = stock.ships.filter((card) => !ships.some((ship) => ship.card === card))
  const unbound = wanted.filter((destination) => stock.shipTo[destination] === NONE)
  for (const [i, to] of unbound.entries()) ships.push({ card: spare[i]!, captain: stock.captains[i]!, to })
  return ships.sort((a, b) => a.card - b.card)
}

function loadGoods(stock: Stock, table: CargoTable, need: number): Cargo[] {
  const goods: Cargo[] = []
  let traders = 0
  for (const [i, as] of table.load(need).entries()) {
    const card = stock.cargo[i]!
    if (as === NONE) continue
    if (CARDS[card]!.kind === 'gold') goods.push({ card, as })
    else if (CARDS[card]!.good === as) goods.push({ card })
    else goods.push({ card, trader: stock.traders[traders++]!, as })
  }
  return goods
}

/** Whether a delivery names cards that stand before the other's in the catalogue. Both name equally many. */
function standsBefore(a: Delivery, b: Delivery): boolean {
  const cards = [a, b].map((delivery) => cardsOf(delivery).sort((x, y) => x - y))
  const differs = cards[0]!.findIndex((card, i) => card !== cards[1]![i])
  return differs >= 0 && cards[0]![differs]! < cards[1]![differs]!
}
