import type { Seat } from '@south-street/engine'
import { CARDS, type CardIndex, DESTINATIONS, GOODS, NONE, PRICE, STARTING } from '../src/cards.ts'
import { CURRENT_SPACES, SPACES, type State } from '../src/state.ts'
import { readClock } from './clock.ts'
import { Outlook } from './outlook.ts'
import { Tally } from './tally.ts'

const OWN = 62
const RIVAL = 30
const AREA = 22
const TABLE = 22
const AREAS = 4
const EVERY_AREA = (1 << AREAS) - 1
const MONEY_STEPS = [5, 10, 15, 20, 30, 40, 60, 80]

/** All that matters; or in brief, without looking at what each rival needs: half as much work, for the linear value. */
export type Detail = 'brief' | 'full'

export function featureCount(players: number, detail: Detail): number {
  return OWN + (detail === 'full' ? RIVAL * (players - 1) : 0) + AREA * AREAS + TABLE
}

/** Ten sorts of card in the current supply, then the future supply in brief. */
const SORTS_OF_OFFER = 18

/**
 * What a value net sees of a position through one seat's eyes: the seat's own holdings, each rival's in clockwise order, the
 * four areas by how much they would help the seat, and the clock. Only what the seat may know enters: of the talons their
 * sizes, of rivals everything but an unused starting contract.
 */
export class Features {
  private readonly row: Float64Array
  /** How many rivals are looked at closely. */
  private readonly rivals: number
  /** By seat, as its rivals see it and then as it sees itself. */
  private readonly tallies: readonly Tally[]
  /** The cards that were read last, and a number for each area that goes up when they change. */
  private readonly cards = new Int16Array(AREAS * SPACES).fill(NONE)
  private readonly stamps = new Int32Array(AREAS)
  /** By area: cards in the current supply, and face up in all. */
  private readonly current = new Uint8Array(AREAS)
  private readonly faceUp = new Uint8Array(AREAS)
  private readonly dearest = new Uint8Array(AREAS)
  /** By tally and area: the most that a current card would help. */
  private readonly best = new Float64Array(10 * AREAS)
  private readonly bestOutlook = new Outlook(10 * AREAS)
  /** Whose offers stand in the row, and what they were read from. */
  private shown: Seat = NONE
  private readonly shownOutlook = new Outlook(AREAS)
  /** By steps clockwise from the seat: which tally, all money that could be raised, how many have more, points now. */
  private readonly who = new Uint8Array(5)
  private readonly wealth = new Float64Array(5)
  private readonly richer = new Uint8Array(5)
  private readonly score = new Float64Array(5)
  private highest = 0
  private second = 0
  /** What the seat's own numbers were read from last; nothing is read again that is still the same. */
  private readonly ownKey = new Float64Array(4)
  private ownCount = -1

  /** `remembers` says of a rival's card whether the bot still has it in mind. */
  constructor(players: number, detail: Detail, remembers: ((card: CardIndex) => boolean) | null = null) {
    this.rivals = detail === 'full' ? players - 1 : 0
    this.row = new Float64Array(featureCount(players, detail))
    this.tallies = Array.from({ length: 10 }, () => new Tally(remembers))
  }

  /** Good until the next call. */
  read(state: State, seat: Seat): Float64Array {
    if (seat !== this.shown) this.shownOutlook.forget()
    this.shown = seat
    for (let step = 0; step < state.players; step++) this.who[step] = (seat + step) % state.players
    this.who[0] = 5 + seat
    for (let step = 1; step < state.players; step++) this.load(state, seat, step)
    for (let step = 1; step <= this.rivals; step++) this.readHoldings(state, seat, step)
    this.ownCount = -1
    return this.readOn(state, seat, this.stampAreas(state.spaces) | EVERY_AREA)
  }

  /** The same of a position in which the rivals own what they did at the last call, which was for the same seat. */
  readAgain(state: State, seat: Seat): Float64Array {
    return this.readOn(state, seat, this.stampAreas(state.spaces))
  }

  /** `changed` has a bit for each area whose cards are others than before. */
  private readOn(state: State, seat: Seat, changed: number): Float64Array {
    const { players } = state
    this.load(state, seat, 0)
    const clock = readClock(
      players,
      this.cardsLeft(state, 0),
      this.cardsLeft(state, 1),
      this.cardsLeft(state, 2),
      this.cardsLeft(state, 3),
    )
    if (this.isOwnNew(state, seat, clock)) {
      this.compare(players)
      this.readOwn(state, seat, clock)
      for (let step = 1; step <= this.rivals; step++) this.readStanding(players, step)
    }
    for (let step = 1; step <= this.rivals; step++) this.readRival(state, seat, step, changed)
    const areas = OWN + RIVAL * this.rivals
    for (let area = 0; area < AREAS; area++) this.readArea(state, seat, area, areas + area * AREA)
    this.readTable(state, seat, clock, areas + AREAS * AREA)
    return this.row
  }

  /** Whether anything has changed that the seat's own numbers, or who is ahead of whom, depend on. Keeps it if so. */
  private isOwnNew(state: State, seat: Seat, clock: number): boolean {
    const { ownKey } = this
    const { counts } = this.tallies[this.who[0]!]!
    const money = state.money[seat]!
    const piece = state.pieces[seat]!
    const same =
      this.ownCount === counts &&
      ownKey[0] === money &&
      ownKey[1] === piece &&
      ownKey[2] === state.harbourMaster &&
      ownKey[3] === clock
    if (same) return false
    this.ownCount = counts
    ownKey[0] = money
    ownKey[1] = piece
    ownKey[2] = state.harbourMaster
    ownKey[3] = clock
    return true
  }

  private load(state: State, seat: Seat, step: number): void {
    const tally = this.tallies[this.who[step]!]!
    tally.load(state, (seat + step) % state.players, seat)
    this.wealth[step] = tally.wealth()
  }

  /** Who would be richest, and the points if the game ended now (PR-9.1 to PR-9.4). */
  private compare(players: number): void {
    const { wealth, richer, score } = this
    this.highest = 0
    this.second = 0
    for (let step = 0; step < players; step++) {
      const own = wealth[step]!
      if (own > this.highest) {
        this.second = this.highest
        this.highest = own
      } else if (own > this.second) this.second = own
      let above = 0
      for (let other = 0; other < players; other++) if (wealth[other]! > own) above++
      richer[step] = above
      const { points, bankers } = this.tallies[this.who[step]!]!
      score[step] = points + own / 10 + bankers * pointsPerBanker(players, above)
    }
  }

  /** How far a seat's wealth is above the best other's, from −1 to 1. */
  private lead(step: number): number {
    const own = this.wealth[step]!
    const other = own === this.highest ? this.second : this.highest
    return Math.max(-1, Math.min(1, (own - other) / 30))
  }

  private readOwn(state: State, seat: Seat, clock: number): void {
    const { row } = this
    const { players } = state
    const tally = this.tallies[this.who[0]!]!
    row[0] = tally.money / 40
    for (let i = 0; i < MONEY_STEPS.length; i++) row[1 + i] = tally.money + tally.paper >= MONEY_STEPS[i]! ? 1 : 0
    row[9] = tally.paper / 15
    row[10] = tally.points / 15
    row[11] = tally.ready / 50
    row[12] = tally.lackShip / 50
    for (let i = 0; i < 3; i++) row[13 + i] = tally.lackGoods[i]! / 50
    row[16] = tally.lackBoth / 50
    row[17] = tally.contracts / 4
    for (let good = 0; good < GOODS.length; good++) row[18 + good] = tally.units[good]! / 4
    row[22] = tally.gold / 4
    row[23] = tally.traders / 2
    row[24] = tally.captains / 2
    row[25] = tally.assistants / 2
    row[26] = tally.bankers / 3
    const richer = this.richer[0]!
    const paid = (tally.bankers * pointsPerBanker(players, richer)) / 6
    row[27] = paid
    row[28] = tally.spareShips / 3
    for (let i = 0; i < DESTINATIONS.length; i++) row[29 + i] = tally.ships[i]! > 0 ? 1 : 0
    const own = this.score[0]!
    let best = 0
    for (let step = 1; step < players; step++) best = Math.max(best, this.score[step]!)
    row[35] = own / 20
    row[36] = (own - best) / 10
    row[37] = richer === 0 ? 1 : 0
    row[38] = richer === 1 ? 1 : 0
    row[39] = state.pieces[seat]! === NONE ? 0 : 1
    const master = (state.harbourMaster - seat + players) % players
    for (let step = 0; step < 5; step++) row[40 + step] = step === master ? 1 : 0
    row[45] = (clock * tally.money) / 40
    row[46] = (clock * tally.ready) / 50
    row[47] = (clock * tally.lackShip) / 50
    row[48] = (clock * (tally.lackGoods[0]! + tally.lackGoods[1]! + tally.lackGoods[2]!)) / 50
    row[49] = (clock * tally.lackBoth) / 50
    row[50] = (clock * (tally.traders + tally.captains + tally.assistants)) / 4
    row[51] = (clock * tally.gold) / 4
    row[52] = (clock * tally.spareShips) / 3
    row[53] = ((1 - clock) * (own - best)) / 5
    row[54] = (clock * (tally.units[0]! + tally.units[1]! + tally.units[2]! + tally.units[3]!)) / 6
    row[55] = clock * (this.wealth[0]! >= 15 ? 1 : 0)
    const lead = this.lead(0)
    row[56] = lead
    row[57] = (lead * tally.bankers) / 3
    row[58] = (1 - clock) * paid
    row[59] = ((1 - clock) * lead * tally.bankers) / 3
    row[60] = clock * (tally.bankers / 3)
    row[61] = (clock * tally.points) / 15
  }

  /** What stays as it is while a rival does nothing. */
  private readHoldings(state: State, seat: Seat, step: number): void {
    const { row } = this
    const tally = this.tallies[this.who[step]!]!
    const base = OWN + RIVAL * (step - 1)
    const hand = state.hands[(seat + step) % state.players]!
    const cash = tally.money + tally.paper
    row[base + 0] = cash / 40
    row[base + 1] = cash >= 10 ? 1 : 0
    row[base + 2] = cash >= 20 ? 1 : 0
    row[base + 3] = cash >= 40 ? 1 : 0
    row[base + 4] = tally.points / 15
    row[base + 5] = tally.ready / 50
    row[base + 6] = tally.lackShip / 50
    row[base + 7] = (tally.lackGoods[0]! + tally.lackGoods[1]! + tally.lackGoods[2]!) / 50
    row[base + 8] = tally.lackBoth / 50
    row[base + 9] = tally.contracts / 4
    row[base + 10] = (tally.units[0]! + tally.units[1]! + tally.units[2]! + tally.units[3]!) / 6
    row[base + 11] = tally.gold / 4
    row[base + 12] = tally.traders / 2
    row[base + 13] = tally.captains / 2
    row[base + 14] = tally.assistants / 2
    row[base + 15] = tally.bankers / 3
    row[base + 22] = hand.length > 0 && STARTING[hand[0]!]! === 1 ? 1 : 0
    row[base + 27] = tally.spareShips / 3
  }

  /** How a rival stands beside the others. */
  private readStanding(players: number, step: number): void {
    const { row } = this
    const base = OWN + RIVAL * (step - 1)
    const richer = this.richer[step]!
    row[base + 16] = richer === 0 ? 1 : 0
    row[base + 17] = (this.tallies[this.who[step]!]!.bankers * pointsPerBanker(players, richer)) / 6
    row[base + 18] = this.score[step]! / 20
    row[base + 29] = this.lead(step)
  }

  private readRival(state: State, seat: Seat, step: number, changed: number): void {
    const { row } = this
    const who = this.who[step]!
    const rival = (seat + step) % state.players
    const base = OWN + RIVAL * (step - 1)
    row[base + 19] = state.pieces[rival]! === NONE ? 0 : 1
    row[base + 20] = state.harbourMaster === rival ? 1 : 0
    row[base + 21] = state.actor === rival ? 1 : 0
    for (let area = 0; area < AREAS; area++) {
      if ((changed & (1 << area)) !== 0) row[base + 23 + area] = this.bestOf(who, area)
    }
    row[base + 28] = state.area === NONE ? 0 : row[base + 23 + state.area]!
  }

  /** Takes the cards in, and returns a bit for each area where they are others than before. */
  private stampAreas(spaces: readonly CardIndex[]): number {
    const { cards } = this
    let news = 0
    for (let area = 0; area < AREAS; area++) {
      let changed = 0
      for (let space = area * SPACES; space < (area + 1) * SPACES; space++) {
        if (cards[space] === spaces[space]) continue
        cards[space] = spaces[space]!
        changed = 1
      }
      if (changed === 0) continue
      this.stamps[area] = this.stamps[area]! + 1
      this.countArea(area)
      news |= 1 << area
    }
    return news
  }

  private countArea(area: number): void {
    let current = 0
    let faceUp = 0
    let dearest = 0
    for (let i = 0; i < SPACES; i++) {
      const card = this.cards[area * SPACES + i]!
      if (card === NONE) continue
      if (PRICE[card]! > dearest) dearest = PRICE[card]!
      faceUp++
      if (i < CURRENT_SPACES) current++
    }
    this.current[area] = current
    this.faceUp[area] = faceUp
    this.dearest[area] = dearest
  }

  private cardsLeft(state: State, area: number): number {
    return state.talons[area]!.length + this.faceUp[area]!
  }

  private isSame(outlook: Outlook, place: number, tally: Tally, area: number): boolean {
    // More money than the dearest card asks for makes no difference.
    const budget = Math.min(tally.wealth(), this.dearest[area]!)
    return outlook.isSame(place, tally.versions[area]!, this.stamps[area]!, budget)
  }

  private bestOf(who: number, area: number): number {
    const tally = this.tallies[who]!
    const place = who * AREAS + area
    if (this.isSame(this.bestOutlook, place, tally, area)) return this.best[place]!
    let best = 0
    for (let space = area * SPACES; space < area * SPACES + CURRENT_SPACES; space++) {
      const card = this.cards[space]!
      if (card === NONE) continue
      const use = tally.use(card)
      if (use > best) best = use
    }
    this.best[place] = best
    return best
  }

  /** The most that a card of each sort would help the seat. */
  private readOffers(seat: Seat, area: number, base: number): void {
    const { row } = this
    const tally = this.tallies[5 + seat]!
    if (this.isSame(this.shownOutlook, area, tally, area)) return
    for (let i = base; i < base + SORTS_OF_OFFER; i++) row[i] = 0
    for (let i = 0; i < SPACES; i++) {
      const card = this.cards[area * SPACES + i]!
      if (card === NONE) continue
      const sort = SORT[card]!
      const help = sort < HELPER ? tally.use(card) : 1
      const kept = base + (i < CURRENT_SPACES ? sort : sort < HELPER ? 11 + sort : 17)
      row[kept] = Math.max(row[kept]!, help)
    }
  }

  private readArea(state: State, seat: Seat, area: number, base: number): void {
    const { row } = this
    this.readOffers(seat, area, base)
    const chosen = (state.chosen & (1 << area)) !== 0
    row[base + 18] = this.current[area]! / 4
    row[base + 19] = chosen ? 1 : 0
    row[base + 20] = state.area === area ? 1 : 0
    row[base + 21] = !chosen && this.faceUp[area]! > 0 ? 1 : 0
  }

  private readTable(state: State, seat: Seat, clock: number, base: number): void {
    const { row } = this
    const { players } = state
    row[base + 0] = clock
    for (let i = 0; i < 10; i++) row[base + 1 + i] = clock * 10 > i ? 1 : 0
    row[base + 11] = state.phase === 'choose' ? 1 : 0
    row[base + 12] = state.phase === 'ask' ? 1 : 0
    row[base + 13] = state.phase === 'decide' ? 1 : 0
    row[base + 14] = state.phase === 'finish' ? 1 : 0
    row[base + 15] = state.actor === seat ? 1 : 0
    let home = 0
    for (let other = 0; other < players; other++) {
      if (state.pieces[other]! === NONE) home++
    }
    row[base + 16] = home / 5
    // Still to be asked in this area, after the seat that is asked now.
    const waits = state.phase === 'ask' && state.pieces[seat]! === NONE && state.actor !== seat
    const before = (state.actor - state.harbourMaster + players) % players
    const own = (seat - state.harbourMaster + players) % players
    row[base + 17] = waits && (own === 0 || own > before) ? 1 : 0
    row[base + 18] = waits && own !== 0 && own < before ? 1 : 0
    const chosen = state.chosen
    row[base + 19] = ((chosen & 1) + ((chosen >> 1) & 1) + ((chosen >> 2) & 1) + ((chosen >> 3) & 1)) / 4
    row[base + 20] = seat === state.harbourMaster && home === 1 ? 1 : 0
  }
}

/** PR-9.3, PR-9.4 */
function pointsPerBanker(players: number, richer: number): number {
  if (players <= 3) return richer === 0 ? 2 : 0
  if (richer === 0) return 3
  return richer === 1 ? 1 : 0
}

/** What sort of help a card is; the sorts before HELPER are weighed, the others are just there or not. */
const SORTS = ['vp', 'ship', 'goods', 'gold', 'contract', 'money', 'captain', 'trader', 'assistant', 'banker']
const HELPER = 6
const SORT = Uint8Array.from(CARDS, (card) => SORTS.indexOf(card.kind))
