import type { Seat } from '@south-street/engine'
import {
  AREAS,
  ASSISTANT,
  BANKER,
  CAPTAIN,
  CARDS,
  type CardIndex,
  CONTRACT,
  DESTINATION,
  DESTINATIONS,
  GOLD,
  GOOD,
  GOODS,
  GOODS_CARD,
  KIND,
  MONEY,
  POINTS,
  PRICE,
  REWARD,
  STARTING,
  TRADER,
  UNITS,
  VALUE,
  VP,
} from '../src/cards.ts'
import type { State } from '../src/state.ts'

const [GUILDHALL, DOCKS, MARKET] = [AREAS.indexOf('guildhall'), AREAS.indexOf('docks'), AREAS.indexOf('market')]
/** More units of one kind, and more dollars to one destination, than all cards of the game together. */
const MOST_UNITS = 64
const MOST_WANTED = 256

/** Cards that help alike have the same place in `help`: goods by kind and units, gold by units, ships by destination. */
const MOST_ON_A_CARD = 3
const FIRST_GOLD = GOODS.length * MOST_ON_A_CARD
const FIRST_SHIP = FIRST_GOLD + MOST_ON_A_CARD + 1
const SORTS_OF_HELP = FIRST_SHIP + DESTINATIONS.length
/** The others' place stays empty. Some of them help everybody alike. */
const SORT_OF_HELP = Uint8Array.from(CARDS, ({ kind, good, units, destination }) => {
  if (kind === 'goods') return good * MOST_ON_A_CARD + units
  if (kind === 'gold') return FIRST_GOLD + units
  return kind === 'ship' ? FIRST_SHIP + destination : 0
})
const FIXED_HELP = Float64Array.from(CARDS, ({ points, value }) => points / 4 + value / 8)

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
  /** By destination: 1 where a ship sails for a contract. */
  readonly served = new Uint8Array(DESTINATIONS.length)
  private readonly held = new Int16Array(40)

  /** Goes up whenever other cards are counted. */
  counts = 0
  /** By area: goes up whenever `use` may have changed its mind about a card of that deck, money aside. */
  readonly versions = new Int32Array(AREAS.length)
  /** What `use` goes by, each list as one number. */
  private needed = 0
  private bound = 0
  private stocked = 0
  /** How much a card of each sort would help, prices aside. */
  private readonly help = new Float64Array(SORTS_OF_HELP)
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
    // Of its own cards nobody forgets any.
    if ((this.remembers === null || seat === viewer) && this.isCounted(hand, fleet, seat === viewer)) return
    this.counts++
    this.paper = 0
    this.points = 0
    this.bankers = 0
    this.traders = 0
    this.captains = 0
    this.assistants = 0
    this.contracts = 0
    this.gold = 0
    // Loops, since `fill` costs more than that on arrays as short as these.
    for (let i = 0; i < GOODS.length; i++) this.units[i] = 0
    for (let i = 0; i < DESTINATIONS.length; i++) this.ships[i] = 0
    for (let i = 0; i < hand.length; i++) {
      if (seat === viewer || this.remembers === null || this.remembers(hand[i]!)) this.count(hand[i]!, seat === viewer)
    }
    for (let i = 0; i < fleet.length; i++) {
      const destination = DESTINATION[fleet[i]!]!
      this.ships[destination] = this.ships[destination]! + 1
    }
    this.spareShips = fleet.length
    this.match()
    this.renewVersions()
  }

  private renewVersions(): void {
    const { need, units, wanted, ships, versions } = this
    let needed = 0
    let stocked = 0
    for (let i = 0; i < GOODS.length; i++) {
      needed = needed * MOST_UNITS + need[i]!
      stocked = stocked * MOST_UNITS + units[i]!
    }
    let bound = 0
    for (let i = 0; i < DESTINATIONS.length; i++) {
      bound = bound * MOST_WANTED + wanted[i]!
      stocked = stocked * 2 + (ships[i]! > 0 ? 1 : 0)
    }
    if (stocked !== this.stocked) versions[GUILDHALL] = versions[GUILDHALL]! + 1
    this.stocked = stocked
    if (needed === this.needed && bound === this.bound) return
    versions[DOCKS] = versions[DOCKS]! + 1
    if (needed !== this.needed) versions[MARKET] = versions[MARKET]! + 1
    this.needed = needed
    this.bound = bound
    this.weighHelp()
  }

  private weighHelp(): void {
    const { help, need, wanted } = this
    const all = need[0]! + need[1]! + need[2]! + need[3]!
    for (let units = 1; units <= MOST_ON_A_CARD; units++) {
      for (let good = 0; good < GOODS.length; good++) {
        help[good * MOST_ON_A_CARD + units] = Math.min(units, need[good]!) / 3
      }
      help[FIRST_GOLD + units] = Math.min(units, all) / 3
    }
    for (let i = 0; i < DESTINATIONS.length; i++) help[FIRST_SHIP + i] = Math.min(1, wanted[i]! / 35)
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

  private count(card: CardIndex, own: boolean): void {
    const kind = KIND[card]!
    if (kind === GOODS_CARD) this.units[GOOD[card]!] = this.units[GOOD[card]!]! + UNITS[card]!
    else if (kind === CONTRACT) {
      if (own || STARTING[card]! === 0) this.held[this.contracts++] = card
    } else if (kind === VP) this.points += POINTS[card]!
    else if (kind === MONEY) this.paper += VALUE[card]!
    else if (kind === GOLD) this.gold += UNITS[card]!
    else if (kind === BANKER) this.bankers++
    else if (kind === CAPTAIN) this.captains++
    else if (kind === TRADER) this.traders++
    else if (kind === ASSISTANT) this.assistants++
  }

  /** Gives goods, gold, ships and helpers to the contracts, the larger ones first. Close to the best delivery, and fast. */
  private match(): void {
    this.ready = 0
    this.lackShip = 0
    this.lackBoth = 0
    for (let i = 0; i < 3; i++) this.lackGoods[i] = 0
    for (let i = 0; i < GOODS.length; i++) this.need[i] = 0
    for (let i = 0; i < DESTINATIONS.length; i++) {
      this.wanted[i] = 0
      this.served[i] = 0
    }
    for (let size = 5; size > 0; size--) {
      for (let i = 0; i < this.contracts; i++) {
        const card = this.held[i]!
        if (UNITS[card]! === size) this.serve(GOOD[card]!, size, DESTINATION[card]!, REWARD[card]!)
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

  /** All the money that the seat could raise. */
  wealth(): number {
    return this.money + this.paper + this.ready
  }

  /**
   * How much a card would help the seat, roughly from 0 to 1. Contracts lie in the guildhall, ships and gold in the docks, goods in
   * the market: `versions` relies on that.
   */
  use(card: CardIndex): number {
    if (PRICE[card]! > this.wealth()) return 0
    // Looked up, since no processor can foresee which kind comes next.
    if (KIND[card]! !== CONTRACT) return FIXED_HELP[card]! + this.help[SORT_OF_HELP[card]!]!
    const covered = Math.min(UNITS[card]!, this.units[GOOD[card]!]!) / UNITS[card]!
    const sails = this.ships[DESTINATION[card]!]! > 0 ? 1 : 0
    return (REWARD[card]! / 35) * (0.3 + 0.35 * sails + 0.35 * covered)
  }
}
