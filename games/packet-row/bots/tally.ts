import type { Seat } from '@south-street/engine'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../src/cards.ts'
import type { State } from '../src/state.ts'

/** What a seat owns, counted up: what its contracts still lack, and what is left over. Loaded again and again. */
export class Tally {
  money = 0
  /** On money cards. */
  paper = 0
  points = 0
  bankers = 0
  traders = 0
  captains = 0
  assistants = 0
  contracts = 0
  /** Gold units that no contract needs yet. */
  gold = 0
  /** Ships that no contract needs yet. */
  spareShips = 0
  /** Dollars of the contracts that lack nothing; only a ship; 1, 2, more units of goods; ship and goods. */
  ready = 0
  lackShip = 0
  readonly lackGoods = new Float64Array(3)
  lackBoth = 0
  /** By kind of goods: units that contracts still lack, and units that nothing needs. */
  readonly need = new Int16Array(GOODS.length)
  readonly units = new Int16Array(GOODS.length)
  readonly ships = new Uint8Array(DESTINATIONS.length)
  /** By destination: dollars of the contracts that want a ship there and have none. */
  readonly wanted = new Int16Array(DESTINATIONS.length)
  private readonly held = new Int16Array(40)
  private readonly served = new Uint8Array(DESTINATIONS.length)

  private readonly counted = new Int16Array(200)
  private countedLength = 0
  private readonly remembers: ((card: CardIndex) => boolean) | null

  /** Without a memory of its own it forgets nothing, and need not count the same cards twice. */
  constructor(remembers: ((card: CardIndex) => boolean) | null = null) {
    this.remembers = remembers
  }

  /** Counts what the viewer may know of the seat: of a rival everything but the starting contract (PR-7.2). */
  load(state: State, seat: Seat, viewer: Seat): void {
    this.money = state.money[seat]!
    const hand = state.hands[seat]!
    const fleet = state.fleets[seat]!
    if (this.remembers === null && this.isCounted(hand, fleet, seat === viewer)) return
    this.paper = 0
    this.points = 0
    this.bankers = 0
    this.traders = 0
    this.captains = 0
    this.assistants = 0
    this.contracts = 0
    this.gold = 0
    this.units.fill(0)
    this.ships.fill(0)
    for (let i = 0; i < hand.length; i++) {
      if (seat === viewer || this.remembers === null || this.remembers(hand[i]!)) this.count(hand[i]!, seat === viewer)
    }
    for (let i = 0; i < fleet.length; i++) {
      const { destination } = CARDS[fleet[i]!]!
      this.ships[destination] = this.ships[destination]! + 1
    }
    this.spareShips = fleet.length
    this.match()
  }

  /** Whether these are the very cards that were counted last: then nothing has to be done. Remembers them if not. */
  private isCounted(hand: readonly CardIndex[], fleet: readonly CardIndex[], own: boolean): boolean {
    const { counted } = this
    const length = hand.length + fleet.length + 2
    let same = this.countedLength === length && counted[0] === (own ? 1 : 0) && counted[1] === hand.length
    for (let i = 0; same && i < hand.length; i++) same = counted[2 + i] === hand[i]
    for (let i = 0; same && i < fleet.length; i++) same = counted[2 + hand.length + i] === fleet[i]
    if (same) return true
    this.countedLength = length
    counted[0] = own ? 1 : 0
    counted[1] = hand.length
    for (let i = 0; i < hand.length; i++) counted[2 + i] = hand[i]!
    for (let i = 0; i < fleet.length; i++) counted[2 + hand.length + i] = fleet[i]!
    return false
  }

  private count(index: CardIndex, own: boolean): void {
    const card = CARDS[index]!
    switch (card.kind) {
      case 'vp':
        this.points += card.points
        return
      case 'goods':
        this.units[card.good] = this.units[card.good]! + card.units
        return
      case 'contract':
        if (own || !card.starting) this.held[this.contracts++] = index
        return
      case 'money':
        this.paper += card.value
        return
      case 'gold':
        this.gold += card.units
        return
      case 'banker':
        this.bankers++
        return
      case 'captain':
        this.captains++
        return
      case 'trader':
        this.traders++
        return
      case 'assistant':
        this.assistants++
    }
  }

  /** Gives goods, gold, ships and helpers to the contracts, the larger ones first. Close to the best delivery, and fast. */
  private match(): void {
    this.ready = 0
    this.lackShip = 0
    this.lackBoth = 0
    this.lackGoods.fill(0)
    this.need.fill(0)
    this.wanted.fill(0)
    this.served.fill(0)
    for (let size = 5; size > 0; size--) {
      for (let i = 0; i < this.contracts; i++) {
        const contract = CARDS[this.held[i]!]!
        if (contract.units === size) this.serve(contract.good, size, contract.destination, contract.reward)
      }
    }
  }

  private serve(good: number, size: number, destination: number, reward: number): void {
    const used = Math.min(size, this.units[good]!)
    this.units[good] = this.units[good]! - used
    const golden = Math.min(size - used, this.gold)
    this.gold -= golden
    const missing = size - used - golden
    this.need[good] = this.need[good]! + missing
    const sails = this.findShip(destination)
    if (!sails) this.wanted[destination] = this.wanted[destination]! + reward
    if (missing === 0) {
      if (sails) this.ready += reward
      else this.lackShip += reward
    } else if (sails) {
      const lack = Math.min(missing, 3) - 1
      this.lackGoods[lack] = this.lackGoods[lack]! + reward
    } else {
      this.lackBoth += reward
    }
  }

  private findShip(destination: number): boolean {
    if (this.served[destination] === 1) return true
    if (this.ships[destination]! > 0) this.spareShips--
    else if (this.captains > 0 && this.spareShips > 0) {
      this.captains--
      this.spareShips--
    } else return false
    this.served[destination] = 1
    return true
  }

  /** How much a card would help the seat, roughly from 0 to 1. */
  use(index: CardIndex): number {
    const card = CARDS[index]!
    if (card.price > this.money + this.paper + this.ready) return 0
    switch (card.kind) {
      case 'vp':
        return card.points / 4
      case 'ship':
        return Math.min(1, this.wanted[card.destination]! / 35)
      case 'goods':
        return Math.min(card.units, this.need[card.good]!) / 3
      case 'gold':
        return Math.min(card.units, this.need[0]! + this.need[1]! + this.need[2]! + this.need[3]!) / 3
      case 'contract': {
        const covered = Math.min(card.units, this.units[card.good]!) / card.units
        const sails = this.ships[card.destination]! > 0 ? 1 : 0
        return (card.reward / 35) * (0.3 + 0.35 * sails + 0.35 * covered)
      }
      case 'money':
        return card.value / 8
      default:
        return 0
    }
  }
}
