import { CARDS, type CardIndex, type Destination, type Good } from '../../src/cards.ts'
import type { Cargo, Delivery, LadenShip } from '../../src/delivery/delivery.ts'
import { total } from '../board/total.ts'

/** Units of one card that serve one contract. */
export interface Lot {
  readonly cargo: Cargo
  readonly good: Good
  readonly units: number
  /** Units of the card that nobody asked for (PR-6.8), told with its last lot. */
  readonly lost: number
}

export interface Consignment {
  readonly contract: CardIndex
  readonly lots: readonly Lot[]
}

/** One ship of a delivery and what it carries. */
export interface Voyage {
  readonly ship: LadenShip
  readonly to: Destination
  readonly consignments: readonly Consignment[]
  readonly reward: number
}

function goodOf(cargo: Cargo): Good {
  return cargo.as ?? CARDS[cargo.card]!.good
}

/** Divides the goods of a delivery among its contracts (PR-6.7), for the eye: the rules only ask for the sums. */
export function loadVoyages(delivery: Delivery): readonly Voyage[] {
  const holds = delivery.goods.map((cargo) => ({ cargo, good: goodOf(cargo), left: CARDS[cargo.card]!.units }))
  const consign = (contract: CardIndex): { cargo: Cargo; good: Good; units: number }[] => {
    const { good, units } = CARDS[contract]!
    let asked = units
    return holds.flatMap((hold) => {
      const given = hold.good === good ? Math.min(asked, hold.left) : 0
      hold.left -= given
      asked -= given
      return given > 0 ? [{ cargo: hold.cargo, good, units: given }] : []
    })
  }
  const shares = new Map(delivery.contracts.map((contract) => [contract, consign(contract)]))
  const told = new Set<CardIndex>()
  const lostOf = (cargo: Cargo): number => {
    if (told.has(cargo.card)) return 0
    told.add(cargo.card)
    return holds.find((hold) => hold.cargo === cargo)!.left
  }
  return delivery.ships.map((ship) => {
    const to = ship.to ?? CARDS[ship.card]!.destination
    const contracts = delivery.contracts.filter((contract) => CARDS[contract]!.destination === to)
    return {
      ship,
      to,
      reward: total(contracts, 'reward'),
      consignments: contracts.map((contract) => ({
        contract,
        lots: shares.get(contract)!.map((share) => ({ ...share, lost: lostOf(share.cargo) })),
      })),
    }
  })
}

/** By kind of goods, the units that are lost. */
export function lostUnits(delivery: Delivery): readonly { readonly good: Good; readonly units: number }[] {
  const surplus = new Map<Good, number>()
  for (const cargo of delivery.goods) {
    surplus.set(goodOf(cargo), (surplus.get(goodOf(cargo)) ?? 0) + CARDS[cargo.card]!.units)
  }
  for (const contract of delivery.contracts) {
    const { good, units } = CARDS[contract]!
    surplus.set(good, (surplus.get(good) ?? 0) - units)
  }
  return [...surplus].filter(([, units]) => units > 0).map(([good, units]) => ({ good, units }))
}
