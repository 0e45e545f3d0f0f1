import {
  CAPTAIN,
  CARDS,
  type CardIndex,
  CONTRACT,
  DESTINATIONS,
  GOLD,
  GOOD,
  GOODS,
  GOODS_CARD,
  KIND,
  NONE,
  TRADER,
  UNITS,
} from '../cards.ts'

/** What a seat can make a delivery of, sorted. Every list is in the catalogue's order. */
export interface Stock {
  /** By kind of goods; only those that could be fulfilled alone, since no other can be part of any delivery. */
  readonly contracts: readonly CardIndex[][]
  /** Goods cards and gold cards. */
  readonly cargo: readonly CardIndex[]
  readonly traders: readonly CardIndex[]
  readonly captains: readonly CardIndex[]
  readonly ships: readonly CardIndex[]
  /** The first ship bound for each destination, or NONE. */
  readonly shipTo: readonly CardIndex[]
}

export function takeStock(hand: readonly CardIndex[], fleet: readonly CardIndex[]): Stock {
  const sorted = Int16Array.from(hand).sort()
  const cargo: CardIndex[] = []
  const traders: CardIndex[] = []
  const captains: CardIndex[] = []
  for (const card of sorted) {
    const kind = KIND[card]!
    if (kind === GOODS_CARD || kind === GOLD) cargo.push(card)
    else if (kind === TRADER) traders.push(card)
    else if (kind === CAPTAIN) captains.push(card)
  }
  const ships = Array.from(Int16Array.from(fleet).sort())
  const shipTo = DESTINATIONS.map(() => NONE)
  for (let i = ships.length - 1; i >= 0; i--) shipTo[CARDS[ships[i]!]!.destination] = ships[i]!
  const contracts: CardIndex[][] = [[], [], [], []]
  countCargo(hand)
  for (const card of sorted) {
    if (KIND[card]! !== CONTRACT) continue
    const canSail = shipTo[CARDS[card]!.destination] !== NONE || (captains.length > 0 && ships.length > 0)
    if (canSail && UNITS[card]! <= reach(GOOD[card]!)) contracts[GOOD[card]!]!.push(card)
  }
  return { contracts, cargo, traders, captains, ships, shipTo }
}

/**
 * Whether any delivery is possible, without working one out: whether some contract can be fulfilled alone. Bots ask this
 * at every decision, so it allocates nothing.
 */
export function canDeliver(hand: readonly CardIndex[], fleet: readonly CardIndex[]): boolean {
  if (fleet.length === 0) return false
  countCargo(hand)
  if (count.contracts === 0) return false
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if (KIND[card]! !== CONTRACT || UNITS[card]! > reach(GOOD[card]!)) continue
    if (count.captains > 0 || sailsTo(fleet, CARDS[card]!.destination)) return true
  }
  return false
}

function sailsTo(fleet: readonly CardIndex[], destination: number): boolean {
  for (let i = 0; i < fleet.length; i++) {
    if (CARDS[fleet[i]!]!.destination === destination) return true
  }
  return false
}

const LARGEST = 3
/** What `countCargo` has counted last; kept here so that counting allocates nothing. */
const count = { contracts: 0, gold: 0, traders: 0, captains: 0 }
/** How many goods cards there are of each kind and number of units. */
const goodsCards = new Uint8Array(GOODS.length * (LARGEST + 1))

function countCargo(hand: readonly CardIndex[]): void {
  count.contracts = 0
  count.gold = 0
  count.traders = 0
  count.captains = 0
  // A loop, since `fill` costs more than that on an array as short as this.
  for (let i = 0; i < goodsCards.length; i++) goodsCards[i] = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    const kind = KIND[card]!
    if (kind === CONTRACT) count.contracts++
    else if (kind === GOODS_CARD)
      goodsCards[GOOD[card]! * (LARGEST + 1) + UNITS[card]!] =
        1 + goodsCards[GOOD[card]! * (LARGEST + 1) + UNITS[card]!]!
    else if (kind === GOLD) count.gold += UNITS[card]!
    else if (kind === TRADER) count.traders++
    else if (kind === CAPTAIN) count.captains++
  }
}

/** The most units that the cargo counted last could count as one kind: its own, gold, and a card for each trader. */
function reach(good: number): number {
  let units = count.gold
  let traders = count.traders
  for (let size = LARGEST; size > 0; size--) {
    units += size * goodsCards[good * (LARGEST + 1) + size]!
    for (let other = 0; other < GOODS.length && traders > 0; other++) {
      if (other === good) continue
      const traded = Math.min(traders, goodsCards[other * (LARGEST + 1) + size]!)
      units += size * traded
      traders -= traded
    }
  }
  return units
}
