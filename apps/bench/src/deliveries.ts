import { type Random, seededRandom, shuffle } from '@south-street/engine'
import { bestDelivery, CARDS, type CardIndex, packetRow } from '@south-street/packet-row'
import { search } from './playouts.ts'

export interface Deliveries {
  readonly hands: number
  readonly p50Milliseconds: number
  readonly p99Milliseconds: number
  readonly maxMilliseconds: number
}

interface Hand {
  readonly hand: readonly CardIndex[]
  readonly fleet: readonly CardIndex[]
}

function measure(hands: readonly Hand[]): Deliveries {
  for (const { hand, fleet } of hands.slice(0, 2000)) bestDelivery(hand, fleet)
  const times = hands.map(({ hand, fleet }) => {
    const start = performance.now()
    bestDelivery(hand, fleet)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { hands: hands.length, p50Milliseconds: at(0.5), p99Milliseconds: at(0.99), maxMilliseconds: at(1) }
}

/** Every seat's hand at the end of every round of 1,000 random games; only hands that can deliver something count. */
export function measureGameHands(): Deliveries {
  const random = seededRandom('bench hands')
  const codes = new Uint16Array(search.maxCodes)
  const hands: Hand[] = []
  for (let game = 0; game < 1000; game++) {
    const players = 2 + (game % 4)
    const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
    for (let round = 0; state.actor >= 0; ) {
      const count = search.codes(state, state.actor, codes)
      search.applyCode(state, state.actor, codes[random.below(count)]!)
      if (state.round === round) continue
      round = state.round
      for (const [seat, hand] of state.hands.entries()) {
        const fleet = state.fleets[seat]!
        if (bestDelivery(hand, fleet) !== null) hands.push({ hand: [...hand], fleet: [...fleet] })
      }
    }
  }
  return measure(hands)
}

/** Far more than any game deals out: ten contracts, fourteen goods, ten gold, five traders, five captains, nine ships. */
export function measureFullHands(): Deliveries {
  const random = seededRandom('bench full hands')
  const hands = Array.from({ length: 200 }, () => ({
    hand: [
      ...draw('contract', 10, random),
      ...draw('goods', 14, random),
      ...draw('gold', 10, random),
      ...draw('trader', 5, random),
      ...draw('captain', 5, random),
    ],
    fleet: draw('ship', 9, random),
  }))
  return measure(hands)
}

function draw(kind: string, count: number, random: Random): CardIndex[] {
  const all = CARDS.flatMap((card, index) => (card.kind === kind ? [index] : []))
  return shuffle(all, random).slice(0, count)
}
