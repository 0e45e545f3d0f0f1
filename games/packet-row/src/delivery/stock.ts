import { CARDS, type CardIndex, DESTINATIONS, GOODS, NONE } from '../cards.ts'

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

const byIndex = (a: CardIndex, b: CardIndex): number => a - b

export function takeStock(hand: readonly CardIndex[], fleet: readonly CardIndex[]): Stock {
  const stock = {
    contracts: GOODS.map((): CardIndex[] => []),
    cargo: [] as CardIndex[],
    traders: [] as CardIndex[],
    captains: [] as CardIndex[],
    ships: [...fleet].sort(byIndex),
    shipTo: DESTINATIONS.map(() => NONE),
  }
  for (const ship of stock.ships) {
    const { destination } = CARDS[ship]!
    if (stock.shipTo[destination] === NONE) stock.shipTo[destination] = ship
  }
  for (const card of [...hand].sort(byIndex)) {
    const { kind } = CARDS[card]!
    if (kind === 'goods' || kind === 'gold') stock.cargo.push(card)
    else if (kind === 'trader') stock.traders.push(card)
    else if (kind === 'captain') stock.captains.push(card)
  }
  const reach = cargoReach(stock.cargo, stock.traders.length)
  for (const card of [...hand].sort(byIndex)) {
    const { kind, destination, good, units } = CARDS[card]!
    if (kind !== 'contract' || units > reach[good]!) continue
    if (canSail(stock, destination)) stock.contracts[good]!.push(card)
  }
  return stock
}

function canSail(stock: Pick<Stock, 'captains' | 'ships' | 'shipTo'>, destination: number): boolean {
  return stock.shipTo[destination] !== NONE || (stock.captains.length > 0 && stock.ships.length > 0)
}

/** For each kind of goods the most units that the cargo could count as that kind alone: gold and traders included. */
function cargoReach(cargo: readonly CardIndex[], traders: number): number[] {
  return GOODS.map((_, good) => {
    let reach = 0
    const foreign: number[] = []
    for (const card of cargo) {
      if (CARDS[card]!.kind === 'gold' || CARDS[card]!.good === good) reach += CARDS[card]!.units
      else foreign.push(CARDS[card]!.units)
    }
    if (traders > 0) {
      foreign.sort((a, b) => b - a)
      for (const units of foreign.slice(0, traders)) reach += units
    }
    return reach
  })
}

const ownUnits = new Int32Array(GOODS.length)

/**
 * Whether any delivery at all is possible, without working one out: some contract can be fulfilled alone. Bots ask this
 * at every decision, so it allocates nothing in the common case.
 */
export function canDeliver(hand: readonly CardIndex[], fleet: readonly CardIndex[]): boolean {
  if (fleet.length === 0) return false
  ownUnits.fill(0)
  let gold = 0
  let traders = 0
  let captains = 0
  let contracts = 0
  for (let i = 0; i < hand.length; i++) {
    const card = CARDS[hand[i]!]!
    const { kind } = card
    if (kind === 'contract') contracts++
    else if (kind === 'goods') ownUnits[card.good] = ownUnits[card.good]! + card.units
    else if (kind === 'gold') gold += card.units
    else if (kind === 'trader') traders++
    else if (kind === 'captain') captains++
  }
  if (contracts === 0) return false
  for (let i = 0; i < hand.length; i++) {
    const card = CARDS[hand[i]!]!
    if (card.kind !== 'contract') continue
    if (captains === 0 && !sailsTo(fleet, card.destination)) continue
    if (ownUnits[card.good]! + gold >= card.units) return true
    if (traders > 0 && card.units <= cargoReach(cargoOf(hand), traders)[card.good]!) return true
  }
  return false
}

function sailsTo(fleet: readonly CardIndex[], destination: number): boolean {
  for (let i = 0; i < fleet.length; i++) {
    if (CARDS[fleet[i]!]!.destination === destination) return true
  }
  return false
}

function cargoOf(hand: readonly CardIndex[]): CardIndex[] {
  return hand.filter((card) => CARDS[card]!.kind === 'goods' || CARDS[card]!.kind === 'gold')
}
