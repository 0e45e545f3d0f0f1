import { CARDS, type CardIndex, GOODS } from '../cards.ts'
import type { Stock } from './stock.ts'

/**
 * What a delivery gives up, as one number that orders like the list: helpers, gold cards, surplus units, cards. No
 * delivery has so many of one that it would spill into the next.
 */
export const CARD = 1
const SURPLUS = 1 << 7
const GOLD = 1 << 14
export const HELPER = 1 << 18
export const IMPOSSIBLE = 1 << 30

const SKIP = 1 << GOODS.length

/**
 * The least that any cargo gives up, for every need at once.
 *
 * A need is how many units of each kind are asked for; the table covers every need up to `most`. It is filled card by
 * card like a knapsack: a card either stays in the hand or counts as one of the kinds, and what it brings beyond the
 * need is surplus. Cards are added from the catalogue's end to its start, and `uses` keeps every best use of each card,
 * so that `load` can prefer the cards that stand first in the catalogue.
 */
export class CargoTable {
  /** What need k units more of a kind adds to a need's index. */
  readonly strides: readonly number[]
  private readonly stock: Stock
  private readonly most: readonly number[]
  private readonly size: number
  private readonly costs: Int32Array
  private readonly uses: Uint8Array

  constructor(stock: Stock, most: readonly number[]) {
    this.stock = stock
    this.most = most
    const strides: number[] = []
    let size = 1
    for (let good = GOODS.length - 1; good >= 0; good--) {
      strides[good] = size
      size *= most[good]! + 1
    }
    this.strides = strides
    this.size = size
    this.costs = new Int32Array(size).fill(IMPOSSIBLE)
    this.costs[0] = 0
    this.uses = new Uint8Array(size * stock.cargo.length)
    for (let i = stock.cargo.length - 1; i >= 0; i--) this.addCard(stock.cargo[i]!, i * size)
  }

  /** The least that a need costs, by its index; IMPOSSIBLE if the cargo does not reach. */
  cost(need: number): number {
    return this.costs[need]!
  }

  private addCard(card: CardIndex, layer: number): void {
    const { most, strides, costs, uses } = this
    const { kind, good, units } = CARDS[card]!
    const limit = (this.stock.traders.length + 1) * HELPER
    const price: number[] = []
    for (let as = 0; as < GOODS.length; as++) {
      if (kind === 'gold') price[as] = GOLD + CARD
      else price[as] = as === good ? CARD : HELPER + 2 * CARD
    }
    const need = [...most]
    // From the largest need down, so that what a card builds on is still without that card.
    for (let index = this.size - 1; index >= 0; index--) {
      let least = costs[index]!
      let best = SKIP
      for (let as = 0; as < GOODS.length; as++) {
        const asked = need[as]!
        if (asked === 0) continue
        const used = asked < units ? asked : units
        const cost = costs[index - used * strides[as]!]! + price[as]! + (units - used) * SURPLUS
        if (cost >= limit) continue
        if (cost < least) {
          least = cost
          best = 1 << as
        } else if (cost === least) best |= 1 << as
      }
      costs[index] = least
      uses[layer + index] = best
      stepDown(need, most)
    }
  }

  /**
   * The cargo that serves a need at the least cost: for each card of the stock the kind that it counts as, or -1. Of
   * several such cargoes it is the one whose cards stand first in the catalogue.
   */
  load(need: number): Int8Array {
    const { cargo } = this.stock
    // Every need that is still possible after the cards so far, with the way that led there.
    let open: Step[] = [{ need, as: -1, before: null }]
    for (let i = 0; i < cargo.length; i++) {
      const used = this.usesOf(cargo[i]!, i, open)
      open = used.length > 0 ? used : open.map((step) => ({ need: step.need, as: -1, before: step }))
    }
    const kinds = new Int8Array(cargo.length).fill(-1)
    let step: Step | null = open[0]!
    for (let i = cargo.length - 1; i >= 0; i--) {
      kinds[i] = step!.as
      step = step!.before
    }
    return kinds
  }

  private usesOf(card: CardIndex, layer: number, open: readonly Step[]): Step[] {
    const { units } = CARDS[card]!
    const used = new Map<number, Step>()
    for (const step of open) {
      const best = this.uses[layer * this.size + step.need]!
      for (let as = 0; as < GOODS.length; as++) {
        if ((best & (1 << as)) === 0) continue
        const asked = Math.floor(step.need / this.strides[as]!) % (this.most[as]! + 1)
        const need = step.need - Math.min(asked, units) * this.strides[as]!
        if (!used.has(need)) used.set(need, { need, as, before: step })
      }
    }
    return [...used.values()]
  }
}

interface Step {
  readonly need: number
  readonly as: number
  readonly before: Step | null
}

function stepDown(need: number[], most: readonly number[]): void {
  for (let good = GOODS.length - 1; good >= 0; good--) {
    if (need[good]! > 0) {
      need[good] = need[good]! - 1
      return
    }
    need[good] = most[good]!
  }
}
